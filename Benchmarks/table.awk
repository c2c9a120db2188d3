# Prints the table of Benchmarks/run from lines `whose name median`; exits with 1 if a goal that no machine excuses is missed.
{ m[$1, $2] = $3 }

function ratio(them, us) { return us > 0 ? them / us : 0 }
function times(r) { return r > 0 ? sprintf(r < 1 ? "%.2f ×" : "%.1f ×", r) : "" }
function number(v) { return v == "" ? "" : v >= 1000 ? sprintf("%d", v) : v >= 100 ? sprintf("%.0f", v) : sprintf("%.2f", v) }
function line(text, us, qt, gtk, rq, rg, goal, ok) {
    printf "%-52s %8s %8s %8s %9s %9s  %-26s %s\n", text, number(us), number(qt), number(gtk), rq, rg, goal, ok
}
function verdict(good) { return good ? "met" : "MISSED" }

# How many times as much the peers take; goals of 0 are none.
function compared(text, us, qt, gtk, goalQt, goalGtk,    goal, good) {
    goal = goalQt ? "Qt " goalQt " ×" : ""
    if (goalGtk) goal = goal ", GTK " goalGtk " ×"
    good = (!goalQt || ratio(qt, us) >= goalQt) && (!goalGtk || ratio(gtk, us) >= goalGtk)
    line(text, us, qt, gtk, times(qt == "" ? 0 : ratio(qt, us)), times(gtk == "" ? 0 : ratio(gtk, us)), goal, goal == "" ? "" : verdict(good))
}

# A number that has a limit wherever it is measured.
function limited(text, us, qt, gtk, most) {
    line(text, us, qt, gtk, "", "", "at most " most, verdict(us <= most))
    if (us > most) failed = 1
}

# Beside one peer.
function beside(text, name, who, goal) { against(text, m["ours", name], m[who, name], goal) }

# Two numbers; a goal of 0 is none.
function against(text, us, them, goal) {
    if (us == "" || them == "") return
    printf "%-52s %8s %8s %8s  %-26s %s\n", text, number(us), number(them), times(ratio(them, us)), goal ? goal " ×" : "", goal ? verdict(ratio(them, us) >= goal) : ""
}

# A system of constraints alone, beside kiwi's of the same.
function solved(count, goal, name, text) { against(text, m["ours", "system." count "." name], m["kiwi", "layout." count "." name], goal) }

# The same with views, which kiwi has none of: no goal.
function views(count, name, text) { against(text, m["ours", "layout." count "." name], m["kiwi", "layout." count "." name], 0) }

# Ten times the views in about ten times the time.
function grown(text, what, name,    us, small) {
    us = m["ours", what ".1000." name]
    small = m["ours", what ".100." name]
    if (us == "" || small == "") return
    printf "%-52s %8s %8s %8s  %-26s %s\n", text, number(us), number(small), times(us / small), "at most 15 ×", verdict(us / small <= 15)
}

function least(a, b) { return a < b ? a : b }

