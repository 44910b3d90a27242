// SPDX-License-Identifier: MIT
#include "common/window/frame/menus/mnemonics.h"

#include <algorithm>

#include <QAction>
#include <QMenu>
#include <QSet>
#include <QString>

namespace plt {

namespace {

const QLatin1Char sign('&');

/// Returns the index of the mnemonic in a text; -1 if there is none. "&&" is a literal ampersand.
qsizetype letterOf(const QString& text) {
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != sign) continue;
        if (text[i + 1] != sign) return i + 1;
        ++i;
    }
    return -1;
}

/// Returns true for a character that no key types at once: it is beyond the alphabets.
bool isComposed(QChar character) {
    constexpr QChar firstComposed(0x3000);
    return character >= firstComposed;
}

/// Returns the text with a free letter in brackets behind its words, where these have none that a key types.
QString withBracketedLetter(QString text, const QSet<QChar>& taken) {
    if (std::none_of(text.cbegin(), text.cend(), isComposed)) return text;
    auto end = text.size();
    while (end > 0 && (text[end - 1] == u'.' || text[end - 1] == QChar(0x2026))) --end;
    for (char letter = 'A'; letter <= 'Z'; ++letter)
        if (!taken.contains(QChar::fromLatin1(letter).toLower()))
            return text.insert(end, QStringLiteral("(&%1)").arg(QChar::fromLatin1(letter)));
    return text;
}

/// Returns the text with a free letter as its mnemonic, preferably the first letter of a word.
QString withFreeLetter(QString text, const QSet<QChar>& taken) {
    text = withoutMnemonic(text);
    for (const bool beginnings : {true, false}) {
        for (qsizetype i = 0; i < text.size(); ++i) {
            const bool begins = i == 0 || text[i - 1].isSpace();
            if (!text[i].isLetterOrNumber() || isComposed(text[i]) || (beginnings && !begins)) continue;
            if (!taken.contains(text[i].toLower())) return text.insert(i, sign);
        }
    }
    return withBracketedLetter(text, taken);
}

void keepApart(QMenu* menu) {
    QSet<QChar> taken;
    for (auto* item : menu->actions()) {
        if (item->isSeparator() || !item->isVisible()) continue;
        QString text = item->text();
        auto at = letterOf(text);
        if (at < 0 || taken.contains(text[at].toLower())) {
            text = withFreeLetter(text, taken);
            at = letterOf(text);
            item->setText(text);
        }
        if (at >= 0) taken.insert(text[at].toLower());
    }
}

}  // namespace

QString withoutMnemonic(QString text) {
    const auto at = letterOf(text);
    if (at < 0) return text;
    const bool isBracketed = at > 1 && text[at - 2] == u'(' && at + 1 < text.size() && text[at + 1] == u')';
    return isBracketed ? text.remove(at - 2, 4) : text.remove(at - 1, 1);
}

void assignMnemonics(QMenu* menu) {
    keepApart(menu);
    QObject::connect(menu, &QMenu::aboutToShow, menu, [menu] { keepApart(menu); });
}

}  // namespace plt
