// SPDX-License-Identifier: MIT
#include "launcher/shelves/search_text.h"

#include "common/plugin/folder/game_folder.h"
#include "common/plugin/folder/info_file.h"
#include "common/system/files/regular_file.h"

#include <algorithm>

#include <QStringList>

namespace plt {

namespace {

/// Returns true if `a` begins with `b` but for one mistake.
bool isSimilar(QStringView a, QStringView b) {
    qsizetype same = 0;
    while (same < qMin(a.size(), b.size()) && a[same] == b[same]) ++same;
    const QStringView restOfA = a.mid(same);
    const QStringView restOfB = b.mid(same);
    if (restOfB.isEmpty()) return true;
    const bool isAdditional = restOfA.startsWith(restOfB.mid(1));
    const bool isMissing = restOfA.mid(1).startsWith(restOfB);
    const bool isWrong = !restOfA.isEmpty() && restOfA.mid(1).startsWith(restOfB.mid(1));
    const bool isExchanged = restOfA.size() > 1 && restOfB.size() > 1 && restOfA[0] == restOfB[1] &&
                             restOfA[1] == restOfB[0] && restOfA.mid(2).startsWith(restOfB.mid(2));
    return isAdditional || isMissing || isWrong || isExchanged;
}

bool hasSimilarWord(const QString& text, const QString& word) {
    constexpr qsizetype shortest = 4;
    if (word.size() < shortest) return false;
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    return std::any_of(words.cbegin(), words.cend(),
                       [&word](const QString& other) { return isSimilar(other, word); });
}

/// Scripts without spaces do not show where a word begins: it may be anywhere.
bool isWrittenWithoutSpaces(QChar c) {
    return c.script() == QChar::Script_Han || c.script() == QChar::Script_Hiragana ||
           c.script() == QChar::Script_Katakana;
}

/// Returns true if a word of `text` begins with `word`.
bool hasWordWith(const QString& text, const QString& word) {
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
        if (at == 0 || !text[at - 1].isLetterOrNumber() || isWrittenWithoutSpaces(text[at])) return true;
    return false;
}

Fit fitOfWord(const SearchedGame& game, const QString& word, Reach reach) {
    if (hasWordWith(game.name, word)) return Fit::wordOfName;
    if (reach == Reach::wordsOfNames) return Fit::none;
    const bool isForgiving = reach == Reach::similarWords;
    if (game.name.contains(word) || (isForgiving && hasSimilarWord(game.name, word))) return Fit::inName;
    if (hasWordWith(game.others, word) || (isForgiving && hasSimilarWord(game.others, word)))
        return Fit::elsewhere;
    return Fit::none;
}

}  // namespace

QString searchable(const QString& text) {
    QString out;
    const QString parts = text.toCaseFolded().normalized(QString::NormalizationForm_KD);
    // Japanese is typed in either of two scripts, which have the same order.
    constexpr char16_t firstKatakana = 0x30a1;
    constexpr char16_t lastKatakana = 0x30f6;
    constexpr char16_t fromHiragana = 0x60;
    for (const QChar c : parts) {
        if (c.isMark()) continue;
        const bool isKatakana = c >= QChar(firstKatakana) && c <= QChar(lastKatakana);
        out += isKatakana ? QChar(char16_t(c.unicode() - fromHiragana)) : c;
    }
    return out;
}

QString otherNames(const QString& folder) {
    const SmallFile file = readSmallFile(folder + u'/' + infoFileName, largestInfoFile);
    if (file.outcome != SmallFile::Outcome::Read) return {};
    const InfoFields fields = parseInfoFile(file.bytes);
    QString names;
    for (const auto& [key, value] : fields.values)
        if (value.isScalar && (key == "keywords" || withoutLanguage(key) == "keywords"))
            names += u' ' + QString::fromStdString(value.text);
    return names;
}

Reach firstReach(const QString& text) {
    constexpr qsizetype longestShort = 2;
    return text.size() > longestShort ? Reach::allTexts : Reach::wordsOfNames;
}

Fit fitOf(const SearchedGame& game, const QString& text, Reach reach) {
    if (game.name == text) return Fit::wholeName;
    if (game.name.startsWith(text)) return Fit::nameBegins;
    Fit worst = Fit::wholeName;
    for (const QString& word : text.split(u' ', Qt::SkipEmptyParts))
        worst = std::max(worst, fitOfWord(game, word, reach));
    return worst;
}

}  // namespace plt
