import Foundation

/// The sources that tests may import, found when a test first imports them.
struct LibraryShelf {
    let root: String
    private(set) var sets: [SourceSet] = []
    private let rootNames: Set<String>
    private var names: [[String]] = []
    private var places: [String: Int] = [:]

    init(root: String, projects: [TestFinder.XcodeProjectFile]) {
        self.root = root
        let own = projects.filter { $0.folder == root }.flatMap(\.products)
        rootNames = Set(DemoLibrary.modules(in: root)).union(own).union([SourceFinder.moduleName(for: root)])
    }

    /// The place in ``sets`` of what the bundle imports; nil when it imports nothing of the project.
    mutating func libraries(of bundle: TestBundle) -> Int? {
        let imports = DemoLibrary.imports(of: bundle.files)
        // An app of a project further down includes the library that it shows.
        let ofProject = imports.intersection(bundle.products).subtracting(rootNames)
        if !ofProject.isEmpty, let folder = bundle.projectFolder { return place(folder, imports.intersection(bundle.products.union(rootNames)), bundle.products.union(rootNames)) }
        let ofRoot = imports.intersection(rootNames)
        return ofRoot.isEmpty ? nil : place(root, ofRoot, rootNames)
    }

    /// The modules that a set stands for, each with the name that it is compiled under.
    func names(of index: Int) -> [String: String] {
        Dictionary(uniqueKeysWithValues: names[index].map { ($0, sets[index].moduleName) })
    }

    /// Finds a folder's sources; they are compiled under the first name that a test imports.
    private mutating func place(_ folder: String, _ imported: Set<String>, _ all: Set<String>) -> Int? {
        if let index = places[folder] {
            names[index] = Array(Set(names[index]).union(all))
            return index
        }
        guard var found = try? SourceFinder(folder).find(swiftVersion: nil), !found.files.isEmpty else { return nil }
        found.moduleName = SourceFinder.moduleName(for: imported.sorted()[0])
        sets.append(found)
        names.append(Array(all.union(found.siblings)))
        places[folder] = sets.count - 1
        return sets.count - 1
    }
}
