// Runs a command several times and prints how long it took from its start to its end, in milliseconds, and the most memory that it had.
//   spawn NAME COUNT COMMAND...
#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec + time.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
    if (argc < 4) return 2;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    for (int i = 0; i < atoi(argv[2]); i++) {
        double start = now();
        pid_t child;
        struct rusage usage;
        int status;
        if (posix_spawnp(&child, argv[3], &actions, NULL, argv + 3, environ) != 0) return 1;
        if (wait4(child, &status, 0, &usage) != child || status != 0) return 1;
        printf("%s.time %.3f\n%s.memory %.3f\n", argv[1], (now() - start) * 1e3, argv[1], usage.ru_maxrss / 1024.0);
    }
    return 0;
}
