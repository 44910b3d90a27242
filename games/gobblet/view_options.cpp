// SPDX-License-Identifier: MIT
// The menus and the options of Gobblet.
#include "common/board3d/scene_board.h"
#include "common/players/turns.h"
#include "gobblet/options/thinking_time.h"
#include "gobblet/options/thinking_time_field.h"
#include "gobblet/view.h"

#include <QAction>

namespace gobblet {

namespace {

const auto boxesKey = QStringLiteral("auto-play-boxes");
const auto boxesLevelKey = QStringLiteral("auto-play");

}  // namespace

void View::addActions() {
    claimDraw_ = addGameAction(Menu::game, tr("Claim a &draw"));
    claimDraw_->setIconText(tr("Claim a draw"));
    claimDraw_->setToolTip(tr("The same position has come up three times"));
    claimDraw_->setVisible(false);
    connect(claimDraw_, &QAction::triggered, this, [this] { playByHand(Move::claimDraw()); });
    addStripAction(claimDraw_);

    addGameActions(Menu::view, board_->viewActions());
    threats_ = addPreferenceAction(Menu::view, tr("Show &threats"), QStringLiteral("threats"), false);
    threats_->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H), QKeySequence(Qt::Key_T)});
    covered_ = addPreferenceAction(Menu::view, tr("Show &covered pieces (for training)"),
                                   QStringLiteral("covered"), false);
    covered_->setShortcut(Qt::Key_C);
    for (auto* action : {threats_, covered_}) {
        connect(action, &QAction::toggled, this, [this] {
            refresh(true);
            countHelp();
        });
    }
    connect(covered_, &QAction::triggered, this, [this](bool on) {
        if (on)
            Q_EMIT notice(
                tr("Small discs in the corners of a cell show what is covered there. The game counts as "
                   "helped."));
    });
}

void View::applyThinkingTime() {
    const auto applyTime = [this] { turns()->setThinkingTime(budgetTime(readThinkingTime(preferences()))); };
    connect(&preferences(), &plt::Preferences::changed, this, [applyTime](const QString& key) {
        if (isThinkingTimeKey(key)) applyTime();
    });
    applyTime();
}

void View::migrateCheckBoxes() {
    // "person-person:01": the players of the options to which the boxes belong, and a digit for each box.
    const QString boxes = preferences().value(boxesKey).toString();
    if (boxes.isEmpty()) return;
    preferences().setValue(boxesKey, QString());
    const auto text = boxes.section(QLatin1Char(':'), 0, 0).toStdString();
    const QString checked = boxes.section(QLatin1Char(':'), 1);
    auto seats = session().seats();
    if (plt::writeSeats(seats) != text || checked.size() != static_cast<qsizetype>(seats.size())) return;
    auto level = preferences().value(boxesLevelKey).toString().toStdString();
    if (level.empty() || !plt::readSeats(level, session().levels())) level = "ok";
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const bool automatic = checked[static_cast<qsizetype>(i)] == QLatin1Char('1');
        if (automatic == seats[i].isPerson())
            seats[i] = automatic ? plt::Seat::computer(level) : plt::Seat::person();
    }
    session().setSeats(seats);
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    Options* edited = &options;
    form.preset(tr("3 x 3 board"), [edited] { edited->width = 3; });
    form.preset(tr("4 x 4 board"), [edited] { edited->width = 4; });
    form.choice<int>(tr("Board"), &edited->width, {{3, tr("3 x 3")}, {4, tr("4 x 4")}});
    form.note([this, edited] {
        const auto& seats = editedSeats();
        const plt::Seat smart = plt::Seat::computer("smart");
        if (edited->width == 3 && seats.front() == smart && seats.back() != smart)
            return tr("Red can win by force on 3 x 3, and the expert knows how.");
        if (plt::people(seats) == 1)
            return tr("Games against the computer are counted, each level by itself.");
        return QString();
    });
    form.preferenceWidget(tr("Thinking time in seconds"), new ThinkingTimeField(preferences()));
}

}  // namespace gobblet
