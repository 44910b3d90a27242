// SPDX-License-Identifier: MIT
#include "common/window/frame/mnemonics.h"

#include <QAction>
#include <QMenu>
#include <QSet>
#include <QString>

namespace plt {

namespace {

const QLatin1Char sign('&');

/// Where the letter of a text is, -1 where it has none. Two signs are one that is shown.
qsizetype letterOf(const QString& text) {
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != sign) continue;
        if (text[i + 1] != sign) return i + 1;
        ++i;
    }
    return -1;
}

/// The text with a letter that is not taken: of a word's beginning if possible.
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

void keepMnemonicsApart(QMenu* menu) {
    keepApart(menu);
    QObject::connect(menu, &QMenu::aboutToShow, menu, [menu] { keepApart(menu); });
}

}  // namespace plt
