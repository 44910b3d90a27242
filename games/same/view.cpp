// SPDX-License-Identifier: MIT
#include "same/view.h"

#include "common/language/translated.h"
#include "same/board.h"
#include "same/scoreboard.h"
#include "same/solver.h"

#include <algorithm>

#include <QAction>
#include <QBoxLayout>
#include <QLocale>
#include <QResizeEvent>

namespace same {

namespace {

/// The search for the par waits until the window is shown and the player has stopped leafing through deals.
constexpr int parDelayMs = 700;
/// Below this height the board needs every line.
constexpr int compactHeight = 300;
/// Below this one it needs all of it.
constexpr int lowHeight = 230;
constexpr int usualMargin = 8;
constexpr int lowMargin = 3;

QString number(qint64 value) {
    return QLocale().toString(value);
}

QString scoringText(Scoring scoring) {
    switch (scoring) {
        case Scoring::modern:
            return View::tr(
                "n balls at once give n x n points, and there is a bonus of 100 points for each ball "
                "by which fewer than 50 are left.");
        case Scoring::classic:
            return View::tr(
                "A pair gives 2 points, n balls give (n-1) x (n-1) - (n-3). There is no bonus, and "
                "the balls are dealt by chance alone.");
        case Scoring::sameGame:
            break;
    }
    return View::tr(
        "n balls at once give (n-2) x (n-2) points, a pair nothing, and a cleared board 1,000. The balls "
        "are dealt by chance alone.");
}

}  // namespace

View::View(QWidget* parent)
    : RulesView(plt::Clock::none, parent),
      parts_(new QBoxLayout(QBoxLayout::TopToBottom, this)),
      scoreboard_(new Scoreboard),
      board_(new Board) {
    parts_->setContentsMargins(0, 0, 0, 0);
    parts_->setSpacing(0);
    parts_->addWidget(scoreboard_);
    parts_->addWidget(board_, 1);

    connect(board_, &Board::activeGroupChanged, this, &View::showNumbers);
    connect(board_, &plt::BoardView::cellActivated, this, [this](int cell) {
        // A click on a single ball or on an empty cell does nothing.
        const auto group = groupAt(state(), cell);
        if (group.size() < 2) return;
        if (play(moveOf(state(), group))) {
            board_->showFloatingValue(group, clickValue(options().scoring, static_cast<int>(group.size())));
        }
    });
    parTimer_.setSingleShot(true);
    parTimer_.setInterval(parDelayMs);
    connect(&parTimer_, &QTimer::timeout, this, &View::searchPar);
    shapes_ = addPreferenceAction(Menu::view, tr("&Shapes on the balls"), QStringLiteral("shapes"), true);
    connect(shapes_, &QAction::toggled, this, [this] { refresh(true); });
}

View::~View() = default;

void View::aboutToShow(const plt::Transition<Rules>& transition) {
    // A new id range for another deal, so that its balls do not move from the old places; restarts keep
    // theirs.
    if (!transition.otherGame || session().start() == shownDeal_) return;
    shownDeal_ = session().start();
    ++deal_;
}

void View::followUp(const plt::Transition<Rules>& transition) {
    if (transition.ended) rejoiceAbovePar();
    if (!transition.otherGame) return;
    parSearch_.cancel();
    if (!par()) parTimer_.start();
}

void View::resizeEvent(QResizeEvent* event) {
    const QSize size = event->size();
    const bool low = size.height() < lowHeight && size.width() > size.height();
    parts_->setDirection(low ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    scoreboard_->setUpright(low);
    scoreboard_->setCompact(size.height() < compactHeight);
    board_->setBoardMargin(low ? lowMargin : usualMargin);
    RulesView::resizeEvent(event);
}

QRegion View::occupiedRegion() const {
    return board_->occupiedRegion(*this);
}

QRegion View::keptInSight() const {
    if (session().awaitsFirst() || Rules::outcome(state()) == plt::Outcome::playing || state().left == 0)
        return occupiedRegion();
    // The balls that are left show that there is no group; the words say again what the scoreboard does.
    QRegion balls;
    for (int cell = 0; cell < state().options.cells(); ++cell)
        if (state().ballAt(cell) != none)
            balls += board_->toWidget(board_->geometry()->cellRect(cell)).toAlignedRect();
    return balls.translated(board_->mapTo(this, QPoint()));
}

QWidget* View::focusTarget() {
    return board_;
}

void View::rejoiceAbovePar() {
    // A cleared board is celebrated in any case.
    const bool isAbove =
        Rules::outcome(state()) != plt::Outcome::playing && par() && Rules::score(state()) > *par();
    if (isAbove && state().left > 0) celebrate();
}

void View::celebrate() {
    board_->rejoice();
    plt::Celebration::start(this, board_->flyingBalls());
}

QString View::dealKey() const {
    return session().longId();
}

std::optional<qint64> View::par() const {
    const auto found = pars_.find(dealKey());
    return found == pars_.end() ? std::nullopt : std::optional<qint64>(*found);
}

void View::searchPar() {
    if (par()) return;
    parSearch_.run(
        this,
        [options = options(), start = session().start()](std::stop_token stop) {
            return parScore(options, start, std::move(stop));
        },
        [this, key = dealKey()](std::int64_t score) { setPar(key, score); });
}

void View::setPar(const QString& deal, qint64 score) {
    pars_.insert(deal, score);
    if (deal == dealKey()) rejoiceAbovePar();
    showNumbers();
    Q_EMIT statusChanged();
}

void View::showState(bool animated) {
    board_->setShapes(shapes_->isChecked());
    scoreboard_->setShapes(shapes_->isChecked());
    if (state().left == 0)
        board_->setClearedText(tr("%Ln points", "1 point", static_cast<int>(Rules::score(state()))));
    const auto* step = hintStep();
    board_->showGame(state(), deal_, step != nullptr ? step->marks : std::vector<int>{}, animated);
    showNumbers();
}

void View::showNumbers() {
    Scoreboard::Numbers numbers;
    numbers.clicks = state().points;
    numbers.scoring = options().scoring;
    if (numbers.scoring != Scoring::classic) numbers.bonus = bonus(numbers.scoring, state().left);
    numbers.total = Rules::score(state());
    const int balls = board_->activeGroupSize();
    if (balls > 1) numbers.thisClick = clickValue(options().scoring, balls);
    numbers.par = par();
    numbers.colours = countColours(state());
    scoreboard_->setNumbers(numbers);
}

QString View::statusText() const {
    if (state().clicks == 0) return tr("Choose a group of two or more balls of one colour.");
    return tr("Balls left: %L1. Largest group so far: %L2.").arg(state().left).arg(state().largest);
}

QString View::endTitle() const {
    return state().left == 0 ? tr("Board cleared!") : tr("No group is left");
}

QString View::endMessage() const {
    if (Rules::outcome(state()) == plt::Outcome::playing) return {};
    const qint64 total = Rules::score(state());
    const QString text =
        state().left == 0
            ? tr("%Ln points, largest group %L1.", "One point, largest group %L1.", static_cast<int>(total))
                  .arg(state().largest)
            : tr("%Ln points, balls left %L1, largest group %L2.",
                 "One point, balls left %L1, largest group %L2.", static_cast<int>(total))
                  .arg(state().left)
                  .arg(state().largest);
    const auto reached = par();
    if (!reached) return text;
    return plt::passage({text, total > *reached    ? tr("That is %1 above par.").arg(number(total - *reached))
                               : total == *reached ? tr("That is par.")
                                                   : tr("Par is %1.").arg(number(*reached))});
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    const auto preset = [&](const QString& label, const Options& values) {
        form.preset(label, [&options, values] { options = values; });
    };
    preset(tr("Small"), {10, 10, 3, Scoring::modern});
    preset(tr("Standard"), {});
    preset(tr("Large"), {30, 20, 6, Scoring::modern});
    preset(tr("Classic"), {20, 10, 5, Scoring::classic});
    preset(tr("SameGame"), {15, 15, 5, Scoring::sameGame});
    form.number(tr("Columns"), &options.columns, minColumns, maxColumns);
    form.number(tr("Rows"), &options.rows, minRows, maxRows);
    form.number(tr("Colours"), &options.colours, minColours, maxColours);
    form.choice<Scoring>(tr("Scoring"), &options.scoring,
                         {{Scoring::modern, tr("Modern")},
                          {Scoring::classic, tr("Classic")},
                          {Scoring::sameGame, tr("SameGame")}});
    form.note([&options] { return scoringText(options.scoring); });
    form.preference(tr("Shapes on the balls"), QStringLiteral("shapes"), true);
}

}  // namespace same

// Included here, so that the templates of this game are instantiated in one translation unit only.
#include "moc_view.cpp"
