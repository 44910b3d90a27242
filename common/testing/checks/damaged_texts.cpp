// SPDX-License-Identifier: MIT
#include "common/testing/checks/damaged_texts.h"

#include "common/rules/random.h"

#include <utility>

namespace plt::testing {

namespace {

/// A text that is changed at one to three random places.
std::string damaged(std::string text, Random& random) {
    static const std::string alphabet = "0123456789abcxyzABCXYZ,.-+=_/|;!%&()*<>@[]^{}~ \t\n\x01\xff";
    const int edits = random.between(1, 3);
    for (int i = 0; i < edits; ++i) {
        const auto at = static_cast<std::size_t>(random.below(text.size() + 1));
        const char c = alphabet[random.below(alphabet.size())];
        switch (random.below(5)) {
            case 0:
                text.insert(at, 1, c);
                break;
            case 1:
                if (at < text.size()) text[at] = c;
                break;
            case 2:
                if (at < text.size()) text.erase(at, 1);
                break;
            case 3:
                text += text.substr(at);
                break;
            default:
                text.resize(at);
                break;
        }
    }
    return text;
}

}  // namespace

void DamagedTexts::readId(const std::string& id) {
    const auto position = Position::open(rules_, id);
    if (!position) return checkRefusal(id, position.problem());
    const auto written = position->gameId();
    const auto again = Position::open(rules_, written);
    if (!again || !(*position == *again))
        fail({PLT_TR("what is read from %1 does not read back from %2"), {id, written}});
    else if (position->moveCount() > 0)
        (void)position->apply(0);
    else if (position->outcome() == Outcome::playing)
        fail({PLT_TR("a game that goes on without a legal move is accepted: %1"), {id}});
}

void DamagedTexts::readOptions(const std::string& text) {
    const auto read = rules_.readOptions(text);
    if (!read) return checkRefusal(text, read.problem());
    const auto written = rules_.write(*read);
    const auto again = rules_.readOptions(written);
    if (!again || !rules_.areEqual(*again, *read))
        fail({PLT_TR("what is read from %1 does not read back from %2"), {text, written}});
}

void DamagedTexts::dealWith(const std::string& text) {
    readOptions(text);
    if (rules_.readOptions(text).ok() && !dealIsSlow(rules_, text)) readId(dealId(rules_, text, 1));
}

void DamagedTexts::readMove(const Position& position, const std::string& text) {
    const auto move = position.readMove(text);
    if (!move) return checkRefusal(text, move.problem());
    if (move->has_value() != position.applyText(text).ok())
        fail({*move ? PLT_TR("a legal move is refused: %1 (game %2)")
                    : PLT_TR("a move that is not legal is accepted: %1 (game %2)"),
              {text, position.gameId()}});
}

void DamagedTexts::fail(Message problem) {
    if (finding_.ok()) finding_.problem = std::move(problem);
}

void DamagedTexts::checkRefusal(const std::string& text, const Message& problem) {
    if (problem.empty() || !isWhole(problem))
        fail({PLT_TR("a text is refused without a whole sentence: %1: %2"), {text, problem}});
}

Finding damagedTexts(const AnyRules& rules, const std::vector<std::string>& optionSets, const Extent& extent,
                     const Watch& watch) {
    Finding finding;
    Random random(extent.seed);
    DamagedTexts texts(rules, finding);
    for (int round = 0; round < extent.games && finding.ok(); ++round) {
        const auto& options = optionSets[static_cast<std::size_t>(round) % optionSets.size()];
        if (dealIsSlow(rules, options)) continue;
        const auto id = dealId(rules, options, random.next());
        Moment moment{id};
        if (watch && !watch(moment)) break;
        const auto position = Position::open(rules, id);
        if (!position) break;
        ++finding.games;
        const auto start = position->gameId().substr(options.size() + 1);
        const auto tried = [&](const std::string& text) {
            moment.move = text;
            return !watch || watch(moment);
        };
        const auto otherOptions = damaged(options, random);
        const auto otherStart = options + ':' + damaged(start, random);
        if (!tried(otherOptions)) break;
        texts.dealWith(otherOptions);
        if (!tried(otherStart)) break;
        texts.readId(otherStart);
        if (position->moveCount() == 0) continue;
        const auto any = static_cast<std::size_t>(random.below(position->moveCount()));
        const auto otherMove = damaged(position->moveText(any), random);
        if (!tried(otherMove)) break;
        texts.readMove(*position, otherMove);
    }
    return finding;
}

}  // namespace plt::testing
