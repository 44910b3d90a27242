// SPDX-License-Identifier: MIT
#include "common/cards/choice/deck_choice.h"
#include "common/cards/own/own_deck.h"
#include "common/cards/pictures/card_pictures.h"
#include "common/cards/pictures/pixmap_cache.h"
#include "common/rules/random.h"
#include "common/storage/preferences.h"
#include "common/testing/clean_home.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <numeric>
#include <stdexcept>
#include <vector>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSaveFile>
#include <QSemaphore>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace plt;

namespace {

const plt::testing::CleanHome home;

/// Requests to a deck of the tests, and its orders.
struct Orders {
    std::mutex mutex;
    std::vector<std::pair<int, QSize>> drawn;
    std::atomic<int> loads = 0;
    std::atomic<bool> mended = false;
    std::atomic<bool> blocked = false;  // drawing waits for `go`
    QSemaphore reached;
    QSemaphore go;
    enum class Fault { none, null, wrongSize, throws } fault = Fault::none;

    std::size_t count() {
        const std::lock_guard lock(mutex);
        return drawn.size();
    }
    std::vector<int> picturesOf(QSize size) {
        const std::lock_guard lock(mutex);
        std::vector<int> out;
        for (const auto& [picture, at] : drawn)
            if (at == size) out.push_back(picture);
        return out;
    }
};

/// Every card has a colour of its own.
QColor colourOf(int picture) {
    return {100 + picture, 200, 255 - picture};
}

class ColourDeck : public DeckArt {
  public:
    explicit ColourDeck(std::shared_ptr<Orders> orders, double shape = 1.5)
        : orders_(std::move(orders)), shape_(shape) {}
    double heightPerWidth() const override { return shape_; }
    QImage face(Card card, QSize pixels) const override { return draw(card.index(), pixels); }
    QImage back(QSize pixels) const override { return draw(backPicture, pixels); }

  private:
    QImage draw(int picture, QSize pixels) const {
        if (orders_->blocked) {
            orders_->reached.release();
            orders_->go.acquire();
        }
        {
            const std::lock_guard lock(orders_->mutex);
            orders_->drawn.emplace_back(picture, pixels);
        }
        switch (orders_->fault) {
            case Orders::Fault::null:
                return {};
            case Orders::Fault::throws:
                throw std::runtime_error("no");
            case Orders::Fault::wrongSize:
                pixels += QSize(1, 0);
                break;
            case Orders::Fault::none:
                break;
        }
        QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
        image.fill(colourOf(picture));
        image.setPixelColor(0, 0, Qt::transparent);
        return image;
    }
    const std::shared_ptr<Orders> orders_;
    const double shape_;
};

constexpr QSize small(20, 30);
constexpr QSize large(40, 60);
constexpr Card spadeAce{ace, Suit::spades};
constexpr Card heartTen{10, Suit::hearts};

std::shared_ptr<PixmapCache> cacheOf(const std::shared_ptr<Orders>& orders,
                                     std::chrono::milliseconds patience = std::chrono::minutes(5)) {
    return PixmapCache::make(
        [orders](const DeckChoice& choice, std::stop_token) -> LoadedDeck {
            ++orders->loads;
            if (choice.foreign == QStringLiteral("broken") && !orders->mended)
                return {ownDeck(choice.own), QStringLiteral("That deck is broken.")};
            if (choice.foreign == QStringLiteral("throws")) throw std::runtime_error("no");
            return {
                std::make_shared<ColourDeck>(orders, choice.foreign == QStringLiteral("wide") ? 1.3 : 1.5),
                {}};
        },
        patience);
}

QColor middle(const QPixmap& pixmap) {
    return pixmap.toImage().pixelColor(pixmap.width() / 2, pixmap.height() / 2);
}

void choose(const QString& foreign, double shape = 0) {
    DeckChoice choice;
    choice.foreign = foreign;
    choice.foreignShape = shape;
    setDeckChoice(choice);
}

}  // namespace

