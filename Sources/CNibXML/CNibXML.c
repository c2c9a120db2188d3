#include "CNibXML.h"

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const NibXMLHandler *handler;
    void *user;
    xmlParserCtxtPtr context;
    NibXMLResult result;
    int line;
} Reading;

static void stop(Reading *reading, NibXMLResult result) {
    if (reading->result != NibXMLRead) return;
    reading->result = result;
    reading->line = xmlSAX2GetLineNumber(reading->context);
    xmlStopParser(reading->context);
}

static void begin(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *address, int spaces, const xmlChar **space,
                  int count, int defaulted, const xmlChar **raw) {
    Reading *reading = data;
    (void)prefix, (void)address, (void)spaces, (void)space, (void)defaulted;
    if (reading->result != NibXMLRead) return;
    // libxml2 gives five pointers for each attribute: name, prefix, address, and the value's begin and end, which is not terminated.
    size_t bytes = 0;
    for (int i = 0; i < count; i++) bytes += (size_t)(raw[i * 5 + 4] - raw[i * 5 + 3]) + 1;
    const char **pairs = malloc(sizeof(char *) * ((size_t)count * 2 + 1));
    char *values = malloc(bytes + 1);
    if (pairs && values) {
        char *next = values;
        for (int i = 0; i < count; i++) {
            size_t length = (size_t)(raw[i * 5 + 4] - raw[i * 5 + 3]);
            memcpy(next, raw[i * 5 + 3], length);
            next[length] = 0;
            pairs[i * 2] = (const char *)raw[i * 5];
            pairs[i * 2 + 1] = next;
            next += length + 1;
        }
        if (reading->handler->begin(reading->user, (const char *)name, pairs, (size_t)count, xmlSAX2GetLineNumber(reading->context)))
            stop(reading, NibXMLStopped);
    } else {
        stop(reading, NibXMLStopped);
    }
    free(values);
    free(pairs);
}

static void end(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *address) {
    Reading *reading = data;
    (void)name, (void)prefix, (void)address;
    if (reading->result == NibXMLRead) reading->handler->end(reading->user);
}

static void text(void *data, const xmlChar *characters, int length) {
    Reading *reading = data;
    if (reading->result == NibXMLRead) reading->handler->text(reading->user, (const char *)characters, (size_t)length);
}

static void entity(void *data, const xmlChar *name, int type, const xmlChar *publicID, const xmlChar *systemID, xmlChar *content) {
    (void)name, (void)type, (void)publicID, (void)systemID, (void)content;
    stop(data, NibXMLDeclaresEntity);
}

// The parser prints errors by itself where nobody listens.
static void silent(void *data, xmlErrorPtr error) { (void)data, (void)error; }

NibXMLResult NibXMLParse(const char *data, size_t length, const NibXMLHandler *handler, void *user, char *message, size_t capacity, int *line) {
    Reading reading = {handler, user, NULL, NibXMLRead, 0};
    xmlSAXHandler sax;
    memset(&sax, 0, sizeof sax);
    sax.initialized = XML_SAX2_MAGIC;
    sax.startElementNs = begin;
    sax.endElementNs = end;
    sax.characters = text;
    sax.cdataBlock = text;
    sax.entityDecl = entity;
    sax.serror = silent;
    snprintf(message, capacity, "there is no memory to read it");
    *line = 0;
    reading.context = xmlCreatePushParserCtxt(&sax, &reading, NULL, 0, NULL);
    if (!reading.context) return NibXMLMalformed;
    // The callbacks get this pointer; the parser's own functions are given the context.
    reading.context->userData = &reading;
    xmlCtxtUseOptions(reading.context, XML_PARSE_NONET);
    // In pieces, so that a parser that was stopped does not read on.
    for (size_t offset = 0; offset < length && reading.result == NibXMLRead;) {
        size_t size = length - offset < 65536 ? length - offset : 65536;
        if (xmlParseChunk(reading.context, data + offset, (int)size, 0)) break;
        offset += size;
    }
    if (reading.result == NibXMLRead) xmlParseChunk(reading.context, NULL, 0, 1);
    if (reading.result == NibXMLRead && !reading.context->wellFormed) {
        xmlErrorPtr error = xmlCtxtGetLastError(reading.context);
        reading.result = NibXMLMalformed;
        reading.line = error ? error->line : 0;
        snprintf(message, capacity, "%s", error && error->message ? error->message : "no element was found");
    }
    *line = reading.line;
    xmlFreeParserCtxt(reading.context);
    return reading.result;
}
