// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "gcalc/cells/document.h"

#include <string_view>
#include <vector>

namespace gcalc {

/// What is asked of an answer: the first text has to have the normal form of the second. Texts of terms, in
/// which "main" is the answer; other names are those of the lesson's cells and of the examples.
struct Trial {
    std::string_view asked;
    std::string_view expected;
};

struct LessonCell {
    std::string_view name;
    std::string_view text;  ///< empty: the example of that name
};

/// A short text, cells to begin with, and a task that is checked by evaluation.
struct Lesson {
    std::string_view word;  ///< by which its progress is kept
    plt::Message title;
    std::vector<plt::Message> text;  ///< a paragraph each
    plt::Message task;
    std::string_view main;          ///< text of the term that is in main at the beginning; may be empty
    std::vector<LessonCell> cells;  ///< of the storage
    std::vector<Trial> trials;
    std::string_view answer;  ///< text of a term that solves the task
};

/// From the first cube to recursion, in the order in which they need each other.
const std::vector<Lesson>& lessons();

/// The cells as the lesson begins: those before it, with its own in place of main and the first page. Nothing
/// bounds the depth of evaluation, which is not shared out in space.
Document beginning(const Lesson& lesson, const Document& before);
/// A term that solves the task.
Term modelAnswer(const Lesson& lesson);

}  // namespace gcalc