class TestCardPictures : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { choose(QString()); }

    void ownDeckIsDrawn();
    void nothingIsDrawnUnasked();
    void nothingIsDrawnWithoutASize();
    void whatIsAskedFirstComesFirst();
    void everyPictureIsItsOwn();
    void oldSizeIsKeptUntilTheNewIsDrawn();
    void onlyTheNewestSizeIsDrawn();
    void whatWasShownIsDrawnAgain();
    void hugeCardsAreLimited();
    void dimmedFacesAreDarker();
    void severalShareOneDrawing();
    void sizesDoNotMix();
    void choiceIsFollowed();
    void choiceOfAnotherGameIsFollowed();
    void shapeIsKnownBeforeTheDeck();
    void brokenDeckGivesOursAndASentence();
    void problemIsToldToEverybodyOnce();
    void deckThatIsMendedCanBeChosenAgain();
    void pictureThatFailsIsOurs_data();
    void pictureThatFailsIsOurs();
    void stuckDeckGivesOursAndASentence();
    void stuckDeckDoesNotKeepTheEnd();
    void stuckDeckDoesNotKeepTheProgram();
    void endInTheMiddle();
    void choiceReadsBack();
    void brokenPreferencesAreDefaults();
    void randomUse();
};

void TestCardPictures::ownDeckIsDrawn() {
    CardPictures pictures;
    pictures.setSize(QSize(50, 70));
    QCOMPARE(pictures.heightPerWidth(), ownDeck({})->heightPerWidth());
    QVERIFY(pictures.face(spadeAce).isNull());
    QVERIFY(pictures.back().isNull());
    QVERIFY(!pictures.isComplete());
    QTRY_VERIFY_WITH_TIMEOUT(pictures.isComplete(), 60000);
    QCOMPARE(pictures.face(spadeAce).size(), QSize(50, 70));
    QCOMPARE(pictures.back().size(), QSize(50, 70));
    QVERIFY(pictures.face(spadeAce).toImage() != pictures.back().toImage());
}

void TestCardPictures::nothingIsDrawnUnasked() {
    const auto orders = std::make_shared<Orders>();
    CardPictures pictures(cacheOf(orders));
    pictures.setSize(small);
    pictures.setSize(large);
    pictures.setDimmed(true);
    pictures.setDimmed(false);
    QVERIFY(pictures.isComplete());
    QCOMPARE(orders->loads.load(), 0);
    QVERIFY(pictures.face(heartTen).isNull());
    QTRY_VERIFY(pictures.isComplete());
    QCOMPARE(orders->count(), std::size_t(1));
    QCOMPARE(orders->loads.load(), 1);
    for (int i = 0; i < 10; ++i) QVERIFY(!pictures.face(heartTen).isNull());
    QCOMPARE(orders->count(), std::size_t(1));
}

void TestCardPictures::nothingIsDrawnWithoutASize() {
    const auto orders = std::make_shared<Orders>();
    CardPictures pictures(cacheOf(orders));
    QVERIFY(pictures.face(heartTen).isNull());
    pictures.setSize(QSize(0, 30));
    QVERIFY(pictures.back().isNull());
    pictures.setSize(QSize(-5, -7));
    QVERIFY(pictures.back().isNull());
    QVERIFY(pictures.isComplete());
    QCOMPARE(orders->loads.load(), 0);
    // Pictures stay when a window is made so small that cards have no size.
    pictures.setSize(small);
    pictures.back();
    QTRY_VERIFY(pictures.isComplete());
    pictures.setSize(QSize());
    QCOMPARE(pictures.back().size(), small);
    pictures.setSize(large);
    pictures.back();
    QTRY_COMPARE(pictures.back().size(), large);
}

