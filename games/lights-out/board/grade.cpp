// SPDX-License-Identifier: MIT
#include "lights-out/board/grade.h"

#include <limits>

namespace lights_out {

PressRange pressesOf(Grade grade) {
    switch (grade) {
        case Grade::any:
            break;
        case Grade::easy:
            return {1, 5};
        case Grade::medium:
            return {6, 9};
        case Grade::hard:
            return {10, 14};
        case Grade::expert:
            return {15, std::numeric_limits<int>::max()};
    }
    return {1, std::numeric_limits<int>::max()};
}

Grade gradeOf(int fewestPresses) {
    for (const auto grade : {Grade::easy, Grade::medium, Grade::hard})
        if (fewestPresses <= pressesOf(grade).last) return grade;
    return Grade::expert;
}

Grade hardestGrade(const Form& form) {
    // Derived from the hardest of thousands of random boards of each form; quiet patterns make small boards
    // easy.
    const auto neighbourhood = form.neighbourhood;
    switch (form.size) {
        case 2:
            return Grade::easy;
        case 3:
            return neighbourhood == Neighbourhood::wrapped ? Grade::easy : Grade::medium;
        case 4:
            return neighbourhood == Neighbourhood::wrapped || neighbourhood == Neighbourhood::around
                       ? Grade::hard
                       : Grade::medium;
        case 5:
            return neighbourhood == Neighbourhood::wrapped || neighbourhood == Neighbourhood::around
                       ? Grade::medium
                       : Grade::hard;
        case 6:
            return neighbourhood == Neighbourhood::wrapped ? Grade::hard : Grade::expert;
        default:
            return Grade::expert;
    }
}

}  // namespace lights_out
