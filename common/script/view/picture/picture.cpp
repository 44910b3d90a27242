// SPDX-License-Identifier: MIT
#include "common/script/view/picture/picture.h"

#include "common/cards/card.h"
#include "common/language/translated.h"
#include "common/script/value/near_names.h"
#include "common/script/value/value.h"
#include "common/script/value/value_message.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include <QCoreApplication>
#include <QSet>
#include <QStringList>

namespace plt::script {

namespace {

struct PictureWords {
    Q_DECLARE_TR_FUNCTIONS(plt::script::Picture)
};

constexpr int maximumSide = 64;
constexpr int maximumCells = maximumSide * maximumSide;
constexpr int maximumPieces = 1024;
constexpr int maximumPiles = 200;
constexpr int maximumCards = 1000;
constexpr int maximumButtons = 24;
constexpr int maximumText = 200;
constexpr double maximumPlace = 100;

/// The names of looks, shapes and tints in scripts, in the order of their values.
constexpr auto lookNames = std::to_array<std::string_view>(
    {"none", "plain", "raised", "light", "dark", "felt", "lit", "wall", "hidden", "goal", "hole"});
constexpr auto shapeNames =
    std::to_array<std::string_view>({"none", "disc", "stone", "peg", "ring", "cross", "star", "square",
                                     "diamond", "triangle", "arrow", "heart", "crown"});
constexpr auto tintNames =
    std::to_array<std::string_view>({"none", "ink", "accent", "good", "bad", "white", "black", "orange",
                                     "sky", "green", "yellow", "blue", "red", "pink"});
constexpr auto lieNames = std::to_array<std::string_view>({"stacked", "down", "right", "hand"});
/// The fields of a picture and of everything in it, in the order of their bytes.
constexpr auto fieldNames = std::to_array<std::string_view>(
    {"across", "at",     "buttons", "card",   "cards",   "cell",       "cells", "colour", "columns",
     "count",  "dimmed", "enabled", "ending", "figures", "height",     "id",    "key",    "kind",
     "label",  "labels", "last",    "lie",    "look",    "name",       "piece", "pieces", "piles",
     "place",  "rings",  "round",   "rows",   "shape",   "show_moves", "sign",  "small",  "status",
     "strong", "svg",    "text",    "tint",   "turn",    "turned",     "up",    "width"});
static_assert(std::is_sorted(fieldNames.begin(), fieldNames.end()));
constexpr auto kindNames = std::to_array<std::string_view>({"board", "circles", "free", "pieces", "cards"});

/// A value that is no picture: the place in it and the reason.
struct Problem {
    QString sentence;
};

/// A value with its place in the picture, for the sentence about what is wrong with it.
class Part {
  public:
    Part(const Value& value, QString place) : value_(value), place_(std::move(place)) {}

    [[noreturn]] void refuse(const QString& reason) const {
        throw Problem{place_.isEmpty() ? reason : QStringLiteral("%1: %2").arg(place_, reason)};
    }
    /// Refuses a field that nobody reads if it was probably meant to be another. Scripts may have fields of
    /// their own, and one letter more or less makes another word of a short one.
    void checkFields() const {
        constexpr std::size_t shortWord = 5;
        for (const Field& field : value_.fields()) {
            const auto* const name = std::get_if<std::string>(&field.key);
            if (name == nullptr || std::binary_search(fieldNames.begin(), fieldNames.end(), *name)) continue;
            for (const auto known : fieldNames)
                if (known.size() >= shortWord && isOneSlip(*name, known))
                    operator[](name->c_str())
                        .refuse(PictureWords::tr("this name is not known: did you mean \"%1\"?")
                                    .arg(QString::fromLatin1(known.data(),
                                                             static_cast<qsizetype>(known.size()))));
        }
    }
    bool isNil() const { return value_.isNil(); }
    bool isTable() const { return value_.isTable(); }
    bool isString() const { return value_.isString(); }
    bool isFalse() const { return isFlag() && !value_.isTrue(); }
    Part operator[](const char* key) const {
        return {value_.at(std::string_view(key)),
                place_.isEmpty() ? QString::fromLatin1(key) : place_ + u'.' + QString::fromLatin1(key)};
    }
    Part at(std::int64_t index) const {
        return {value_.at(index), QStringLiteral("%1[%2]").arg(place_).arg(index)};
    }