END {
    printf "\nMedians of %d rounds. Drags: 280 × 40 points at 2x, from the finger's motion to pixels in memory.\n\n", rounds
    printf "%-52s %8s %8s %8s %8s %8s  %s\n", "", "ours", "Qt", "GTK", "Qt/ours", "GTK/ours", "goal"
    for (i = 1; i <= 2; i++) {
        way = i == 1 ? "near" : "far"
        said = i == 1 ? "4 pixels" : "a third of the track"
        qt = least(m["qt", "drag." way], m["qt", "window." way])
        compared("drag step, " said ", µs", m["ours", "drag." way], qt, m["gtk", "drag." way], 8, 150)
        compared("  beside Qt's pictures at 1x, blown up", m["ours", "drag." way], m["qt", "blurred." way], "", 8, 0)
        line("  damage, pixels of 44800", m["ours", "verify." way ".damage"], 44800, 44800)
        limited("  steps that don't change the picture, of 399", m["ours", "verify." way ".same"], m["qt", "verify." way ".same"], m["gtk", "verify." way ".same"], 0)
        limited("  pictures other than a full repaint's, of 400", m["ours", "verify." way ".wrong"], "", "", 0)
    }
    compared("drag step, 4 pixels, all repainted, µs", m["ours", "drag.full"], least(m["qt", "drag.near"], m["qt", "window.near"]), m["gtk", "drag.near"], 4, 0)
    compared("  beside Qt's pictures at 1x, blown up", m["ours", "drag.full"], m["qt", "blurred.near"], "", 4, 0)
    compared("one of 10000 made, laid out and drawn, µs", m["ours", "many.time"], m["qt", "many.time"], m["gtk", "many.time"], 2, 0)
    compared("  made and laid out only, µs", m["ours", "many.laidout"], m["qt", "many.made"], m["gtk", "many.made"], 2, 0)
    compared("  heap, bytes", m["ours", "many.heap"], m["qt", "many.heap"], m["gtk", "many.heap"], 2, 0)
    compared("  resident, bytes", m["ours", "many.resident"], m["qt", "many.resident"], m["gtk", "many.resident"], 2, 0)
    line("  allocations", m["ours", "many.allocations"], m["qt", "many.allocations"], m["gtk", "many.allocations"])
    us = m["ours", "crowd.near"]
    line("drag step among 10000, 4 pixels, µs", us, "", "", "", "", "as alone, within a tenth", verdict(us <= 1.1 * m["ours", "drag.near"]))
    limited("allocations, drag step of 4 pixels", m["ours", "allocations.drag.near"], m["qt", "allocations.drag.near"], m["gtk", "allocations.drag.near"], 0)
    limited("  of a third of the track", m["ours", "allocations.drag.far"], m["qt", "allocations.drag.far"], m["gtk", "allocations.drag.far"], 0)
    # Taking a method of its object to call it makes a closure.
    limited("  with a target and an action that hear it", m["ours", "allocations.drag.heard"], "", "", 1)
    limited("  value set, laid out and painted", m["ours", "allocations.value.painted"], "", "", 0)
    limited("  value set", m["ours", "allocations.value"], "", "", 0)
    limited("  event sent to both", m["ours", "allocations.event"], "", "", 1)
    limited("bytes that a drag leaves behind", m["ours", "leak"], "", "", 0)

    printf "\n%-52s %8s %8s %8s  %s\n", "", "ours", "theirs", "ratio", "goal"
    beside("value changed, one listens, ns (GTK)", "value.heard", "gtk", 1)
    beside("mouse moved to pixel changed in a window, µs (GTK)", "latency.median", "gtk", 1)
    beside("  all but one of twenty, µs", "latency.p95", "gtk", 0)
    beside("slider and label to PNG, from start to end, ms (Qt)", "start.text.time", "qt", 1)
    beside("  without text, ms (Qt)", "start.plain.time", "qt", 2)
    beside("  memory at most, MB (Qt)", "start.text.memory", "qt", 1)
    beside("  beside Chromium without a window, ms", "start.text.time", "chromium", 2)
    beside("  memory of its first process, MB", "start.text.memory", "chromium", 2)
    for (i = 10; i <= 100; i *= 10) {
        goal = i == 100 ? 2 : 0
        solved(i, goal, "build", "constraints of " i " parts solved, µs (kiwi)")
        solved(i, goal, "steady", "  an edit that moves none, µs")
        solved(i, goal, "crossing", "  an edit that takes their room, µs")
    }
    grown("constraints of 1000 parts solved, µs (100 parts)", "system", "build")
    grown("  an edit that moves none, µs", "system", "steady")
    grown("  an edit that takes their room, µs", "system", "crossing")
    printf "With views, their layout included, beside kiwi's constraints alone:\n"
    views(100, "build", "100 views constrained and laid out, µs")
    views(100, "steady", "  an edit that moves none, µs")
    views(100, "crossing", "  an edit that takes their room, µs")
    grown("1000 views constrained and laid out, µs (100 views)", "layout", "build")
    beside("xib of 81 views read and made, µs (GtkBuilder)", "nib.both", "gtk", 3)
    line("  read", m["ours", "nib.read"])
    line("  made", m["ours", "nib.build"])
    beside("1000 rows scrolled by 7 points, µs (Qt)", "scroll", "qt", 1)
    beside("slider made, drawn and compared, µs (Qt)", "assertion", "qt", 1)
    exit failed
}
