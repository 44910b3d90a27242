// SPDX-License-Identifier: MIT
#include "common/cards/foreign/verdict_cache.h"

#include "common/storage/files.h"
#include "common/storage/guests/guests.h"
#include "common/system/files/regular_file.h"

#include <array>
#include <mutex>

#include <QBuffer>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonObject>
#include <QStandardPaths>

namespace plt::verdict_cache {

namespace {

/// Increase this when the criteria change.
constexpr int version = 1;
constexpr int maximumTries = 3;
constexpr qint64 largestPreview = 1024 * 1024;

std::mutex access;  // for the threads of this program; of two programs, one may lose its results

struct NamedFault {
    DeckFault fault;
    const char* name;
};
constexpr std::array faults{
    NamedFault{DeckFault::none, "none"},         NamedFault{DeckFault::unreadable, "unreadable"},
    NamedFault{DeckFault::tooLarge, "tooLarge"}, NamedFault{DeckFault::notADrawing, "notADrawing"},
    NamedFault{DeckFault::unsafe, "unsafe"},     NamedFault{DeckFault::missingCards, "missingCards"},
    NamedFault{DeckFault::badShape, "badShape"}, NamedFault{DeckFault::oddFaces, "oddFaces"},
    NamedFault{DeckFault::oddSuits, "oddSuits"}, NamedFault{DeckFault::tooSlow, "tooSlow"}};

const auto faultKey = QStringLiteral("fault");
const auto shapeKey = QStringLiteral("heightPerWidth");
const auto triesKey = QStringLiteral("tries");
const auto stampKey = QStringLiteral("file");

QString folder() {
    // Other games do not trust the verdicts of a guest.
    if (const QString guest = storage::playedGuest(); !guest.isEmpty())
        return storage::guestCache(guest) + QStringLiteral("/decks");
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) +
           QStringLiteral("/plt-games/decks");
}
QString listFile() {
    return folder() + QStringLiteral("/checked.json");
}
QString previewFile(const QString& path) {
    const auto name = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex();
    return folder() + u'/' + QString::fromLatin1(name) + QStringLiteral(".png");
}

/// Returns a string that identifies the state of a file. It includes the version of Qt, which determines the
/// drawing.
QString stamp(const QString& path) {
    const QFileInfo info(path);
    return QStringLiteral("%1 %2 %3 %4")
        .arg(info.lastModified().toMSecsSinceEpoch())
        .arg(info.size())
        .arg(version)
        .arg(QLatin1String(qVersion()));
}

QJsonObject read() {
    return storage::readObject(listFile()).object.value_or(QJsonObject());
}

/// Returns the cached entry for the current state of a file.
QJsonObject entryOf(const QJsonObject& all, const QString& path) {
    const QJsonObject entry = all.value(path).toObject();
    return entry.value(stampKey).toString() == stamp(path) ? entry : QJsonObject();
}

void write(const QString& path, QJsonObject entry) {
    QDir().mkpath(folder());
    QJsonObject all = read();
    // Removes decks that no longer exist.
    const auto paths = all.keys();
    for (const QString& other : paths) {
        if (!QFileInfo::exists(other)) all.remove(other);
    }
    entry.insert(stampKey, stamp(path));
    all.insert(path, entry);
    // Without a cache, decks are only checked again.
    (void)storage::writeObject(listFile(), all);
}

QJsonObject asEntry(const DeckVerdict& verdict) {
    for (const NamedFault& named : faults) {
        if (named.fault == verdict.fault)
            return {{faultKey, QLatin1String(named.name)}, {shapeKey, verdict.heightPerWidth}};
    }
    return {};
}

}  // namespace

std::optional<DeckVerdict> of(const QString& path) {
    const std::lock_guard lock(access);
    const QJsonObject entry = entryOf(read(), path);
    for (const NamedFault& named : faults) {
        if (entry.value(faultKey).toString() != QLatin1String(named.name)) continue;
        const double shape = entry.value(shapeKey).toDouble();
        if (named.fault == DeckFault::none && !(shape > 0.5 && shape < 3)) return {};
        return DeckVerdict{named.fault, shape};
    }
    return {};
}

bool begin(const QString& path) {
    const std::lock_guard lock(access);
    const int tries = entryOf(read(), path).value(triesKey).toInt();
    const bool may = tries < maximumTries;
    write(path, may ? QJsonObject{{triesKey, tries + 1}} : asEntry({DeckFault::tooSlow, 0}));
    return may;
}

void cancel(const QString& path) {
    const std::lock_guard lock(access);
    const int tries = entryOf(read(), path).value(triesKey).toInt();
    write(path, {{triesKey, qMax(0, tries - 1)}});
}

void store(const QString& path, const DeckVerdict& verdict) {
    const std::lock_guard lock(access);
    write(path, asEntry(verdict));
}

QImage preview(const QString& path) {
    const SmallFile file = readSmallFile(previewFile(path), largestPreview);
    if (file.outcome != SmallFile::Outcome::Read) return {};
    const QImage image = QImage::fromData(file.bytes, "PNG");
    return image.text(stampKey) == stamp(path) ? image : QImage();
}

void storePreview(const QString& path, QImage preview) {
    preview.setText(stampKey, stamp(path));
    QDir().mkpath(folder());
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (buffer.open(QIODevice::WriteOnly) && preview.save(&buffer, "PNG"))
        (void)storage::writeFile(previewFile(path), bytes);
}

}  // namespace plt::verdict_cache