    QString text(const QString& fallback = {}) const {
        if (isNil()) return fallback;
        if (!isMessage(value_)) refuse(PictureWords::tr("must be a text"));
        const QString text = translated(messageOf(value_));
        if (text.size() > maximumText) refuse(PictureWords::tr("this text is too long"));
        return text;
    }
    /// Returns a name that players do not see: it is the same in all languages.
    QString word(const QString& fallback = {}) const {
        if (isNil()) return fallback;
        if (value_.isInteger()) return QString::number(value_.integerOr(0));
        if (!isString()) refuse(PictureWords::tr("must be a text"));
        if (value_.text().size() > maximumText) refuse(PictureWords::tr("this text is too long"));
        return QString::fromStdString(value_.text());
    }
    int integer(int low, int high, int fallback) const {
        if (isNil()) return fallback;
        if (!value_.isInteger() || value_.integerOr(0) < low || value_.integerOr(0) > high)
            refuse(PictureWords::tr("must be a whole number from %1 to %2").arg(low).arg(high));
        return static_cast<int>(value_.integerOr(0));
    }
    double number(double low, double high, double fallback) const {
        if (isNil()) return fallback;
        const double number = value_.numberOr(0);
        if (!value_.isNumber() || number < low || number > high)
            refuse(PictureWords::tr("must be a number from %1 to %2").arg(low).arg(high));
        return number;
    }
    bool flag(bool fallback) const {
        if (isNil()) return fallback;
        if (!isFlag()) refuse(PictureWords::tr("must be true or false"));
        return value_.isTrue();
    }
    template <class Names>
    int among(const Names& names, int fallback) const {
        if (isNil()) return fallback;
        const QString given = word();
        QStringList list;
        for (std::size_t i = 0; i < names.size(); ++i) {
            list << QString::fromLatin1(names[i].data(), static_cast<qsizetype>(names[i].size()));
            if (list.last() == given) return static_cast<int>(i);
        }
        refuse(PictureWords::tr("\"%1\" is none of: %2").arg(given, listed(list)));
    }
    /// Returns the number of parts of a list; refuses what is no list and long ones.
    int count(int most) const {
        if (isNil()) return 0;
        if (!isTable()) refuse(PictureWords::tr("must be a list"));
        const auto size = static_cast<int>(value_.size());
        if (size > most) refuse(PictureWords::tr("is too long: the limit is %1").arg(most));
        return size;
    }
    QPointF point(double low) const {
        if (!isTable()) refuse(PictureWords::tr("must be two numbers, such as {1, 2}"));
        return {at(1).number(low, maximumPlace, 0), at(2).number(low, maximumPlace, 0)};
    }

  private:
    bool isFlag() const { return value_.kind() == Value::Kind::boolean; }