void TestCardPictures::whatIsAskedFirstComesFirst() {
    const auto orders = std::make_shared<Orders>();
    CardPictures pictures(cacheOf(orders));
    orders->blocked = true;
    pictures.setSize(small);
    const std::vector<int> order{51, 3, backPicture, 20, 0, 19};
    for (const int picture : order)
        picture == backPicture ? pictures.back() : pictures.face(Card::fromIndex(picture));
    // The first picture is delivered while all others still wait.
    orders->reached.acquire();
    orders->go.release();
    orders->reached.acquire();
    orders->blocked = false;
    orders->go.release(1);
    QTRY_VERIFY(pictures.isComplete());
    QVERIFY(orders->picturesOf(small) == order);
}

void TestCardPictures::everyPictureIsItsOwn() {
    const auto orders = std::make_shared<Orders>();
    CardPictures pictures(cacheOf(orders));
    pictures.setSize(small);
    QSignalSpy changed(&pictures, &CardPictures::changed);
    for (int i = 0; i < 52; ++i) QVERIFY(pictures.face(Card::fromIndex(i)).isNull());
    QVERIFY(pictures.back().isNull());
    QTRY_VERIFY(pictures.isComplete());
    // Each is told of once, so that a table paints each card once.
    QList<int> told;
    for (const auto& arguments : std::as_const(changed)) told << arguments[0].value<QList<int>>();
    std::sort(told.begin(), told.end());
    QList<int> all(53);
    std::iota(all.begin(), all.end(), 0);
    QCOMPARE(told, all);
    for (int i = 0; i < 52; ++i) QCOMPARE(middle(pictures.face(Card::fromIndex(i))), colourOf(i));
    QCOMPARE(middle(pictures.back()), colourOf(backPicture));
}

void TestCardPictures::oldSizeIsKeptUntilTheNewIsDrawn() {
    const auto orders = std::make_shared<Orders>();
    CardPictures pictures(cacheOf(orders));
    pictures.setSize(small);
    pictures.face(heartTen);
    QTRY_VERIFY(pictures.isComplete());
    orders->blocked = true;
    pictures.setSize(large);
    QVERIFY(!pictures.isComplete());
    QCOMPARE(pictures.face(heartTen).size(), small);
    orders->reached.acquire();
    QCOMPARE(pictures.face(heartTen).size(), small);
    orders->blocked = false;
    orders->go.release();
    QTRY_VERIFY(pictures.isComplete());
    QCOMPARE(pictures.face(heartTen).size(), large);
    QCOMPARE(middle(pictures.face(heartTen)), colourOf(heartTen.index()));
}

void TestCardPictures::onlyTheNewestSizeIsDrawn() {
    const auto orders = std::make_shared<Orders>();
    CardPictures pictures(cacheOf(orders));
    pictures.setSize(small);
    orders->blocked = true;
    for (int i = 0; i < 52; ++i) pictures.face(Card::fromIndex(i));
    orders->reached.acquire();
    // A window is being resized while the first picture is drawn.
    for (int width = 21; width <= 80; ++width) {
        pictures.setSize(QSize(width, 30));
        for (int i = 0; i < 52; ++i) pictures.face(Card::fromIndex(i));
    }
    orders->blocked = false;
    orders->go.release();
    QTRY_VERIFY(pictures.isComplete());
    QCOMPARE(orders->picturesOf(QSize(80, 30)).size(), std::size_t(52));
    QCOMPARE(orders->count(), std::size_t(53));
    QCOMPARE(pictures.face(spadeAce).size(), QSize(80, 30));
}

void TestCardPictures::whatWasShownIsDrawnAgain() {
    const auto orders = std::make_shared<Orders>();
    CardPictures pictures(cacheOf(orders));
    pictures.setSize(small);
    pictures.face(spadeAce);
    pictures.face(heartTen);
    QTRY_VERIFY(pictures.isComplete());
    // Another size draws the known pictures again without a request, after requested ones.
    pictures.setSize(large);
    QTRY_VERIFY(pictures.isComplete());
    QCOMPARE(orders->picturesOf(large).size(), std::size_t(2));
    orders->blocked = true;
    pictures.setSize(small);
    orders->reached.acquire();  // it is just drawing the first of the two again
    pictures.back();
    orders->blocked = false;
    orders->go.release();
    QTRY_VERIFY(pictures.isComplete());
    const auto drawn = orders->picturesOf(small);
    QCOMPARE(drawn.size(), std::size_t(5));
    QCOMPARE(drawn[3], backPicture);
}

