// SPDX-License-Identifier: MIT
#include "paint-by-numbers/library/shelf.h"

#include "paint-by-numbers/pictures/library.h"
#include "paint-by-numbers/pictures/names.h"
#include "paint-by-numbers/rules.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QHash>

namespace paint_by_numbers {

namespace {

Shelf read(const char* fileName) {
    const QString name = QString::fromLatin1(fileName);
    QFile file(QStringLiteral(":/paint-by-numbers/") + name);
    Shelf shelf;
    const auto ends = name.chopped(4).split(QStringLiteral("-to-"));
    shelf.name = QCoreApplication::translate("paint_by_numbers::Shelf", "%L1 to %L2 cells")
                     .arg(ends.first().toInt())
                     .arg(ends.last().toInt());
    if (!file.open(QIODevice::ReadOnly)) return shelf;
    for (auto& picture : readPictures(file.readAll().toStdString()).pictures) {
        Entry entry;
        entry.name = pictureName(picture.name);
        entry.clues = Clues(picture.grid);
        entry.picture = std::move(picture.grid);
        shelf.entries.push_back(std::move(entry));
    }
    return shelf;
}

}  // namespace

QString keyOf(const Clues& clues) {
    const auto text = QByteArray::fromStdString(Rules::write(clues));
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(24));
}

QString Entry::key() const {
    return keyOf(clues);
}

const std::vector<Shelf>& ourShelves() {
    static const std::vector<Shelf> shelves = [] {
        std::vector<Shelf> all;
        for (const char* file : libraryFiles) all.push_back(read(file));
        return all;
    }();
    return shelves;
}

const Entry* ourPicture(const Clues& clues) {
    for (const auto& shelf : ourShelves()) {
        for (const auto& entry : shelf.entries)
            if (entry.clues == clues) return &entry;
    }
    return nullptr;
}

QString gradeName(Difficulty difficulty) {
    switch (difficulty) {
        case Difficulty::easy:
            return QCoreApplication::translate("paint_by_numbers::Shelf", "easy");
        case Difficulty::medium:
            return QCoreApplication::translate("paint_by_numbers::Shelf", "medium");
        case Difficulty::hard:
            return QCoreApplication::translate("paint_by_numbers::Shelf", "hard");
        case Difficulty::expert:
            break;
    }
    return QCoreApplication::translate("paint_by_numbers::Shelf", "expert");
}

}  // namespace paint_by_numbers