    Value value_;
    QString place_;
};

Drawn readDrawn(const Part& part) {
    Drawn drawn;
    part.checkFields();
    drawn.shape = static_cast<Shape>(part["shape"].among(shapeNames, 0));
    drawn.tint = static_cast<Tint>(part["colour"].among(tintNames, 0));
    static constexpr auto sides = std::to_array<std::string_view>({"up", "right", "down", "left"});
    drawn.turn =
        part["turn"].isString() ? 90 * part["turn"].among(sides, 0) : part["turn"].integer(-360, 360, 0);
    drawn.small = part["small"].flag(false);
    drawn.text = part["text"].text();
    drawn.file = part["svg"].word();
    if (!drawn.file.isEmpty()) drawn.shape = Shape::drawing;
    return drawn;
}

Piece readPiece(const Part& part, int cell, int cells) {
    Piece piece;
    if (!part.isTable())
        part.refuse(PictureWords::tr("must be a table, such as {shape = \"disc\", colour = \"orange\"}"));
    piece.cell = cell >= 0 ? cell : part["cell"].integer(1, cells, 0) - 1;
    if (piece.cell < 0) part["cell"].refuse(PictureWords::tr("a piece stands on a cell"));
    piece.drawn = readDrawn(part);
    if (piece.drawn.isEmpty()) piece.drawn.shape = Shape::disc;
    piece.id = part["id"].word();
    piece.name = part["name"].text();
    piece.height = part["height"].number(0.05, 1.5, 0.2);
    // Sides are told apart without colours, too.
    piece.rings = part["rings"].integer(0, 4, piece.drawn.tint == Tint::white ? 2 : 1);
    return piece;
}

void readCells(const Part& part, Picture& picture) {
    const Part cells = part["cells"];
    const auto given = cells.count(maximumCells);
    const bool isFree = picture.grid == Picture::Grid::free;
    const int count = isFree ? given : picture.columns * picture.rows;
    if (isFree && count == 0) cells.refuse(PictureWords::tr("a free board has cells with a place each"));
    if (given > count)
        cells.refuse(PictureWords::tr("there are more than on a board of %1 x %2")
                         .arg(picture.columns)
                         .arg(picture.rows));
    picture.cells.resize(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        Cell& cell = picture.cells[static_cast<std::size_t>(i)];
        // Scripts may set some cells of many.
        const Part one = cells.at(i + 1);
        if (one.isNil()) continue;
        if (one.isFalse()) {
            cell.look = Look::none;
        } else if (one.isString()) {
            cell.look = static_cast<Look>(one.among(lookNames, 1));
        } else if (one.isTable()) {
            cell.look = static_cast<Look>(one["look"].among(lookNames, static_cast<int>(Look::plain)));
            cell.tint = static_cast<Tint>(one["tint"].among(tintNames, 0));
            cell.drawn = readDrawn(one);
            cell.name = one["name"].text();
            if (!one["piece"].isNil()) picture.pieces.push_back(readPiece(one["piece"], i, count));
        } else {
            one.refuse(PictureWords::tr("a cell is the name of a look, a table, or false"));
        }
        if (!isFree) continue;
        if (!one["at"].isTable()) one["at"].refuse(PictureWords::tr("must be two numbers, such as {1, 2}"));
        cell.round = one["round"].flag(true);
        cell.area = QRectF(
            one["at"].point(-maximumPlace),
            QSizeF(one["width"].number(0.1, maximumPlace, 1), one["height"].number(0.1, maximumPlace, 1)));
    }
    if (std::none_of(picture.cells.begin(), picture.cells.end(),
                     [](const Cell& cell) { return cell.exists(); }))
        cells.refuse(PictureWords::tr("no cell is there"));
}

void readBoard(const Part& part, Picture& picture) {
    if (picture.grid != Picture::Grid::free) {
        picture.columns = part["columns"].integer(1, maximumSide, 0);
        picture.rows = part["rows"].integer(1, maximumSide, 0);
        if (picture.columns == 0) part["columns"].refuse(PictureWords::tr("a board needs columns"));
        if (picture.rows == 0) part["rows"].refuse(PictureWords::tr("a board needs rows"));
    }
    readCells(part, picture);
    const int cells = static_cast<int>(picture.cells.size());
    const Part pieces = part["pieces"];
    const auto count = pieces.count(maximumPieces);
    for (int i = 1; i <= count; ++i) picture.pieces.push_back(readPiece(pieces.at(i), -1, cells));
    QSet<QString> ids;
    for (const Piece& piece : picture.pieces) {
        if (piece.id.isEmpty()) continue;
        if (ids.contains(piece.id))
            pieces.refuse(PictureWords::tr("two pieces are called \"%1\"").arg(piece.id));
        ids.insert(piece.id);
    }
    const Part last = part["last"];
    picture.hasLast = !last.isNil();
    if (!last.isFalse()) {
        const auto marked = last.count(cells);
        for (int i = 1; i <= marked; ++i) picture.last.push_back(last.at(i).integer(1, cells, 1) - 1);
    }
    picture.showsMoves = part["show_moves"].flag(false);
    picture.turned = part["turned"].flag(false);
}

plt::script::Card readCard(const Part& part, QSet<QString>& ids) {
    plt::script::Card card;
    const bool isText = part.isString();
    if (!isText && !part.isTable())
        part.refuse(PictureWords::tr("a card is a text such as \"QH\", or a table"));
    const Part name = isText ? part : part["card"];
    if (!name.isNil()) {
        const QString text = name.word();
        const auto face = plt::Card::fromText(text.left(2).toStdString());
        if (!face || text.size() > 4)
            name.refuse(PictureWords::tr(
                            "\"%1\" is no card: write the rank A23456789TJQK and the suit SHDC, and a number "
                            "for the deck where there are several, such as QH2")
                            .arg(text));
        card.face = face->index();
        card.id = text;
    }
    if (!isText) {
        card.own = readDrawn(part);
        card.up = part["up"].flag(true);
        card.dimmed = part["dimmed"].flag(false);
        card.turned = part["across"].flag(false);
        card.name = part["name"].text();
        if (name.isNil() && card.own.isEmpty() && card.up)
            part.refuse(PictureWords::tr("a card has a \"card\", a \"text\", a \"shape\" or an \"svg\""));
        card.id = part["id"].word(card.id);
    }
    if (card.id.isEmpty()) part["id"].refuse(PictureWords::tr("a card with a face of its own needs an id"));
    if (ids.contains(card.id)) part.refuse(PictureWords::tr("the card %1 is there twice").arg(card.id));
    ids.insert(card.id);
    return card;
}

void readTable(const Part& part, Picture& picture) {
    const Part piles = part["piles"];
    const auto count = piles.count(maximumPiles);
    if (count == 0) piles.refuse(PictureWords::tr("a card table has piles"));
    QSet<QString> cardIds;
    QSet<QString> pileIds;
    for (int i = 1; i <= count; ++i) {
        const Part one = piles.at(i);
        if (!one.isTable()) one.refuse(PictureWords::tr("a pile is a table"));
        one.checkFields();
        Pile pile;
        pile.id = one["id"].word(QString::number(i));
        if (pileIds.contains(pile.id))
            one["id"].refuse(PictureWords::tr("two piles are called \"%1\"").arg(pile.id));
        pileIds.insert(pile.id);
        pile.at = one["at"].point(1) - QPointF(1, 1);
        pile.size = QSizeF(one["width"].number(1, maximumPlace, 0), one["height"].number(1, maximumPlace, 0));
        pile.lie = static_cast<Lie>(one["lie"].among(lieNames, 0));
        pile.name = one["name"].text();
        pile.sign = one["sign"].text();
        pile.label = one["label"].text();
        pile.place = one["place"].flag(true);
        pile.counted = one["count"].flag(false);
        const Part cards = one["cards"];
        const auto size = cards.count(maximumCards - static_cast<int>(cardIds.size()));
        // Only the uppermost cards of a pile may lie face up.
        const int up = one["up"].integer(0, maximumCards, maximumCards);
        for (int at = 1; at <= size; ++at) {
            pile.cards.push_back(readCard(cards.at(at), cardIds));
            if (size - at >= up) pile.cards.back().up = false;
        }
        picture.piles.push_back(std::move(pile));
    }
    const Part labels = part["labels"];
    const auto texts = labels.count(maximumButtons);
    for (int i = 1; i <= texts; ++i) {
        const Part one = labels.at(i);
        one.checkFields();
        Label label;
        label.text = one["text"].text();
        label.area = QRectF(
            one["at"].point(1) - QPointF(1, 1),
            QSizeF(one["width"].number(0.2, maximumPlace, 2), one["height"].number(0.1, maximumPlace, 0.4)));
        label.strong = one["strong"].flag(false);
        picture.labels.push_back(label);
    }
}

void readWords(const Part& part, Picture& picture) {
    const Part buttons = part["buttons"];
    const auto count = buttons.count(maximumButtons);
    for (int i = 1; i <= count; ++i) {
        const Part one = buttons.at(i);
        one.checkFields();
        Button button;
        button.name = one["name"].word();
        if (button.name.isEmpty()) one["name"].refuse(PictureWords::tr("a button has a name"));
        button.text = one["text"].text(button.name);
        button.key = one["key"].word();
        button.enabled = one["enabled"].flag(true);
        picture.buttons.push_back(button);
    }
    const Part figures = part["figures"];
    const auto numbers = figures.count(8);
    for (int i = 1; i <= numbers; ++i) {
        const Part one = figures.at(i);
        picture.figures.emplace_back(one.at(1).text(), one.at(2).text());
    }
    picture.status = part["status"].text();
    picture.ending = part["ending"].text();
}

/// "none" for a tint that says nothing.
QString nameOf(Tint tint) {
    switch (tint) {
        case Tint::none:
        case Tint::ink:
            return {};
        case Tint::accent:
            return PictureWords::tr("bright");
        case Tint::good:
            return PictureWords::tr("green");
        case Tint::bad:
            return PictureWords::tr("red");
        case Tint::white:
            return PictureWords::tr("white");
        case Tint::black:
            return PictureWords::tr("black");
        case Tint::orange:
            return PictureWords::tr("orange");
        case Tint::sky:
            return PictureWords::tr("light blue");
        case Tint::green:
            return PictureWords::tr("green");
        case Tint::yellow:
            return PictureWords::tr("yellow");
        case Tint::blue:
            return PictureWords::tr("blue");
        case Tint::red:
            return PictureWords::tr("red");
        case Tint::pink:
            return PictureWords::tr("pink");
    }
    return {};
}

QString nameOf(Shape shape) {
    switch (shape) {
        case Shape::none:
        case Shape::drawing:
            return {};
        case Shape::disc:
            return PictureWords::tr("disc");
        case Shape::stone:
            return PictureWords::tr("stone");
        case Shape::peg:
            return PictureWords::tr("peg");
        case Shape::ring:
            return PictureWords::tr("ring");
        case Shape::cross:
            return PictureWords::tr("cross");
        case Shape::star:
            return PictureWords::tr("star");
        case Shape::square:
            return PictureWords::tr("square");
        case Shape::diamond:
            return PictureWords::tr("diamond");
        case Shape::triangle:
            return PictureWords::tr("triangle");
        case Shape::arrow:
            return PictureWords::tr("arrow");
        case Shape::heart:
            return PictureWords::tr("heart");
        case Shape::crown:
            return PictureWords::tr("crown");
    }
    return {};
}

}  // namespace

std::size_t qHash(const Drawn& drawn, std::size_t seed) {
    return qHashMulti(seed, static_cast<int>(drawn.shape), static_cast<int>(drawn.tint), drawn.turn,
                      drawn.small, drawn.text, drawn.file);
}

ReadPicture readPicture(const Value& value) {
    ReadPicture read;
    Picture& picture = read.picture;
    const Part part(value, {});
    try {
        if (!part.isTable()) part.refuse(PictureWords::tr("picture() must return a table"));
        part.checkFields();
        const int kind = part["kind"].among(kindNames, part["piles"].isNil() ? 0 : 4);
        if (kind == 4) {
            picture.kind = Picture::Kind::cards;
            readTable(part, picture);
        } else {
            picture.kind = kind == 3 ? Picture::Kind::pieces : Picture::Kind::board;
            picture.grid = kind == 1   ? Picture::Grid::circles
                           : kind == 2 ? Picture::Grid::free
                                       : Picture::Grid::squares;
            readBoard(part, picture);
        }
        readWords(part, picture);
    } catch (const Problem& problem) {
        read.problem = problem.sentence;
    }
    return read;
}

QString nameOf(const Drawn& drawn) {
    const QString tint = drawn.shape == Shape::none ? QString() : nameOf(drawn.tint);
    const QString shape = nameOf(drawn.shape);
    return listed(
        {tint.isEmpty() ? shape : PictureWords::tr("%1 %2", "a colour and a shape").arg(tint, shape),
         drawn.text});
}

QString nameOf(Look look) {
    switch (look) {
        case Look::lit:
            return PictureWords::tr("lit");
        case Look::wall:
            return PictureWords::tr("wall");
        case Look::hidden:
            return PictureWords::tr("covered");
        case Look::goal:
            return PictureWords::tr("goal");
        default:
            return {};
    }
}

}  // namespace plt::script
