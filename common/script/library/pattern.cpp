// SPDX-License-Identifier: MIT
#include "common/script/library/pattern.h"

#include <algorithm>

namespace plt::script {

namespace {

bool isBetween(unsigned char c, char low, char high) {
    return c >= static_cast<unsigned char>(low) && c <= static_cast<unsigned char>(high);
}

/// Classes of ASCII, whatever the player's language is.
bool isOfClass(unsigned char c, char name) {
    const bool isUpper = isBetween(c, 'A', 'Z');
    const bool isLower = isBetween(c, 'a', 'z');
    const bool isDigit = isBetween(c, '0', '9');
    const bool isVisible = c > ' ' && c < 0x7f;
    bool is = false;
    switch (name | 0x20) {
        case 'a':
            is = isUpper || isLower;
            break;
        case 'c':
            is = c < ' ' || c == 0x7f;
            break;
        case 'd':
            is = isDigit;
            break;
        case 'g':
            is = isVisible;
            break;
        case 'l':
            is = isLower;
            break;
        case 'p':
            is = isVisible && !isUpper && !isLower && !isDigit;
            break;
        case 's':
            is = c == ' ' || isBetween(c, '\t', '\r');
            break;
        case 'u':
            is = isUpper;
            break;
        case 'w':
            is = isUpper || isLower || isDigit;
            break;
        case 'x':
            is = isDigit || isBetween(static_cast<unsigned char>(c | 0x20), 'a', 'f');
            break;
        default:
            return static_cast<unsigned char>(name) == c;
    }
    const bool isComplement = (name & 0x20) == 0;
    return is != isComplement;
}

}  // namespace

bool PatternMatch::matchAt(std::size_t at) {
    count_ = 0;
    depth_ = 0;
    open_.fill(false);
    const std::size_t end = match(at, 0);
    if (problem_ != Problem::none || end == none) return false;
    for (int i = 0; i < count_; ++i)
        if (open_[static_cast<std::size_t>(i)]) {
            fail(Problem::malformed);
            return false;
        }
    end_ = end;
    return true;
}

std::size_t PatternMatch::match(std::size_t s, std::size_t p) {
    constexpr int deepest = 200;
    if (depth_ == deepest) return fail(Problem::tooDeep);
    ++depth_;
    const std::size_t end = matchHere(s, p);
    --depth_;
    return problem_ == Problem::none ? end : none;
}

std::size_t PatternMatch::matchHere(std::size_t s, std::size_t p) {
    while (p < pattern_.size()) {
        if (--steps_ < 0) return fail(Problem::tooManySteps);
        const char next = p + 1 < pattern_.size() ? pattern_[p + 1] : '\0';
        switch (pattern_[p]) {
            case '(':
                return next == ')' ? matchCapture(s, p + 2, true) : matchCapture(s, p + 1, false);
            case ')':
                return closeCapture(s, p + 1);
            case '$':
                if (p + 1 == pattern_.size()) return s == subject_.size() ? s : none;
                break;
            case '%':
                if (next == 'b') {
                    s = matchBalanced(s, p + 2);
                    if (s == none) return none;
                    p += 4;
                    continue;
                }
                if (next == 'f') {
                    if (p + 2 >= pattern_.size() || pattern_[p + 2] != '[') return fail(Problem::malformed);
                    const std::size_t end = itemEnd(p + 2);
                    if (end == none) return none;
                    const auto at = [&](std::size_t place) {
                        return static_cast<unsigned char>(place < subject_.size() ? subject_[place] : '\0');
                    };
                    const unsigned char before = s == 0 ? 0 : at(s - 1);
                    if (isInSet(before, p + 2, end) || !isInSet(at(s), p + 2, end)) return none;
                    p = end;
                    continue;
                }
                if (next >= '0' && next <= '9') {
                    s = matchBack(s, p + 1);
                    if (s == none) return none;
                    p += 2;
                    continue;
                }
                break;
            default:
                break;
        }
        const std::size_t end = itemEnd(p);
        if (end == none) return none;
        const char repeat = end < pattern_.size() ? pattern_[end] : '\0';
        switch (repeat) {
            case '?': {
                if (isItem(s, p, end)) {
                    const std::size_t rest = match(s + 1, end + 1);
                    if (rest != none || problem_ != Problem::none) return rest;
                }
                p = end + 1;
                continue;
            }
            case '+':
                return isItem(s, p, end) ? matchMost(s + 1, p, end) : none;
            case '*':
                return matchMost(s, p, end);
            case '-':
                return matchLeast(s, p, end);
            default:
                if (!isItem(s, p, end)) return none;
                ++s;
                p = end;
        }
    }
    return s;
}

std::size_t PatternMatch::itemEnd(std::size_t p) {
    const std::size_t begin = p;
    const char first = pattern_[p++];
    if (first == '%') return p < pattern_.size() ? p + 1 : fail(Problem::malformed);
    if (first != '[') return p;
    if (p < pattern_.size() && pattern_[p] == '^') ++p;
    // A bracket at the beginning of a set is a member of it.
    for (bool isFirst = true;; isFirst = false) {
        if (p >= pattern_.size()) return fail(Problem::malformed);
        const char c = pattern_[p++];
        if (c == ']' && !isFirst) {
            chargeSet(p - begin);
            return p;
        }
        if (c == '%' && p++ >= pattern_.size()) return fail(Problem::malformed);
    }
}

bool PatternMatch::isItem(std::size_t s, std::size_t p, std::size_t end) {
    if (s >= subject_.size()) return false;
    const auto c = static_cast<unsigned char>(subject_[s]);
    switch (pattern_[p]) {
        case '.':
            return true;
        case '%':
            return isOfClass(c, pattern_[p + 1]);
        case '[':
            return isInSet(c, p, end);
        default:
            return static_cast<unsigned char>(pattern_[p]) == c;
    }
}

void PatternMatch::chargeSet(std::size_t size) {
    steps_ -= static_cast<std::int64_t>(size) / 4;
}

bool PatternMatch::isInSet(unsigned char c, std::size_t p, std::size_t end) {
    chargeSet(end - p);
    ++p;
    const std::size_t last = end - 1;  // of the closing bracket
    bool member = true;
    if (pattern_[p] == '^') {
        member = false;
        ++p;
    }
    for (; p < last; ++p) {
        if (pattern_[p] == '%') {
            if (isOfClass(c, pattern_[++p])) return member;
        } else if (p + 2 < last && pattern_[p + 1] == '-') {
            if (c >= static_cast<unsigned char>(pattern_[p]) &&
                c <= static_cast<unsigned char>(pattern_[p + 2]))
                return member;
            p += 2;
        } else if (static_cast<unsigned char>(pattern_[p]) == c) {
            return member;
        }
    }
    return !member;
}

std::size_t PatternMatch::matchMost(std::size_t s, std::size_t p, std::size_t end) {
    std::size_t count = 0;
    while (isItem(s + count, p, end)) {
        if (--steps_ < 0) return fail(Problem::tooManySteps);
        ++count;
    }
    for (;; --count) {
        if (--steps_ < 0) return fail(Problem::tooManySteps);
        const std::size_t rest = match(s + count, end + 1);
        if (rest != none || problem_ != Problem::none || count == 0) return rest;
    }
}

std::size_t PatternMatch::matchLeast(std::size_t s, std::size_t p, std::size_t end) {
    for (;; ++s) {
        if (--steps_ < 0) return fail(Problem::tooManySteps);
        const std::size_t rest = match(s, end + 1);
        if (rest != none || problem_ != Problem::none || !isItem(s, p, end)) return rest;
    }
}

std::size_t PatternMatch::matchBalanced(std::size_t s, std::size_t p) {
    if (p + 1 >= pattern_.size()) return fail(Problem::malformed);
    if (s >= subject_.size() || subject_[s] != pattern_[p]) return none;
    const char open = pattern_[p];
    const char close = pattern_[p + 1];
    std::size_t depth = 1;
    while (++s < subject_.size()) {
        if (--steps_ < 0) return fail(Problem::tooManySteps);
        if (subject_[s] == close) {
            if (--depth == 0) return s + 1;
        } else if (subject_[s] == open) {
            ++depth;
        }
    }
    return none;
}

std::size_t PatternMatch::matchCapture(std::size_t s, std::size_t p, bool isPosition) {
    if (count_ == maximumCaptures) return fail(Problem::tooManyCaptures);
    const auto index = static_cast<std::size_t>(count_++);
    captures_[index] = {s, 0, isPosition};
    open_[index] = !isPosition;
    const std::size_t end = match(s, p);
    if (end == none) {
        --count_;
        open_[index] = false;
    }
    return end;
}

std::size_t PatternMatch::closeCapture(std::size_t s, std::size_t p) {
    int index = count_ - 1;
    while (index >= 0 && !open_[static_cast<std::size_t>(index)]) --index;
    if (index < 0) return fail(Problem::malformed);
    const auto at = static_cast<std::size_t>(index);
    captures_[at].size = s - captures_[at].at;
    open_[at] = false;
    const std::size_t end = match(s, p);
    if (end == none) open_[at] = true;
    return end;
}

std::size_t PatternMatch::matchBack(std::size_t s, std::size_t p) {
    const int index = pattern_[p] - '1';
    if (index < 0 || index >= count_ || open_[static_cast<std::size_t>(index)])
        return fail(Problem::noSuchCapture);
    const auto& earlier = capture(index);
    steps_ -= static_cast<std::int64_t>(earlier.size) / 4;
    if (subject_.size() - s < earlier.size) return none;
    return subject_.substr(s, earlier.size) == subject_.substr(earlier.at, earlier.size) ? s + earlier.size
                                                                                         : none;
}

}  // namespace plt::script
