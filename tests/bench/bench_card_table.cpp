// SPDX-License-Identifier: MIT
// The cost of a card table of two whole decks at 1920 x 1080, drawn by the processor: every frame while a run
// of ten is dragged about, and every frame while ten cards are dealt. The budget of a frame is 16 ms.

#include "common/cards/card_table.h"
#include "common/look/celebration.h"
#include "common/look/motion.h"

#include <algorithm>
#include <ctime>
#include <numeric>
#include <vector>

#include <QApplication>
#include <QMouseEvent>
#include <QTest>

using namespace plt;

namespace {

constexpr QSize fullHd(1920, 1080);
constexpr int columns = 10;
constexpr int stockPile = columns;
constexpr int runOfTen = 10;

/// Processor time of this program, so that others on the machine do not count.
class Stopwatch {
  public:
    double ms() const { return 1000.0 * static_cast<double>(std::clock() - start_) / CLOCKS_PER_SEC; }

  private:
    std::clock_t start_ = std::clock();
};

/// Ten columns and a stock; everything may go anywhere. Measures its own painting.
class MeasuredTable : public CardTable {
  public:
    MeasuredTable() {
        setMinimumTableSize({10.8, 4.7});
        resize(fullHd);
    }

    std::vector<int> grab(CardPlace place) const override {
        std::vector<int> ids;
        const auto& cards = picture().pile(place.pile)->cards;
        for (auto i = static_cast<std::size_t>(std::max(0, place.index)); i < cards.size(); ++i)
            ids.push_back(cards[i].id);
        return ids;
    }
    bool accepts(const Grip& grip, int pile) const override { return pile < columns && pile != grip.pile; }

    /// Ten columns with 84 of the cards and 20 in the stock, of which the first ten may be dealt.
    TablePicture cards(bool dealt) const {
        TablePicture out;
        int id = 0;
        const double gap = (tableSize().width() - columns) / (columns - 1);
        for (int column = 0; column < columns; ++column) {
            PilePicture pile;
            pile.id = column;
            pile.area = QRectF(column * (1 + gap), 1.13, 1, tableSize().height() - 1.13);
            pile.lay = Lay::column;
            // The first column has a long run to be dragged.
            const int height = column == 0 ? 5 + runOfTen : column < 5 ? 8 : 7;
            for (int i = 0; i < height; ++i, ++id) pile.cards.push_back(card(id, i >= 5));
            out.piles.push_back(pile);
        }
        PilePicture stock;
        stock.id = stockPile;
        stock.area = QRectF(0, 0, 1, 1);
        for (; id < 104; ++id) stock.cards.push_back(card(id, false));
        if (dealt) {
            for (int column = 0; column < columns; ++column) {
                CardPicture top = stock.cards.back();
                stock.cards.pop_back();
                top.faceUp = true;
                out.dealt.push_back(top.id);
                out.piles[column].cards.push_back(top);
            }
        }
        out.piles.push_back(stock);
        return out;
    }

    /// Milliseconds that each paint event took since the last call.
    std::vector<double> takeFrames() { return std::exchange(frames_, {}); }

  protected:
    bool viewportEvent(QEvent* event) override {
        if (event->type() != QEvent::Paint) return CardTable::viewportEvent(event);
        const Stopwatch watch;
        const bool done = CardTable::viewportEvent(event);
        frames_.push_back(watch.ms());
        return done;
    }

  private:
    static CardPicture card(int id, bool faceUp) {
        CardPicture card;
        card.id = id;
        card.face = id % 52;
        card.faceUp = faceUp;
        return card;
    }
    std::vector<double> frames_;
};

void report(const char* what, std::vector<double> frames) {
    QVERIFY(!frames.empty());
    std::sort(frames.begin(), frames.end());
    const double mean = std::accumulate(frames.begin(), frames.end(), 0.0) / double(frames.size());
    qInfo("%s: %zu frames, mean %.2f ms, median %.2f, 95 %% below %.2f, worst %.2f", what, frames.size(),
          mean, frames[frames.size() / 2], frames[frames.size() * 95 / 100], frames.back());
    QTest::setBenchmarkResult(mean, QTest::WalltimeMilliseconds);
}

}  // namespace

class BenchCardTable : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        motion::setEnabled(true);
        table_ = std::make_unique<MeasuredTable>();
        table_->setPicture(table_->cards(false), false);
        table_->show();
        QVERIFY(QTest::qWaitForWindowExposed(table_.get()));
        // The pictures of the cards come from another thread; all of them are there when the measurement
        // begins.
        QTest::qWait(1500);
        table_->takeFrames();
    }
    void cleanup() { table_.reset(); }

    void dragOfTen();
    void dealOfTen();
    void everything();
    void celebration();

  private:
    void send(QEvent::Type type, QPoint at, Qt::MouseButton button) {
        QMouseEvent event(type, QPointF(at), QPointF(table_->viewport()->mapToGlobal(at)), button,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(table_->viewport(), &event);
    }
    std::unique_ptr<MeasuredTable> table_;
};

void BenchCardTable::dragOfTen() {
    const QPoint from = table_->pointOf({0, 5});
    send(QEvent::MouseButtonPress, from, Qt::LeftButton);
    std::vector<double> whole;
    for (int step = 1; step <= 200; ++step) {
        const Stopwatch watch;
        // To and fro over all columns, about as fast as a hand moves.
        const int x = from.x() + (step % 100 < 50 ? step % 50 : 50 - step % 50) * 30;
        send(QEvent::MouseMove, {x, from.y() + step % 40 * 2}, Qt::NoButton);
        QCoreApplication::processEvents();
        whole.push_back(watch.ms());
    }
    QVERIFY(table_->isDragging());
    send(QEvent::MouseButtonRelease, from, Qt::LeftButton);
    report("painting", table_->takeFrames());
    report("move of the pointer, until it is painted", whole);
}

void BenchCardTable::dealOfTen() {
    std::vector<double> starts;
    for (int round = 0; round < 5; ++round) {
        const Stopwatch watch;
        table_->setPicture(table_->cards(true), true);
        starts.push_back(watch.ms());
        QVERIFY(table_->isAnimating());
        QTRY_VERIFY(!table_->isAnimating());
        table_->setPicture(table_->cards(false), false);
    }
    report("painting", table_->takeFrames());
    report("start of the deal", starts);
}

void BenchCardTable::everything() {
    for (int i = 0; i < 20; ++i) table_->viewport()->repaint();
    report("the whole table", table_->takeFrames());
}

/// Confetti over a table that is full of cards: the cards below it are painted again with every frame.
void BenchCardTable::celebration() {
    Celebration::start(table_.get());
    std::vector<double> whole;
    while (Celebration::isRunning(table_.get())) {
        const Stopwatch watch;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        if (!table_->takeFrames().empty()) whole.push_back(watch.ms());
    }
    report("a frame of confetti", whole);
}

QTEST_MAIN(BenchCardTable)
#include "bench_card_table.moc"
