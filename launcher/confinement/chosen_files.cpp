// SPDX-License-Identifier: MIT
#include "launcher/confinement/chosen_files.h"

#include "common/storage/files.h"

#include <QDir>
#include <QJsonArray>
#include <QStandardPaths>

namespace plt {

namespace {

constexpr qsizetype maximumFiles = 50;
const auto readKey = QStringLiteral("read");
const auto writtenKey = QStringLiteral("written");
const auto startedKey = QStringLiteral("started");

}  // namespace

ChosenFiles::ChosenFiles(const QString& gameId, bool isOfOthers) {
    // Beside the folder of the program's data, in which its own games may write.
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                           QLatin1String(isOfOthers ? "/plt-games-chosen/guests" : "/plt-games-chosen");
    QDir().mkpath(folder);
    file_ = folder + QLatin1Char('/') + gameId + QLatin1String(".json");
    const QJsonObject kept = storage::readObject(file_).object.value_or(QJsonObject());
    const auto listOf = [&kept](const QString& key) {
        return kept.value(key).toVariant().toStringList().mid(0, maximumFiles);
    };
    read_ = listOf(readKey);
    written_ = listOf(writtenKey);
    started_ = listOf(startedKey);
}

bool ChosenFiles::mayRead(const QString& path) const {
    return read_.contains(path) || written_.contains(path);
}

bool ChosenFiles::mayWrite(const QString& path) const {
    return written_.contains(path);
}

bool ChosenFiles::mayStart(const QString& path) const {
    return started_.contains(path);
}

void ChosenFiles::add(const QString& path, For use) {
    QStringList& files = use == For::writing ? written_ : use == For::starting ? started_ : read_;
    files.removeAll(path);
    files.prepend(path);
    files = files.mid(0, maximumFiles);
    storage::writeObject(file_, {{readKey, QJsonArray::fromStringList(read_)},
                                 {writtenKey, QJsonArray::fromStringList(written_)},
                                 {startedKey, QJsonArray::fromStringList(started_)}});
}

}  // namespace plt
