// SPDX-License-Identifier: MIT
#include "common/keeping/results/statistics.h"
#include "common/look/motion.h"
#include "common/plugin/folder/game_folder.h"
#include "common/plugin/game_plugin.h"
#include "common/plugin/library/game_library.h"
#include "common/rules/random.h"
#include "common/session/game_session.h"
#include "common/sound/sound.h"
#include "common/testing/clean_home.h"
#include "common/window/game_view.h"
#include "common/window/game_window.h"
#include "common/window/moments/plate.h"
#include "common/window/strip/message_strip.h"

#include <memory>

#include <QApplication>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

namespace {

const plt::testing::CleanHome home;

/// Random moves after which a game is taken for one that they do not end.
constexpr int maximumMoves = 3000;
/// Moves by hints after which nothing else is tried.
constexpr int maximumHints = 1000;

}  // namespace

/// The words at the end of a game that random moves, or else its hints, bring to its end.
class TestEnds : public QObject {
    Q_OBJECT

  public:
    explicit TestEnds(const QString& folder) : info_(plt::readGameFolder(folder).info) {}

  private:
    const plt::GameInfo info_;
    std::unique_ptr<plt::GameWindow> window_;
    /// The game that the first test has finished, which may have taken long with hints.
    QString id_;
    std::vector<plt::AnyMove> way_;

    plt::GameSession& session() const { return window_->view().session(); }
    bool isOver() const { return session().outcome() != plt::Outcome::playing; }

    void seatPeople() const {
        if (session().hasSeats())
            session().setSeats(plt::Seats(session().seats().size(), plt::Seat::person()));
    }

    /// Makes random moves, all by people, or if these do not end the game, those of hints. Returns false if
    /// neither do.
    bool playToAnEnd() {
        seatPeople();
        for (const auto& move : way_) session().playMove(move);
        if (isOver()) return true;
        plt::Random random(7);
        for (int move = 0; move < maximumMoves && !isOver(); ++move) {
            const auto legal = session().rules().legalMoves(session().anyState());
            if (legal.empty()) break;
            session().playMove(legal[random.below(legal.size())]);
        }
        if (!isOver()) playByHints();
        if (isOver()) {
            id_ = session().longId();
            way_ = session().game().moves;
        }
        return isOver();
    }

