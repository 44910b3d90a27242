// SPDX-License-Identifier: MIT
// What the menus of Checkers offer, and the options.
#include "checkers/dialogs.h"
#include "checkers/endgame_cache.h"
#include "checkers/evaluation_bar.h"
#include "checkers/exchange.h"
#include "checkers/notation.h"
#include "checkers/pdn_file.h"
#include "checkers/player.h"
#include "checkers/score_sheet.h"
#include "checkers/view.h"
#include "checkers/words.h"
#include "common/board3d/scene_board.h"
#include "common/game/translated.h"

#include <algorithm>

#include <QAction>
#include <QDate>
#include <QMessageBox>
#include <QPushButton>

namespace checkers {

namespace {

const auto piecesKey = QStringLiteral("pieces");

// About a third of a second, and the same answer on every machine.
constexpr std::uint64_t drawNodes = 300'000;

std::vector<std::pair<std::optional<Level>, QString>> seats() {
    std::vector<std::pair<std::optional<Level>, QString>> all{{std::nullopt, seatName({})}};
    for (int level = 0; level <= static_cast<int>(Level::expert); ++level)
        all.emplace_back(static_cast<Level>(level), seatName(static_cast<Level>(level)));
    return all;
}

/// Whether the longer list begins with the shorter one.
bool isPartOf(const std::vector<Move>& one, const std::vector<Move>& other) {
    const auto size = static_cast<std::ptrdiff_t>(std::min(one.size(), other.size()));
    return std::equal(one.begin(), one.begin() + size, other.begin());
}

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
    connect(addNamed("offerDraw", Menu::game, tr("Offer a &draw")), &QAction::triggered, this,
            &View::offerDraw);
    connect(addNamed("resign", Menu::game, tr("R&esign")), &QAction::triggered, this, [this] {
        if (mayMove()) play(Move::resign());
    });

    auto* moveNow = addNamed("moveNow", Menu::edit, tr("&Move now"), Qt::CTRL | Qt::Key_M);
    moveNow->setToolTip(tr("The computer moves at once, the best that it has found."));
    connect(moveNow, &QAction::triggered, this, [this] { turns_->moveNow(); });
    connect(addNamed("stepBack", Menu::edit, tr("Step &back"), Qt::ALT | Qt::Key_Left), &QAction::triggered,
            this, [this] { turns_->stepBack(); });
    connect(addNamed("stepForward", Menu::edit, tr("Step &forward"), Qt::ALT | Qt::Key_Right),
            &QAction::triggered, this, [this] { turns_->stepForward(); });
    connect(addNamed("first", Menu::edit, tr("To the be&ginning"), Qt::ALT | Qt::Key_Home),
            &QAction::triggered, this, [this] { goTo(0); });
    connect(addNamed("last", Menu::edit, tr("To the &last move"), Qt::ALT | Qt::Key_End), &QAction::triggered,
            this, [this] { goTo(static_cast<int>(game().history().game().moves.size())); });
    connect(addNamed("enterMove", Menu::edit, tr("&Enter a move..."), Qt::CTRL | Qt::Key_E),
            &QAction::triggered, this, &View::enterMove);

