// SPDX-License-Identifier: MIT
#include "common/cards/choice/deck_loader.h"
#include "common/cards/foreign/deck_check.h"
#include "common/cards/foreign/deck_thumbnail.h"
#include "common/cards/foreign/face_check.h"
#include "common/cards/foreign/svg/message_filter.h"
#include "common/cards/foreign/svg/svg_deck.h"
#include "common/cards/foreign/verdict_cache.h"
#include "common/cards/own/own_deck.h"
#include "common/cards/pictures/card_pictures.h"
#include "common/cards/pictures/pixmap_cache.h"
#include "common/pictures/drawings/drawing_safety.h"
#include "common/pictures/drawings/gzip.h"
#include "common/rules/random.h"
#include "common/testing/clean_home.h"
#include "tests/cards/test_deck_samples.h"
#include "tests/support/full_disk.h"

#include <algorithm>
#include <memory>
#include <set>
#include <sys/stat.h>

#include <QApplication>
#include <QBuffer>
#include <QDirIterator>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

using namespace plt;

namespace {

const plt::testing::CleanHome cleanHome;

using samples::Deck;

DeckFault faultOf(const QByteArray& bytes) {
    samples::DataFolders folders;
    const QString path = folders.addGnome(QStringLiteral("a.svg"), bytes);
    return checkDeck({QStringLiteral("gnome:a"), QStringLiteral("A"), path}, {}).fault;
}

FoundDeck deckAt(const QString& path) {
    return {QStringLiteral("gnome:a"), QStringLiteral("A"), path};
}

QByteArray picture(QSize size, const char* format) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

QString imageElement(const QString& href) {
    return QStringLiteral("<image x=\"0\" y=\"0\" width=\"9\" height=\"9\" xlink:href=\"%1\"/>").arg(href);
}

QString embedded(const QByteArray& bytes, const char* type = "image/png") {
    return QStringLiteral("data:%1;base64,%2")
        .arg(QLatin1String(type), QString::fromLatin1(bytes.toBase64()));
}

}  // namespace

class TestDeckCheck : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void gzipUnpacks();
    void gzipHasALimit();
    void brokenGzipIsRefused();
    void goodDecksPass();
    void faults_data();
    void faults();
    void unsafeDrawings_data();
    void unsafeDrawings();
    void oddFilesAreUnreadable();
    void bombsAreRefused();
    void randomDamageIsSurvived();
    void verdictsAreKept();
    void brokenCacheIsIgnored();
    void changedFileIsLookedAtAgain();
    void deckThatStopsTheProgramIsLeftAlone();
    void stoppedCheckDoesNotCount();
    void previewsAreKept();
    void fullDisksLoseNothing();
    void problemsAreSentences();
    void loadingFallsBackToOurs();
    void deckIsKeptWhenItsFileGoes();
    void svgWarningsStayInside();
    void realDecks();
    void realDecksDrawAllFaces();
};

void TestDeckCheck::gzipUnpacks() {
    Random random(5);
    for (int round = 0; round < 200; ++round) {
        QByteArray data;
        const auto size = random.between(0, round % 10 == 0 ? 200000 : 3000);
        const int letters = random.between(1, 256);
        while (data.size() < size) {
            if (data.size() > 10 && random.coin())
                data += data.mid(random.between(0, int(data.size()) - 1), random.between(1, 400));
            else
                data += static_cast<char>(random.between(0, letters - 1));
        }
        const auto packed = samples::gzip(data, random.between(0, 9));
        QVERIFY(isGzip(packed));
        const auto back = gunzip(packed, 10'000'000);
        QVERIFY(back.has_value());
        QVERIFY(*back == data);
    }
    // Every field that a header may have: extra, name, comment, sum.
    const QByteArray fields = QByteArray(
                                  "\x03\x00"
                                  "abc",
                                  5) +
                              QByteArray("name\0comment\0", 13);
    QCOMPARE(gunzip(samples::gzip("hello", 6, 0x1F, fields), 100), QByteArray("hello"));
    // Data after the first member does not matter.
    QCOMPARE(gunzip(samples::gzip("hello") + "garbage", 100), QByteArray("hello"));
}

