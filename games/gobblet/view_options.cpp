// SPDX-License-Identifier: MIT
#include "common/board3d/scene_board.h"
#include "gobblet/auto_play_dialog.h"
#include "gobblet/play_bar.h"
#include "gobblet/view.h"
#include "gobblet/words.h"

#include <QAction>

namespace gobblet {

namespace {

const auto boxesKey = QStringLiteral("auto-play-boxes");
const auto seatsPart = QStringLiteral("%1:%2%3");

/// Who plays by the options, in one word.
QString seatsText(const Options& options) {
    const auto text = QString::fromStdString(Rules::write(options));
    return text.section(QLatin1Char('-'), 1);
}

}  // namespace

void View::addActions() {
    back_ = addGameAction(Menu::edit, tr("One move &back"), QKeySequence(Qt::ALT | Qt::Key_Left));
    back_->setToolTip(tr("Takes back one move, also the computer's"));
    forward_ = addGameAction(Menu::edit, tr("One move &forward"), QKeySequence(Qt::ALT | Qt::Key_Right));
    forward_->setToolTip(tr("Makes the next move again"));
    connect(back_, &QAction::triggered, this, [this] {
        if (session().moveCount() > 0) turns_->stepBack();
    });
    connect(forward_, &QAction::triggered, this, [this] {
        if (hasLaterMoves()) turns_->stepForward();
    });

    otherSize_ = addGameAction(Menu::game, tr("Play on &4 x 4"));
    otherSize_->setToolTip(tr("Begins a game on the other board"));
    connect(otherSize_, &QAction::triggered, this, &View::playOtherSize);
    addStripAction(otherSize_);
    moveNow_ = addGameAction(Menu::game, tr("&Move now"), QKeySequence(Qt::CTRL | Qt::Key_M));
    moveNow_->setToolTip(tr("The computer makes the best move it has found"));
    connect(moveNow_, &QAction::triggered, this, [this] { turns_->moveNow(); });
    claimDraw_ = addGameAction(Menu::game, tr("Claim a &draw"));
    claimDraw_->setToolTip(tr("The same position has come up three times"));
    connect(claimDraw_, &QAction::triggered, this, [this] { playByHand(Move::claimDraw()); });
    autoPlayOptions_ = addGameAction(Menu::game, tr("Auto-&play options..."));
    connect(autoPlayOptions_, &QAction::triggered, this, &View::chooseAutoPlay);

    addGameActions(Menu::view, board_->viewActions());
    threats_ = addPreferenceAction(Menu::view, tr("Show &threats"), QStringLiteral("threats"), false,
                                   QKeySequence(Qt::Key_T));
    covered_ = addPreferenceAction(Menu::view, tr("Show &covered pieces (for training)"),
                                   QStringLiteral("covered"), false);
    thinking_ = addPreferenceAction(Menu::view, tr("Show t&hinking"), QStringLiteral("thinking"), false);
    for (auto* action : {threats_, covered_})
        connect(action, &QAction::toggled, this, [this] { refresh(true); });
    connect(covered_, &QAction::triggered, this, [this](bool on) {
        if (on)
            Q_EMIT notice(
                tr("Small discs in the corners of a cell are what is covered there. The game counts as "
                   "helped."));
    });
    connect(thinking_, &QAction::toggled, this, &View::showTurn);
}

void View::chooseAutoPlay() {
    AutoPlayDialog dialog(autoPlay(), options().red || options().yellow, this);
    if (dialog.exec() == QDialog::Accepted) setAutoPlay(dialog.autoPlay());
}

void View::playOtherSize() {
    Options other = options();
    other.width = other.width == 3 ? 4 : 3;
    preferences().setValue(QStringLiteral("options"), QString::fromStdString(Rules::write(other)));
    session().newGameWith(other);
}

// The boxes -------------------------------------------------------------------------------------------------

void View::takeSeats() {
    const QString seats = seatsText(options());
    if (seats != seats_) {
        seats_ = seats;
        const QString kept = preferences().value(boxesKey).toString();
        for (const Side side : {Side::red, Side::yellow}) {
            bool on = options().seat(side).has_value();
            if (kept.section(QLatin1Char(':'), 0, 0) == seats && kept.size() == seats.size() + 3)
                on = kept.at(seats.size() + 1 + static_cast<qsizetype>(indexOf(side))) == QLatin1Char('1');
            bar_->setAutomatic(side, on);
        }
        turns_->follow();
    }
    refresh(true);
}

void View::keepBoxes() {
    const auto sign = [this](Side side) {
        return isAutomatic(side) ? QStringLiteral("1") : QStringLiteral("0");
    };
    preferences().setValue(boxesKey,
                           seatsPart.arg(seatsText(options()), sign(Side::red), sign(Side::yellow)));
}

void View::applyOptions() {
    // Whoever chooses who plays has the boxes set by that.
    preferences().setValue(boxesKey, QString());
    seats_.clear();
    RulesView::applyOptions();
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    using Seat = std::optional<Level>;
    Options* edited = &options;
    form.preset(tr("Two people"), [edited] { *edited = {edited->width, {}, {}}; });
    form.preset(tr("You begin"), [edited] { *edited = {edited->width, {}, Level::ok}; });
    form.preset(tr("The computer begins"), [edited] { *edited = {edited->width, Level::ok, {}}; });
    form.choice<int>(tr("Board"), &edited->width, {{3, tr("3 x 3")}, {4, tr("4 x 4")}});
    const std::vector<std::pair<Seat, QString>> seats{{Seat(), tr("A person")},
                                                      {Seat(Level::beginner), tr("Computer, Beginner")},
                                                      {Seat(Level::ok), tr("Computer, Ok")},
                                                      {Seat(Level::smart), tr("Computer, Smart")}};
    form.choice<Seat>(tr("Red, who begins"), &edited->red, seats);
    form.choice<Seat>(tr("Yellow"), &edited->yellow, seats);
    form.note([edited] {
        if (edited->width == 3 && edited->red == Level::smart && edited->yellow != Level::smart)
            return tr("Red can win by force on 3 x 3, and Smart knows how.");
        if (!edited->red != !edited->yellow)
            return tr("Games against the computer are counted, for each level by itself.");
        return QString();
    });
}

}  // namespace gobblet
