// SPDX-License-Identifier: MIT
#include "lights-out/words.h"

#include "common/language/translated.h"
#include "lights-out/solver.h"

#include <QCoreApplication>

namespace lights_out {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(lights_out::Words)
};

}  // namespace

QString gradeName(Grade grade) {
    switch (grade) {
        case Grade::any:
            break;
        case Grade::easy:
            return Words::tr("easy");
        case Grade::medium:
            return Words::tr("medium");
        case Grade::hard:
            return Words::tr("hard");
        case Grade::expert:
            return Words::tr("expert");
    }
    return Words::tr("any");
}

QString neighbourhoodName(Neighbourhood neighbourhood) {
    switch (neighbourhood) {
        case Neighbourhood::cross:
            break;
        case Neighbourhood::wrapped:
            return Words::tr("The cross, and the edges meet");
        case Neighbourhood::diagonal:
            return Words::tr("The diagonal cross");
        case Neighbourhood::around:
            return Words::tr("All eight neighbours");
    }
    return Words::tr("The cross");
}

QString levelLine(const Level& level) {
    const auto form = level.form();
    const auto presses =
        level.fewest == 1 ? Words::tr("one press") : Words::tr("%1 presses").arg(level.fewest);
    return Words::tr("%1, %2 × %2, %3")
        .arg(plt::translated(plt::Message(level.name)))
        .arg(form.size)
        .arg(presses);
}

QString verdict(const Form& form, const CellSet& lit) {
    if (!isPlayable(form))
        return Words::tr("Boards of this kind have too many solutions to find the fewest presses.");
    if (lit.none()) return Words::tr("No light is on yet.");
    // At most 65,536 solutions are compared, which takes less than a frame.
    const auto shortest = Solver::of(form).shortest(lit);
    if (!shortest) return Words::tr("This board cannot be solved.");
    if (shortest->presses == 1) return Words::tr("One press solves this board.");
    return Words::tr("This board can be solved in %1 presses and not in fewer: %2.")
        .arg(shortest->presses)
        .arg(gradeName(gradeOf(shortest->presses)));
}

}  // namespace lights_out