void TestDeckCheck::gzipHasALimit() {
    const QByteArray packed = samples::gzip(QByteArray(1'000'000, 'x'), 9);
    QVERIFY(packed.size() < 2000);
    QVERIFY(gunzip(packed, 1'000'000).has_value());
    QVERIFY(!gunzip(packed, 999'999).has_value());
    QVERIFY(!gunzip(samples::gzip(QByteArray(1000, 'x'), 0), 999).has_value());
}

void TestDeckCheck::brokenGzipIsRefused() {
    const QByteArray data = samples::svg().left(20000);
    const QByteArray good = samples::gzip(data);
    for (qsizetype length = 0; length < good.size(); length += 7)
        QVERIFY(!gunzip(good.left(length), 1 << 20).has_value());
    Random random(6);
    for (int round = 0; round < 3000; ++round) {
        QByteArray bad = good;
        for (int i = random.between(1, 4); i > 0; --i)
            bad[random.between(12, int(bad.size()) - 1)] = static_cast<char>(random.between(0, 255));
        const auto back = gunzip(bad, 1 << 20);
        QVERIFY(!back || *back == data);
    }
    QVERIFY(!gunzip("", 10));
    QVERIFY(!gunzip("\x1f\x8b", 10));
    QVERIFY(!gunzip("<svg/>", 10));
}

void TestDeckCheck::goodDecksPass() {
    for (const bool suitFirst : {false, true}) {
        Deck deck;
        deck.suitFirst = suitFirst;
        QCOMPARE(faultOf(samples::svg(deck)), DeckFault::none);
        QCOMPARE(faultOf(samples::gzip(samples::svg(deck))), DeckFault::none);
    }
    for (const double height : {121.0, 189.0}) {
        Deck deck;
        deck.height = height;
        samples::DataFolders folders;
        const auto verdict =
            checkDeck(deckAt(folders.addGnome(QStringLiteral("a.svg"), samples::svg(deck))), {});
        QCOMPARE(verdict.fault, DeckFault::none);
        QVERIFY(qAbs(verdict.heightPerWidth - height / 100) < 0.001);
    }
}

void TestDeckCheck::faults_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* name, const Deck& deck, DeckFault fault) {
        QTest::newRow(name) << samples::svg(deck) << int(fault);
    };
    const auto text = [](const char* name, const QByteArray& bytes, DeckFault fault) {
        QTest::newRow(name) << bytes << int(fault);
    };
    Deck deck;
    deck.hexRanks = true;
    row("hexadecimal ranks", deck, DeckFault::missingCards);
    deck = {};
    deck.missing = [](Card card) { return card == Card{7, Suit::clubs}; };
    row("one face is missing", deck, DeckFault::missingCards);
    deck = {};
    deck.suitFirst = true;
    deck.missing = [](Card card) { return card == Card{ace, Suit::clubs}; };
    row("the card that tells the order is missing", deck, DeckFault::missingCards);
    deck = {};
    deck.back = false;
    row("the back is missing", deck, DeckFault::missingCards);
    deck = {};
    deck.height = 119;
    row("too flat", deck, DeckFault::badShape);
    deck.height = 191;
    row("too slim", deck, DeckFault::badShape);
    deck = {};
    deck.back = false;
    deck.more = QStringLiteral("<g id=\"back\"/>");
    row("a back of no size", deck, DeckFault::badShape);
    deck = {};
    deck.blank = [](Card) { return true; };
    row("all blank", deck, DeckFault::oddFaces);
    deck.blank = [](Card card) { return card == Card{queen, Suit::hearts}; };
    row("one is blank", deck, DeckFault::oddFaces);
    deck = {};
    deck.missing = deck.blank = [](Card card) { return card == Card{9, Suit::clubs}; };
    deck.blank = {[](Card) { return false; }};
    deck.more = QStringLiteral("<use id=\"9_club\" xlink:href=\"#8_club\"/>");
    row("two are alike", deck, DeckFault::oddFaces);
    deck.more = QStringLiteral("<g id=\"9_club\"><use xlink:href=\"#lost\"/></g>");
    row("one uses what is not there", deck, DeckFault::oddFaces);
    deck = {};
    deck.swissSuits = true;
    row("suits of several colours", deck, DeckFault::oddSuits);
    deck = {};
    deck.bigPips = true;
    row("pips that cannot be counted", deck, DeckFault::oddSuits);

    const QByteArray good = samples::svg();
    text("empty", "", DeckFault::notADrawing);
    text("no XML", "hello", DeckFault::notADrawing);
    text("another XML", "<html/>", DeckFault::notADrawing);
    text("cut off", good.left(good.size() / 2), DeckFault::notADrawing);
    text("zeros", QByteArray(10000, '\0'), DeckFault::notADrawing);
    text("an empty drawing", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", DeckFault::missingCards);
    text("packed and cut off", samples::gzip(good).chopped(100), DeckFault::unreadable);
    text("packed twice", samples::gzip(samples::gzip(good)), DeckFault::unreadable);
    text("only the mark of gzip", "\x1f\x8b", DeckFault::unreadable);
    text("a picture", picture({10, 14}, "PNG"), DeckFault::notADrawing);
}

void TestDeckCheck::faults() {
    QFETCH(QByteArray, bytes);
    QFETCH(int, fault);
    QCOMPARE(int(faultOf(bytes)), fault);
}

void TestDeckCheck::unsafeDrawings_data() {
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("more");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* name, const QString& start, const QString& more, DrawingFault fault) {
        QTest::newRow(name) << start << more << int(fault);
    };
    const auto no = QString();
    row("entities", QStringLiteral("<!DOCTYPE svg [<!ENTITY a \"aa\">]>"), no, DrawingFault::entities);
    row("external entity", QStringLiteral("<!DOCTYPE svg [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>"), no,
        DrawingFault::entities);
    row("document type", QStringLiteral("<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"svg11.dtd\">"),
        no, DrawingFault::none);
    row("style sheet", QStringLiteral("<?xml-stylesheet type=\"text/css\" href=\"/dev/zero\"?>"), no,
        DrawingFault::references);
    row("other instruction", QStringLiteral("<?other thing?>"), no, DrawingFault::none);
    for (const char* file : {"/dev/zero", "file:///dev/zero", "other.png", "http://example.org/a.png", "",
                             "data:image/png,abc", "data:image/png;base64,", "data:image/png;base64,AAAA"})
        row(file, no, imageElement(QLatin1String(file)), DrawingFault::references);
    row("a PNG picture inside", no, imageElement(embedded(picture({4, 4}, "PNG"))), DrawingFault::none);
    row("a JPEG picture inside", no, imageElement(embedded(picture({4, 4}, "JPEG"))), DrawingFault::none);
    row("a BMP picture inside", no, imageElement(embedded(picture({4, 4}, "BMP"))), DrawingFault::references);
    row("a drawing inside", no, imageElement(embedded(samples::svg(), "image/svg+xml")),
        DrawingFault::references);
    row("a drawing that calls itself PNG", no, imageElement(embedded(samples::svg())),
        DrawingFault::references);
    // The size that a PNG file states, with its sum.
    QByteArray huge = picture({4, 4}, "PNG");
    huge.replace(16, 8, QByteArray("\x00\x00\x60\x00\x00\x00\x60\x00", 8));
    QByteArray sum = samples::littleEndian(samples::crc(huge.mid(12, 17)));
    std::reverse(sum.begin(), sum.end());
    huge.replace(29, 4, sum);
    row("a huge picture", no, imageElement(embedded(huge)), DrawingFault::tooLarge);

    row("uses itself", no, QStringLiteral("<g id=\"a\"><use xlink:href=\"#a\"/></g>"), DrawingFault::repeats);
    row("use is itself", no, QStringLiteral("<use id=\"a\" xlink:href=\"#a\"/>"), DrawingFault::repeats);
    row("uses in a circle", no,
        QStringLiteral("<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g>"),
        DrawingFault::repeats);
    QString doubling = QStringLiteral("<g id=\"d0\"><rect width=\"1\" height=\"1\"/></g>");
    for (int i = 1; i < 40; ++i)
        doubling += QStringLiteral("<g id=\"d%1\"><use xlink:href=\"#d%2\"/><use xlink:href=\"#d%2\"/></g>")
                        .arg(i)
                        .arg(i - 1);
    row("doubles itself", no, doubling, DrawingFault::repeats);
    QString chain = QStringLiteral("<g id=\"d0\"/>");
    for (int i = 1; i < 5000; ++i)
        chain += QStringLiteral("<use id=\"d%1\" xlink:href=\"#d%2\"/>").arg(i).arg(i - 1);
    row("a long chain", no, chain, DrawingFault::repeats);
    row("a short chain", no, chain.left(chain.indexOf(QStringLiteral("<use id=\"d50\""))),
        DrawingFault::none);
    QString reverse;
    for (int i = 1; i < 5000; ++i)
        reverse += QStringLiteral("<use id=\"d%1\" xlink:href=\"#d%2\"/>").arg(i).arg(i + 1);
    row("a long chain that begins with its end", no, reverse, DrawingFault::repeats);
    row("nested deeply", no,
        QStringLiteral("<g>").repeated(100'000) + QStringLiteral("</g>").repeated(100'000),
        DrawingFault::tooLarge);
    row("many elements", no, QStringLiteral("<g/>").repeated(300'000), DrawingFault::tooLarge);
    row("some repetition", no,
        QStringLiteral("<g id=\"p\"/>") + QStringLiteral("<use xlink:href=\"#p\"/>").repeated(1000),
        DrawingFault::none);
}

void TestDeckCheck::unsafeDrawings() {
    QFETCH(QString, start);
    QFETCH(QString, more);
    QFETCH(int, fault);
    Deck deck;
    deck.start = start;
    deck.more = more;
    QCOMPARE(int(drawingFault(samples::svg(deck))), fault);
}

void TestDeckCheck::oddFilesAreUnreadable() {
    samples::DataFolders folders;
    const QString folder = folders.home();
    QDir().mkpath(folder);
    const QString fifo = folder + QStringLiteral("/fifo.svg");
    QCOMPARE(::mkfifo(QFile::encodeName(fifo).constData(), 0600), 0);
    const QString round = folder + QStringLiteral("/round.svg");
    QVERIFY(QFile::link(round, round));
    for (const QString& path : {fifo, round, folder, folder + QStringLiteral("/none.svg"),
                                QStringLiteral("/dev/zero"), QStringLiteral("/dev/null")}) {
        QCOMPARE(checkDeck(deckAt(path), {}).fault, DeckFault::unreadable);
        QCOMPARE(openDeck(deckAt(path), {}).verdict.fault, DeckFault::unreadable);
        QVERIFY(deckThumbnail(deckAt(path), {}).isNull());
    }
}

void TestDeckCheck::bombsAreRefused() {
    QCOMPARE(faultOf(samples::gzip(QByteArray(70 * 1024 * 1024, ' '), 9)), DeckFault::unreadable);
    samples::DataFolders folders;
    const QString path = folders.addGnome(QStringLiteral("a.svg"), "<svg/>");
    QVERIFY(QFile::resize(path, qint64(1) << 40));  // without taking room on the disk
    QCOMPARE(checkDeck(deckAt(path), {}).fault, DeckFault::tooLarge);
}

void TestDeckCheck::randomDamageIsSurvived() {
    Random random(9);
    const QByteArray good = samples::svg();
#ifdef __SANITIZE_ADDRESS__
    constexpr int rounds = 25;
#else
    constexpr int rounds = 150;
#endif
    for (int round = 0; round < rounds; ++round) {
        QByteArray bad = good;
        for (int i = random.between(1, 30); i > 0; --i) {
            const auto at = random.between(0, int(bad.size()) - 1);
            if (random.coin())
                bad[at] = "0123456789.-eE\"<>/#=hMzL \n"[random.below(26)];
            else
                bad.remove(at, random.between(1, 5));
        }
        const MessageFilter silence;
        if (drawingFault(bad) != DrawingFault::none) continue;
        samples::DataFolders folders;
        const auto loaded = SvgDeck::load(folders.addGnome(QStringLiteral("a.svg"), bad));
        if (!loaded.deck) continue;
        for (int i = 0; i < 52; i += 5)
            QCOMPARE(loaded.deck->face(Card::fromIndex(i), QSize(30, 42)).size(), QSize(30, 42));
    }
}

void TestDeckCheck::verdictsAreKept() {
    samples::DataFolders folders;
    const QString good = folders.addGnome(QStringLiteral("good.svg"), samples::svg());
    const QString bad = folders.addGnome(QStringLiteral("bad.svg"), "hello");
    for (int round = 0; round < 2; ++round) {
        const auto verdict = checkDeck(deckAt(good), {});
        QCOMPARE(verdict.fault, DeckFault::none);
        QCOMPARE(verdict.heightPerWidth, 1.4);
        QCOMPARE(checkDeck(deckAt(bad), {}).fault, DeckFault::notADrawing);
    }
    // The verdict is the cached one: a stopped check would give none.
    std::stop_source stopped;
    stopped.request_stop();
    QCOMPARE(checkDeck(deckAt(good), stopped.get_token()).fault, DeckFault::none);
    QVERIFY(openDeck(deckAt(good), stopped.get_token()).art != nullptr);
    rejectDeck(deckAt(good));
    QCOMPARE(checkDeck(deckAt(good), {}).fault, DeckFault::tooSlow);
    QVERIFY(openDeck(deckAt(good), {}).art == nullptr);
}

void TestDeckCheck::brokenCacheIsIgnored() {
    samples::DataFolders folders;
    const QString path = folders.addGnome(QStringLiteral("a.svg"), samples::svg());
    QCOMPARE(checkDeck(deckAt(path), {}).fault, DeckFault::none);
    const QString list =
        QString::fromLocal8Bit(qgetenv("XDG_CACHE_HOME")) + QStringLiteral("/plt-games/decks/checked.json");
    QFile file(list);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray good = file.readAll();
    file.close();
    QVERIFY(good.contains("none"));
    for (const QByteArray& broken :
         {QByteArray(), QByteArray("{"), QByteArray("[]"), QByteArray(1000, '\0'), good.left(good.size() / 2),
          QByteArray(good).replace("1.4", "1e9"), QByteArray(good).replace("1.4", "\"x\""),
          QByteArray(good).replace("none", "nothing"), QByteArray(good).replace("\"fault\"", "\"tries\"")}) {
        samples::DataFolders::write(list, broken);
        const auto verdict = checkDeck(deckAt(path), {});
        QCOMPARE(verdict.fault, DeckFault::none);
        QCOMPARE(verdict.heightPerWidth, 1.4);
    }
    // A cache that cannot be written.
    QVERIFY(QFile::remove(list));
    QVERIFY(QDir().mkpath(list));
    QCOMPARE(checkDeck(deckAt(path), {}).fault, DeckFault::none);
    QVERIFY(QDir(QFileInfo(list).path()).removeRecursively());
    samples::DataFolders::write(QFileInfo(list).path(), "a file in the place of the folder");
    QCOMPARE(checkDeck(deckAt(path), {}).fault, DeckFault::none);
    QVERIFY(!deckThumbnail(deckAt(path), {}).isNull());
}

void TestDeckCheck::changedFileIsLookedAtAgain() {
    samples::DataFolders folders;
    const QString path = folders.addGnome(QStringLiteral("a.svg"), samples::svg());
    QCOMPARE(checkDeck(deckAt(path), {}).fault, DeckFault::none);
    QVERIFY(!deckThumbnail(deckAt(path), {}).isNull());
    folders.addGnome(QStringLiteral("a.svg"), "garbage");
    QCOMPARE(checkDeck(deckAt(path), {}).fault, DeckFault::notADrawing);
    QVERIFY(deckThumbnail(deckAt(path), {}).isNull());
    folders.addGnome(QStringLiteral("a.svg"), samples::gzip(samples::svg()));
    QCOMPARE(checkDeck(deckAt(path), {}).fault, DeckFault::none);
    // Of the same size, but another time.
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.write(QByteArray(file.size(), 'x'));
    QVERIFY(file.flush());
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(5), QFileDevice::FileModificationTime));
    file.close();
    QCOMPARE(checkDeck(deckAt(path), {}).fault, DeckFault::notADrawing);
}

