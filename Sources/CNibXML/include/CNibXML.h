// The part of libxml2's SAX interface that nibs need, without its headers: those bring ICU's, which clash with Foundation's in Swift.
#ifndef SLIDERKIT_CNIBXML_H
#define SLIDERKIT_CNIBXML_H

#include <stddef.h>

typedef struct {
    // An element begins. `attributes` are pairs of name and value. What is not 0 stops the parser.
    int (*begin)(void *user, const char *name, const char *const *attributes, size_t count, int line);
    void (*end)(void *user);
    void (*text)(void *user, const char *text, size_t length);
} NibXMLHandler;

typedef enum { NibXMLRead, NibXMLStopped, NibXMLMalformed, NibXMLDeclaresEntity } NibXMLResult;

// Reads a whole document. Where it is malformed, `message` (of `capacity` bytes) says how, and `line` where.
NibXMLResult NibXMLParse(const char *data, size_t length, const NibXMLHandler *handler, void *user, char *message, size_t capacity, int *line);

#endif
