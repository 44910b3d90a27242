// SPDX-License-Identifier: MIT
#include "launcher/shelves/search_text.h"

#include <QTest>

/// The texts in which games are searched for.
class TestSearchText : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void capitalsAndAccentsAreAlike() {
        QCOMPARE(plt::searchable(QStringLiteral("D\u00c9J\u00c0 vu")), QStringLiteral("deja vu"));
    }

    void bothScriptsOfJapaneseAreAlike() {
        const QString hiragana = QStringLiteral("\u3059\u3071\u3044\u3060\u30fc");
        const QString katakana = QStringLiteral("\u30b9\u30d1\u30a4\u30c0\u30fc");
        QCOMPARE(plt::searchable(katakana), plt::searchable(hiragana));
        QVERIFY(plt::searchable(katakana) != plt::searchable(katakana.left(3)));
    }
};

QTEST_APPLESS_MAIN(TestSearchText)
#include "test_search_text.moc"
