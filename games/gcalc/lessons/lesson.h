// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "gcalc/cells/document.h"

#include <string_view>
#include <vector>

namespace gcalc {

/// A test of an answer: the first text must have the same normal form as the second. Texts are terms in which
/// "main" stands for the answer; other names refer to the lesson's cells and to the examples.
struct Trial {
    std::string_view asked;
    std::string_view expected;
};

struct LessonCell {
    std::string_view name;
    std::string_view text;  ///< if empty, the example with that name
};

/// A short text, the initial cells, and a task that is checked by evaluation.
struct Lesson {
    std::string_view word;  ///< the key of its progress
    plt::Message title;
    std::vector<plt::Message> text;  ///< one message for each paragraph
    plt::Message task;
    std::string_view main;          ///< text of the initial term in main; may be empty
    std::vector<LessonCell> cells;  ///< of the storage
    std::vector<Trial> trials;
    std::string_view answer;  ///< text of a term that solves the task
};

/// From the first cube to recursion, in order of dependency.
const std::vector<Lesson>& lessons();

/// The cells at the beginning of a lesson: the present cells with the lesson's own in main and on the first
/// page. Sets evaluation to unlimited depth, and not to share arguments.
Document beginning(const Lesson& lesson, const Document& before);
/// A term that solves the task.
Term modelAnswer(const Lesson& lesson);

}  // namespace gcalc
