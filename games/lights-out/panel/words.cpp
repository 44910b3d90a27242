// SPDX-License-Identifier: MIT
#include "lights-out/panel/words.h"

#include "common/language/translated.h"
#include "lights-out/board/solver.h"

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
    return Words::tr("%1, %L2 × %L2, %Ln presses", "%1, %L2 × %L2, one press", level.fewest)
        .arg(plt::translated(plt::Message(level.name)))
        .arg(form.size);
}

QString verdict(const Form& form, const CellSet& lit) {
    if (!isPlayable(form))
        return Words::tr("Boards of this kind have too many solutions to find the fewest presses.");
    if (lit.none()) return Words::tr("No light is on yet.");
    // Compares at most 65,536 solutions, which takes less than a frame.
    const auto shortest = Solver::of(form).shortest(lit);
    if (!shortest) return Words::tr("This board cannot be solved.");
    return Words::tr("This board can be solved in %Ln presses and not in fewer: %1.",
                     "One press solves this board: %1.", shortest->presses)
        .arg(gradeName(gradeOf(shortest->presses)));
}

}  // namespace lights_out
