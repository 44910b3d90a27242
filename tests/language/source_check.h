// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace language {

/// Something in a source file that a translator could not translate.
struct Finding {
    enum class Kind {
        unmarked,  ///< a literal with words that no catalogue gets
        pieces,    ///< a sentence that is put together from parts
        count,     ///< a number of things without plural forms
        number     ///< a number that is not written as the player writes it
    };
    Kind kind;
    int line = 0;
    QString text;
};

QString nameOf(Finding::Kind kind);

/// The problems of a source file with the words that a player reads.
QList<Finding> check(const QString& source);

}  // namespace language
