// SPDX-License-Identifier: MIT
#include "mines/view.h"

#include "common/language/translated.h"
#include "common/look/celebration.h"
#include "mines/board.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAction>
#include <QResizeEvent>
#include <QVBoxLayout>

namespace mines {

namespace {

const auto questionKey = QStringLiteral("questionMarks");
const auto oneButtonKey = QStringLiteral("oneButton");
constexpr bool oneButtonByDefault = true;

}  // namespace

View::View(QWidget* parent) : RulesView(plt::Clock::shown, parent) {
    setProperty("figuresBeside", true);
    board_ = new BoardWidget(this);
    marking_ = addGameAction(Menu::edit, tr("Clicks set &flags"), QKeySequence(Qt::CTRL | Qt::Key_F));
    marking_->setCheckable(true);
    marking_->setToolTip(tr("A plain click or tap sets or takes a flag; with Ctrl it uncovers."));
    chances_ = addPreferenceAction(Menu::view, tr("Show the &chances of mines"), QStringLiteral("chances"),
                                   false, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H));
    chances_->setToolTip(
        tr("Shows the exact chance of a mine on every covered tile. The game counts as helped."));

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(board_);

    connect(marking_, &QAction::toggled, board_, &BoardWidget::setMarking);
    connect(marking_, &QAction::toggled, this, &View::statusChanged);
    connect(chances_, &QAction::toggled, this, [this] {
        countQuickly();
        refresh(true);
        updateChances();
    });
    connect(board_, &BoardWidget::cellActivated, this, &View::choose);
    connect(board_, &BoardWidget::markRequested, this, [this](int cell, bool question) {
        if (!question) {
            mark(cell);
        } else if (questionMarks() && !state().tile(cell).open()) {
            act(state().tile(cell).mark == Mark::question ? Action::clear : Action::question, cell);
        }
    });
    connect(board_, &BoardWidget::cellDoubleClicked, this, [this](int cell, const plt::CellInput& input) {
        if (input.button == Qt::LeftButton && !board_->isSecondary(input)) chord(cell);
    });
    connect(board_, &BoardWidget::cellLongPressed, this, [this](int cell, const plt::CellInput& input) {
        // A long touch sets a flag; a held mouse button only waits for its release.
        if (input.source == plt::CellInput::Source::touch) {
            if (board_->isSecondary(input))
                uncover(cell);
            else
                mark(cell);
        } else {
            heldByMouse_ = cell;
        }
    });
    connect(board_, &BoardWidget::cellReleased, this,
            [this](int cell, int over, const plt::CellInput& input) {
                if (std::exchange(heldByMouse_, -1) == cell && cell == over) choose(cell, input);
            });
}

bool View::questionMarks() const {
    return preferences().flag(questionKey, false);
}
bool View::oneButton() const {
    return preferences().flag(oneButtonKey, oneButtonByDefault);
}

void View::resizeEvent(QResizeEvent* event) {
    // Each pixel counts for the tiles of a low window.
    constexpr int low = 230;
    constexpr int lowMargin = 2;
    constexpr int usualMargin = 8;
    board_->setBoardMargin(event->size().height() < low ? lowMargin : usualMargin);
    RulesView::resizeEvent(event);
}

void View::ready() {
    readPreferences();
    connect(&preferences(), &plt::Preferences::changed, this, &View::readPreferences);
}

void View::readPreferences() {
    board_->setOneButton(oneButton());
}

void View::choose(int cell, const plt::CellInput& input) {
    if (session().outcome() != plt::Outcome::playing) return;
    const bool byHand =
        input.source == plt::CellInput::Source::mouse || input.source == plt::CellInput::Source::touch;
    if (state().tile(cell).open()) {
        // Keys have no other use on a number; of the mouse buttons, the middle one is always a chord.
        if (!byHand || input.button == Qt::MiddleButton || (oneButton() && input.button == Qt::LeftButton))
            chord(cell);
    } else if (board_->isSecondary(input)) {
        mark(cell);
    } else {
        uncover(cell);
    }
}

void View::act(Action action, int cell) {
    play({action, state().grid().x(cell), state().grid().y(cell)});
}

void View::uncover(int cell) {
    if (!state().tile(cell).open() && state().tile(cell).mark != Mark::flag) act(Action::uncover, cell);
}

