// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>
#include <QTranslator>

namespace plt {

/// A language for authors and tests: every translatable sentence is shown with accents, about a third longer
/// and in brackets. Plain text was missed by tr(), and text that does not fit will not fit in German.
class PLT_API PseudoLanguage : public QTranslator {
  public:
    /// load() takes a catalogue in which every sentence is marked and is its own translation.
    using QTranslator::QTranslator;
    QString translate(const char* context, const char* text, const char* comment, int count) const override;

    /// Returns the text in this language. Placeholders, mnemonics and HTML are kept.
    static QString of(const QString& text);
    /// Returns the words of a shown text that have not come from of().
    static QStringList untranslatedWords(const QString& shown);
};

}  // namespace plt
