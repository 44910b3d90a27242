// SPDX-License-Identifier: MIT
#include "parcheesi/view.h"

#include "common/language/translated.h"
#include "common/look/motion.h"
#include "common/players/turns.h"
#include "parcheesi/statistics/pages.h"
#include "parcheesi/words.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAction>
#include <QResizeEvent>

namespace parcheesi {

namespace {

const auto endsKey = QStringLiteral("ends-turn");
const auto confirmKey = QStringLiteral("confirm-pass");
const auto previewKey = QStringLiteral("preview");
const auto numbersKey = QStringLiteral("numbers");
constexpr bool endsUsually = true;
constexpr bool confirmsUsually = false;
constexpr bool previewsUsually = true;

/// In pixels.
constexpr int minimumPlateWidth = 72;
constexpr int lowestPlate = 92;
constexpr int usualPlate = 190;
constexpr int usualBoard = 680;

/// A short rest after an animation.
constexpr int pause = 120;
/// The time for one thing that another player does, in ms at the normal pace.
constexpr int stepTime = 800;
/// The time in which the last step of a turn can be taken back before the turn ends by itself.
constexpr int graceTime = 700;

qreal readingFactor(plt::Turns::Pace pace) {
    switch (pace) {
        case plt::Turns::Pace::slow:
            return 2;
        case plt::Turns::Pace::normal:
            return 1;
        case plt::Turns::Pace::fast:
            return 0.4;
        case plt::Turns::Pace::atOnce:
            break;
    }
    return 0;
}

QString moveNowKey() {
    return QKeySequence(Qt::CTRL | Qt::Key_M).toString(QKeySequence::NativeText);
}

}  // namespace

View::View(QWidget* parent) : RulesView(plt::Clock::none, parent), board_(new Board(this)) {
    for (const Side side : allSides) plates_[indexOf(side)] = new SidePlate(side, this);
    arrange();
    makeActions();
    connect(board_, &plt::BoardView::pieceMoved, this, &View::pawnMoved);
    connect(board_, &plt::BoardView::moveRefused, this, &View::refused);
    connect(board_, &plt::BoardView::cellActivated, this, &View::cellChosen);
    for (const Side side : allSides)
        connect(plates_[indexOf(side)], &SidePlate::dieClicked, this,
                [this, side](int number, bool used) { dieClicked(side, number, used); });
    connect(board_, &Board::numberTyped, this, &View::chooseNumber);
    for (QTimer* timer : {&say_, &end_}) timer->setSingleShot(true);
    connect(&say_, &QTimer::timeout, this, &View::sayNext);
    connect(&end_, &QTimer::timeout, this, [this] {
        if (isPersonsTurn() && !obstacleToEnd(state().turn)) play(Move::done());
    });
    connect(board_, &plt::BoardView::liftedChanged, this, [this] { Q_EMIT statusChanged(); });
    // The computer starts thinking again after a pause, in a resumed game, and for a newly taken seat.
    connect(turns(), &plt::Turns::thinkingChanged, this, &View::delayComputers);
}

View::~View() {
    // The board emits signals about pieces that are put down while it is destroyed; this view is no longer a
    // receiver.
    board_->disconnect(this);
}

void View::makeActions() {
    done_ = addGameAction(Menu::edit, tr("&End the turn"), Qt::Key_D);
    done_->setIconText(tr("Done"));
    done_->setToolTip(tr("Ends your turn when all numbers are used that can be"));
    back_ = addGameAction(Menu::edit, tr("Take &back a step"), Qt::Key_U);
    again_ = addGameAction(Menu::edit, tr("Begin the &turn again"), Qt::Key_R);
    again_->setIconText(tr("Reset"));
    again_->setToolTip(tr("Takes back all steps of this turn"));
    addStripAction(done_);
    addStripAction(again_);
    connect(done_, &QAction::triggered, this, &View::endTurn);
    connect(again_, &QAction::triggered, this, &View::restartTurn);
    connect(back_, &QAction::triggered, this, [this] {
        if (isPersonsTurn() && !state().steps.empty()) session().stepBack();
    });
    numbers_ = addPreferenceAction(Menu::view, tr("Show the &numbers of squares"), numbersKey, true);
    connect(numbers_, &QAction::toggled, this, [this] { refresh(false); });
}

void View::ready() {
    connect(&preferences(), &plt::Preferences::changed, this, [this](const QString& key) {
        if (key == previewKey) refresh(false);
        if (key == confirmKey && !isPreferred(confirmKey, confirmsUsually) && passShown_) endTurn();
    });
}

bool View::isPreferred(const QString& key, bool fallback) const {
    return preferences().value(key, fallback).toBool();
}

// The board is a square; the plates get the room beside it, or above and below.
void View::arrange() {
    const int beside = std::min(height(), width() - 2 * minimumPlateWidth);
    const int between = std::min(width(), height() - 2 * lowestPlate);
    const int side = std::max({beside, between, 0});
    const bool wide = beside >= between;
    const QRect square((width() - side) / 2, (height() - side) / 2, side, side);
    board_->setGeometry(square);
    const int most = std::max(usualPlate, side / 4);
    const QSize room = wide ? QSize(std::min(square.left(), most), std::min(height() / 2, most))
                            : QSize(width() / 2, std::min(square.top(), most));
    const QRect all = wide ? QRect(square.left() - room.width(), 0, side + 2 * room.width(), height())
                           : QRect(0, square.top() - room.height(), width(), side + 2 * room.height());
    const auto place = [&](Side whose, bool right, bool bottom) {
        const QPoint corner(right ? all.right() + 1 - room.width() : all.left(),
                            bottom ? all.bottom() + 1 - room.height() : all.top());
        plate(whose).setGeometry({corner, room});
    };
    place(Side::blue, false, false);
    place(Side::red, true, false);
    place(Side::yellow, false, true);
    place(Side::green, true, true);
}

QSize View::sizeHint() const {
    return {usualBoard + 2 * usualPlate, usualBoard};
}

QSize View::minimumSizeHint() const {
    return board_->minimumSizeHint() + QSize(2 * minimumPlateWidth, 0);
}

void View::resizeEvent(QResizeEvent* event) {
    RulesView::resizeEvent(event);
    arrange();
}

// Input -----------------------------------------------------------------------------------------------------

bool View::isPerson(Side side) const {
    return session().seats()[indexOf(side)].isPerson();
}

bool View::isPersonsTurn() const {
    return mayMove() && isPerson(state().side());
}

void View::pawnMoved(int piece, int cell) {
    const int pawn = Board::pawnOf(piece);
    const Route* const route = mayMove() ? board_->routeTo(pawn, cell) : nullptr;
    if (route == nullptr) {
        refresh(true);
        return;
    }
    // The first step clears the routes of the board.
    const auto steps = route->steps;
    board_->setWalk(pawn);
    for (const Step& step : steps)
        if (!play(Move::of(step))) break;
    board_->setWalk(std::nullopt);
}

void View::refused(int piece, int cell) {
    if (cell < 0 || !mayMove()) return;
    if (board_->routeTo(Board::pawnOf(piece), cell) != nullptr) {
        pawnMoved(piece, cell);
        return;
    }
    const QString why = Words::whyNotThere(state(), Board::pawnOf(piece), cell);
    if (!why.isEmpty()) Q_EMIT notice(why);
}

void View::cellChosen(int cell) {
    if (isPaused() || state().isOver()) return;
    if (isThinking()) {
        Q_EMIT notice(tr("The computer is moving. %1 lets it move at once.").arg(moveNowKey()));
        return;
    }
    const QString why = Words::whyStuck(state(), cell);
    if (!why.isEmpty()) Q_EMIT notice(why);
}

void View::endTurn() {
    if (passShown_) {
        passShown_ = false;
        turns()->moveNow();
        // A delayed player has only begun to think.
        if (isThinking()) turns()->holdBack(0);
        refresh(false);
        return;
    }
    if (!isPersonsTurn()) return;
    play(Move::done());
    board_->setFocus(Qt::OtherFocusReason);
}

void View::dieClicked(Side side, int number, bool used) {
    if (!passShown_ && side != state().side()) return;
    if (passShown_ || (isPersonsTurn() && !obstacleToEnd(state().turn)))
        endTurn();
    else if (!used)
        chooseNumber(number);
}

void View::chooseNumber(int number) {
    if (!isPersonsTurn() || passShown_) return;
    if (!state().turn.left.has(number)) {
        Q_EMIT notice(tr("There is no %L1 left to use.").arg(number));
        return;
    }
    std::vector<Step> steps;
    for (const Step& step : legalSteps(state().turn))
        if (uses(state().turn, step, number)) steps.push_back(step);
    if (steps.empty()) {
        Q_EMIT notice(tr("No pawn can go by the %L1 now.").arg(number));
        return;
    }
    if (steps.size() == 1) {
        play(Move::of(steps.front()));
        return;
    }
    board_->putBack();
    number_ = number_ == number ? 0 : number;
    refresh(false);
    if (number_ != 0) Q_EMIT notice(tr("Now choose the pawn that goes by the %L1.").arg(number));
}

void View::sayNext() {
    if (!unsaid_.empty()) unsaid_.erase(unsaid_.begin());
    board_->setCaption(captionNow());
    // A person may move already; nobody else does anything that this could disturb.
    if (!isPerson(state().side())) {
        board_->setTurn(shownTurn());
        for (const Side side : allSides) plate(side).show(contentOf(side), side == shownTurn());
    }
    if (!unsaid_.empty())
        say_.start(plt::motion::paced(static_cast<int>(stepTime * readingFactor(turns()->pace()))));
}

const Roll* View::toldRoll() const {
    return unsaid_.empty() || isPerson(state().side()) ? nullptr : &unsaid_.front();
}

Side View::shownTurn() const {
    const Roll* const told = toldRoll();
    return told != nullptr ? told->side : state().side();
}

Caption View::captionNow() const {
    const auto& seats = session().seats();
    return unsaid_.empty() ? Words::caption(state(), seats) : Words::caption(unsaid_.front(), seats);
}

void View::restartTurn() {
    if (!isPersonsTurn() || state().steps.empty()) return;
    session().goTo(session().moveCount() - static_cast<int>(state().steps.size()));
    board_->setFocus(Qt::OtherFocusReason);
}

// Pictures --------------------------------------------------------------------------------------------------

void View::aboutToShow(const plt::Transition<Rules>& transition) {
    passShown_ = false;
    busy_ = 0;
    number_ = 0;
    unsaid_.clear();
    say_.stop();
    end_.stop();
    if (!transition.isMove() || transition.moves.size() != 1) return;
    const Move& move = transition.moves.front();
    if (move.kind == Move::Kind::step) {
        busy_ = Board::walkDuration(std::max<int>(move.step.number, 4)) + pause;
        return;
    }
    busy_ = SidePlate::rollTime + pause;
    if (turns()->pace() != plt::Turns::Pace::atOnce)
        for (const Roll& roll : state().rolls)
            if (roll.kind != Roll::Kind::played) unsaid_.push_back(roll);
    if (!isPreferred(confirmKey, confirmsUsually)) return;
    for (const Roll& roll : state().rolls)
        passShown_ = passShown_ || (roll.kind != Roll::Kind::played && isPerson(roll.side));
    passShown_ = passShown_ && !isPerson(state().side());
}

void View::showState(bool animated) {
    const auto* const change = transition();
    Scene scene;
    scene.mayMove = mayMove() && !passShown_;
    scene.numbers = numbers_->isChecked();
    scene.preview = isPreferred(previewKey, previewsUsually);
    if (const auto* const step = hintStep()) scene.marks = step->marks;
    // The squares on which the steps of the last turns ended, unless the pawn was sent back since.
    for (const Side side : allSides)
        for (const Trace& trace : state().traces[indexOf(side)])
            if (countAt(state().position().of(side), trace.to) > 0)
                scene.last.push_back(markOf(side, trace.to));
    scene.number = number_;
    for (const Side side : allSides) scene.players[indexOf(side)] = Words::player(session().seats(), side);
    scene.caption = captionNow();
    scene.turn = shownTurn();
    board_->showGame(state(), scene, animated);
    const bool rolls = change != nullptr && animated &&
                       (change->otherGame || (change->isMove() && change->moves.size() == 1 &&
                                              change->moves.front().kind == Move::Kind::done));
    for (const Side side : allSides) {
        const bool own = toldRoll() != nullptr
                             ? side == shownTurn()
                             : std::any_of(state().rolls.begin(), state().rolls.end(),
                                           [side](const Roll& roll) { return roll.side == side; });
        plate(side).show(contentOf(side), rolls && own);
    }
    const bool mine = isPersonsTurn();
    done_->setEnabled(passShown_ || (mine && !obstacleToEnd(state().turn)));
    back_->setEnabled(mine && !state().steps.empty());
    again_->setEnabled(mine && !state().steps.empty());
}

void View::followUp(const plt::Transition<Rules>& transition) {
    delayComputers();
    if (!unsaid_.empty())
        say_.start(plt::motion::paced(static_cast<int>(stepTime * readingFactor(turns()->pace()))));
    if (!transition.isMove() || !isPersonsTurn() || !isPreferred(endsKey, endsUsually)) return;
    if (transition.moves.back().kind != Move::Kind::step) return;
    const auto legal = Rules::legalMoves(state());
    if (legal.size() != 1 || legal.front().kind != Move::Kind::done) return;
    const int walk = plt::motion::isEnabled() ? busy_ : 0;
    end_.start(plt::motion::paced(walk + graceTime));
}

void View::delayComputers() {
    if (session().awaitsFirst() || !isThinking()) return;
    if (passShown_) {
        turns()->holdBack(-1);
        return;
    }
    if (const qreal factor = readingFactor(turns()->pace()); factor > 0) {
        const int walk = plt::motion::isEnabled() ? busy_ : 0;
        const int reading = static_cast<int>(stepTime * factor * static_cast<qreal>(unsaid_.size() + 1));
        turns()->holdBack(plt::motion::paced(std::max(walk, reading)));
    }
}

PlateContent View::contentOf(Side side) const {
    const State& now = state();
    PlateContent content;
    content.name = Words::side(side);
    content.player = Words::player(session().seats(), side);
    content.progress = Words::progress(now.position().of(side));
    content.home = countAt(now.position().of(side), atHome);
    content.word = wordOf(side);
    content.hasTurn = !now.isOver() && side == shownTurn();
    if (const Roll* const told = toldRoll()) {
        const auto both = [&content](int first, int second) {
            content.dice.push_back({first});
            content.dice.push_back({second});
        };
        if (side == told->side) {
            both(told->dice.first, told->dice.second);
            if (told->bottoms) both(7 - told->dice.first, 7 - told->dice.second);
            return content;
        }
        if (isStillToRoll(side)) return content;
    }
    const Dice dice = now.lastDice[indexOf(side)];
    if (dice.first == 0) return content;
    std::vector<int> numbers{dice.first, dice.second};
    if (side != now.side()) {
        for (const int number : numbers) content.dice.push_back({number});
        return content;
    }
    if (now.roll().bottoms) numbers.insert(numbers.end(), {7 - dice.first, 7 - dice.second});
    std::vector<int> left(now.turn.left.begin(), now.turn.left.end());
    for (const int number : numbers) {
        const auto found = std::find(left.begin(), left.end(), number);
        content.dice.push_back({number, found == left.end(), found != left.end() && number == number_});
        if (found != left.end()) left.erase(found);
    }
    for (const int bonus : left) content.dice.push_back({bonus, false, bonus == number_});
    return content;
}

bool View::isStillToRoll(Side side) const {
    return toldRoll() != nullptr && side != shownTurn() &&
           (side == state().side() || std::any_of(unsaid_.begin(), unsaid_.end(),
                                                  [side](const Roll& roll) { return roll.side == side; }));
}

QString View::wordOf(Side side) const {
    if (isStillToRoll(side)) return {};
    const Roll* const told = toldRoll();
    if (told != nullptr && told->side == side)
        return told->kind == Roll::Kind::thirdDouble ? tr("Third double") : tr("Cannot play");
    const auto& rolls = state().rolls;
    const auto own =
        std::find_if(rolls.rbegin(), rolls.rend(), [side](const Roll& roll) { return roll.side == side; });
    if (own == rolls.rend()) return {};
    if (own->kind == Roll::Kind::unplayable) return tr("Cannot play");
    if (own->kind == Roll::Kind::thirdDouble) return tr("Third double");
    return state().doubles > 0 && !state().isOver() ? tr("Double: rolls again") : QString();
}

QRegion View::keptInSight() const {
    QRegion region;
    for (const auto* plate : plates_) region += plate->geometry();
    // Beside the board, between the plates of the sides, is room for words in most windows.
    constexpr int minimumWordsWidth = 160;
    const int beside = std::max(board_->x(), board_->y());
    if (beside >= minimumWordsWidth) return region + board_->QWidget::geometry();
    // Otherwise words leave free the last and the next moves.
    const auto& picture = board_->picture();
    std::vector<int> cells = picture.last;
    cells.insert(cells.end(), board_->hint().begin(), board_->hint().end());
    for (const auto& piece : picture.pieces) {
        if (piece.targets.empty()) continue;
        cells.push_back(piece.cell);
        cells.insert(cells.end(), piece.targets.begin(), piece.targets.end());
    }
    for (const int cell : cells)
        region += board_->toWidget(boxOf(cell)).toAlignedRect().translated(board_->pos());
    return region;
}

QMap<QString, qint64> View::tallies() const {
    // A replayed deal has the same dice.
    const auto& games = session().games();
    const bool again = std::any_of(games.begin(), games.end(), [this](const plt::PlayedGame& game) {
        return game.recorded && session().startOf(game) == session().start();
    });
    return StatisticsPages::tallies(state(), session().options().length, session().seats(),
                                    session().result().helped, !again);
}

QList<plt::StatisticsPage> View::statisticsPages(const QMap<QString, qint64>& sums) const {
    return StatisticsPages::of(sums);
}

// Texts and options -----------------------------------------------------------------------------------------

QString View::statusText() const {
    const State& now = state();
    if (now.isOver()) return {};
    QStringList parts;
    if (now.steps.empty()) parts << Words::passes(now);
    const auto& seats = session().seats();
    if (passShown_) {
        parts << tr("Press Done to go on.");
    } else if (isPerson(now.side())) {
        parts << Words::turn(seats, now.side()) << Words::choices(now);
    } else {
        const QString who = tr("%1 (%2)").arg(Words::side(now.side()), Words::player(seats, now.side()));
        if (const_cast<View*>(this)->turns()->isWaiting())
            parts << tr("%1 waits. Move for it, or let it move with %2.").arg(who, moveNowKey());
        else
            parts << tr("%1 is moving.").arg(who);
    }
    return plt::passage(parts);
}

QString View::endMessage() const {
    return Words::ending(state());
}

QString View::thoughtText() const {
    const auto& thought = const_cast<View*>(this)->turns()->thought();
    if (!thought) return {};
    return tr("Chance to win: about %L1 %").arg(std::lround(100 * thought->value));
}

plt::Sound View::soundOf(const plt::Change& change) const {
    if (!change.isMove()) return plt::Sound::none;
    if (session().moveCount() == 0) return plt::Sound::none;
    if (session().lastMove().kind == Move::Kind::done) return plt::Sound::flip;
    return state().turn.left.has(bopBonus) ? plt::Sound::capture : plt::Sound::place;
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    form.preset(tr("Standard"), [&options] { options.length = Length::standard; });
    form.preset(tr("Short"), [&options] { options.length = Length::shortened; });
    form.choice<Length>(tr("Length"), &options.length,
                        {{Length::standard, tr("Standard, with four pawns")},
                         {Length::shortened, tr("Short, with two pawns")}});
    form.preference(tr("Show where the pawn under the pointer can go"), previewKey, previewsUsually);
    form.preference(tr("End my turn by itself when nothing is left to play"), endsKey, endsUsually);
    form.preference(tr("Wait for me when I cannot play"), confirmKey, confirmsUsually);
}

}  // namespace parcheesi

// Included here, so that the templates of this game are instantiated in one translation unit only.
#include "moc_view.cpp"
