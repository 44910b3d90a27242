// SPDX-License-Identifier: MIT
// Files, cells of the clipboard and texts of terms of GCalc. The first letter of an input says which of them
// the rest is.
#include "gcalc/evaluation/evaluator.h"
#include "gcalc/files/reader.h"
#include "gcalc/files/writer.h"
#include "gcalc/notation/parser.h"
#include "gcalc/notation/printer.h"
#include "tests/fuzz/fuzz.h"

using plt::fuzz::require;

namespace {

void isInside(const gcalc::FileFault& fault, std::string_view text) {
    require(!fault.problem.empty(), "a refusal has a reason");
    require(fault.line >= 1 && fault.column >= 1 && fault.column <= text.size() + 1,
            "a fault is in the text");
}

void file(std::string_view text) {
    const auto read = gcalc::readFile(text, gcalc::examples());
    if (const auto* fault = std::get_if<gcalc::FileFault>(&read)) return isInside(*fault, text);
    const auto& document = std::get<gcalc::Document>(read);
    require(document.storage.size() % gcalc::cellsOfPage == 0 && document.pages() >= 1 &&
                document.pages() <= gcalc::maximumPages,
            "pages are whole");
    const auto written = gcalc::writeFile(document);
    if (!written) return;
    const auto again = gcalc::readFile(*written);
    require(std::holds_alternative<gcalc::Document>(again) && std::get<gcalc::Document>(again) == document,
            "a file reads back");
}

void cell(std::string_view text) {
    const auto read = gcalc::readCell(text);
    if (const auto* fault = std::get_if<gcalc::FileFault>(&read)) return isInside(*fault, text);
    const auto& cell = std::get<gcalc::Cell>(read);
    require(gcalc::isName(cell.name), "a name is one");
    if (const auto written = gcalc::writeCell(cell)) {
        const auto again = gcalc::readCell(*written);
        require(std::holds_alternative<gcalc::Cell>(again) && std::get<gcalc::Cell>(again) == cell,
                "a cell reads back");
    }
}

void term(std::string_view text) {
    const auto read = gcalc::parseTerm(text, [](auto name) { return gcalc::examples().named(name); });
    if (const auto* fault = std::get_if<gcalc::TextFault>(&read)) {
        require(!fault->problem.empty(), "a refusal has a reason");
        require(fault->at <= text.size() && fault->length <= text.size() - fault->at,
                "a fault is in the text");
        return;
    }
    const auto& term = std::get<gcalc::Term>(read);
    if (const auto printed = gcalc::printTerm(term)) {
        const auto again = gcalc::parseTerm(printed->text);
        require(std::holds_alternative<gcalc::Term>(again) && std::get<gcalc::Term>(again) == term,
                "a term reads back");
    }
    const gcalc::Limits few{2'000, 20'000, 1'000, 200'000};
    for (const bool shares : {false, true}) {
        const auto evaluated = gcalc::evaluate(term, {shares, !shares}, {}, few);
        require(evaluated.nodes <= few.nodes + text.size() + 100'000, "the limits are kept");
        require(evaluated.steps <= few.steps, "the steps are counted");
    }
}

}  // namespace

std::vector<std::string> plt::fuzz::seeds() {
    const auto examples = gcalc::writeFile(gcalc::examples()).value();
    std::vector<std::string> seeds{
        "f" + examples,
        "f\"GCALC\"\n#t\n#f\n#f\n#t\n#t\n#t\n(#f . #(1 2 3))\n((\"a\" . red) (#f . #f))\n",
        "c(\"id\" . (lambda (var white) . ((var white) #t)))",
        "c(#f \\| (- red #(1 2 3)) (/ (var dk-blue) (apply #f blue)))",
        "t(\\red.\\dk-blue.'red|'dk-blue)@(#ff8000-empty)@white",
        "t\"numtest\"@(\"times\"@\"three\"@\"three\")",
        "t\"Y-comb\"@(\\red.\\blue.'red@('blue-white))@white",
        "tred@(\"slicer\"/(\"hole\"-blue))@(white|\"Y-comb\"@\"id\")"};
    for (const auto& cell : gcalc::examples().storage) {
        seeds.push_back('c' + gcalc::writeCell(cell).value());
        seeds.push_back('t' + gcalc::printTerm(cell.term)->text);
    }
    return seeds;
}

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (data[0]) {
        case 'f':
            file(text);
            break;
        case 'c':
            cell(text);
            break;
        default:
            term(text);
    }
    return 0;
}
