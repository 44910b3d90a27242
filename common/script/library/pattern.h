// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace plt::script {

/// One match of a pattern of Lua (manual of Lua 5.4, 6.4.1) with a limited number of steps: the matching of the
/// language's own library cannot be ended. Has no destructor, as an error of Lua may leave it at any time.
class PatternMatch {
  public:
    static constexpr int maximumCaptures = 32;
    enum class Problem { none, malformed, tooDeep, tooManyCaptures, noSuchCapture, tooManySteps };

    /// A captured part of the subject; a position has no size.
    struct Capture {
        std::size_t at = 0;
        std::size_t size = 0;
        bool isPosition = false;
    };

    /// `steps` is counted down; below 0 the match ends with a problem.
    PatternMatch(std::string_view subject, std::string_view pattern, std::int64_t& steps)
        : subject_(subject), pattern_(pattern), steps_(steps) {}

    /// Returns true if the pattern matches at this place of the subject. Its mark for the beginning is not part
    /// of it.
    bool matchAt(std::size_t at);
    Problem problem() const { return problem_; }
    /// The place behind the match.
    std::size_t end() const { return end_; }
    int captureCount() const { return count_; }
    const Capture& capture(int index) const { return captures_[static_cast<std::size_t>(index)]; }

  private:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    std::size_t fail(Problem problem) {
        if (problem_ == Problem::none) problem_ = problem;
        return none;
    }
    std::size_t match(std::size_t s, std::size_t p);
    std::size_t matchHere(std::size_t s, std::size_t p);
    std::size_t itemEnd(std::size_t p);
    bool isItem(std::size_t s, std::size_t p, std::size_t end);
    /// A set may be as long as a string.
    void chargeSet(std::size_t size);
    bool isInSet(unsigned char c, std::size_t p, std::size_t end);
    std::size_t matchMost(std::size_t s, std::size_t p, std::size_t end);
    std::size_t matchLeast(std::size_t s, std::size_t p, std::size_t end);
    std::size_t matchBalanced(std::size_t s, std::size_t p);
    std::size_t matchCapture(std::size_t s, std::size_t p, bool isPosition);
    std::size_t closeCapture(std::size_t s, std::size_t p);
    std::size_t matchBack(std::size_t s, std::size_t p);

    const std::string_view subject_;
    const std::string_view pattern_;
    std::int64_t& steps_;
    Problem problem_ = Problem::none;
    std::size_t end_ = 0;
    int depth_ = 0;
    int count_ = 0;
    std::array<Capture, maximumCaptures> captures_{};
    std::array<bool, maximumCaptures> open_{};
};

}  // namespace plt::script
