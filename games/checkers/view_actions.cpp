// SPDX-License-Identifier: MIT
// What the menus of Checkers offer, and the options.
#include "checkers/player/player.h"
#include "checkers/scene/words.h"
#include "checkers/view.h"
#include "common/board3d/scene_board.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QMessageBox>
#include <QPushButton>

namespace checkers {

namespace {

const auto piecesKey = QStringLiteral("pieces");

// About a third of a second, and the same answer on every machine.
constexpr std::uint64_t drawNodes = 300'000;

}  // namespace

QAction* View::action(const char* name) const {
    for (const auto& [menu, action] : gameActions())
        if (action->objectName() == QLatin1String(name)) return action;
    return nullptr;
}

QAction* View::addNamed(const char* name, Menu menu, const QString& text, const QKeySequence& shortcut) {
    auto* action = addGameAction(menu, text, shortcut);
    action->setObjectName(QLatin1String(name));
    return action;
}

QAction* View::addNamedPreference(const char* name, const QString& text, bool fallback,
                                  const QKeySequence& shortcut) {
    auto* action = addPreferenceAction(Menu::view, text, QLatin1String(name), fallback, shortcut);
    action->setObjectName(QLatin1String(name));
    connect(action, &QAction::toggled, this, [this] { refresh(true); });
    return action;
}

void View::makeActions() {
    auto* swap = addNamed("swapSides", Menu::game, tr("New game with sides e&xchanged"),
                          Qt::CTRL | Qt::SHIFT | Qt::Key_X);
    connect(swap, &QAction::triggered, this, &View::swapSides);
    connect(addNamed("offerDraw", Menu::game, tr("Offer a &draw")), &QAction::triggered, this,
            &View::offerDraw);
    connect(addNamed("resign", Menu::game, tr("R&esign")), &QAction::triggered, this, [this] {
        if (mayMove()) play(Move::resign());
    });

    connect(addNamed("enterMove", Menu::edit, tr("&Enter a move..."), Qt::CTRL | Qt::Key_E),
            &QAction::triggered, this, &View::enterMove);

    addNamedPreference("flip", tr("&Turn the board"), false, Qt::CTRL | Qt::Key_T);
    addNamedPreference("ownSide", tr("&Your side in front"), true)
        ->setToolTip(tr("Against a computer that begins, the board is seen from your side."));
    addNamedPreference("analysis", tr("&Evaluation and best line"), false)
        ->setToolTip(
            tr("The computer judges every position that is shown. A game in which you see that counts "
               "as helped."));
    connect(action("analysis"), &QAction::toggled, this, [this] {
        wantEndgames();
        analyse();
    });
}

void View::updateActions() {
    const auto seats = session().seats();
    const bool own = mayMove() && !isComputer(state().position.toMove);
    action("swapSides")->setEnabled(seats.front() != seats.back());
    for (const char* name : {"offerDraw", "resign"}) action(name)->setEnabled(own);
    action("enterMove")->setEnabled(mayMove());
}

void View::swapSides() {
    auto swapped = session().seats();
    std::swap(swapped.front(), swapped.back());
    beginWith(options(), swapped);
}

// Ends by word ----------------------------------------------------------------------------------------------

void View::offerDraw() {
    if (!mayMove()) return;
    const Side toMove = state().position.toMove;
    if (isComputer(other(toMove))) {
        Q_EMIT notice(tr("The computer thinks about your offer..."));
        plt::Question question;
        question.budget.nodes = drawNodes;
        offering_.run(
            this,
            [now = state(), side = other(toMove), question](std::stop_token stop) mutable {
                question.stop = std::move(stop);
                return acceptsDraw(now, side, question);
            },
            [this](bool accepted) { answerDraw(accepted); });
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Draw"),
                                tr("%1 offers a draw. Does %2 accept?")
                                    .arg(sideName(toMove, pieceSet()), sideName(other(toMove), pieceSet())),
                                QMessageBox::NoButton, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* accept = box->addButton(tr("&Accept"), QMessageBox::AcceptRole);
    box->addButton(tr("&Play on"), QMessageBox::RejectRole);
    connect(box, &QMessageBox::finished, this, [this, box, accept, now = state()] {
        if (box->clickedButton() == accept && now == state()) play(Move::agreeDraw());
    });
    box->open();
}

void View::answerDraw(bool accepted) {
    if (accepted)
        play(Move::agreeDraw());
    else
        Q_EMIT notice(tr("The computer does not want a draw now."));
}

// Options ---------------------------------------------------------------------------------------------------

void View::ready() {
    // As earlier versions called them.
    preferences().adopt(QStringLiteral("showThinking"), QStringLiteral("thinking"));
    preferences().adopt(QStringLiteral("record"), QStringLiteral("moves"));
    preferences().adopt(QStringLiteral("documentFolder"), QStringLiteral("folder"));
    board_->readPreferences(preferences());
    readPieceSet();
    connect(&preferences(), &plt::Preferences::changed, this, [this](const QString& key) {
        if (key != piecesKey) return;
        readPieceSet();
        refresh(false);
    });
}

QStringList View::seatNamesFor(const Options& /*options*/, const plt::Seats& /*seats*/) const {
    return {sideName(Side::first, pieceSet()), sideName(Side::second, pieceSet())};
}

void View::readPieceSet() {
    set_ = static_cast<PieceSet>(std::clamp(preferences().value(piecesKey, 0).toInt(), 0, pieceSets - 1));
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    Options* edited = &options;
    form.flag(tr("Draws by repetition and without progress end the game"), &edited->automaticDraws);
    form.preferenceChoice(tr("Pieces"), piecesKey,
                          {tr("Red and white"), tr("Red and black"), tr("Dark and light")}, 0);
}

}  // namespace checkers
