// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/random.h"
#include "gcalc/cells/document.h"
#include "gcalc/notation/parser.h"
#include "gcalc/notation/printer.h"

#include <stdexcept>
#include <string>
#include <vector>

namespace gcalc::testing {

/// The term of a text, in which the examples have their names.
inline Term term(std::string_view text) {
    const auto read = parseTerm(text, [](auto name) { return examples().named(name); });
    if (const auto* fault = std::get_if<TextFault>(&read))
        throw std::invalid_argument(std::string(text) + ": " + fault->problem.english());
    return std::get<Term>(read);
}

inline std::string text(const Term& term) {
    const auto printed = printTerm(term);
    return printed ? printed->text : printed.problem().english();
}

/// Terms of all kinds, rich in applications.
class RandomTerms {
  public:
    explicit RandomTerms(std::uint64_t seed) : random_(seed) {}

    Term next(int levels = 6) {
        bound_.clear();
        return make(levels);
    }

  private:
    static constexpr Kind pairs[]{Kind::leftRight, Kind::topBottom, Kind::frontBack};

    Colour anyColour() { return colourAt(random_.between(0, 7)); }
    Term leaf() {
        if (!bound_.empty() && random_.below(4) != 0)
            return Term::variable(bound_[random_.below(bound_.size())]);
        switch (random_.below(12)) {
            case 0:
                return {};
            case 1:
                return Term::of({static_cast<std::uint8_t>(random_.below(256)), 7, 9});
            case 2:
                return Term::variable(anyColour());
            case 3: {
                const auto& cells = examples().storage;
                return cells[random_.below(cells.size())].term;
            }
            default:
                return Term(anyColour());
        }
    }
    Term make(int levels) {
        if (levels == 0 || random_.below(7) == 0) return leaf();
        switch (random_.below(8)) {
            case 0:
            case 1:
            case 2: {
                bound_.push_back(anyColour());
                const auto variable = bound_.back();
                const auto body = make(levels - 1);
                bound_.pop_back();
                return Term::abstraction(variable, body);
            }
            case 3:
            case 4: {
                // Each random number before the next: compilers order arguments as they like.
                const auto one = make(levels - 1);
                const auto kind = pairs[random_.below(3)];
                return Term::pair(kind, one, make(levels - 1));
            }
            default: {
                const auto one = make(levels - 1);
                return Term::pair(Kind::application, one, make(levels - 1));
            }
        }
    }

    plt::Random random_;
    std::vector<Colour> bound_;
};

}  // namespace gcalc::testing
