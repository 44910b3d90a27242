// SPDX-License-Identifier: MIT
#include "launcher/confinement/chosen_files.h"

#include "common/storage/files.h"

#include <QJsonArray>

namespace plt {

namespace {

constexpr qsizetype maximumFiles = 50;
const auto readKey = QStringLiteral("read");
const auto writtenKey = QStringLiteral("written");

}  // namespace

ChosenFiles::ChosenFiles(const QString& gameId)
    : file_(storage::makeFolder(QStringLiteral("chosen")) + QLatin1Char('/') + gameId +
            QLatin1String(".json")) {
    const QJsonObject kept = storage::readObject(file_).object.value_or(QJsonObject());
    const auto listOf = [&kept](const QString& key) {
        return kept.value(key).toVariant().toStringList().mid(0, maximumFiles);
    };
    read_ = listOf(readKey);
    written_ = listOf(writtenKey);
}

bool ChosenFiles::mayRead(const QString& path) const {
    return read_.contains(path) || written_.contains(path);
}

bool ChosenFiles::mayWrite(const QString& path) const {
    return written_.contains(path);
}

void ChosenFiles::add(const QString& path, bool forWriting) {
    QStringList& files = forWriting ? written_ : read_;
    files.removeAll(path);
    files.prepend(path);
    files = files.mid(0, maximumFiles);
    storage::writeObject(file_, {{readKey, QJsonArray::fromStringList(read_)},
                                 {writtenKey, QJsonArray::fromStringList(written_)}});
}

}  // namespace plt
