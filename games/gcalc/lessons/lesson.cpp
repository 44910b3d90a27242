// SPDX-License-Identifier: MIT
#include "gcalc/lessons/lesson.h"

#include "gcalc/lessons/names.h"
#include "gcalc/notation/parser.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace gcalc {

Term termIn(const Lesson& lesson, std::string_view text, const Term& main) {
    const NamedTerms named = [&](std::string_view name) -> std::optional<Term> {
        if (name == "main") return main;
        const auto own = std::find_if(lesson.cells.begin(), lesson.cells.end(),
                                      [&](const LessonCell& cell) { return cell.name == name; });
        if (own != lesson.cells.end() && !own->text.empty()) return termIn(lesson, own->text);
        return examples().named(name);
    };
    const auto read = parseTerm(text, named);
    if (!std::holds_alternative<Term>(read)) throw std::logic_error(std::string(text));
    return std::get<Term>(read);
}

Document beginning(const Lesson& lesson, const Document& before) {
    Document document = before;
    document.preferences.evaluatesAtOnce = true;
    document.preferences.depth.reset();
    document.preferences.sharesArguments = false;
    document.preferences.coloursAreFunctions = false;
    document.main = {};
    if (!lesson.main.empty()) document.main.term = termIn(lesson, lesson.main);
    std::fill_n(document.storage.begin(), cellsOfPage, Cell{});
    for (std::size_t i = 0; i < lesson.cells.size(); ++i) {
        const auto& cell = lesson.cells[i];
        const std::string quoted = '"' + std::string(cell.name) + '"';
        document.storage[i] = {std::string(cell.name),
                               termIn(lesson, cell.text.empty() ? std::string_view(quoted) : cell.text)};
    }
    return document;
}

Term modelAnswer(const Lesson& lesson) {
    return termIn(lesson, lesson.answer);
}

}  // namespace gcalc