    void playByHints() const {
        session().restart();
        for (int move = 0; move < maximumHints && !isOver() && session().canHint(); ++move) {
            session().requestHint();
            if (!QTest::qWaitFor([this] { return !session().isThinking(); }, 20'000)) return;
            if (!session().hasShownStep()) return;
            session().playHint();
        }
    }

  private Q_SLOTS:
    void init() {
        plt::motion::setEnabled(false);
        QString problem;
        plt::GamePlugin* const plugin = plt::loadGame(info_, &problem);
        QVERIFY2(plugin != nullptr, qPrintable(problem));
        window_ = std::make_unique<plt::GameWindow>(info_, plugin->makeView(nullptr));
        window_->show();
        QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
        QTRY_VERIFY_WITH_TIMEOUT(!session().awaitsFirst(), 120'000);
        // The game of the test before was kept, with its end.
        if (isOver()) QCOMPARE(session().openId(id_), QString());
        QTRY_VERIFY_WITH_TIMEOUT(!isOver(), 120'000);
    }
    void cleanup() { window_.reset(); }

    void theEndTellsTheTimeOrTheMoves() {
        if (!session().hasDeals() || !playToAnEnd()) QSKIP("Neither random moves nor hints end this game.");
        const QString number = QLocale().toString(session().moveCount());
        const QString moves = QStringLiteral("(?<!\\d)%1(?!\\d)").arg(QRegularExpression::escape(number));
        const auto told = [&] {
            const QString text = window_->messageText();
            return text.contains(QStringLiteral("Time: ")) || text.contains(QRegularExpression(moves));
        };
        const auto words = [&] { return (number + QStringLiteral(": ") + window_->messageText()).toUtf8(); };
        QTRY_VERIFY2(told(), words().constData());
        QVERIFY2(session().result().helped == window_->messageText().contains(QStringLiteral("With help.")),
                 words().constData());
    }

    void theEndTellsOfHelp() {
        if (!session().hasDeals()) QSKIP("This is no game.");
        session().markHelped();
        if (!playToAnEnd()) QSKIP("Neither random moves nor hints end this game.");
        QTRY_VERIFY2(window_->messageText().contains(QStringLiteral("With help.")),
                     qPrintable(window_->messageText()));
    }

    void theEndTellsTheBest() {
        seatPeople();
        auto earlier = session().result();
        if (!session().hasDeals() || !earlier.ranking) QSKIP("Results of this game have no order.");
        earlier.outcome = plt::Outcome::won;
        earlier.elapsedMs = 1000;
        earlier.helped = false;
        if (!earlier.score) earlier.score = 1;
        QVERIFY(plt::Statistics(info_.id).record(earlier).best.has_value());
        if (!playToAnEnd()) QSKIP("Neither random moves nor hints end this game.");
        static const QRegularExpression best(QStringLiteral("\\bbest (is|result)"));
        QTRY_VERIFY2(window_->messageText().contains(best), qPrintable(window_->messageText()));
    }

    /// A plate, or else the strip, says the end, and hides no more than an edge of what tells why.
    void theEndHidesNoReason_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("default") << QSize();
        QTest::newRow("large") << QSize(1900, 1200);
        QTest::newRow("middle") << QSize(560, 420);
        QTest::newRow("small") << QSize(336, 250);
    }
    void theEndHidesNoReason() {
        QFETCH(const QSize, size);
        if (!session().hasDeals() || !playToAnEnd()) QSKIP("Neither random moves nor hints end this game.");
        if (size.isValid()) window_->resize(size);
        const auto& view = window_->view();
        const auto* strip = window_->findChild<plt::MessageStrip*>();
        const auto shown = [&]() -> plt::Plate* {
            for (auto* plate : window_->findChildren<plt::Plate*>())
                if (plate->isVisible()) return plate;
            return nullptr;
        };
        const auto percentHidden = [&] {
            if (shown() == nullptr) return 0;
            constexpr int shade = 8;
            const QRect words = shown()->geometry().adjusted(shade, shade, -shade, -shade);
            const auto pixels = [](const QRegion& region) {
                int sum = 0;
                for (const QRect& rect : region) sum += rect.width() * rect.height();
                return sum;
            };
            const QRegion kept = view.keptInSight().translated(view.mapTo(shown()->parentWidget(), QPoint()));
            return 100 * pixels(kept & words) / qMax(1, pixels(kept));
        };
        const auto isSaid = [&] {
            const QString words = shown() != nullptr ? shown()->words() : strip->text();
            return words.startsWith(view.endTitle());
        };
        QTRY_VERIFY2(isSaid() && percentHidden() <= 10,
                     qPrintable(QStringLiteral("%1 %, %2").arg(percentHidden()).arg(strip->text())));
    }

    void theEndOffersToGoOn() {
        if (!session().hasDeals() || !playToAnEnd()) QSKIP("Neither random moves nor hints end this game.");
        QStringList offered;
        const auto offers = [&](const QString& label) {
            offered.clear();
            for (const auto* button : window_->findChildren<QPushButton*>())
                if (button->isVisible()) offered << button->text().remove(QLatin1Char('&'));
            return offered.contains(label);
        };
        QTRY_VERIFY2(offers(window_->view().newGameLabel()), qPrintable(offered.join(QLatin1Char('|'))));
        const bool won = session().outcome() == plt::Outcome::won;
        QVERIFY2(offers(won ? QStringLiteral("Play it again") : QStringLiteral("Try again")),
                 qPrintable(offered.join(QLatin1Char('|'))));
    }
};

int main(int argc, char** argv) {
    qputenv("PLT_NO_OPENGL", "1");
    QApplication application(argc, argv);
    // No sounds, because a machine without a loudspeaker prints warnings.
    plt::sound::setListener([](plt::Sound) {});
    application.setApplicationName(QStringLiteral("plt-games"));
    TestEnds test(application.arguments().value(1));
    return QTest::qExec(&test, {application.arguments().first()});
}

#include "test_ends.moc"
