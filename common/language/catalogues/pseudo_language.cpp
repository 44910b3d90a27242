// SPDX-License-Identifier: MIT
#include "common/language/catalogues/pseudo_language.h"

#include <algorithm>

#include <QRegularExpression>

namespace plt {

namespace {

constexpr QStringView plain = u"acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ";
constexpr QStringView accented = u"áçďéğĥíĵķļñóŕšťúŵýžÁÇĎÉĞĤÍĴĶĻÑÓŔŠŤÚŴÝŽ";
static_assert(plain.size() == accented.size());
constexpr QStringView vowels = u"áéíóúýÁÉÍÓÚÝ";
constexpr QChar opening = u'⟦';
constexpr QChar closing = u'⟧';

/// Matches the parts of a text that are not words: placeholders, HTML, entities, mnemonics.
const QRegularExpression& keptParts() {
    static const QRegularExpression parts(QStringLiteral("%L?[0-9n]|</?[a-zA-Z][^<>]*>|&[a-z]+;|&[A-Za-z]"));
    return parts;
}

QString accentedWords(QStringView words, qsizetype* missing) {
    QString out;
    for (const QChar letter : words) {
        // The digits of a sentence are the translator's to write.
        if (letter >= u'0' && letter <= u'9') {
            out += QChar(u'٠' + (letter.unicode() - u'0'));
            continue;
        }
        const auto at = plain.indexOf(letter);
        const QChar shown = at < 0 ? letter : accented[at];
        out += shown;
        if (*missing > 0 && vowels.contains(shown)) {
            out += shown.toLower();
            --*missing;
        }
    }
    return out;
}

}  // namespace

QString PseudoLanguage::of(const QString& text) {
    if (text.isEmpty()) return text;
    // Short texts grow more than long ones do.
    const QString words = QString(text).remove(keptParts());
    const bool hasWords = std::any_of(words.begin(), words.end(), [](QChar c) { return c.isLetter(); });
    qsizetype missing = hasWords ? text.size() / 3 + (text.size() < 12 ? 2 : 0) : 0;
    QString out;
    qsizetype done = 0;
    auto kept = keptParts().globalMatch(text);
    while (kept.hasNext()) {
        const auto part = kept.next();
        out += accentedWords(QStringView(text).mid(done, part.capturedStart() - done), &missing);
        out += part.captured();
        done = part.capturedEnd();
    }
    out += accentedWords(QStringView(text).mid(done), &missing);
    return opening + out + QString(missing, u'~') + closing;
}

QString PseudoLanguage::translate(const char* context, const char* text, const char* comment,
                                  int count) const {
    const QLatin1String name(context);
    const QLatin1String sentence(text);
    // Qt's own sentences are in Qt's catalogues and count as translated.
    const bool isQts = name.size() > 1 && name[0] == u'Q' && QChar(name[1]).isUpper();
    if (isQts)
        return sentence == QLatin1String("QT_LAYOUT_DIRECTION") ? QString() : of(QString::fromUtf8(text));
    const QString found = QTranslator::translate(context, text, comment, count);
    return found.isEmpty() ? found : of(found.mid(1));
}

QStringList PseudoLanguage::untranslatedWords(const QString& shown) {
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
    QString text = shown;
    // A paragraph ends a word, a mnemonic does not.
    text.replace(QRegularExpression(QStringLiteral("</?[a-zA-Z][^<>]*>|&[a-z]+;")), QStringLiteral(" "));
    text.remove(u'&');
    QStringList words;
    for (auto matches = word.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        // A word of this language has letters with accents beside its plain ones.
        const auto isLetter = [&](qsizetype at) {
            return at >= 0 && at < text.size() && text[at].isLetter();
        };
        if (isLetter(match.capturedStart() - 1) || isLetter(match.capturedEnd())) continue;
        const QString found = match.captured();
        const bool wouldChange =
            std::any_of(found.begin(), found.end(), [](QChar c) { return plain.contains(c); });
        if (wouldChange) words << found;
    }
    return words;
}

}  // namespace plt
