// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card.h"

#include <functional>

#include <QByteArray>
#include <QColor>
#include <QDir>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

/// Decks made for tests: drawings as simple as the checks of real ones allow, with everything that can be
/// wrong.
namespace plt::samples {

struct Deck {
    bool suitFirst = false;
    bool hexRanks = false;
    bool swissSuits = false;  ///< pips of several colours
    bool bigPips = false;     ///< one pip that fills the card, whatever the rank
    double height = 140;      ///< of a card that is 100 wide
    std::function<bool(Card)> missing = [](Card) { return false; };
    std::function<bool(Card)> blank = [](Card) { return false; };
    bool back = true;
    QString more;   ///< SVG before the end
    QString start;  ///< XML before the root
};

inline QString rankName(Card card, bool hex) {
    if (hex) return QString::number(card.rank, 16);
    if (card.rank <= 10) return QString::number(card.rank);
    return card.rank == jack    ? QStringLiteral("jack")
           : card.rank == queen ? QStringLiteral("queen")
                                : QStringLiteral("king");
}

inline QString suitName(Card card) {
    constexpr std::array names{"spade", "heart", "diamond", "club"};
    return QLatin1String(names[static_cast<std::size_t>(card.suit)]);
}

inline QString face(const Deck& deck, Card card) {
    const double left = card.index() * 120.0;
    const auto suit = static_cast<int>(card.suit);
    QString out =
        QStringLiteral("<g id=\"%1\"><rect x=\"%2\" y=\"0\" width=\"100\" height=\"%3\" fill=\"#fff\"/>")
            .arg(deck.suitFirst ? suitName(card) + u'_' + rankName(card, deck.hexRanks)
                                : rankName(card, deck.hexRanks) + u'_' + suitName(card))
            .arg(left)
            .arg(deck.height);
    if (deck.blank(card)) return out + QStringLiteral("</g>");
    const QString colour = isRed(card.suit) ? QStringLiteral("#c00") : QStringLiteral("#111");
    // The rank as strokes in the corner, the suit as the shape of the pips.
    for (int i = 0; i < card.rank; ++i)
        out += QStringLiteral("<rect x=\"%1\" y=\"%2\" width=\"10\" height=\"4\" fill=\"%3\"/>")
                   .arg(left + 4)
                   .arg(4 + i * 7)
                   .arg(colour);
    const int pips = deck.bigPips ? 1 : card.rank > 10 ? 12 : card.rank;
    const double side = deck.bigPips ? 60 : 14;
    for (int i = 0; i < pips; ++i) {
        const int row = i / 3;
        const double x = left + 30 + (i % 3) * 18;
        const double y = 20 + row * 0.2 * deck.height;
        const QString fill =
            deck.swissSuits ? QColor::fromHsv((suit * 40 + i * 120) % 360, 255, 220).name() : colour;
        if (suit % 2 == 0)
            out += QStringLiteral("<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%3\" fill=\"%4\"/>")
                       .arg(x)
                       .arg(y)
                       .arg(side)
                       .arg(fill);
        else
            out += QStringLiteral("<path d=\"M%1 %2h%3l-%4 %3z\" fill=\"%5\"/>")
                       .arg(x)
                       .arg(y)
                       .arg(side)
                       .arg(side / 2)
                       .arg(fill);
    }
    if (suit >= 2)
        out += QStringLiteral("<rect x=\"%1\" y=\"%2\" width=\"30\" height=\"6\" fill=\"%3\"/>")
                   .arg(left + 60)
                   .arg(deck.height - 10)
                   .arg(colour);
    return out + QStringLiteral("</g>");
}

inline QByteArray svg(const Deck& deck = {}) {
    QString out =
        deck.start + QStringLiteral(
                         "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                         "xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"6400\" height=\"%1\">")
                         .arg(deck.height);
    for (int i = 0; i < 52; ++i) {
        if (!deck.missing(Card::fromIndex(i))) out += face(deck, Card::fromIndex(i));
    }
    if (deck.back)
        out +=
            QStringLiteral("<rect id=\"back\" x=\"6240\" y=\"0\" width=\"100\" height=\"%1\" fill=\"#226\"/>")
                .arg(deck.height);
    return (out + deck.more + QStringLiteral("</svg>")).toUtf8();
}

inline std::uint32_t crc(const QByteArray& data) {
    std::uint32_t value = 0xFFFFFFFF;
    for (const char byte : data) {
        value ^= static_cast<std::uint8_t>(byte);
        for (int bit = 0; bit < 8; ++bit) value = (value >> 1) ^ (0xEDB88320U & (0U - (value & 1U)));
    }
    return ~value;
}

inline QByteArray littleEndian(std::uint32_t value) {
    QByteArray out;
    for (int i = 0; i < 4; ++i) out += static_cast<char>(value >> (8 * i));
    return out;
}

/// A gzip file. Qt packs it, so that unpacking is tested with what another program made.
inline QByteArray gzip(const QByteArray& data, int level = 6, char flags = 0, const QByteArray& fields = {}) {
    const QByteArray packed = qCompress(data, level);
    constexpr qsizetype qtLength = 4;
    constexpr qsizetype zlibHeader = 2;
    constexpr qsizetype zlibSum = 4;
    constexpr char withHeaderSum = 2;
    QByteArray header = QByteArray("\x1f\x8b\x08", 3) + flags + QByteArray(6, '\0') + fields;
    // The lower half of the checksum of everything before it.
    if ((flags & withHeaderSum) != 0) header += littleEndian(crc(header)).left(2);
    return header + packed.mid(qtLength + zlibHeader, packed.size() - qtLength - zlibHeader - zlibSum) +
           littleEndian(crc(data)) + littleEndian(static_cast<std::uint32_t>(data.size()));
}

/// Data folders that hold only what a test puts there.
class DataFolders {
  public:
    DataFolders() {
        qputenv("XDG_DATA_HOME", home().toLocal8Bit());
        qputenv("XDG_DATA_DIRS", system().toLocal8Bit());
        qputenv("XDG_CACHE_HOME", (folder_.path() + QStringLiteral("/cache")).toLocal8Bit());
    }
    QString home() const { return folder_.path() + QStringLiteral("/home"); }
    QString system() const { return folder_.path() + QStringLiteral("/system"); }

    static void write(const QString& path, const QByteArray& bytes) {
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no room for tests");
    }
    /// The path of its drawing.
    QString addKde(const QString& name, const QByteArray& drawing, const QByteArray& more = {}) const {
        const QString deck = system() + QStringLiteral("/carddecks/") + name;
        write(deck + QStringLiteral("/index.desktop"),
              "[KDE Backdeck]\nName=" + name.toUtf8() + "\nSVG=deck.svg\n" + more);
        write(deck + QStringLiteral("/deck.svg"), drawing);
        return deck + QStringLiteral("/deck.svg");
    }
    QString addGnome(const QString& file, const QByteArray& drawing) const {
        const QString path = system() + QStringLiteral("/aisleriot/cards/") + file;
        write(path, drawing);
        return path;
    }

  private:
    QTemporaryDir folder_;
};

}  // namespace plt::samples
