/// Union–find over `0..<count`; the smallest member represents its set.
struct DisjointSets {
    private var parent: [Int]

    init(count: Int) { parent = Array(0..<count) }

    mutating func root(of member: Int) -> Int {
        var current = member
        while parent[current] != current {
            parent[current] = parent[parent[current]]
            current = parent[current]
        }
        return current
    }

    mutating func join(_ a: Int, _ b: Int) {
        let first = root(of: a)
        let second = root(of: b)
        if first < second { parent[second] = first } else { parent[first] = second }
    }
}
