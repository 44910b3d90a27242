// SPDX-License-Identifier: MIT
#include "common/cards/own/own_deck.h"

#include <algorithm>
#include <array>
#include <thread>
#include <vector>

#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace plt;

namespace {

constexpr QSize usual{142, 199};
constexpr QSize narrow{71, 99};
constexpr QRgb paper = 0xfffffdf8;

QImage face(const DeckArt& deck, const char* card, QSize pixels) {
    return deck.face(*Card::fromText(card), pixels);
}

int lightness(QRgb pixel) {
    return qGray(pixel);
}

/// Sum of the differences of two pictures' pixels; `map` gives the number that is compared.
template <class Map>
qint64 difference(const QImage& a, const QImage& b, Map map) {
    qint64 sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) sum += std::abs(map(a.pixel(x, y)) - map(b.pixel(x, y)));
    return sum;
}

/// The smallest rectangle that holds everything in `area` which is much darker than paper.
QRect inkIn(const QImage& image, QRect area) {
    QRect found;
    area &= image.rect();
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            if (lightness(image.pixel(x, y)) < 170 && qAlpha(image.pixel(x, y)) == 255)
                found |= QRect(x, y, 1, 1);
    return found;
}

/// The rank's glyph in the upper left corner: the first run of rows with ink in the strip that is `width`
/// wide.
QRect rankGlyph(const QImage& image, int width) {
    const int edge = std::max(2, image.width() / 60);
    QRect glyph;
    for (int y = edge; y < image.height(); ++y) {
        const QRect row = inkIn(image, QRect(edge, y, width - edge, 1));
        if (row.isNull() && !glyph.isNull()) break;
        glyph |= row;
    }
    return glyph;
}

/// Rows about the middle in which an odd pip stands upright.
bool upright(Rank rank) {
    return rank == ace || rank == 3 || (rank >= 5 && rank <= 9);
}

}  // namespace

class TestOwnDeck : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void everyFaceIsAnother_data();
    void everyFaceIsAnother();
    void artIsThere();
    void shapeOfACard_data();
    void shapeOfACard();
    void turnedIsTheSame_data();
    void turnedIsTheSame();
    void pipsOfARankAreCounted();
    void suitsHaveTheirColours();
    void indexFitsANarrowStrip();
    void smallCardsHaveBigIndices();
    void largeIndicesAreLarger();
    void backsDiffer();
    void sameFromEveryThread();
    void strangeSizes();
    void sameCardTwice();
};

void TestOwnDeck::everyFaceIsAnother_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("fourColours");
    QTest::addColumn<bool>("large");
    for (const int width : {36, 48, 71, 142}) {
        QTest::addRow("%d", width) << width << false << false;
        QTest::addRow("%d, four colours", width) << width << true << false;
        QTest::addRow("%d, large indices", width) << width << false << true;
    }
}

void TestOwnDeck::everyFaceIsAnother() {
    QFETCH(int, width);
    QFETCH(bool, fourColours);
    QFETCH(bool, large);
    const auto deck = ownDeck({.fourColours = fourColours, .largeIndices = large});
    const QSize pixels(width, qRound(width * deck->heightPerWidth()));
    // In greyscale, so that no two cards differ by hue alone.
    std::vector<QImage> faces;
    for (int i = 0; i < 52; ++i) {
        const QImage image = deck->face(Card::fromIndex(i), pixels);
        QCOMPARE(image.size(), pixels);
        QVERIFY2(!inkIn(image, image.rect()).isNull(), Card::fromIndex(i).text().c_str());
        faces.push_back(image.convertToFormat(QImage::Format_Grayscale8));
    }
    // In all they differ by at least a full contrast on half a percent of the card.
    const int least = 255 * width * pixels.height() / 200;
    const auto differ = [&](const QImage& a, const QImage& b) {
        int sum = 0;
        for (int y = 0; y < pixels.height() && sum < least; ++y) {
            const uchar* const first = a.constScanLine(y);
            const uchar* const second = b.constScanLine(y);
            for (int x = 0; x < width; ++x) sum += std::abs(first[x] - second[x]);
        }
        return sum >= least;
    };
    for (std::size_t a = 0; a < faces.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            const auto text = Card::fromIndex(int(a)).text() + ' ' + Card::fromIndex(int(b)).text();
            QVERIFY2(differ(faces[a], faces[b]), text.c_str());
        }
    }
}

