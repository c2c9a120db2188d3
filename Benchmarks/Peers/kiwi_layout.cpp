// kiwi's side of Benchmarks/run: the row of Layouts.swift, as the same constraints for its solver alone, without views.
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <kiwi/kiwi.h>
#include <vector>

using namespace kiwi;

struct Row {
    Solver solver;
    Variable width;
    std::vector<Variable> lefts, widths;
    explicit Row(int count) : lefts(count), widths(count) {}
    double wish() const { return lefts.size() * 108.0 + 8; }

    void build() {
        solver.addEditVariable(width, strength::create(1000, 0, 0, 1));
        solver.suggestValue(width, wish() + 50);
        for (size_t i = 0; i < lefts.size(); i++) {
            if (i == 0) solver.addConstraint(Constraint(lefts[i] == 8));
            else solver.addConstraint(Constraint(lefts[i] == lefts[i - 1] + widths[i - 1] + 8));
            solver.addConstraint(Constraint(widths[i] >= 20));
            solver.addConstraint((widths[i] == 100) | strength::medium);
        }
        solver.addConstraint(Constraint(lefts.back() + widths.back() + 8 <= width));
        solver.updateVariables();
    }

    void edit(double constant) {
        solver.suggestValue(width, constant);
        solver.updateVariables();
    }

    void check(double room) const {
        double end = lefts.back().value() + widths.back().value(), right = std::fmin(wish() - 8, room - 8);
        if (std::fabs(end - right) > 0.01) {
            fprintf(stderr, "the last view ends at %f in %f\n", end, room);
            exit(1);
        }
    }
};

static double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

int main(int argc, char **argv) {
    int count = argc > 1 ? atoi(argv[1]) : 10;
    int repeats = count < 4000 ? 4000 / count : 1;
    double build = 0, steady = 0, crossing = 0;
    for (int i = 0; i < repeats; i++) {
        Row row(count);
        double start = now();
        row.build();
        double built = now();
        row.check(row.wish() + 50);
        for (int step = 0; step < 100; step++) row.edit(row.wish() + 20 + step % 2);
        double steadied = now();
        row.edit(row.wish() / 2);
        crossing += now() - steadied;
        row.check(row.wish() / 2);
        build += built - start;
        steady += (steadied - built) / 100;
    }
    printf("layout.%d.build %.3f\nlayout.%d.steady %.3f\nlayout.%d.crossing %.3f\n", count, build / repeats * 1e6, count,
           steady / repeats * 1e6, count, crossing / repeats * 1e6);
    return 0;
}
