// SPDX-License-Identifier: MIT
#include "jewel/view.h"

#include "common/language/translated.h"
#include "common/storage/files.h"
#include "jewel/scores/name_bar.h"
#include "jewel/scores/score_dialog.h"
#include "jewel/table/board.h"
#include "jewel/table/time_bar.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

#include <QKeyEvent>
#include <QLocale>
#include <QVBoxLayout>

namespace jewel {
namespace {

/// Interval of the clock updates, in ms.
constexpr int clockMs = 50;

const auto nameKey = QStringLiteral("name");

QString number(qint64 value) {
    return QLocale().toString(value);
}

}  // namespace

View::View(QWidget* parent)
    : RulesView(plt::Clock::shown, parent),
      parts_(new QBoxLayout(QBoxLayout::TopToBottom, this)),
      timeBar_(new TimeBar),
      board_(new Board),
      nameBar_(new NameBar) {
    parts_->setContentsMargins(0, 0, 0, 0);
    parts_->setSpacing(0);
    parts_->addWidget(timeBar_);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    parts_->addLayout(column, 1);
    // Above the board, because the end message covers the bottom of it.
    column->addWidget(nameBar_);
    column->addWidget(board_, 1);

    giveUp_ = addGameAction(Menu::game, tr("&End the game"));
    connect(giveUp_, &QAction::triggered, this, &View::giveUp);
    scores_ = addGameAction(Menu::game, tr("&High scores..."));
    scores_->setIconText(tr("High scores"));
    connect(scores_, &QAction::triggered, this, &View::showHighScores);
    space_ = addPreferenceAction(Menu::view, tr("Gems in s&pace"), QStringLiteral("space"), true);
    turning_ = addPreferenceAction(Menu::view, tr("Gems &turn"), QStringLiteral("turning"), true);
    signs_ = addPreferenceAction(Menu::view, tr("&Signs on the gems"), QStringLiteral("signs"), false);
    colourSigns_ = addPreferenceAction(Menu::view, tr("Signs where &only colours match"),
                                       QStringLiteral("colourSigns"), true);
    for (auto* action : {space_, turning_, signs_, colourSigns_})
        connect(action, &QAction::toggled, this, [this] {
            refresh(false);
            restartIdleTimer();
        });

    connect(board_, &Board::swapRequested, this, &View::playSwap);
    connect(board_, &Board::userInteracted, this, &View::restartIdleTimer);
    connect(board_, &Board::spaceFailed, this, &GameView::notice);
    connect(board_, &Board::motionChanged, this, [this] {
        // The clock stops while gems move.
        Q_EMIT statusChanged();
        restartIdleTimer();
    });
    connect(nameBar_, &NameBar::named, this, [this](const QString& name) {
        rename(name);
        board_->setFocus();
    });
    session().setMadeNow([this](const Move& move) { return Move{move.kind, move.swap, momentNow()}; });
    clockTimer_.setInterval(clockMs);
    connect(&clockTimer_, &QTimer::timeout, this, &View::checkClock);
    idleTimer_.setSingleShot(true);
    connect(&idleTimer_, &QTimer::timeout, this, &View::showIdleHint);
}

View::~View() {
    board_->disconnect(this);
}

void View::ready() {
    // The time left matters here, so the elapsed time is hidden by default.
    const auto clock = QStringLiteral("clock");
    if (!preferences().value(clock).isValid()) preferences().setFlag(clock, false);
    applyLooks();
}

void View::applyLooks() {
    board_->setInSpace(space_->isChecked());
    board_->setTurning(turning_->isChecked());
    const bool onlyColours = !session().awaitsFirst() && matches(options().difficulty) == Property::colour;
    board_->setSigns(signs_->isChecked() || (onlyColours && colourSigns_->isChecked()));
    turning_->setEnabled(space_->isChecked());
    colourSigns_->setEnabled(!signs_->isChecked());
}

QRegion View::occupiedRegion() const {
    // Beside the gems is nothing but their ground.
    QRegion region = board_->boardRect().translated(board_->mapTo(this, QPoint()));
    for (const QWidget* const bar : {static_cast<QWidget*>(timeBar_), static_cast<QWidget*>(nameBar_)})
        if (bar->isVisible()) region += QRect(bar->mapTo(this, QPoint()), bar->size());
    return region;
}

QRegion View::keptInSight() const {
    return nameBar_->isVisible() ? QRegion(nameBar_->geometry()) : QRegion();
}

void View::resizeEvent(QResizeEvent* event) {
    RulesView::resizeEvent(event);
    // In a low window the board needs all of the height.
    constexpr int low = 240;
    const int spare = (width() - height()) / 2;
    const bool beside = height() < low && spare >= TimeBar::thickness;
    timeBar_->setUpright(beside);
    parts_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // Next to the board, which stays in the middle.
    parts_->setContentsMargins(beside ? spare - TimeBar::thickness : 0, 0, beside ? spare : 0, 0);
}

QWidget* View::focusTarget() {
    return board_;
}

// Moves ---------------------------------------------------------------------------------------------------

int View::momentNow() const {
    if (!isTimed()) return 0;
    const auto steps = session().clock().elapsed().count() / stepMs;
    return std::max(state().step, static_cast<int>(std::min<qint64>(steps, latestStep)));
}

double View::secondsLeft() const {
    const auto ms = static_cast<double>(session().clock().elapsed().count());
    const double since = std::max(0.0, ms - static_cast<double>(state().step) * stepMs);
    return std::max(0.0, static_cast<double>(state().time) / state().drain() * stepMs - since) / 1000;
}

void View::playSwap(Swap swap) {
    if (!mayMove()) return;
    begun_ = true;
    updateClockTimer();
    const Move move{Move::Kind::swap, swap, momentNow()};
    if (isTimed() && state().timeAt(move.step) < 0) {
        checkClock();
        return;
    }
    const bool inVain = !isGood(kindsOf(state().gems), swap);
    play(move);
    if (!inVain) return;
    if (isTimed()) {
        auto& clock = session().clock();
        clock.set(clock.elapsed() + std::chrono::milliseconds(stepsOfFailedSwap * stepMs));
    }
    board_->showSwapInVain(swap);
    showTime();
    Q_EMIT statusChanged();
}

void View::giveUp() {
    board_->finishAnimation();
    if (mayMove()) play({Move::Kind::giveUp, {}, 0});
}

bool View::clockMayRun() const {
    return begun_ && !board_->isAnimating();
}

/// Runs the timer of the clock only while time passes.
void View::updateClockTimer() {
    if (isTimed() && begun_ && mayMove())
        clockTimer_.start();
    else
        clockTimer_.stop();
}

void View::checkClock() {
    if (!mayMove() || !isTimed() || board_->isAnimating()) return;
    if (state().timeAt(momentNow()) < 0) {
        play({Move::Kind::timeUp, {}, state().stepOfEnd()});
        return;
    }
    showTime();
    const auto seconds = static_cast<qint64>(std::ceil(secondsLeft()));
    if (std::exchange(shownSeconds_, seconds) == seconds) return;
    Q_EMIT statusChanged();
    if (secondsOfHurry() > 0 && preferences().flag(QStringLiteral("sound"), true))
        plt::sound::play(plt::Sound::place);
}

int View::secondsOfHurry() const {
    if (!isTimed() || !begun_ || Rules::outcome(state()) != plt::Outcome::playing) return 0;
    const double left = secondsLeft();
    return left <= lastSeconds ? static_cast<int>(std::ceil(left)) : 0;
}

void View::showTime() {
    const int hurry = secondsOfHurry();
    board_->setHurry(hurry == 0 ? 0 : 1 - (hurry - 1.0) / lastSeconds);
    timeBar_->setVisible(isTimed());
    if (!isTimed()) return;
    const double passed = secondsLeft() * 1000 / stepMs * state().drain();
    timeBar_->setTime(passed / timeOfFullDial, !begun_,
                      hurry == 0 ? QString() : tr("%Ln seconds left", "One second left", hurry));
}

void View::setPaused(bool paused) {
    board_->finishAnimation();
    RulesView::setPaused(paused);
    updateClockTimer();
    restartIdleTimer();
}

// Idle hints ----------------------------------------------------------------------------------------------

void View::restartIdleTimer() {
    idleTimer_.stop();
    idleSearch_.cancel();
    if (session().awaitsFirst() || options().idleHint == 0 || !mayMove() || board_->isAnimating()) return;
    idleTimer_.start(options().idleHint * 1000);
}

void View::showIdleHint() {
    if (!mayMove()) return;
    idleSearch_.run(
        this, [state = state()](std::stop_token stop) { return Rules::hint(state, stop); },
        [this](const plt::Hint<Move>& hint) {
            if (!mayMove() || hint.steps.empty()) return;
            board_->setHinted(hint.steps.front().marks);
            idleHint_ = plt::translated(hint.steps.front().reason);
            Q_EMIT statusChanged();
        });
}

void View::hideIdleHint() {
    board_->setHinted({});
    idleHint_.clear();
    Q_EMIT statusChanged();
    restartIdleTimer();
}

// Display -------------------------------------------------------------------------------------------------

void View::showState(bool animated) {
    idleSearch_.cancel();
    applyLooks();
    const auto* way = transition();
    if (way == nullptr || !animated) {
        board_->showState(state());
    } else if (way->otherGame) {
        board_->showFallIn(state());
    } else if (!way->backwards && way->moves.size() == 1 && way->moves.front().kind == Move::Kind::swap) {
        State unfolding = way->before;
        const auto stages = unfold(unfolding, way->moves.front().swap);
        board_->showSwap(way->before, state(), way->moves.front().swap, stages);
    } else {
        board_->showGlide(state());
    }
    const auto* step = hintStep();
    board_->setHinted(step != nullptr ? step->marks : std::vector<int>());
    idleHint_.clear();
    const bool playing = Rules::outcome(state()) == plt::Outcome::playing;
    board_->setPlayable(playing);
    giveUp_->setEnabled(playing && state().swaps > 0);
}

void View::followUp(const plt::Transition<Rules>& transition) {
    if (transition.otherGame)
        leftRunning_ = !transition.backwards && transition.before.swaps > 0 &&
                       Rules::outcome(transition.before) == plt::Outcome::playing;
    if (transition.otherGame || transition.cause == plt::Cause::restored)
        begun_ = false;
    else if (transition.isMove())
        begun_ = true;
    if (transition.otherGame || !transition.ended) nameBar_->hide();
    updateClockTimer();
    showTime();
    restartIdleTimer();
    if (transition.ended) enterScore();
}

plt::Sound View::soundOf(const plt::Change& change) const {
    return change.isMove() && state().end == End::none ? plt::Sound::capture : plt::Sound::none;
}

QList<plt::HeaderFigure> View::figures() const {
    QList<plt::HeaderFigure> figures;
    figures << plt::HeaderFigure{tr("Score"), number(state().score)};
    if (isTimed())
        figures << plt::HeaderFigure{tr("Time left"),
                                     plt::durationText(static_cast<qint64>(std::ceil(secondsLeft())) * 1000)};
    if (options().mode == Mode::sixty)
        figures << plt::HeaderFigure{tr("Swaps left"), number(swapsAllowed - state().swaps)};
    figures << plt::HeaderFigure{tr("Level"), number(state().level)};
    figures << plt::HeaderFigure{tr("Possible swaps"),
                                 number(static_cast<qint64>(goodSwaps(kindsOf(state().gems)).size()))};
    return figures;
}

QString View::statusText() const {
    // The sentence of a hint stays as long as its marks.
    if (!idleHint_.isEmpty()) return idleHint_;
    const bool mayGoBack = leftRunning_ && state().swaps == 0;
    if (isTimed() && !begun_)
        return mayGoBack ? tr("The clock starts with your first swap. Undo brings back the game before.")
                         : tr("The clock starts with your first swap.");
    if (mayGoBack) return tr("Undo brings back the game before, which was not over.");
    if (secondsOfHurry() > 0) return tr("The time is running out.");
    switch (matches(options().difficulty)) {
        case Property::colour:
            return tr("Match three gems of one colour.");
        case Property::shape:
            return tr("Match three gems of one shape.");
        default:
            return tr("Match three gems of one kind.");
    }
}

QString View::endTitle() const {
    switch (state().end) {
        case End::time:
            return tr("The time is up");
        case End::swaps:
            return tr("All swaps are made");
        default:
            return tr("Game ended");
    }
}

QString View::endMessage() const {
    if (state().end == End::none) return {};
    return tr("%Ln points, level %L1, longest chain %L2.", "One point, level %L1, longest chain %L2.",
              static_cast<int>(state().score))
        .arg(state().level)
        .arg(state().longestChain);
}

// High scores ---------------------------------------------------------------------------------------------

QString View::scoreTable(const Options& options) {
    return QString::fromStdString(Rules::write(options));
}

QString View::usualName() const {
    QString name = fittingName(preferences().value(nameKey).toString());
    for (const char* variable : {"USER", "USERNAME"})
        if (name.isEmpty()) name = fittingName(qEnvironmentVariable(variable));
    return name.isEmpty() ? tr("Nobody") : name;
}

void View::enterScore() {
    // A player who does not want games to be counted wants no high scores either.
    const bool counted = plt::Preferences::shared().flag(QStringLiteral("statistics"), true);
    if (!counted || session().result().helped) return;
    const HighScore entry{
        usualName(),       state().score, state().level, state().swaps, QDateTime::currentDateTimeUtc(),
        session().longId()};
    const auto table = scoreTable(options());
    const auto entered = std::make_shared<HighScores::Entered>();
    plt::FileWriter::shared().run(
        {},
        [entry, table, entered] {
            *entered = HighScores(HighScores::defaultPath()).enter(table, entry);
            return entered->problem;
        },
        this,
        [this, entry, table, entered, game = session().place()](const QString& problem) {
            if (!problem.isEmpty()) {
                Q_EMIT notice(problem);
                return;
            }
            if (!entered->aside.isEmpty())
                Q_EMIT notice(
                    tr("The high scores could not be read and begin anew. What was there is kept as %1.")
                        .arg(entered->aside));
            // The player may have started another game meanwhile.
            if (entered->place < 0 || session().place() != game) return;
            entered_ = entry;
            enteredTable_ = table;
            nameBar_->ask(entered->place + 1, entered->name);
        });
}

void View::rename(const QString& name) {
    if (!entered_ || name.isEmpty()) return;
    preferences().setValue(nameKey, name);
    plt::FileWriter::shared().run(
        {},
        [entry = *entered_, table = enteredTable_, name] {
            return HighScores(HighScores::defaultPath()).rename(table, entry, name);
        },
        this,
        [this](const QString& problem) {
            if (!problem.isEmpty()) Q_EMIT notice(problem);
        });
}

void View::showHighScores() {
    // Pending writes may belong to the tables.
    plt::FileWriter::shared().finish();
    QString problem;
    const auto tables = HighScores(HighScores::defaultPath()).read(&problem);
    if (!problem.isEmpty()) Q_EMIT notice(problem);
    ScoreDialog dialog(
        tables, scoreTable(options()),
        [](const QString& table) {
            const auto options = Rules::readOptions(table.toStdString());
            return options ? plt::translated(Rules::describe(*options)) : table;
        },
        this);
    dialog.exec();
}

// Options -------------------------------------------------------------------------------------------------

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    const std::vector<std::pair<Difficulty, QString>> difficulties{
        {Difficulty::beginner, tr("Shapes and colours")},
        {Difficulty::easy, tr("Colours only")},
        {Difficulty::medium, tr("Shapes only")},
        {Difficulty::high, tr("Colours, shapes mixed")},
        {Difficulty::extreme, tr("Shapes, colours mixed")}};
    for (const auto& [difficulty, label] : difficulties)
        form.preset(label, [&options, difficulty = difficulty] { options.difficulty = difficulty; });
    form.choice<Mode>(tr("Mode"), &options.mode,
                      {{Mode::clock, tr("Against the clock")},
                       {Mode::calm, tr("Calm, without a clock")},
                       {Mode::sixty, tr("Sixty moves")}});
    form.choice<Difficulty>(tr("What matches"), &options.difficulty, difficulties);
    form.flag(tr("Chain bonus"), &options.chainBonus);
    form.flag(tr("Special gems"), &options.specials);
    std::vector<std::pair<int, QString>> idleHints{{0, tr("Never")}};
    std::set<int> seconds{5, 10, 20, 30, maximumIdle};
    // The options of a shared game may have any other time.
    if (options.idleHint > 0) seconds.insert(options.idleHint);
    for (const int each : seconds)
        idleHints.emplace_back(each, tr("After %Ln seconds", "After one second", each));
    form.choice<int>(tr("Hints by themselves"), &options.idleHint, idleHints);
    const auto whatMatches = [&options] {
        switch (options.difficulty) {
            case Difficulty::beginner:
                return tr("Every kind of gem has a shape and a colour of its own.");
            case Difficulty::easy:
                return tr("All gems have one shape. Match their colours.");
            case Difficulty::medium:
                return tr("All gems have one colour. Match their shapes.");
            case Difficulty::high:
                return tr("Match colours. The shapes mean nothing.");
            default:
                return tr("Match shapes. The colours mean nothing.");
        }
    };
    form.note([&options, whatMatches] {
        if (!options.specials) return whatMatches();
        return tr("%1 Lines of four and more, and lines that cross, leave a gem that takes others with it.")
            .arg(whatMatches());
    });
    form.preference(tr("Gems in space"), QStringLiteral("space"), true);
    form.preference(tr("Gems turn"), QStringLiteral("turning"), true);
    form.preference(tr("Signs on the gems"), QStringLiteral("signs"), false);
    form.preference(tr("Signs where only colours match"), QStringLiteral("colourSigns"), true);
}

void View::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !idleHint_.isEmpty()) {
        hideIdleHint();
        return;
    }
    const int difficulty = event->key() - Qt::Key_0;
    // Some keyboards have their digits on the Shift level.
    const bool plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
    // A slip of the finger must not end a running game.
    const bool isOver = !session().awaitsFirst() && Rules::outcome(state()) != plt::Outcome::playing;
    const bool chooses = !session().awaitsFirst() && (isOver || (session().moveCount() == 0 && !begun_));
    if (!plain || difficulty < 0 || difficulty >= difficultyCount || !chooses) {
        RulesView::keyPressEvent(event);
        return;
    }
    if (event->isAutoRepeat()) return;
    Options wanted = options();
    wanted.difficulty = static_cast<Difficulty>(difficulty);
    beginWith(wanted);
}

}  // namespace jewel

// The template code of the view is instantiated where its meta object is: in two files it would be compiled
// twice.
#include "moc_view.cpp"
