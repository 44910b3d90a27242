// SPDX-License-Identifier: MIT
#include "gcalc/stepping/excerpt.h"

#include "common/language/translated.h"
#include "gcalc/notation/printer.h"
#include "gcalc/text/text_places.h"

#include <algorithm>

namespace gcalc {

namespace {

/// Longer lines take too long to lay out at every step.
constexpr int longest = 4'000;
constexpr int before = 400;

}  // namespace

Excerpt excerpt(const Term& term, const std::optional<Path>& marked) {
    const auto printed = printTerm(term, marked);
    if (!printed) return {plt::translated(printed.problem())};
    Excerpt excerpt{QString::fromStdString(printed->text), lettersBefore(printed->text, printed->markBegin),
                    lettersBefore(printed->text, printed->markEnd)};
    if (excerpt.text.size() <= longest) return excerpt;
    const auto dots = QStringLiteral("\u2026");
    const int begin = std::max(0, excerpt.markBegin - before);
    const int size = static_cast<int>(excerpt.text.size());
    const int end = std::min(size, begin + longest);
    const int shift = begin - (begin > 0 ? 1 : 0);
    excerpt.text = (begin > 0 ? dots : QString()) + excerpt.text.mid(begin, end - begin) +
                   (end < size ? dots : QString());
    excerpt.markBegin -= shift;
    excerpt.markEnd = std::min(excerpt.markEnd, end) - shift;
    return excerpt;
}

}  // namespace gcalc
