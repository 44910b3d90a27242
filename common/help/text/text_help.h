// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <vector>

#include <QByteArray>
#include <QString>

namespace plt {

/// One block of a help text: plain text without markup and without line ends.
struct PLT_API HelpBlock {
    enum class Kind { Title, Paragraph, Bullet };
    Kind kind = Kind::Paragraph;
    QString text;

    friend bool operator==(const HelpBlock&, const HelpBlock&) = default;
};

/// Decodes a help text: UTF-8 with an optional byte order mark. Invalid bytes become U+FFFD, and every line
/// end (LF, CRLF, CR) becomes LF.
PLT_API QString decodeHelp(const QByteArray& bytes);

/// Splits a decoded help text into blocks by the rules of the manual, section "text help": `**...**` lines
/// are left out, `*` starts a bullet, a line of `=` or `-` as long as the line above makes that line a title,
/// and everything else flows into paragraphs. Never fails; any text is a help text.
PLT_API std::vector<HelpBlock> parseTextHelp(const QString& text);

}  // namespace plt
