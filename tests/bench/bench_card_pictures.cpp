// SPDX-License-Identifier: MIT
// The cost of cards: a deck loaded, its 52 faces drawn on one thread, and both as a game has it done. Our own
// deck, a light one of KDE and the heaviest (where kdegames-card-data-kf5 is installed).

#include "common/cards/choice/deck_loader.h"
#include "common/cards/foreign/deck_check.h"
#include "common/cards/pictures/card_pictures.h"
#include "common/cards/pictures/pixmap_cache.h"
#include "common/testing/clean_home.h"

#include <QTest>

using namespace plt;

namespace {

const plt::testing::CleanHome home;
constexpr int cardWidth = 142;

QSize cardSize(double heightPerWidth) {
    return {cardWidth, qRound(cardWidth * heightPerWidth)};
}

DeckChoice choiceOf(const QString& id) {
    DeckChoice choice;
    choice.foreign = id;
    return choice;
}

}  // namespace

class BenchCardPictures : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void load_data() { decks(); }
    void load();
    void check_data() { decks(); }
    void check();
    void drawFaces_data() { decks(); }
    void drawFaces();
    void firstPicture_data() { decks(); }
    void firstPicture();
    void allPictures_data() { decks(); }
    void allPictures();

  private:
    static void decks() {
        QTest::addColumn<QString>("id");
        QTest::newRow("own") << QString();
        for (const char* name : {"svg-standard", "svg-dondorf"}) {
            const QString id = QStringLiteral("kde:") + QLatin1String(name);
            if (findDeck(id)) QTest::newRow(name) << id;
        }
    }
};

/// With the verdict of the deck known, as after the first time.
void BenchCardPictures::load() {
    QFETCH(QString, id);
    loadDeck(choiceOf(id), {});
    QBENCHMARK {
        loadDeck(choiceOf(id), {});
    }
}

/// The first time: with the check of all faces.
void BenchCardPictures::check() {
    QFETCH(QString, id);
    if (id.isEmpty()) QSKIP("our own deck is not checked");
    QBENCHMARK {
        QFile::remove(home.path() + QStringLiteral("/plt-games/decks/checked.json"));
        loadDeck(choiceOf(id), {});
    }
}

void BenchCardPictures::drawFaces() {
    QFETCH(QString, id);
    const auto deck = loadDeck(choiceOf(id), {}).art;
    const QSize size = cardSize(deck->heightPerWidth());
    QBENCHMARK {
        for (int i = 0; i < 52; ++i) deck->face(Card::fromIndex(i), size);
    }
}

/// From the request for all pictures of a game to the first picture, with the deck loaded.
void BenchCardPictures::firstPicture() {
    QFETCH(QString, id);
    setDeckChoice(choiceOf(id));
    int wider = 0;
    CardPictures pictures;
    QBENCHMARK {
        pictures.setSize(cardSize(pictures.heightPerWidth()) + QSize(++wider % 50, 0));
        const QSize size = cardSize(pictures.heightPerWidth()) + QSize(wider % 50, 0);
        for (int i = 0; i < 52; ++i) pictures.face(Card::fromIndex(i));
        while (pictures.face(Card::fromIndex(0)).size() != size)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    setDeckChoice({});
}

/// A new thread, the deck and all 52 faces.
void BenchCardPictures::allPictures() {
    QFETCH(QString, id);
    setDeckChoice(choiceOf(id));
    QBENCHMARK {
        CardPictures pictures;
        pictures.setSize(cardSize(pictures.heightPerWidth()));
        for (int i = 0; i < 52; ++i) pictures.face(Card::fromIndex(i));
        while (!pictures.isComplete()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    setDeckChoice({});
}

QTEST_MAIN(BenchCardPictures)
#include "bench_card_pictures.moc"
