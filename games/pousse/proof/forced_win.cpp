// SPDX-License-Identifier: MIT
#include "pousse/proof/forced_win.h"

#include "pousse/proof/position_key.h"

#include <algorithm>
#include <span>

namespace pousse::proof {

namespace {

constexpr std::size_t memorySize = std::size_t{1} << 23;

}  // namespace

ForcedWin::ForcedWin(const EndlessTable& table) : table_(table), memory_(memorySize) {}

bool ForcedWin::repeats(const SmallBoard& absolute) const {
    return std::find(boards_.begin() + static_cast<std::ptrdiff_t>(since_), boards_.end(), absolute) !=
           boards_.end();
}

std::uint64_t ForcedWin::keyOf(const SmallBoard& board, bool attackerMoves) const {
    const std::span<const SmallBoard> boards(boards_);
    const auto past = boards.subspan(since_, boards.size() - 1 - since_);
    return attackerMoves ? positionKey(board, past) : defenceKey(board, past);
}

std::vector<ForcedWin::Option> ForcedWin::attackingMoves(const SmallBoard& board) const {
    std::vector<Option> options;
    for (int move = 0; move < smallMoves; ++move) {
        const SmallBoard next = pushed(board, move);
        if (repeats(next) || leadOf(next) < 0) continue;
        const SmallBoard seen = next.turned();
        const auto same = [&seen](const Option& option) { return option.board == seen; };
        if (std::any_of(options.begin(), options.end(), same)) continue;
        options.push_back({seen, 0, static_cast<std::uint8_t>(move)});
    }
    return options;
}

bool ForcedWin::attacks(const SmallBoard& board, int plies) {
    ++nodes_;
    if (table_.winsIn(board) != 0 &&
        (brokenPromises_.empty() || brokenPromises_.count(keyOf(board, true)) == 0))
        return true;
    if (plies <= 0 || table_.losesIn(board) != 0) return false;
    const std::uint64_t key = keyOf(board, true);
    if (const Known& before = known(key); before.key == key) {
        if (before.provenWithin != 0 && before.provenWithin <= plies) return true;
        if (before.failsWithin >= plies) return false;
    }
    auto options = attackingMoves(board);
    std::erase_if(options, [this](const Option& option) {
        return leadOf(option.board) == 0 && table_.winsIn(option.board) != 0;
    });
    for (Option& option : options) {
        // Moves with few answers that do not lose at once are tried first.
        for (int answer = 0; answer < smallMoves; ++answer) {
            const SmallBoard next = pushed(option.board, answer);
            if (next == option.board || leadOf(next) < 0) continue;
            if (table_.winsIn(next.turned()) == 0) ++option.order;
        }
    }
    std::stable_sort(options.begin(), options.end(),
                     [](const Option& a, const Option& b) { return a.order < b.order; });
    bool wins = false;
    for (const Option& option : options) {
        const std::size_t since = since_;
        boards_.push_back(option.board.turned());
        if (option.board.markers() > board.markers()) since_ = boards_.size() - 1;
        wins = leadOf(option.board) < 0 || isCornered(option.board, plies - 1);
        boards_.pop_back();
        since_ = since;
        if (wins) break;
    }
    Known& now = known(key);
    if (now.key != key) now = {key, 0, 0};
    if (wins)
        now.provenWithin = static_cast<std::int8_t>(plies);
    else
        now.failsWithin = static_cast<std::int8_t>(plies);
    return wins;
}

bool ForcedWin::isCornered(const SmallBoard& board, int plies) {
    ++nodes_;
    std::vector<Option> answers;
    for (int move = 0; move < smallMoves; ++move) {
        const SmallBoard next = pushed(board, move);
        if (repeats(next.turned())) continue;
        const int lead = leadOf(next);
        if (lead < 0) continue;
        const SmallBoard seen = next.turned();
        if (lead > 0 || table_.losesIn(seen) != 0) return false;
        if (table_.winsIn(seen) != 0 && brokenPromises_.empty()) continue;
        answers.push_back({seen, 0, static_cast<std::uint8_t>(move)});
    }
    if (answers.empty()) return true;
    if (plies <= 0) return false;
    for (const Option& answer : answers) {
        const std::size_t since = since_;
        boards_.push_back(answer.board);
        if (answer.board.markers() > board.markers()) since_ = boards_.size() - 1;
        const bool wins = attacks(answer.board, plies - 1);
        boards_.pop_back();
        since_ = since;
        if (!wins) return false;
    }
    return true;
}

bool ForcedWin::isPlanned(const SmallBoard& board, int plies) {
    boards_ = {board.turned()};
    since_ = 0;
    return isCornered(board, plies);
}

std::optional<int> ForcedWin::verified(const SmallBoard& board, int plies) {
    boards_ = {board.turned()};
    since_ = 0;
    const auto broken = brokenPromises_.size();
    const int longest = playsOutDefence(board, plies);
    if (longest >= 0) return longest;
    if (brokenPromises_.size() > broken) std::fill(memory_.begin(), memory_.end(), Known());
    return std::nullopt;
}

int ForcedWin::playsOutAttack(const SmallBoard& board, int plies) {
    const std::uint64_t key = keyOf(board, true);
    if (const auto step = steps_.find(key); step != steps_.end()) return step->second.plies;
    if (brokenPromises_.count(key) > 0 && table_.winsIn(board) != 0 && plies <= 0) return -1;
    const int promise = table_.winsIn(board);
    auto options = attackingMoves(board);
    if (promise != 0 && brokenPromises_.count(key) == 0) {
        std::erase_if(options, [&](const Option& option) {
            if (leadOf(option.board) < 0) return false;
            const int loss = table_.losesIn(option.board);
            return loss == 0 || loss >= promise;
        });
        for (Option& option : options)
            option.order = leadOf(option.board) < 0 ? 0 : table_.losesIn(option.board);
        std::stable_sort(options.begin(), options.end(),
                         [](const Option& a, const Option& b) { return a.order < b.order; });
    }
    for (const Option& option : options) {
        const std::size_t since = since_;
        boards_.push_back(option.board.turned());
        if (option.board.markers() > board.markers()) since_ = boards_.size() - 1;
        int longest = -1;
        if (leadOf(option.board) < 0)
            longest = 0;
        else if (promise != 0 || isCornered(option.board, plies - 1))
            longest = playsOutDefence(option.board, plies - 1);
        boards_.pop_back();
        since_ = since;
        if (longest < 0) continue;
        steps_[key] = {board, option.move, static_cast<std::uint8_t>(longest + 1),
                       since_ + 1 == boards_.size()};
        return longest + 1;
    }
    if (promise != 0) brokenPromises_.insert(key);
    return -1;
}

int ForcedWin::playsOutDefence(const SmallBoard& board, int plies) {
    const std::uint64_t key = keyOf(board, false);
    if (const auto known = answered_.find(key); known != answered_.end()) return known->second;
    int longest = 1;
    for (int move = 0; move < smallMoves; ++move) {
        const SmallBoard next = pushed(board, move);
        if (repeats(next.turned())) continue;
        const int lead = leadOf(next);
        if (lead > 0) return -1;
        if (lead < 0) continue;
        const SmallBoard seen = next.turned();
        const std::size_t since = since_;
        boards_.push_back(seen);
        if (seen.markers() > board.markers()) since_ = boards_.size() - 1;
        const int rest = playsOutAttack(seen, plies - 1);
        boards_.pop_back();
        since_ = since;
        if (rest < 0) return -1;
        longest = std::max(longest, rest + 1);
    }
    answered_[key] = longest;
    return longest;
}

}  // namespace pousse::proof