void View::chord(int cell) {
    // Clicking a number whose chord is not possible yet is harmless and needs no message.
    const Tile& tile = state().tile(cell);
    if (tile.open() && tile.number > 0 && flagsAround(state(), cell) == tile.number &&
        coveredAround(state(), cell) > 0)
        act(Action::chord, cell);
}

void View::mark(int cell) {
    switch (state().tile(cell).mark) {
        case Mark::covered:
            act(Action::flag, cell);
            break;
        case Mark::flag:
            act(questionMarks() ? Action::question : Action::clear, cell);
            break;
        case Mark::question:
            act(Action::clear, cell);
            break;
        case Mark::open:
            break;
    }
}

void View::aboutToShow(const plt::Transition<Rules>& transition) {
    origin_ = -1;
    if (!transition.backwards && transition.moves.size() == 1)
        origin_ = state().grid().cell(transition.moves.front().x, transition.moves.front().y);
    countQuickly();
}

void View::followUp(const plt::Transition<Rules>& transition) {
    Q_UNUSED(transition)
    if (!session().awaitsFirst() && !keepsPromise(state())) session().markHelped();
    updateChances();
}

void View::showState(bool animated) {
    const bool counted = chancesWanted() && counted_ == seenBy(state());
    const auto marks = session().hintMarks();
    board_->showGame(state(), counted ? odds_ : std::vector<double>(), {marks.begin(), marks.end()}, origin_,
                     animated);
}

bool View::chancesWanted() const {
    return chances_->isChecked() && !session().awaitsFirst() && state().status == plt::Outcome::playing;
}

void View::countQuickly() {
    // Enough for nearly every position.
    constexpr std::size_t quickly = 20'000;
    counting_.cancel();
    if (!chancesWanted()) return;
    const Sight sight = seenBy(state());
    if (counted_ == sight) return;
    if (auto result = odds(sight, {}, quickly)) setChances(sight, std::move(result));
}

void View::updateChances() {
    if (!chancesWanted()) return;
    const Sight sight = seenBy(state());
    if (counted_ == sight) {
        if (!odds_.empty()) session().markHelped();
        return;
    }
    const auto arrived = [this, sight](std::optional<std::vector<double>> result) {
        const bool found = result.has_value();
        setChances(sight, std::move(result));
        refresh(true);
        if (found)
            session().markHelped();
        else
            Q_EMIT notice(tr("There are too many ways to lay the mines to count the chances here."));
    };
    counting_.run(
        this, [sight](const std::stop_token& stop) { return odds(sight, stop); }, arrived,
        [this](const QString&) { Q_EMIT notice(tr("The chances could not be counted.")); });
}

void View::setChances(const Sight& sight, std::optional<std::vector<double>> result) {
    counted_ = sight;
    odds_ = result ? std::move(*result) : std::vector<double>();
}

QList<plt::HeaderFigure> View::figures() const {
    return {{tr("Mines left"), locale().toString(minesLeft(state())),
             [this](QPainter& painter, const QRectF& square) {
                 TilePainter tiles;
                 tiles.setStyle(palette(), font());
                 tiles.paintMine(painter, square, false);
             }}};
}

QString View::statusText() const {
    QStringList parts;
    if (marking_->isChecked()) parts << tr("Clicks set flags.");
    if (!keepsPromise(state())) {
        // The bounded search for a board may have failed in either way.
        const bool needsGuess = state().laid && state().proven == Solvable::perhaps;
        parts << (needsGuess
                      ? tr("This board may need a guess and is not ranked.")
                      : tr("No board of this level was found. This one needs less and is not ranked."));
    } else if (state().laid && state().first >= 0 && state().covered == state().grid().cells()) {
        parts << tr("Begin at the ring.");
    }
    return plt::passage(parts);
}

QString View::endTitle() const {
    return state().status == plt::Outcome::lost ? tr("That was a mine") : tr("All mines found!");
}

