// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/evaluation/stepper.h"

#include <optional>

#include <QString>

namespace gcalc {

/// The text of a term; of a long one, the part around the marked subterm, with an ellipsis for what is left
/// out. The mark is counted in characters of the text; it is empty if nothing is marked.
struct Excerpt {
    QString text;
    int markBegin = 0;
    int markEnd = 0;
};
Excerpt excerpt(const Term& term, const std::optional<Path>& marked);

}  // namespace gcalc