void TestDeckCheck::deckThatStopsTheProgramIsLeftAlone() {
    samples::DataFolders folders;
    const QString path = folders.addGnome(QStringLiteral("a.svg"), samples::svg());
    // As if the program had come to an end in the middle of each check.
    for (int i = 0; i < 3; ++i) QVERIFY(verdict_cache::begin(path));
    QVERIFY(!verdict_cache::begin(path));
    QCOMPARE(checkDeck(deckAt(path), {}).fault, DeckFault::tooSlow);
    // Another file gets another chance.
    folders.addGnome(QStringLiteral("a.svg"), samples::svg() + "\n");
    QCOMPARE(checkDeck(deckAt(path), {}).fault, DeckFault::none);
}

void TestDeckCheck::stoppedCheckDoesNotCount() {
    samples::DataFolders folders;
    const QString path = folders.addGnome(QStringLiteral("a.svg"), samples::svg());
    std::stop_source stopped;
    stopped.request_stop();
    for (int i = 0; i < 10; ++i)
        QCOMPARE(checkDeck(deckAt(path), stopped.get_token()).fault, DeckFault::stopped);
    QCOMPARE(checkDeck(deckAt(path), {}).fault, DeckFault::none);
}

void TestDeckCheck::previewsAreKept() {
    samples::DataFolders folders;
    const QString path = folders.addGnome(QStringLiteral("a.svg"), samples::svg());
    const QImage made = deckThumbnail(deckAt(path), {});
    QCOMPARE(made.size(), thumbnailSize);
    const QImage kept = deckThumbnail(deckAt(path), {});
    QCOMPARE(kept.convertToFormat(made.format()), made);
    // One that is broken is made anew.
    QDirIterator pictures(QString::fromLocal8Bit(qgetenv("XDG_CACHE_HOME")), {QStringLiteral("*.png")},
                          QDir::Files, QDirIterator::Subdirectories);
    QVERIFY(pictures.hasNext());
    samples::DataFolders::write(pictures.next(), "garbage");
    QCOMPARE(deckThumbnail(deckAt(path), {}), made);
}