void TestCardPictures::hugeCardsAreLimited() {
    const auto orders = std::make_shared<Orders>();
    CardPictures pictures(cacheOf(orders));
    pictures.setSize(QSize(20000, 28000));
    pictures.back();
    QTRY_VERIFY(pictures.isComplete());
    const QSize size = pictures.back().size();
    QVERIFY(size.width() <= 1024 && size.height() <= 1536);
    QVERIFY(qAbs(double(size.height()) / size.width() - 1.4) < 0.01);
    pictures.setSize(QSize(2, 2'000'000'000));
    pictures.back();
    QTRY_VERIFY(pictures.isComplete());
    QVERIFY(pictures.back().height() <= 1536);
}

void TestCardPictures::dimmedFacesAreDarker() {
    const auto orders = std::make_shared<Orders>();
    CardPictures pictures(cacheOf(orders));
    pictures.setSize(small);
    pictures.setDimmed(true);
    pictures.back();
    QTRY_VERIFY(pictures.isComplete());
    const QColor light = colourOf(backPicture);
    const QColor dark = middle(pictures.back());
    QVERIFY(qAbs(dark.greenF() / light.greenF() - 0.92) < 0.02);
    QVERIFY(qAbs(dark.blueF() / light.blueF() - 0.92) < 0.02);
    QCOMPARE(dark.alpha(), 255);
    QCOMPARE(pictures.back().toImage().pixelColor(0, 0).alpha(), 0);
    pictures.setDimmed(false);
    QTRY_COMPARE(middle(pictures.back()), light);
}

void TestCardPictures::severalShareOneDrawing() {
    const auto orders = std::make_shared<Orders>();
    const auto cache = cacheOf(orders);
    CardPictures one(cache);
    one.setSize(small);
    one.face(heartTen);
    QTRY_VERIFY(one.isComplete());
    {
        CardPictures two(cache);
        two.setSize(small);
        QCOMPARE(two.face(heartTen).size(), small);  // at once
        two.back();
        QTRY_VERIFY(two.isComplete());
    }
    QVERIFY(!one.back().isNull());
    QCOMPARE(orders->count(), std::size_t(2));
    QCOMPARE(orders->loads.load(), 1);
}

void TestCardPictures::sizesDoNotMix() {
    const auto orders = std::make_shared<Orders>();
    const auto cache = cacheOf(orders);
    CardPictures one(cache);
    CardPictures two(cache);
    one.setSize(small);
    two.setSize(large);
    for (int i = 0; i < 52; ++i) {
        one.face(Card::fromIndex(i));
        two.face(Card::fromIndex(i));
    }
    QTRY_VERIFY(one.isComplete() && two.isComplete());
    for (int i = 0; i < 52; ++i) {
        QCOMPARE(one.face(Card::fromIndex(i)).size(), small);
        QCOMPARE(two.face(Card::fromIndex(i)).size(), large);
    }
    QCOMPARE(orders->loads.load(), 1);
}

void TestCardPictures::choiceIsFollowed() {
    const auto orders = std::make_shared<Orders>();
    CardPictures pictures(cacheOf(orders));
    QSignalSpy shape(&pictures, &CardPictures::shapeChanged);
    QSignalSpy problem(&pictures, &CardPictures::problem);
    pictures.setSize(small);
    pictures.face(heartTen);
    QTRY_VERIFY(pictures.isComplete());
    QCOMPARE(pictures.heightPerWidth(), 1.5);
    shape.clear();
    choose(QStringLiteral("wide"));
    QTRY_COMPARE(pictures.heightPerWidth(), 1.3);
    QVERIFY(!shape.isEmpty());
    QVERIFY(!pictures.face(heartTen).isNull());
    QTRY_VERIFY(pictures.isComplete());
    QCOMPARE(orders->loads.load(), 2);
    // Back to a deck that is still loaded.
    shape.clear();
    choose(QString());
    QTRY_COMPARE(shape.count(), 1);
    QCOMPARE(pictures.heightPerWidth(), 1.5);
    QTRY_VERIFY(pictures.isComplete());
    QCOMPARE(orders->loads.load(), 2);
    QCOMPARE(problem.count(), 0);
}

void TestCardPictures::choiceOfAnotherGameIsFollowed() {
    const auto orders = std::make_shared<Orders>();
    CardPictures pictures(cacheOf(orders));
    pictures.setSize(small);
    pictures.back();
    QTRY_VERIFY(pictures.isComplete());
    QSettings file(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("plt-games"),
                   QStringLiteral("plt-games"));
    file.sync();
    QCoreApplication::processEvents();  // the file is watched from now on
    for (const char* deck : {"wide", "", "wide"}) {
        QSaveFile other(file.fileName());
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write(QByteArray("[cards]\ndeck=") + deck + "\n");
        QVERIFY(other.commit());
        QTRY_COMPARE_WITH_TIMEOUT(pictures.heightPerWidth(), *deck != '\0' ? 1.3 : 1.5, 20000);
    }
}

void TestCardPictures::shapeIsKnownBeforeTheDeck() {
    const auto orders = std::make_shared<Orders>();
    const auto cache = cacheOf(orders);
    choose(QStringLiteral("wide"), 1.25);
    CardPictures pictures(cache);
    QCOMPARE(pictures.heightPerWidth(), 1.25);
    QSignalSpy shape(&pictures, &CardPictures::shapeChanged);
    pictures.setSize(small);
    QCOMPARE(shape.count(), 0);
    pictures.back();
    QTRY_COMPARE(shape.count(), 1);
    QCOMPARE(pictures.heightPerWidth(), 1.3);
    QCOMPARE(CardPictures(cache).heightPerWidth(), 1.3);
    choose(QStringLiteral("other"));
    QCOMPARE(CardPictures(cacheOf(orders)).heightPerWidth(), ownDeck({})->heightPerWidth());
}

void TestCardPictures::brokenDeckGivesOursAndASentence() {
    for (const char* deck : {"broken", "throws"}) {
        const auto orders = std::make_shared<Orders>();
        choose(QString::fromLatin1(deck), 1.8);
        CardPictures pictures(cacheOf(orders));
        QSignalSpy problem(&pictures, &CardPictures::problem);
        QCOMPARE(pictures.heightPerWidth(), 1.8);
        pictures.setSize(QSize(50, 70));
        pictures.face(heartTen);
        QTRY_VERIFY(pictures.isComplete());
        QTRY_COMPARE(problem.count(), 1);
        QVERIFY(!problem.first().first().toString().isEmpty());
        QCOMPARE(pictures.heightPerWidth(), ownDeck({})->heightPerWidth());
        QCOMPARE(pictures.face(heartTen).toImage(),
                 ownDeck({})
                     ->face(heartTen, QSize(50, 70))
                     .convertToFormat(pictures.face(heartTen).toImage().format()));
        choose(QString());
    }
}

void TestCardPictures::problemIsToldToEverybodyOnce() {
    const auto orders = std::make_shared<Orders>();
    const auto cache = cacheOf(orders);
    choose(QStringLiteral("broken"));
    CardPictures one(cache);
    QSignalSpy ofOne(&one, &CardPictures::problem);
    one.setSize(small);
    one.back();
    QTRY_COMPARE(ofOne.count(), 1);
    CardPictures two(cache);
    QSignalSpy ofTwo(&two, &CardPictures::problem);
    two.setSize(large);
    two.back();
    QTRY_COMPARE(ofTwo.count(), 1);
    one.setSize(large);
    one.back();
    QTRY_VERIFY(one.isComplete() && two.isComplete());
    QCoreApplication::processEvents();
    QCOMPARE(ofOne.count(), 1);
    QCOMPARE(ofTwo.count(), 1);
    QCOMPARE(orders->loads.load(), 1);
}

void TestCardPictures::deckThatIsMendedCanBeChosenAgain() {
    const auto orders = std::make_shared<Orders>();
    CardPictures pictures(cacheOf(orders));
    QSignalSpy problem(&pictures, &CardPictures::problem);
    pictures.setSize(small);
    pictures.face(heartTen);
    QTRY_VERIFY(pictures.isComplete());
    choose(QStringLiteral("broken"));
    QTRY_COMPARE(problem.count(), 1);
    QTRY_VERIFY(pictures.isComplete());
    orders->mended = true;
    choose(QString());
    QTRY_COMPARE(pictures.heightPerWidth(), 1.5);
    choose(QStringLiteral("broken"));
    QTRY_COMPARE(orders->loads.load(), 3);
    QTRY_VERIFY(pictures.isComplete());
    QTRY_COMPARE(middle(pictures.face(heartTen)), colourOf(heartTen.index()));
    QCOMPARE(problem.count(), 1);
}

void TestCardPictures::pictureThatFailsIsOurs_data() {
    QTest::addColumn<int>("fault");
    QTest::newRow("null") << int(Orders::Fault::null);
    QTest::newRow("wrong size") << int(Orders::Fault::wrongSize);
    QTest::newRow("throws") << int(Orders::Fault::throws);
}

void TestCardPictures::pictureThatFailsIsOurs() {
    QFETCH(int, fault);
    const auto orders = std::make_shared<Orders>();
    orders->fault = static_cast<Orders::Fault>(fault);
    CardPictures pictures(cacheOf(orders));
    pictures.setSize(QSize(50, 70));
    pictures.face(heartTen);
    pictures.back();
    QTRY_VERIFY(pictures.isComplete());
    QCOMPARE(pictures.back().toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied),
             ownDeck({})->back(QSize(50, 70)));
}

void TestCardPictures::stuckDeckGivesOursAndASentence() {
    const auto orders = std::make_shared<Orders>();
    CardPictures pictures(cacheOf(orders, std::chrono::milliseconds(200)));
    pictures.setSize(QSize(50, 70));
    pictures.face(spadeAce);
    QTRY_VERIFY(pictures.isComplete());
    QCOMPARE(middle(pictures.face(spadeAce)), colourOf(spadeAce.index()));
    QSignalSpy problem(&pictures, &CardPictures::problem);
    orders->blocked = true;
    pictures.back();
    pictures.face(heartTen);
    orders->reached.acquire();
    QTRY_COMPARE_WITH_TIMEOUT(problem.count(), 1, 60000);
    QTRY_VERIFY_WITH_TIMEOUT(pictures.isComplete(), 60000);
    // All pictures, those drawn before the failure included, are of the own deck.
    const auto own = ownDeck({});
    for (const Card card : {spadeAce, heartTen})
        QTRY_COMPARE(pictures.face(card).toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied),
                     own->face(card, QSize(50, 70)));
    QCOMPARE(pictures.heightPerWidth(), own->heightPerWidth());
    orders->blocked = false;
    orders->go.release(100);
    // Another deck goes on being drawn as always.
    choose(QStringLiteral("wide"));
    QTRY_COMPARE(pictures.heightPerWidth(), 1.3);
    QTRY_VERIFY(pictures.isComplete());
    QCOMPARE(middle(pictures.face(spadeAce)), colourOf(spadeAce.index()));
}

