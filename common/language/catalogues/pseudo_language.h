// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QString>
#include <QTranslator>

namespace plt {

/// A language for authors and tests: every sentence that a translator would get is shown with accents, about
/// a third longer and in brackets. What is plain was missed, and what does not fit will not fit in German.
class PLT_API PseudoLanguage : public QTranslator {
  public:
    /// load() takes a catalogue of all sentences that has each one as its own translation after a mark.
    using QTranslator::QTranslator;
    QString translate(const char* context, const char* text, const char* comment, int count) const override;

    /// The text as this language has it. Places for arguments, mnemonics and HTML stay.
    static QString of(const QString& text);
    /// The words of a shown text that have not come from of().
    static QStringList untranslatedWords(const QString& shown);
};

}  // namespace plt
