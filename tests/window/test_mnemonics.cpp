// SPDX-License-Identifier: MIT
#include "common/testing/clean_home.h"
#include "common/window/frame/menus/mnemonics.h"

#include <QMenu>
#include <QTest>

namespace {

const plt::testing::CleanHome home;

/// Returns the texts of a menu's items after they got mnemonics of their own.
QStringList assigned(const QStringList& texts) {
    QMenu menu;
    for (const QString& text : texts) menu.addAction(text);
    plt::assignMnemonics(&menu);
    QStringList out;
    for (const auto* item : menu.actions()) out << item->text();
    return out;
}

}  // namespace

/// Mnemonics of menus, also in scripts that no key types at once.
class TestMnemonics : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void lettersAreKeptApart() {
        QCOMPARE(assigned({QStringLiteral("&New"), QStringLiteral("&Next one"), QStringLiteral("None")}),
                 QStringList({QStringLiteral("&New"), QStringLiteral("Next &one"), QStringLiteral("Non&e")}));
    }

    void bracketsHaveThoseOfOtherScripts() {
        const QString game = QStringLiteral("\u30b2\u30fc\u30e0");
        QCOMPARE(assigned({game + QStringLiteral("(&G)"), game + QStringLiteral("2(&G)..."), game}),
                 QStringList({game + QStringLiteral("(&G)"), game + QStringLiteral("&2..."),
                              game + QStringLiteral("(&A)")}));
        QCOMPARE(assigned({QStringLiteral("(&A)"), game + QStringLiteral("...")}).last(),
                 game + QStringLiteral("(&B)..."));
    }

    void theyCanBeTakenAway() {
        QCOMPARE(plt::withoutMnemonic(QStringLiteral("Save &as...")), QStringLiteral("Save as..."));
        QCOMPARE(plt::withoutMnemonic(QStringLiteral("Save(&S)...")), QStringLiteral("Save..."));
        QCOMPARE(plt::withoutMnemonic(QStringLiteral("Save")), QStringLiteral("Save"));
        QCOMPARE(plt::withoutMnemonic(QStringLiteral("This && that")), QStringLiteral("This && that"));
    }
};

QTEST_MAIN(TestMnemonics)
#include "test_mnemonics.moc"
