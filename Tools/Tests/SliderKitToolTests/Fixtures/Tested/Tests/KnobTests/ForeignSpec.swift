import Nowhere
import XCTest

final class ForeignSpec: NowhereCase {}
