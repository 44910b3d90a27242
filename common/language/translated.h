// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/message.h"

#include <QString>
#include <QStringList>

class QTranslator;

namespace plt {

/// Returns a sentence of the rules in the player's language, with numbers in the player's locale. `catalogue`: that of
/// a game which another process plays; the installed ones are asked in any case.
PLT_API QString translated(const Message& message, const QTranslator* catalogue = nullptr);

/// Puts the parts of a description one after the other, as the player's language does: "a, b, c". Parts that are
/// empty are left out.
PLT_API QString listed(const QStringList& parts);

/// Puts sentences, or the lines of a paragraph, one after the other, with a blank between them unless their script
/// has none. Those that are empty are left out.
PLT_API QString passage(const QStringList& sentences);

/// Returns a name as the label in front of what it names: "Suits:".
PLT_API QString labelText(const QString& name);

/// Returns a code, a name or a card as a part of a sentence whose direction it does not change: in languages from right
/// to left, "11-15" would be seen as "15-11".
PLT_API QString isolated(const QString& part);

/// Formats a number in the player's locale.
PLT_API QString numberText(const Decimal& number);

/// Formats a playing time in whole seconds: `0:07`, `12:34`, `1:02:03`.
PLT_API QString durationText(qint64 milliseconds);

/// Formats a time with hundredths of a second, for tables of best times: `7.25 s`, `1:02.50`.
PLT_API QString exactDurationText(qint64 milliseconds);

}  // namespace plt
