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

    void theNameCountsMost() {
        using plt::Fit;
        using plt::Reach;
        const auto fit = [](const char* text, Reach reach = Reach::allTexts) {
            return plt::fitOf({QStringLiteral("paint by numbers"), QStringLiteral("puzzle games nonogram")},
                              QString::fromUtf8(text), reach);
        };
        QCOMPARE(fit("paint by numbers"), Fit::wholeName);
        QCOMPARE(fit("paint b"), Fit::nameBegins);
        QCOMPARE(fit("num"), Fit::wordOfName);
        QCOMPARE(fit("numbers paint"), Fit::wordOfName);
        QCOMPARE(fit("umb"), Fit::inName);
        QCOMPARE(fit("gam"), Fit::elsewhere);
        QCOMPARE(fit("paint gam"), Fit::elsewhere);
        // Not where no word begins.
        QCOMPARE(fit("ames"), Fit::none);
        QCOMPARE(fit("paint ames"), Fit::none);
        QCOMPARE(fit("nubmers"), Fit::none);
        QCOMPARE(fit("nubmers", Reach::similarWords), Fit::inName);
        QCOMPARE(fit("nonegram", Reach::similarWords), Fit::elsewhere);
        // Short texts begin words of names, if there are such names.
        QCOMPARE(fit("nu", Reach::wordsOfNames), Fit::wordOfName);
        for (const char* text : {"um", "ga"}) QCOMPARE(fit(text, Reach::wordsOfNames), Fit::none);
        QCOMPARE(plt::firstReach(QStringLiteral("nu")), Reach::wordsOfNames);
        QCOMPARE(plt::firstReach(QStringLiteral("num")), Reach::allTexts);
    }

    /// One letter may be a word there, and nothing shows where a word begins.
    void scriptsWithoutSpacesBeginWordsAnywhere() {
        const auto fit = [](const char* name, const char* text) {
            return plt::fitOf({plt::searchable(QString::fromUtf8(name)), QString()},
                              plt::searchable(QString::fromUtf8(text)), plt::Reach::wordsOfNames);
        };
        QCOMPARE(fit("围住黑猫", "猫"), plt::Fit::wordOfName);
        QCOMPARE(fit("围住黑猫", "围"), plt::Fit::nameBegins);
        QCOMPARE(fit("スライドパズル", "ぱず"), plt::Fit::wordOfName);
    }
};

QTEST_APPLESS_MAIN(TestSearchText)
#include "test_search_text.moc"
