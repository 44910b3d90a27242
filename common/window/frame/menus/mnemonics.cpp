// SPDX-License-Identifier: MIT
#include "common/window/frame/menus/mnemonics.h"

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

/// Returns the text with a free letter as its mnemonic, preferably the first letter of a word.
QString withFreeLetter(QString text, const QSet<QChar>& taken) {
    const auto at = letterOf(text);
    if (at > 0) text.remove(at - 1, 1);
    for (const bool beginnings : {true, false}) {
        for (qsizetype i = 0; i < text.size(); ++i) {
            const bool begins = i == 0 || text[i - 1].isSpace();
            if (!text[i].isLetterOrNumber() || (beginnings && !begins)) continue;
            if (!taken.contains(text[i].toLower())) return text.insert(i, sign);
        }
    }
    return text;
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

void assignMnemonics(QMenu* menu) {
    keepApart(menu);
    QObject::connect(menu, &QMenu::aboutToShow, menu, [menu] { keepApart(menu); });
}

}  // namespace plt
