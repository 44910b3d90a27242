// SPDX-License-Identifier: MIT
#include "common/pictures/drawings/gzip.h"

#include <algorithm>
#include <limits>
#include <zlib.h>

namespace plt {

namespace {

/// Makes zlib expect a gzip header and checksum, with the largest window.
constexpr int gzipWindow = 16 + MAX_WBITS;
constexpr qsizetype chunk = qsizetype{64} << 10;

/// Ends the stream in any case (RAII).
struct Stream {
    z_stream z{};
    bool open = false;
    Stream() { open = inflateInit2(&z, gzipWindow) == Z_OK; }
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;
    ~Stream() {
        if (open) inflateEnd(&z);
    }
};

}  // namespace

bool isGzip(const QByteArray& data) {
    return data.size() >= 2 && data[0] == '\x1f' && data[1] == '\x8b';
}

std::optional<QByteArray> gunzip(const QByteArray& data, qsizetype limit) {
    if (!isGzip(data) || data.size() > std::numeric_limits<int>::max()) return std::nullopt;
    Stream stream;
    if (!stream.open) return std::nullopt;
    // zlib only reads the data, but its interface is older than const.
    stream.z.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(data.data()));
    stream.z.avail_in = static_cast<uInt>(data.size());
    QByteArray out;
    for (;;) {
        const auto filled = out.size();
        // One byte more than allowed, to detect an overflow.
        out.resize(std::min(filled + chunk, limit + 1));
        stream.z.next_out = reinterpret_cast<Bytef*>(out.data() + filled);
        stream.z.avail_out = static_cast<uInt>(out.size() - filled);
        const int result = inflate(&stream.z, Z_NO_FLUSH);
        out.resize(out.size() - static_cast<qsizetype>(stream.z.avail_out));
        if (out.size() > limit) return std::nullopt;
        if (result == Z_STREAM_END) return out;
        // Z_BUF_ERROR: the data end too early.
        if (result != Z_OK) return std::nullopt;
    }
}

}  // namespace plt
