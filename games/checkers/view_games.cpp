// SPDX-License-Identifier: MIT
// Places in a game, games that come from elsewhere, and what is thought of a position.
#include "checkers/analyst.h"
#include "checkers/dialogs.h"
#include "checkers/endgame_cache.h"
#include "checkers/evaluation_bar.h"
#include "checkers/notation.h"
#include "checkers/pdn_file.h"
#include "checkers/score_sheet.h"
#include "checkers/view.h"
#include "checkers/words.h"
#include "common/language/translated.h"

#include <algorithm>

#include <QAction>
#include <QDate>
#include <QLabel>
#include <QLayout>

namespace checkers {

namespace {

/// Whether the longer list begins with the shorter one.
bool isPartOf(const std::vector<Move>& one, const std::vector<Move>& other) {
    const auto size = static_cast<std::ptrdiff_t>(std::min(one.size(), other.size()));
    return std::equal(one.begin(), one.begin() + size, other.begin());
}

}  // namespace

void View::goTo(int ply) {
    // What was begun is given up, and not only the last of the moves that lie between.
    if (!path_.empty()) {
        path_.clear();
        refresh(true);
    }
    const auto place = [this] { return static_cast<int>(game().history().ply()); };
    ply = std::clamp(ply, 0, static_cast<int>(game().history().game().moves.size()));
    while (place() > ply) turns_->stepBack();
    while (place() < ply) turns_->stepForward();
}

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

void View::showMoves() {
    const bool wanted = action("moves")->isChecked();
    if (moves_ == nullptr && wanted) {
        moves_ = new ScoreSheet;
        layout()->addWidget(moves_);
        connect(moves_, &ScoreSheet::plyChosen, this, &View::goTo);
    }
    if (moves_ == nullptr) return;
    moves_->setVisible(wanted);
    const auto& history = game().history();
    moves_->show(history.game().start.position.toMove, history.game().moves, static_cast<int>(history.ply()),
                 pieceSet());
}

// Evaluation ------------------------------------------------------------------------------------------------

void View::showAnalysis() {
    const bool wanted = action("analysis")->isChecked() && !isPaused();
    bar_->setVisible(wanted);
    line_->setVisible(wanted);
    if (!wanted) {
        analyst_->stop();
        return;
    }
    analyst_->look(state());
    if (isAgainstComputer() && Rules::outcome(state()) == plt::Outcome::playing) session().markHelped();
    const Side toMove = state().position.toMove;
    QString text = tr("Looking...");
    std::optional<double> share;
    if (const auto winner = winnerOf(state())) {
        share = *winner == Side::first ? 1 : 0;
        text = endText(state(), pieceSet());
    } else if (endOf(state()) != End::none) {
        share = 0.5;
        text = endText(state(), pieceSet());
    } else if (const auto& thought = analyst_->thought()) {
        const double value = toMove == Side::first ? thought->value : -thought->value;
        share = EvaluationBar::shareOf(value, thought->proven);
        text = tr("%1 (%Ln plies): %2", "%1 (1 ply): %2", thought->depth)
                   .arg(valueText(*thought, toMove, pieceSet()), QString::fromStdString(thought->line));
    }
    bar_->show(share, text, pieceSet(), isTurned());
    line_->setText(text);
    line_->setToolTip(text);
}

void View::wantEndgames() {
    const auto knows = [](const std::optional<Level>& seat) { return seat && *seat >= Level::strong; };
    if (knows(options().first) || knows(options().second) || action("analysis")->isChecked())
        endgames_->want();
}

}  // namespace checkers