    addNamedPreference("flip", tr("&Turn the board"), false, Qt::CTRL | Qt::Key_F);
    addNamedPreference("ownSide", tr("The &player sits in front"), true)
        ->setToolTip(tr("Against a computer that begins, the board is seen from your side."));
    addNamedPreference("thinking", tr("Show what the &computer thinks"), false);
    addNamedPreference("analysis", tr("&Evaluation and best line"), false)
        ->setToolTip(
            tr("The computer judges every position that is shown. A game in which you see that counts "
               "as helped."));
    connect(addNamedPreference("moves", tr("List of &moves"), false), &QAction::toggled, moves_,
            &QWidget::setVisible);
}

void View::updateActions() {
    const auto& history = game().history();
    const bool playing = Rules::outcome(state()) == plt::Outcome::playing;
    action("moveNow")->setEnabled(turns_->isThinking() || turns_->isWaiting());
    action("stepBack")->setEnabled(session().canUndo());
    action("stepForward")->setEnabled(session().canRedo());
    action("first")->setEnabled(history.ply() > 0);
    action("last")->setEnabled(history.ply() < history.game().moves.size());
    const bool own = playing && mayMove() && !options().seat(state().position.toMove);
    for (const char* name : {"offerDraw", "resign"}) action(name)->setEnabled(own);
    action("enterMove")->setEnabled(playing && mayMove());
}

void View::goTo(int ply) {
    const auto place = [this] { return static_cast<int>(game().history().ply()); };
    ply = std::clamp(ply, 0, static_cast<int>(game().history().game().moves.size()));
    while (place() > ply) turns_->stepBack();
    while (place() < ply) turns_->stepForward();
}

// Ends by word ----------------------------------------------------------------------------------------------

void View::offerDraw() {
    if (!mayMove()) return;
    const Side toMove = state().position.toMove;
    const auto& opponent = options().seat(other(toMove));
    if (opponent) {
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

// Games from elsewhere --------------------------------------------------------------------------------------

void View::enterMove() {
    if (!mayMove()) return;
    EntryDialog dialog(
        tr("Enter a move"), tr("A move like 11-15, or a capture like 15x22x29:"), {},
        [now = state().position](const QString& text) {
            const auto move = readMoveAt(now, text.toStdString());
            return move ? QString() : plt::translated(move.problem());
        },
        this);
    const State before = state();
    if (dialog.exec() != QDialog::Accepted || !(before == state())) return;
    if (const auto move = readMoveAt(state().position, dialog.text().toStdString())) play(*move);
}

GameRecord View::record() const {
    const auto& whole = game().history().game();
    State last = state();
    for (std::size_t i = game().history().ply(); i < whole.moves.size(); ++i)
        last = Rules::apply(last, whole.moves[i]).value();
    GameRecord record = recordOf(whole.start.position, whole.moves, last);
    if (opened_ && opened_->start == record.start && isPartOf(opened_->moves, record.moves)) {
        record.tags = opened_->tags;
        if (record.result == "*" && record.moves == opened_->moves) record.result = opened_->result;
        return record;
    }
    setTag(record, "Date", QDate::currentDate().toString(QStringLiteral("yyyy.MM.dd")));
    if (options().first) setTag(record, "Black", seatName(options().first));
    if (options().second) setTag(record, "White", seatName(options().second));
    return record;
}

void View::showRecord(const GameRecord& record) {
    // Once with the draws of our rules; a game that went on after one of them has to do without.
    Options people;
    State probe = Rules::begin(people, {record.start});
    for (const Move& move : record.moves) {
        auto next = Rules::apply(probe, move);
        if (!next) {
            people.automaticDraws = false;
            break;
        }
        probe = *next;
    }
    loading_ = true;
    session().beginGame(people, {record.start});
    session().setRecorded();
    for (const Move& move : record.moves)
        if (!session().play(move)) break;
    if (Rules::outcome(state()) == plt::Outcome::playing) {
        const bool firstToMove = state().position.toMove == Side::first;
        if (record.result == "1/2-1/2")
            session().play(Move::agreeDraw());
        else if (record.result == (firstToMove ? "1-0" : "0-1"))
            session().play(Move::resign());
    }
    loading_ = false;
    opened_ = record;
    turns_->follow();
    refresh(false);
}

void View::showPosition(const Options& options, const Position& position) {
    session().beginGame(options, {position});
}

// Options ---------------------------------------------------------------------------------------------------

void View::start(const QString& keptOptions) {
    board_->readPreferences(preferences());
    moves_->setVisible(action("moves")->isChecked());
    readPieceSet();
    connect(&preferences(), &plt::Preferences::changed, this, [this](const QString& key) {
        if (key != piecesKey) return;
        readPieceSet();
        refresh(false);
    });
    RulesView::start(keptOptions);
    turns_->follow();
}

void View::readPieceSet() {
    set_ = static_cast<PieceSet>(std::clamp(preferences().value(piecesKey, 0).toInt(), 0, pieceSets - 1));
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    Options* edited = &options;
    const auto level = [edited] {
        return edited->first ? *edited->first : edited->second.value_or(Level::medium);
    };
    form.preset(tr("Two people"), [edited] { edited->first = edited->second = std::nullopt; });
    form.preset(tr("You begin"), [edited, level] {
        edited->second = level();
        edited->first.reset();
    });
    form.preset(tr("The computer begins"), [edited, level] {
        edited->first = level();
        edited->second.reset();
    });
    form.choice<std::optional<Level>>(tr("%1, who begins").arg(sideName(Side::first, pieceSet())),
                                      &edited->first, seats());
    form.choice<std::optional<Level>>(sideName(Side::second, pieceSet()), &edited->second, seats());
    form.flag(tr("Draws by repetition and without progress end the game"), &edited->automaticDraws);
    form.preferenceChoice(tr("Pieces"), piecesKey,
                          {tr("Red and white"), tr("Red and black"), tr("Dark and light")}, 0);
}

}  // namespace checkers
