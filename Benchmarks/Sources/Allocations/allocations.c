#define _GNU_SOURCE
#include "include/allocations.h"
#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

// An executable's own malloc takes the place of the C library's for every library in the process; glibc keeps its
// allocator under these names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static uint64_t count;

static void note(void) { __atomic_store_n(&count, __atomic_load_n(&count, __ATOMIC_RELAXED) + 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
    note();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    note();
    return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
    note();
    return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
    note();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    void *made = memalign(alignment, size);
    if (made == NULL) return ENOMEM;
    *result = made;
    return 0;
}

uint64_t allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

uint64_t heap_bytes(void) {
    struct mallinfo2 now = mallinfo2();
    return now.uordblks + now.hblkhd;
}

uint64_t resident_bytes(void) {
    long total = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL) return 0;
    if (fscanf(file, "%ld %ld", &total, &resident) != 2) resident = 0;
    fclose(file);
    return (uint64_t)resident * (uint64_t)sysconf(_SC_PAGESIZE);
}

double monotonic_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}
