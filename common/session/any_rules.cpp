// SPDX-License-Identifier: MIT
#include "common/session/any_rules.h"

#include <utility>

namespace plt {

AnyRules::~AnyRules() = default;

std::vector<OptionRow> AnyRules::optionRows(const AnyOptions& /*options*/) const {
    return {};
}

int AnyRules::optionValue(const AnyOptions& /*options*/, std::size_t /*row*/) const {
    return 0;
}

AnyOptions AnyRules::withOption(const AnyOptions& options, std::size_t /*row*/, int /*value*/) const {
    return options;
}

std::vector<OptionPreset> AnyRules::optionPresets() const {
    return {};
}

bool AnyRules::isRanked(const AnyOptions& /*options*/) const {
    return true;
}

std::optional<std::string> AnyRules::countedAs(const AnyOptions& /*options*/, const Seats& /*seats*/) const {
    return std::nullopt;
}

bool AnyRules::dealIsSlow(const AnyOptions& /*options*/) const {
    return false;
}

AnyStart AnyRules::exactStart(const AnyOptions& /*options*/, const AnyStart& start,
                              const AnyState& /*state*/) const {
    return start;
}

AnyStart AnyRules::startAt(const AnyState& /*state*/) const {
    return {};
}

std::string AnyRules::knownAs(const AnyOptions& options, const AnyStart& start) const {
    return longGameId(*this, options, start);
}

std::int64_t AnyRules::score(const AnyState& /*state*/) const {
    return 0;
}

std::vector<Figure> AnyRules::figures(const AnyState& /*state*/,
                                      std::chrono::milliseconds /*elapsed*/) const {
    return {};
}

bool AnyRules::reveals(const AnyState& /*before*/, const AnyMove& /*move*/) const {
    return traits().undoReveals;
}

std::string AnyRules::diagram(const AnyState& /*state*/) const {
    return {};
}

Message AnyRules::tell(const AnyState& /*before*/, const AnyMove& /*move*/, const AnyState& /*after*/,
                       const Seats& /*seats*/) const {
    return {};
}

std::size_t AnyRules::seatCount(const AnyOptions& /*options*/) const {
    return 0;
}

std::vector<Message> AnyRules::seatNames(const AnyOptions& /*options*/, const Seats& /*seats*/) const {
    return {};
}

int AnyRules::seatToMove(const AnyState& /*state*/) const {
    return -1;
}

std::vector<int> AnyRules::standing(const AnyState& /*state*/) const {
    return {};
}

Seats AnyRules::usualSeats(const AnyOptions& /*options*/) const {
    return {};
}

std::optional<Seats> AnyRules::seatsOf(std::string_view /*optionsText*/) const {
    return std::nullopt;
}

std::vector<Figure> AnyRules::seatFigures(const AnyState& /*state*/, int /*seat*/) const {
    return {};
}

const std::vector<Level>& AnyRules::levels() const {
    static const std::vector<Level> none;
    return none;
}

std::optional<Judgement<AnyMove>> AnyRules::judge(const AnyObservation& /*seen*/, const AnyMove& /*made*/,
                                                  const Question& /*question*/) const {
    return std::nullopt;
}

Hint<AnyMove> AnyRules::firstHint(const AnyObservation& seen, std::stop_token stop) const {
    return hint(seen, std::move(stop));
}

GameJudgement<AnyMove> AnyRules::judgeGame(const AnyState& /*first*/, const std::vector<AnyMove>& /*moves*/,
                                           const Question& /*question*/) const {
    return {};
}

Message AnyRules::costText(double /*cost*/, const AnyOptions& /*options*/) const {
    return {};
}

double AnyRules::endValue(const AnyState& /*state*/, int /*seat*/) const {
    return 0;
}

std::optional<Message> AnyRules::takeFailure() const {
    return std::nullopt;
}

}  // namespace plt
