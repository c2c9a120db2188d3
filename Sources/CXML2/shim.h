// Empty on purpose: libxml2's headers bring ICU's, which clash with Foundation's in Swift. CNibXML includes them in C, and this module brings
// the compiler's and the linker's flags.
