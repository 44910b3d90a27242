// SPDX-License-Identifier: MIT
#include "common/help/text/text_help.h"
#include "tests/fuzz/fuzz.h"

using plt::HelpBlock;
using plt::fuzz::require;

std::vector<std::string> plt::fuzz::seeds() {
    return {"Title\n=====\n\nText that\nflows.\n\n* one\n* two\n  more\n** hidden **\nend\n",
            "A\n-\nB\r\n=\r\n\rC",
            "\xEF\xBB\xBF\xC3\x9C"
            "ber\n====\n",
            ""};
}

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const QString text = plt::decodeHelp(bytes);
    require(!text.contains(QLatin1Char('\r')), "line ends are one kind");
    const auto blocks = plt::parseTextHelp(text);
    qsizetype shown = 0;
    for (const HelpBlock& block : blocks) {
        require(!block.text.contains(QLatin1Char('\n')), "a block is one line");
        require(block.kind == HelpBlock::Kind::Bullet || !block.text.isEmpty(), "only a bullet may be empty");
        shown += block.text.size();
    }
    require(shown <= text.size(), "nothing is invented");
    // Blocks set apart by blank lines read as they were, as long as none of them looks like something else
    // alone.
    QString plain;
    std::vector<HelpBlock> paragraphs;
    for (const HelpBlock& block : blocks) {
        if (block.kind != HelpBlock::Kind::Paragraph || block.text.startsWith(QLatin1Char('*'))) continue;
        plain += block.text + QLatin1String("\n\n");
        paragraphs.push_back(block);
    }
    require(plt::parseTextHelp(plain) == paragraphs, "a paragraph is read as it is");
    return 0;
}
