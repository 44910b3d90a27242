// SPDX-License-Identifier: MIT
#include "checkers/endgames/endgame_cache.h"

#include "checkers/endgames/endgame_library.h"
#include "common/storage/files.h"

#include <stdexcept>
#include <utility>
#include <vector>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

namespace checkers {

namespace {

/// More than the size of the tables of four pieces.
constexpr qint64 sizeLimit = 32 * 1024 * 1024;

/// Thrown to cancel a computation.
class Stopped : public std::exception {};

}  // namespace

std::shared_ptr<const Endgames> readEndgames(const QString& path, int pieces) {
    const QFileInfo info(path);
    if (!info.isFile() || info.size() > sizeLimit) return nullptr;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return nullptr;
    const QByteArray content = file.read(sizeLimit);
    const auto parsed = Endgames::parse(std::vector<std::uint8_t>(content.begin(), content.end()));
    return parsed && (*parsed)->pieces() == pieces ? *parsed : nullptr;
}

bool writeEndgames(const QString& path, const Endgames& endgames) {
    if (!QDir().mkpath(QFileInfo(path).path())) return false;
    const auto bytes = endgames.serialise();
    return plt::storage::writeFile(path, QByteArray(reinterpret_cast<const char*>(bytes.data()),
                                                    static_cast<qsizetype>(bytes.size())))
        .isEmpty();
}

EndgameCache::EndgameCache(const QString& path, int pieces, QObject* parent)
    : QObject(parent), read_(std::make_shared<std::atomic<bool>>(false)) {
    EndgameStore store;
    store.read = [path, pieces, read = read_] {
        auto kept = readEndgames(path, pieces);
        *read = kept != nullptr;
        return kept;
    };
    // Tables that cannot be written are computed again the next time.
    store.write = [path](const Endgames& computed) { writeEndgames(path, computed); };
    useEndgameStore(std::move(store), pieces);
}

QString EndgameCache::standardPath() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
           QStringLiteral("/plt-games/checkers-endgames");
}

void EndgameCache::request() {
    if (std::exchange(requested_, true)) return;
    work_.run(
        this,
        [read = read_](std::stop_token stop) {
            if (!largeEndgames(std::move(stop))) throw Stopped();
            return read->load();
        },
        [this](bool fromFile) { Q_EMIT ready(fromFile); });
}

}  // namespace checkers
