// SPDX-License-Identifier: MIT
#include "paint-by-numbers/library/shelf.h"

#include "paint-by-numbers/pictures/library.h"
#include "paint-by-numbers/pictures/names.h"
#include "paint-by-numbers/rules.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>

namespace paint_by_numbers {

namespace {

/// The bundled shelves, each read on first use.
class Library {
  public:
    static Library& shared() {
        static Library library;
        return library;
    }

    const std::vector<Shelf>& all() {
        for (std::size_t i = 0; i < shelfCount; ++i) shelf(i);
        return shelves_;
    }
    const Shelf* ofSide(int side) {
        for (std::size_t i = 0; i < libraryFiles.size(); ++i) {
            const auto [least, most] = sides(i);
            if (side >= least && side <= most) return &shelf(i);
        }
        return nullptr;
    }
    const Shelf& inColours() { return shelf(libraryFiles.size()); }
    int read() const { return static_cast<int>(std::count(isRead_.begin(), isRead_.end(), true)); }

  private:
    /// The pictures in colours are the last shelf.
    static constexpr std::size_t shelfCount = libraryFiles.size() + 1;

    static QString fileName(std::size_t index) {
        return QString::fromLatin1(index < libraryFiles.size() ? libraryFiles[index] : fileInColours);
    }
    /// The range of the longer sides of its pictures, taken from the file's name.
    static std::pair<int, int> sides(std::size_t index) {
        const auto ends = fileName(index).chopped(4).split(QStringLiteral("-to-"));
        return {ends.first().toInt(), ends.last().toInt()};
    }
    static QString nameOf(std::size_t index) {
        if (index == libraryFiles.size())
            return QCoreApplication::translate("paint_by_numbers::Shelf", "In colour");
        const auto [least, most] = sides(index);
        return QCoreApplication::translate("paint_by_numbers::Shelf", "%L1 to %L2 cells")
            .arg(least)
            .arg(most);
    }

    const Shelf& shelf(std::size_t index) {
        Shelf& shelf = shelves_[index];
        if (isRead_[index]) return shelf;
        isRead_[index] = true;
        shelf.name = nameOf(index);
        QFile file(QStringLiteral(":/paint-by-numbers/") + fileName(index));
        if (!file.open(QIODevice::ReadOnly)) return shelf;
        for (auto& picture : readPictures(file.readAll().toStdString()).pictures) {
            Entry entry;
            entry.name = pictureName(picture.name);
            entry.clues = picture.palette.empty() ? Clues(picture.grid)
                                                  : Clues::ofPicture(picture.grid, picture.palette);
            entry.picture = std::move(picture.grid);
            shelf.entries.push_back(std::move(entry));
        }
        return shelf;
    }

    std::vector<Shelf> shelves_ = std::vector<Shelf>(shelfCount);
    std::array<bool, shelfCount> isRead_{};
};

}  // namespace

QString keyOf(const Clues& clues) {
    const auto text = QByteArray::fromStdString(Rules::write(clues));
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(24));
}

QString Entry::key() const {
    return keyOf(clues);
}

const std::vector<Shelf>& ourShelves() {
    return Library::shared().all();
}

const Shelf* ourShelf(int longerSide) {
    return Library::shared().ofSide(longerSide);
}

const Shelf& ourShelfInColours() {
    return Library::shared().inColours();
}

int ourShelvesRead() {
    return Library::shared().read();
}

const Entry* ourPicture(const Clues& clues) {
    const Shelf* const shelf =
        clues.isColoured() ? &ourShelfInColours() : ourShelf(std::max(clues.width(), clues.height()));
    if (shelf == nullptr) return nullptr;
    const auto found = std::find_if(shelf->entries.begin(), shelf->entries.end(),
                                    [&clues](const Entry& entry) { return entry.clues == clues; });
    return found != shelf->entries.end() ? &*found : nullptr;
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
