// SPDX-License-Identifier: MIT
#include "common/plugin/library/library.h"
#include "tests/plugin/games_dir.h"

#include <random>

#include <QLoggingCategory>

namespace {

QString libraryProblem(const QString& path) {
    return english(plt::libraryProblem(path));
}

}  // namespace

/// Libraries as they are seen without being loaded.
class TestLibrary : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        // Qt's own words on the same matter.
        QLoggingCategory::setFilterRules(QStringLiteral("qt.core.plugin.loader.warning=false"));
    }

    void good() {
        for (const char* name : {"harmless", "throws-early", "unresolved", "segfaults"})
            QCOMPARE(libraryProblem(GamesDir::hostile(QLatin1String(name))), QString());
    }

    void wrongInterface() {
        const QString newer = libraryProblem(GamesDir::hostile(QStringLiteral("newer-interface")));
        QVERIFY2(newer.startsWith(QLatin1String("wrong interface: ")) && newer.contains(QLatin1String("2.0")),
                 qPrintable(newer));
        const QString minor = libraryProblem(GamesDir::hostile(QStringLiteral("newer-minor")));
        QVERIFY2(minor.startsWith(QLatin1String("wrong interface: ")), qPrintable(minor));
        const QString other = libraryProblem(GamesDir::hostile(QStringLiteral("other-interface")));
        QVERIFY2(other.startsWith(QLatin1String("not a plugin: ")), qPrintable(other));
    }

    void otherQt_data() {
        QTest::addColumn<int>("offset");
        QTest::addColumn<char>("number");
        QTest::addColumn<QString>("version");
        QTest::newRow("older major") << 13 << char(5) << QStringLiteral("5.");
        QTest::newRow("newer major") << 13 << char(7) << QStringLiteral("7.");
        QTest::newRow("newer minor") << 14 << char(99) << QStringLiteral("6.99");
    }
    void otherQt() {
        QFETCH(int, offset);
        QFETCH(char, number);
        QFETCH(QString, version);
        const GamesDir dir;
        dir.write(QStringLiteral("x/lib.so"), patched(offset, number));
        const QString problem = libraryProblem(dir.file(QStringLiteral("x/lib.so")));
        QVERIFY2(problem.startsWith(QLatin1String("wrong interface: ")) && problem.contains(version),
                 qPrintable(problem));
    }

    void noLibraryAtAll() {
        const GamesDir dir;
        const QByteArray whole = harmless();
        dir.write(QStringLiteral("text.so"), "this is a letter to the editor\n");
        dir.write(QStringLiteral("empty.so"), "");
        dir.write(QStringLiteral("cut.so"), whole.left(300));
        dir.write(QStringLiteral("head.so"), whole.left(64));
        for (const char* name : {"text.so", "empty.so", "cut.so", "head.so"}) {
            const QString problem = libraryProblem(dir.file(QLatin1String(name)));
            QVERIFY2(problem.startsWith(QLatin1String("not a plugin: ")), name);
            // The path is reported elsewhere.
            QVERIFY2(!problem.contains(dir.path()), qPrintable(problem));
        }
        QVERIFY(libraryProblem(QStringLiteral("/usr/bin/env")).startsWith(QLatin1String("not a plugin: ")));
    }

    void damagedLibrariesDoNoHarm() {
        const GamesDir dir;
        const QByteArray whole = harmless();
        const qsizetype metaData = whole.indexOf("qt-project!");
        std::mt19937 random(11);
        for (int round = 0; round < 60; ++round) {
            QByteArray damaged = whole;
            for (int i = 0; i < 8; ++i) {
                const qsizetype near =
                    round % 2 ? metaData + 12 + qsizetype(random() % 120) : qsizetype(random() % 64);
                damaged[near] = static_cast<char>(random());
            }
            const QString name = QStringLiteral("%1.so").arg(round);
            dir.write(name, damaged);
            libraryProblem(dir.file(name));
            QFile::remove(dir.file(name));
        }
    }

  private:
    static QByteArray harmless() {
        QFile file(GamesDir::hostile(QStringLiteral("harmless")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// The harmless plugin with one byte of the header of its metadata changed.
    static QByteArray patched(int offset, char number) {
        QByteArray bytes = harmless();
        const qsizetype at = bytes.indexOf("qt-project!");
        if (at >= 0) bytes[at + offset] = number;
        return bytes;
    }
};

QTEST_GUILESS_MAIN(TestLibrary)
#include "test_library.moc"
