// SPDX-License-Identifier: MIT
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

/// The arrows of docs/architecture.md: who may include whom.
class TestArrows : public QObject {
    Q_OBJECT

    const QString root_ = QStringLiteral(PLT_SOURCE_DIR);

    /// All `#include` names of the C++ files below a folder, by file.
    QMap<QString, QStringList> includesBelow(const QString& folder) const {
        static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"),
                                                QRegularExpression::MultilineOption);
        QMap<QString, QStringList> found;
        QDirIterator files(root_ + QLatin1Char('/') + folder,
                           {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly)) continue;
            auto& names = found[QDir(root_).relativeFilePath(file.fileName())];
            auto matches = include.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) names << matches.next().captured(1);
        }
        return found;
    }

    QStringList games() const {
        return QDir(root_ + QStringLiteral("/games")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    }

  private Q_SLOTS:
    void commonKnowsNobody() {
        const auto all = includesBelow(QStringLiteral("common"));
        QVERIFY(all.size() > 20);
        for (auto it = all.begin(); it != all.end(); ++it) {
            for (const auto& name : *it) {
                const QString line = it.key() + QStringLiteral(" includes ") + name;
                QVERIFY2(!name.startsWith(QLatin1String("launcher/")) &&
                             !name.startsWith(QLatin1String("games/")) &&
                             !name.startsWith(QLatin1String("tests/")) && !name.contains(QLatin1String("..")),
                         qPrintable(line));
                for (const auto& game : games())
                    QVERIFY2(!name.startsWith(game + QLatin1Char('/')), qPrintable(line));
            }
        }
    }

    void noGameKnowsAnother() {
        for (const auto& game : games()) {
            const auto all = includesBelow(QStringLiteral("games/") + game);
            for (auto it = all.begin(); it != all.end(); ++it) {
                for (const auto& name : *it) {
                    const QString line = it.key() + QStringLiteral(" includes ") + name;
                    QVERIFY2(
                        !name.contains(QLatin1String("..")) && !name.startsWith(QLatin1String("launcher/")),
                        qPrintable(line));
                    for (const auto& other : games())
                        QVERIFY2(other == game || !name.startsWith(other + QLatin1Char('/')),
                                 qPrintable(line));
                }
            }
        }
    }

    void theConsoleKnowsNoGame() {
        const auto all = includesBelow(QStringLiteral("launcher"));
        QVERIFY(!all.isEmpty());
        for (auto it = all.begin(); it != all.end(); ++it)
            for (const auto& name : *it)
                for (const auto& game : games())
                    QVERIFY2(!name.startsWith(game + QLatin1Char('/')),
                             qPrintable(it.key() + QStringLiteral(" includes ") + name));
    }

    void theContractOfRulesIsPlainCpp() {
        const auto contract = includesBelow(QStringLiteral("common/rules"));
        QVERIFY(contract.size() >= 5);
        for (auto it = contract.begin(); it != contract.end(); ++it)
            for (const auto& name : *it)
                QVERIFY2(!name.startsWith(QLatin1Char('Q')),
                         qPrintable(it.key() + QStringLiteral(" includes ") + name));
        for (const auto& game : games()) {
            const auto all = includesBelow(QStringLiteral("games/") + game);
            const auto rules = all.value(QStringLiteral("games/%1/rules.h").arg(game));
            QVERIFY2(!rules.isEmpty(), qPrintable(game + QStringLiteral(" has no rules.h")));
            for (const auto& name : rules)
                QVERIFY2(!name.startsWith(QLatin1Char('Q')),
                         qPrintable(game + QStringLiteral("/rules.h includes ") + name));
        }
    }

    void everyCppFileNamesItsLicence() {
        for (const auto& folder : {"common", "games", "launcher", "tests"}) {
            QDirIterator files(
                root_ + QLatin1Char('/') + QLatin1String(folder),
                {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("CMakeLists.txt")},
                QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QIODevice::ReadOnly));
                QVERIFY2(file.readLine().contains("SPDX-License-Identifier: MIT"),
                         qPrintable(file.fileName()));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestArrows)
#include "test_arrows.moc"
