// SPDX-License-Identifier: MIT
#include "common/plugin/folder/info_file.h"
#include "common/plugin/folder/label.h"
#include "tests/fuzz/fuzz.h"

using plt::fuzz::require;

std::vector<std::string> plt::fuzz::seeds() {
    return {"game: same\nname: Same\nicon: icon.svg\ngame-set: Puzzle Games\nsummary: Remove groups\n",
            "# comment\n{game: \"a\\tb\", name: 'it''s', game-icon: ~}\n...\n---\nother\n",
            "game: &g same\nname: *g\nx: [1, {y: [*g, *g]}]\n",
            "name: |\n  long\n  text\ngame: >-\n  x\n",
            "? game\n: y\n",
            "- a\n- b\n",
            ""};
}

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const plt::InfoFields fields = plt::parseInfoFile(bytes);
    const plt::Fault fault = fields.obstacle.fault;
    require(fault == plt::Fault::none || fault == plt::Fault::malformed || fault == plt::Fault::encoding,
            "a file has one of two faults");
    require(fields.place.line >= 0 && fields.place.column >= 0, "lines and columns count from 1");
    for (const auto& [key, value] : fields.values) {
        require(value.text.size() <= size * 4 + 16, "no alias is multiplied");
        const QString label = plt::cleanLabel(QString::fromStdString(value.text));
        require(plt::cleanLabel(label) == label, "a clean label is clean");
        require(label.toUcs4().size() <= plt::maximumLabelLength, "a label is short");
        require(!label.contains(QLatin1Char('\n')), "a label is one line");
    }
    return 0;
}
