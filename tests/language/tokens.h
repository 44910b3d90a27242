// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace language {

/// A piece of C++: an identifier, a number, a string (adjacent ones joined, escapes resolved), a character,
/// or one mark. Comments and preprocessor lines are none.
struct Token {
    enum class Kind { identifier, number, string, character, mark };
    Kind kind;
    QString text;
    int line = 0;

    bool is(const char* mark) const {
        return (kind == Kind::mark || kind == Kind::identifier) && text == QLatin1String(mark);
    }
};

QList<Token> tokensOf(const QString& source);

/// The index behind the bracket that closes the one at `open`; the end of the list if none does.
qsizetype behindBracket(const QList<Token>& tokens, qsizetype open);

}  // namespace language
