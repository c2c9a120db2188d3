internal import CZlib

/// Decompresses what zlib compressed. Data that breaks off or breaks the rules gives what came before.
enum Inflate {
    /// - Parameter limit: Most bytes that are produced.
    static func zlib(_ data: some Collection<UInt8>, limit: Int) -> [UInt8] {
        var input = Array(data), output: [UInt8] = []
        var stream = z_stream()
        guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return [] }
        defer { inflateEnd(&stream) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = input.count
        input.withUnsafeMutableBufferPointer { bytes in
            stream.next_in = bytes.baseAddress
            stream.avail_in = UInt32(clamping: count)
            var status = Z_OK
            while status == Z_OK, output.count < limit {
                let produced = buffer.withUnsafeMutableBufferPointer { room -> Int in
                    stream.next_out = room.baseAddress
                    stream.avail_out = UInt32(room.count)
                    status = inflate(&stream, Z_NO_FLUSH)
                    return room.count - Int(stream.avail_out)
                }
                output += buffer[..<min(produced, limit - output.count)]
                if produced == 0, stream.avail_in == 0 { break }
            }
        }
        return output
    }
}