void TestOwnDeck::artIsThere() {
    const QDir art(QStringLiteral(":/cards"));
    const auto files = art.entryList({QStringLiteral("*.svg")});
    QSet<QString> names(files.begin(), files.end());
    for (const char* suit : {"spades", "hearts", "diamonds", "clubs"})
        for (const char* kind : {"pip", "ace", "jack", "queen", "king"})
            QVERIFY2(
                names.contains(QStringLiteral("%1-%2.svg").arg(QLatin1String(kind), QLatin1String(suit))),
                suit);
    // A court card is a drawing, not a letter in a frame; nothing of it comes from a font or from a bitmap.
    static const QRegularExpression shape(QStringLiteral("<(path|circle|ellipse|rect)\\b"));
    for (const auto& name : files) {
        QFile file(art.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString svg = QString::fromUtf8(file.readAll());
        QVERIFY2(!svg.contains(QLatin1String("<text")) && !svg.contains(QLatin1String("<image")),
                 qPrintable(name));
        const bool court = name.startsWith(QLatin1String("jack")) ||
                           name.startsWith(QLatin1String("queen")) || name.startsWith(QLatin1String("king"));
        if (court) QVERIFY2(svg.count(shape) > 40, qPrintable(name));
    }
}

void TestOwnDeck::shapeOfACard_data() {
    QTest::addColumn<QSize>("pixels");
    for (const QSize size : {QSize(36, 50), QSize(71, 99), QSize(142, 199), QSize(284, 398), QSize(500, 700)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestOwnDeck::shapeOfACard() {
    QFETCH(QSize, pixels);
    const auto deck = ownDeck({});
    QCOMPARE(deck->heightPerWidth(), 1.4);
    const int right = pixels.width() - 1;
    const int bottom = pixels.height() - 1;
    for (const char* card : {"AS", "7H", "TD", "KC", "back"}) {
        const bool isBack = qstrcmp(card, "back") == 0;
        const QImage image = isBack ? deck->back(pixels) : face(*deck, card, pixels);
        QCOMPARE(image.format(), QImage::Format_ARGB32_Premultiplied);
        for (const QPoint corner : {QPoint(0, 0), QPoint(right, 0), QPoint(0, bottom), QPoint(right, bottom)})
            QVERIFY2(qAlpha(image.pixel(corner)) < 128, card);
        // The middle of every side has the edge, and paper just inside of it.
        const int inside = std::max(1, qRound(pixels.width() / 200.));
        for (const QPoint side :
             {QPoint(pixels.width() / 2, 0), QPoint(0, bottom / 2), QPoint(right, bottom / 2)}) {
            QCOMPARE(image.pixel(side), QRgb(0xffc9c3b4));
            const QPoint inward = side.y() == 0       ? QPoint(0, inside)
                                  : side.x() == right ? QPoint(-inside, 0)
                                                      : QPoint(inside, 0);
            if (pixels.width() >= 71) QCOMPARE(image.pixel(side + inward), paper);
        }
        // Everything within the rounded corners is opaque.
        const int radius = pixels.width() / 15 + 1;
        for (int y = radius; y < pixels.height() - radius; ++y)
            for (int x = 0; x < pixels.width(); ++x) QCOMPARE(qAlpha(image.pixel(x, y)), 255);
    }
}

void TestOwnDeck::turnedIsTheSame_data() {
    QTest::addColumn<QSize>("pixels");
    QTest::addColumn<bool>("large");
    for (const QSize size : {QSize(71, 99), QSize(100, 140), QSize(142, 199), QSize(251, 351)}) {
        QTest::addRow("%dx%d", size.width(), size.height()) << size << false;
        QTest::addRow("%dx%d, large indices", size.width(), size.height()) << size << true;
    }
}

void TestOwnDeck::turnedIsTheSame() {
    QFETCH(QSize, pixels);
    QFETCH(bool, large);
    const auto deck = ownDeck({.fourColours = false, .largeIndices = large});
    for (int i = 0; i < 52; ++i) {
        const Card card = Card::fromIndex(i);
        const QImage image = deck->face(card, pixels);
        const QImage turned = image.mirrored(true, true);
        // Pips in the middle stand upright, and diamonds look the same that way; seven has one pip more
        // above.
        const bool mayDiffer = upright(card.rank);
        if (!mayDiffer) QVERIFY2(image == turned, card.text().c_str());
        if (card.rank == 7) continue;
        const QRect top(0, 0, pixels.width(), pixels.height() / (card.rank == ace ? 10 : 4));
        QVERIFY2(image.copy(top) == turned.copy(top), card.text().c_str());
        if (mayDiffer && card.suit != Suit::diamonds) QVERIFY2(image != turned, card.text().c_str());
    }
    const QImage back = deck->back(pixels);
    QVERIFY(back == back.mirrored(true, true));
}

void TestOwnDeck::pipsOfARankAreCounted() {
    // The ink between the indices grows by one pip a rank.
    for (const bool large : {false, true}) {
        const auto deck = ownDeck({.fourColours = false, .largeIndices = large});
        for (int suit = 0; suit < suitCount; ++suit) {
            double onePip = 0;
            for (Rank rank = 2; rank <= 10; ++rank) {
                const QImage image = deck->face({rank, Suit(suit)}, {500, 700});
                const int margin = large ? 140 : 112;
                double ink = 0;
                for (int y = 0; y < 700; ++y)
                    for (int x = margin; x < 500 - margin; ++x)
                        ink += y > 20 && y < 680 && lightness(image.pixel(x, y)) < 170;
                if (rank == 2) onePip = ink / 2;
                QVERIFY(onePip > 500);
                QCOMPARE(qRound(ink / onePip), int(rank));
            }
        }
    }
}

void TestOwnDeck::suitsHaveTheirColours() {
    const auto two = ownDeck({});
    const auto four = ownDeck({.fourColours = true});
    const auto indexColour = [](const DeckArt& deck, char suit) {
        // The middle of the left stem of the K.
        const QImage image = face(deck, std::array{'K', suit, '\0'}.data(), {500, 700});
        const QRect glyph = rankGlyph(image, 112);
        return QColor(image.pixel(glyph.left() + 5, glyph.top() + glyph.height() / 4));
    };
    const auto isDark = [](const QColor& colour) { return colour.value() < 90; };
    for (const char suit : {'S', 'C'}) QVERIFY(isDark(indexColour(*two, suit)));
    for (const char suit : {'H', 'D'}) {
        const QColor colour = indexColour(*two, suit);
        QVERIFY(colour.red() > 160 && colour.green() < 80 && colour.blue() < 90);
    }
    QVERIFY(isDark(indexColour(*four, 'S')));
    QCOMPARE(indexColour(*four, 'S'), indexColour(*two, 'S'));
    QCOMPARE(indexColour(*four, 'H'), indexColour(*two, 'H'));
    const QColor diamonds = indexColour(*four, 'D');
    QVERIFY(diamonds.blue() > 150 && diamonds.blue() > 2 * diamonds.red() - 60);
    const QColor clubs = indexColour(*four, 'C');
    QVERIFY(clubs.green() > 90 && clubs.green() > 2 * clubs.red() && clubs.green() > clubs.blue());
    const auto hue = [](QRgb pixel) { return QColor(pixel).hue(); };
    for (Rank rank = ace; rank <= king; ++rank) {
        for (const Suit suit : {Suit::diamonds, Suit::clubs})
            QVERIFY(difference(two->face({rank, suit}, narrow), four->face({rank, suit}, narrow), hue) >
                    5000);
        for (const Suit suit : {Suit::spades, Suit::hearts})
            QCOMPARE(two->face({rank, suit}, narrow), four->face({rank, suit}, narrow));
    }
}

void TestOwnDeck::indexFitsANarrowStrip() {
    const auto deck = ownDeck({});
    for (int i = 0; i < 52; ++i) {
        const Card card = Card::fromIndex(i);
        const QImage image = deck->face(card, narrow);
        const QRect glyph = rankGlyph(image, 16);
        // High enough to be read, and all of it within 18 pixels from the left and from the top, with air to
        // the right.
        QVERIFY2(glyph.height() >= 10 && glyph.bottom() < 18, card.text().c_str());
        QVERIFY2(glyph.right() < 15 && glyph.left() >= 1, card.text().c_str());
        // The suit is below it, in the same strip.
        const QRect suit = inkIn(image, QRect(2, glyph.bottom() + 1, 13, 11));
        QVERIFY2(suit.height() >= 6 && suit.width() >= 5, card.text().c_str());
    }
}

void TestOwnDeck::smallCardsHaveBigIndices() {
    const auto deck = ownDeck({});
    for (int i = 0; i < 52; ++i) {
        const Card card = Card::fromIndex(i);
        const QRect glyph = rankGlyph(deck->face(card, {36, 50}), 18);
        QVERIFY2(glyph.height() >= 13 && glyph.bottom() < 18 && glyph.right() < 18, card.text().c_str());
        // Larger than on a card of nearly twice the width.
        QVERIFY(glyph.height() > rankGlyph(deck->face(card, narrow), 16).height());
    }
}

void TestOwnDeck::largeIndicesAreLarger() {
    const auto normal = ownDeck({});
    const auto large = ownDeck({.largeIndices = true});
    for (int i = 0; i < 52; ++i) {
        const Card card = Card::fromIndex(i);
        const QRect small = rankGlyph(normal->face(card, usual), 32);
        const QRect big = rankGlyph(large->face(card, usual), 38);
        QVERIFY2(big.height() * 4 >= small.height() * 5, card.text().c_str());
        QVERIFY2(big.width() * 5 >= small.width() * 6, card.text().c_str());
    }
}

void TestOwnDeck::backsDiffer() {
    using Back = OwnDeckStyle::Back;
    for (const QSize pixels : {QSize(36, 50), usual}) {
        std::ptrdiff_t channel = 0;
        for (const Back back : {Back::green, Back::blue, Back::burgundy}) {
            const QImage image = ownDeck({.back = back})->back(pixels);
            std::array<qint64, 3> sum{};
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const QRgb pixel = image.pixel(x, y);
                    sum[0] += qGreen(pixel);
                    sum[1] += qBlue(pixel);
                    sum[2] += qRed(pixel);
                }
            }
            // The colour that the back is named after is the strongest in it.
            QCOMPARE(std::max_element(sum.begin(), sum.end()) - sum.begin(), channel);
            ++channel;
        }
    }
    // A face does not change with the back.
    QCOMPARE(face(*ownDeck({.back = Back::blue}), "QH", usual), face(*ownDeck({}), "QH", usual));
}

void TestOwnDeck::sameFromEveryThread() {
    const auto deck = ownDeck({.fourColours = true});
    std::vector<QImage> expected;
    expected.reserve(52);
    const auto other = ownDeck({.fourColours = true});
    for (int i = 0; i < 52; ++i) expected.push_back(other->face(Card::fromIndex(i), narrow));
    const QImage back = other->back(narrow);
    // Nothing of `deck` is read yet, so the threads also meet while the art is read.
    std::array<int, 4> wrong{};
    std::vector<std::thread> threads;
    for (std::size_t t = 0; t < wrong.size(); ++t) {
        threads.emplace_back([&, t] {
            for (int n = 0; n < 52; ++n) {
                const int i = t % 2 ? n : 51 - n;
                wrong[t] += deck->face(Card::fromIndex(i), narrow) != expected[std::size_t(i)];
            }
            wrong[t] += deck->back(narrow) != back;
        });
    }
    for (auto& thread : threads) thread.join();
    for (const int count : wrong) QCOMPARE(count, 0);
}

void TestOwnDeck::strangeSizes() {
    const auto deck = ownDeck({});
    for (const QSize nothing :
         {QSize(), QSize(0, 0), QSize(0, 99), QSize(71, 0), QSize(-71, 99), QSize(71, -99)}) {
        QVERIFY(face(*deck, "KS", nothing).isNull());
        QVERIFY(deck->back(nothing).isNull());
    }
    for (const QSize size : {QSize(1, 1), QSize(2, 3), QSize(8, 11), QSize(59, 83), QSize(60, 84),
                             QSize(300, 20), QSize(20, 300), QSize(1000, 1400)}) {
        for (const char* card : {"AS", "7C", "TH", "QD"}) QCOMPARE(face(*deck, card, size).size(), size);
        QCOMPARE(deck->back(size).size(), size);
    }
    const QImage tiny = face(*deck, "7C", {8, 11});
    QVERIFY(!inkIn(tiny, tiny.rect()).isNull());
}

void TestOwnDeck::sameCardTwice() {
    const auto deck = ownDeck({});
    for (const char* card : {"AS", "9D", "JC"}) QCOMPARE(face(*deck, card, usual), face(*deck, card, usual));
}

QTEST_GUILESS_MAIN(TestOwnDeck)
#include "test_own_deck.moc"