void TestCardPictures::stuckDeckDoesNotKeepTheEnd() {
    const auto orders = std::make_shared<Orders>();
    orders->blocked = true;
    {
        CardPictures pictures(cacheOf(orders));
        pictures.setSize(small);
        pictures.back();
        orders->reached.acquire();
    }  // does not wait for `go`
    orders->blocked = false;
    orders->go.release();
}

void TestCardPictures::stuckDeckDoesNotKeepTheProgram() {
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--stuck")});
    QVERIFY(program.waitForFinished(120000));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 7);
    QCOMPARE(program.readAllStandardOutput(), QByteArray("written at the end"));
}

void TestCardPictures::endInTheMiddle() {
    const auto orders = std::make_shared<Orders>();
    for (int round = 0; round < 20; ++round) {
        CardPictures pictures(cacheOf(orders));
        pictures.setSize(small);
        for (int i = 0; i < 52; ++i) pictures.face(Card::fromIndex(i));
        if (round % 2 == 1) QCoreApplication::processEvents();
    }
}

void TestCardPictures::choiceReadsBack() {
    for (const auto back :
         {OwnDeckStyle::Back::green, OwnDeckStyle::Back::blue, OwnDeckStyle::Back::burgundy}) {
        for (const bool four : {false, true}) {
            const DeckChoice choice{QStringLiteral("kde:svg-oxygen"), 1.5, {back, four, !four}};
            setDeckChoice(choice);
            QVERIFY(deckChoice() == choice);
        }
    }
    setDeckChoice({});
    QVERIFY(deckChoice() == DeckChoice());
}

