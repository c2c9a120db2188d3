// Counts the process's allocations and tells its memory. Ours and the peers' programs link the same file.
#pragma once
#include <stdint.h>

/// How often malloc and its relatives have been called so far.
uint64_t allocation_count(void);
/// How many bytes are allocated now, on the heap and in pages of their own.
uint64_t heap_bytes(void);
/// How many bytes of the process are in memory.
uint64_t resident_bytes(void);
/// Seconds of a clock that never goes back.
double monotonic_seconds(void);