QString View::endMessage() const {
    if (state().status == plt::Outcome::lost) {
        const int safe = state().grid().cells() - state().options.mines;
        const int open = state().grid().cells() - state().covered - 1;
        return tr("%L1 of %Ln safe tiles were open.", "%L1 of 1 safe tile was open.", safe).arg(open);
    }
    const int fewest = threeBv(state());
    return state().actions < fewest
               ? tr("%Ln moves, fewer than the %L1 clicks without flags.",
                    "One move, fewer than the %L1 clicks without flags.", state().actions)
                     .arg(fewest)
               : tr("%Ln moves; without flags %L1 clicks are enough.",
                    "One move; without flags %L1 clicks are enough.", state().actions)
                     .arg(fewest);
}

void View::celebrate() {
    plt::Celebration::Confetti flowers;
    flowers.kinds = flowerKinds;
    flowers.paint = paintFlower;
    plt::Celebration::start(this, flowers);
}

QRegion View::keptInSight() const {
    for (int cell = 0; cell < state().grid().cells(); ++cell) {
        if (!state().tile(cell).exploded) continue;
        const QRectF tile = board_->toWidget(board_->geometry()->cellRect(cell));
        // The surrounding tiles show how the mine could have been deduced.
        const QRectF around = tile.adjusted(-tile.width(), -tile.height(), tile.width(), tile.height());
        return around.toAlignedRect().translated(board_->mapTo(this, QPoint()));
    }
    return {};
}

QRegion View::occupiedRegion() const {
    return board_->occupiedRegion(*this);
}

QWidget* View::focusTarget() {
    return board_;
}

bool View::clockMayRun() const {
    return !session().awaitsFirst() && state().covered < state().grid().cells();
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    Options* edited = &options;
    const auto level = [&form, edited](const QString& label, Level which) {
        form.preset(label, [edited, which] { *edited = atLevel(which, *edited); });
    };
    form.preset(tr("No guessing"), [edited] { *edited = Options{}; });
    form.preset(tr("Classic"), [edited] { *edited = classicOptions; });
    level(tr("Beginner"), Level::beginner);
    level(tr("Intermediate"), Level::intermediate);
    level(tr("Expert"), Level::expert);
    const auto most = [edited] { return maximumMines(edited->width, edited->height, edited->solvable); };
    const auto fewest = [edited] { return minimumMines(edited->width, edited->height, edited->solvable); };
    form.number(tr("Columns"), &edited->width, smallestSide, largestSide);
    form.number(tr("Rows"), &edited->height, smallestSide, largestSide);
    form.number(tr("Mines"), &edited->mines, fewest, most);
    form.choice<FirstTile>(tr("First tile"), &edited->first,
                           {{FirstTile::opening, tr("Safe, with an opening")},
                            {FirstTile::safe, tr("Safe")},
                            {FirstTile::unprotected, tr("Not protected")}});
    form.choice<Solvable>(tr("Guesses"), &edited->solvable,
                          {{Solvable::perhaps, tr("May be needed")},
                           {Solvable::simply, tr("Never, at most pairs")},
                           {Solvable::basic, tr("Never, basic reasoning")},
                           {Solvable::pairs, tr("Never, pairs needed")},
                           {Solvable::chains, tr("Never, chains needed")},
                           {Solvable::expert, tr("Never, expert reasoning needed")}});
    form.note([edited] {
        switch (edited->solvable) {
            case Solvable::simply:
                return tr("One or two numbers at a time are enough to solve the board.");
            case Solvable::basic:
                return tr("One number at a time is enough to solve the board.");
            case Solvable::pairs:
                return tr("Somewhere you have to compare two numbers, but never more.");
            case Solvable::chains:
                return tr("Somewhere you have to think through a whole chain of numbers.");
            case Solvable::expert:
                return tr("Somewhere you have to count the mines that are left against everything you see.");
            case Solvable::perhaps:
                break;
        }
        return tr("Boards are not checked, so luck may decide.");
    });
    form.note([edited, most] {
        const int percent = int(std::lround(100.0 * edited->mines / edited->grid().cells()));
        return tr("%L1 % of the tiles have a mine; up to %Ln mines fit.",
                  "%L1 % of the tiles have a mine; one mine fits.", most())
            .arg(percent);
    });
    form.preference(tr("Question marks after flags"), questionKey, false);
    form.preference(tr("A click on a number uncovers around it"), oneButtonKey, oneButtonByDefault);
}

}  // namespace mines

// Included here, so that the templates of this game are instantiated in one translation unit only.
#include "moc_view.cpp"