void TestCardPictures::brokenPreferencesAreDefaults() {
    auto& kept = Preferences::shared();
    kept.setValue(QStringLiteral("cards/back"), QStringLiteral("plaid"));
    kept.setValue(QStringLiteral("cards/fourColours"), QStringLiteral("perhaps"));
    for (const char* shape : {"nan", "-1", "1e300", "x", "inf"}) {
        kept.setValue(QStringLiteral("cards/shape"), QString::fromLatin1(shape));
        QCOMPARE(deckChoice().foreignShape, 0.0);
    }
    QVERIFY(deckChoice().own.back == OwnDeckStyle::Back::green);
    kept.setFlag(QStringLiteral("cards/fourColours"), false);
}

void TestCardPictures::randomUse() {
    const auto orders = std::make_shared<Orders>();
    const auto cache = cacheOf(orders);
    Random random(11);
    std::array<std::unique_ptr<CardPictures>, 3> all;
    for (auto& pictures : all) pictures = std::make_unique<CardPictures>(cache);
    std::array<QSize, 3> sizes;
    for (int step = 0; step < 2000; ++step) {
        const auto which = static_cast<std::size_t>(random.below(all.size()));
        auto& pictures = all[which];
        switch (random.below(8)) {
            case 0:
                sizes[which] = QSize(random.between(10, 16), 20);
                pictures->setSize(sizes[which]);
                break;
            case 1:
                pictures->setDimmed(random.coin());
                break;
            case 2:
                choose(random.coin() ? QStringLiteral("wide") : QString());
                break;
            case 3:
                QCoreApplication::processEvents();
                break;
            case 4:
                if (random.below(10) == 0) {
                    pictures = std::make_unique<CardPictures>(cache);
                    sizes[which] = QSize();
                }
                break;
            default:
                pictures->face(Card::fromIndex(random.between(0, 51)));
                break;
        }
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (sizes[i].isEmpty()) continue;
        all[i]->face(heartTen);
        QTRY_VERIFY(all[i]->isComplete());
        QCOMPARE(all[i]->face(heartTen).size(), sizes[i]);
    }
}

namespace {

/// A program that ends while a deck blocks its thread.
int stuckProgram() {
    const auto orders = std::make_shared<Orders>();
    orders->blocked = true;
    CardPictures pictures(cacheOf(orders));
    pictures.setSize(small);
    pictures.back();
    orders->reached.acquire();
    std::fputs("written at the end", stdout);
    return 7;
}

}  // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    if (application.arguments().contains(QStringLiteral("--stuck"))) return stuckProgram();
    TestCardPictures test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_card_pictures.moc"
