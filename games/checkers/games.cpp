// SPDX-License-Identifier: MIT
// Import of moves and games from texts, and export of the current game.
#include "checkers/board/notation.h"
#include "checkers/records/dialogs.h"
#include "checkers/records/game_tags.h"
#include "checkers/view.h"
#include "common/language/translated.h"

#include <algorithm>

#include <QDate>

namespace checkers {

namespace {

/// Returns true if the longer list begins with the shorter one.
bool isPartOf(const std::vector<Move>& one, const std::vector<Move>& other) {
    const auto size = static_cast<std::ptrdiff_t>(std::min(one.size(), other.size()));
    return std::equal(one.begin(), one.begin() + size, other.begin());
}

}  // namespace

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
    GameRecord record =
        recordOf(session().start().position, session().moves(), session().stateAt(session().plies()));
    if (opened_ && opened_->start == record.start && isPartOf(opened_->moves, record.moves)) {
        record.tags = opened_->tags;
        if (record.result == "*" && record.moves == opened_->moves) record.result = opened_->result;
        // The spelling of the result in the file is kept as long as the result is the same.
        if (record.result != opened_->result)
            std::erase_if(record.tags, [](const auto& tag) { return tag.first == "Result"; });
        return record;
    }
    setTag(record, "Date", QDate::currentDate().toString(QStringLiteral("yyyy.MM.dd")));
    const auto seats = session().seats();
    // In English, whatever language is played in: a record is read by anybody.
    const auto nameOf = [this](const plt::Seat& seat) {
        return QString::fromStdString(session().playerMessage(seat).english());
    };
    if (isComputer(Side::first)) setTag(record, "Black", nameOf(seats.front()));
    if (isComputer(Side::second)) setTag(record, "White", nameOf(seats.back()));
    return record;
}

void View::showRecord(const GameRecord& record) {
    // First with automatic draws; a game that went on after one of them is shown without.
    Options options;
    auto moves = record.moves;
    const auto play = [&]() -> std::optional<State> {
        State now = Rules::begin(options, {record.start});
        for (const Move& move : moves) {
            auto next = Rules::apply(now, move);
            if (!next) return std::nullopt;
            now = std::move(*next);
        }
        return now;
    };
    auto last = play();
    if (!last) {
        options.automaticDraws = false;
        last = play();
    }
    if (last && endOf(*last) == End::none) {
        const bool firstToMove = last->position.toMove == Side::first;
        if (record.result == "1/2-1/2")
            moves.push_back(Move::agreeDraw());
        else if (record.result == (firstToMove ? "1-0" : "0-1"))
            moves.push_back(Move::resign());
    }
    const plt::Seats people{plt::Seat::person(), plt::Seat::person()};
    session().beginPlayed(options, {record.start}, moves, plt::Cause::opened, people);
    session().setRecorded();
    opened_ = record;
}

void View::showPosition(const Position& position, const plt::Seats& seats) {
    session().beginPlayed(options(), {position}, {}, plt::Cause::opened, seats);
}

}  // namespace checkers
