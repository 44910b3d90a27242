// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/evaluation/stepper.h"

#include <optional>

#include <QString>

namespace gcalc {

/// The text of a term, or of a long one what lies around the marked part, with dots where something is left
/// out. The mark counts letters of the text; it is empty where there is none.
struct Excerpt {
    QString text;
    int markBegin = 0;
    int markEnd = 0;
};
Excerpt excerpt(const Term& term, const std::optional<Path>& marked);

}  // namespace gcalc