/// Results about other decks are not lost when the disk is full: the last good files stay.
void TestDeckCheck::fullDisksLoseNothing() {
    samples::DataFolders folders;
    const QString path = folders.addGnome(QStringLiteral("full.svg"), samples::svg());
    QVERIFY(!deckThumbnail(deckAt(path), {}).isNull());
    QHash<QString, QByteArray> before;
    QDirIterator kept(QString::fromLocal8Bit(qgetenv("XDG_CACHE_HOME")) + QStringLiteral("/plt-games/decks"),
                      QDir::Files);
    while (kept.hasNext()) {
        QFile file(kept.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        before.insert(file.fileName(), file.readAll());
    }
    QVERIFY(before.size() >= 1);
    // Another deck in its place: its thumbnail is to replace the old one.
    samples::Deck other;
    other.height = 150;
    folders.addGnome(QStringLiteral("full.svg"), samples::svg(other));
    {
        const plt::testing::FullDisk full;
        QVERIFY(!deckThumbnail(deckAt(path), {}).isNull());
    }
    for (auto file = before.cbegin(); file != before.cend(); ++file) {
        if (!file.key().endsWith(QLatin1String(".png"))) continue;
        QFile now(file.key());
        QVERIFY(now.open(QIODevice::ReadOnly));
        QCOMPARE(now.readAll(), file.value());
    }
    // With room again, the new one is kept.
    const QImage made = deckThumbnail(deckAt(path), {});
    QCOMPARE(deckThumbnail(deckAt(path), {}).convertToFormat(made.format()), made);
    QVERIFY(verdict_cache::preview(path).size() == thumbnailSize);
}

void TestDeckCheck::problemsAreSentences() {
    std::set<QString> all;
    for (int fault = int(DeckFault::unreadable); fault <= int(DeckFault::tooSlow); ++fault) {
        const QString text = deckProblem(QStringLiteral("<b>%1"), static_cast<DeckFault>(fault));
        QVERIFY(text.contains(QStringLiteral("<b>%1")));
        QVERIFY(text.endsWith(u'.'));
        all.insert(text);
    }
    QCOMPARE(all.size(), std::size_t(9));
}

void TestDeckCheck::loadingFallsBackToOurs() {
    samples::DataFolders folders;
    folders.addKde(QStringLiteral("good"), samples::svg());
    folders.addKde(QStringLiteral("bad"), "garbage");
    DeckChoice choice;
    const auto load = [&choice](const char* id) {
        choice.foreign = QLatin1String(id);
        return loadDeck(choice, {});
    };
    QVERIFY(load("").problem.isEmpty());
    const auto good = load("kde:good");
    QVERIFY(good.problem.isEmpty());
    QVERIFY(std::dynamic_pointer_cast<const SvgDeck>(good.art) != nullptr);
    for (const char* id : {"kde:bad", "kde:none", "gnome:good", "nonsense", ":", "kde:../good"}) {
        const auto ours = load(id);
        QVERIFY(ours.art != nullptr);
        QCOMPARE(ours.art->heightPerWidth(), ownDeck({})->heightPerWidth());
        QVERIFY(ours.problem.endsWith(u'.'));
    }
}

void TestDeckCheck::deckIsKeptWhenItsFileGoes() {
    samples::DataFolders folders;
    const QString path = folders.addKde(QStringLiteral("good"), samples::svg());
    DeckChoice choice;
    choice.foreign = QStringLiteral("kde:good");
    setDeckChoice(choice);
    CardPictures pictures;
    QSignalSpy problem(&pictures, &CardPictures::problem);
    pictures.setSize(QSize(50, 70));
    pictures.back();
    QTRY_VERIFY_WITH_TIMEOUT(pictures.isComplete(), 60000);
    // Removed and replaced by garbage while it is in use: nothing changes.
    samples::DataFolders::write(path, "garbage");
    pictures.face({ace, Suit::clubs});
    QTRY_VERIFY_WITH_TIMEOUT(pictures.isComplete(), 60000);
    QVERIFY(QFile::remove(path));
    pictures.setSize(QSize(60, 84));
    pictures.face({ace, Suit::hearts});
    QTRY_VERIFY_WITH_TIMEOUT(pictures.isComplete(), 60000);
    QCOMPARE(pictures.back().toImage().pixelColor(30, 42), QColor("#226"));
    QCOMPARE(problem.count(), 0);
    // A game that is opened now reports it.
    const auto fresh = PixmapCache::make(loadDeck, std::chrono::minutes(5));
    CardPictures later(fresh);
    QSignalSpy told(&later, &CardPictures::problem);
    later.setSize(QSize(50, 70));
    later.back();
    QTRY_COMPARE_WITH_TIMEOUT(told.count(), 1, 60000);
    QVERIFY(told.first().first().toString().contains(QStringLiteral("good")));
    QTRY_VERIFY_WITH_TIMEOUT(later.isComplete(), 60000);
    setDeckChoice({});
}

void TestDeckCheck::svgWarningsStayInside() {
    samples::DataFolders folders;
    Deck deck;
    deck.more = QStringLiteral(
        "<g><use xlink:href=\"#lost\"/></g><path d=\"M0 0 L\"/><circle r=\"-1\"/>"
        "<rect fill=\"url(#lost)\" width=\"x\"/>");
    const QString path = folders.addGnome(QStringLiteral("a.svg"), samples::svg(deck));
    // Another program, because here Qt's test library listens, too.
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--check"), path});
    QVERIFY(program.waitForFinished(120000));
    QCOMPARE(program.exitCode(), 0);
    const QByteArray said = program.readAllStandardError();
    QVERIFY2(said.contains("before") && said.contains("after"), said.constData());
    QVERIFY2(!said.contains("svg") && !said.contains("link"), said.constData());
}

void TestDeckCheck::realDecks() {
    // The decks of the packages kdegames-card-data-kf5 and gnome-cards-data, where they are installed.
    qputenv("XDG_DATA_DIRS", "/usr/share");
    const auto decks = findDecks();
    if (decks.isEmpty()) QSKIP("no decks are installed");
    const std::set<QString> traps{QStringLiteral("kde:svg-future"),    QStringLiteral("kde:svg-xskat-german"),
                                  QStringLiteral("gnome:simplistic"),  QStringLiteral("gnome:anglo_poker"),
                                  QStringLiteral("gnome:tango_nuevo"), QStringLiteral("gnome:swiss-xvii")};
    for (const FoundDeck& deck : decks) {
#ifdef __SANITIZE_ADDRESS__
        const bool looked = traps.contains(deck.id) || deck.id == QStringLiteral("kde:svg-standard");
        if (!looked) continue;
#endif
        const bool known = deck.id.startsWith(QLatin1String("kde:svg-")) || traps.contains(deck.id);
        const auto verdict = checkDeck(deck, {});
        if (known || verdict.fault != DeckFault::none)
            QVERIFY2((verdict.fault != DeckFault::none) == traps.contains(deck.id), qPrintable(deck.id));
    }
}

void TestDeckCheck::realDecksDrawAllFaces() {
    qputenv("XDG_DATA_DIRS", "/usr/share");
    const auto decks = findDecks();
    if (decks.isEmpty()) QSKIP("no decks are installed");
    int drawn = 0;
    for (const FoundDeck& deck : decks) {
#ifdef __SANITIZE_ADDRESS__
        if (deck.id != QStringLiteral("kde:svg-standard")) continue;
#endif
        const CheckedDeck checked = openDeck(deck, {});
        if (!checked.art) continue;
        ++drawn;
        const QSize size(36, qRound(36 * checked.art->heightPerWidth()));
        std::set<QByteArray> faces;
        for (int i = 0; i < 52; ++i) {
            const QImage face = checked.art->face(Card::fromIndex(i), size);
            faces.insert(QByteArray(reinterpret_cast<const char*>(face.constBits()), face.sizeInBytes()));
            std::set<QRgb> colours;
            for (int x = 0; x < face.width(); ++x)
                for (int y = 0; y < face.height(); ++y) colours.insert(face.pixel(x, y));
            QVERIFY2(colours.size() > 10, qPrintable(deck.id));
        }
        QVERIFY2(faces.size() == 52, qPrintable(deck.id));
        QVERIFY(!checked.art->back(size).isNull());
    }
    QVERIFY(drawn > 0);
}

namespace {

/// Checks one deck in a process of its own, so that the tests can read what it prints on a terminal.
int checkAlone(const QString& path) {
    qWarning("before");
    const bool good = checkDeck(deckAt(path), {}).fault == DeckFault::none;
    qWarning("after");
    return good ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    const auto arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QStringLiteral("--check")) return checkAlone(arguments.value(2));
    TestDeckCheck test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_deck_check.moc"
