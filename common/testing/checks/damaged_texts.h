// SPDX-License-Identifier: MIT
#pragma once

#include "common/testing/game_checks.h"

#include <string>

namespace plt::testing {

/// Reads damaged options, starts and moves. A text that is accepted must give a playable value that is
/// written and read back as an equal one; a text that is refused must be refused with a sentence.
class DamagedTexts {
  public:
    DamagedTexts(const AnyRules& rules, Finding& finding) : rules_(rules), finding_(finding) {}

    /// A game that an id with damaged options or a damaged start names.
    void readId(const std::string& id);
    void readOptions(const std::string& text);
    /// Does the same with starts, and begins a game with the accepted ones.
    void dealWith(const std::string& text);
    void readMove(const Position& position, const std::string& text);

  private:
    void fail(Message problem);
    void checkRefusal(const std::string& text, const Message& problem);

    const AnyRules& rules_;
    Finding& finding_;
};

}  // namespace plt::testing
