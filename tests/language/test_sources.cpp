// SPDX-License-Identifier: MIT
#include "tests/language/source_check.h"
#include "tests/language/tokens.h"

#include <utility>
#include <vector>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using language::Finding;

namespace {

/// A line of a file allowed.txt, which has what is right as it is: the file's name, the kind, the text.
QString lineOf(const QString& file, const Finding& finding) {
    QString text = finding.text;
    text.replace(u'\n', QLatin1String("\\n"));
    return file + QLatin1String(": ") + language::nameOf(finding.kind) + QLatin1String(": ") + text;
}

QString contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList kindsIn(const char* source) {
    QStringList kinds;
    for (const Finding& finding : language::check(QString::fromUtf8(source)))
        kinds << language::nameOf(finding.kind);
    return kinds;
}

}  // namespace

/// Every sentence that a player reads can be translated.
class TestSources : public QObject {
    Q_OBJECT

    const QDir root_{QStringLiteral(PLT_SOURCE_DIR)};

    /// Returns what is found below these folders, with the file of each.
    std::vector<std::pair<QString, Finding>> findingsIn(const QStringList& folders) const {
        // Programs for authors and tests show nothing to players.
        static const QRegularExpression unseen(
            QStringLiteral("/(tools|tests|bench|fuzz)/|/testing/played_game\\.h$"));
        std::vector<std::pair<QString, Finding>> all;
        for (const QString& folder : folders) {
            QDirIterator sources(root_.filePath(folder), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                                 QDir::Files, QDirIterator::Subdirectories);
            while (sources.hasNext()) {
                const QString path = root_.relativeFilePath(sources.next());
                if (unseen.match(path).hasMatch()) continue;
                for (const Finding& finding : language::check(contentOf(root_.filePath(path))))
                    all.emplace_back(path, finding);
            }
        }
        return all;
    }

  private Q_SLOTS:
    void sourcesAreReadAsTokens() {
        const auto tokens = language::tokensOf(QStringLiteral(
            "#include \"no \\\n string\"\nf(\"one \" // \"not this\"\n \"two\\n\", 'x', R\"a(\"raw\")a\");"));
        QStringList texts;
        for (const auto& token : tokens) texts << token.text;
        QCOMPARE(texts, QStringList({QStringLiteral("f"), QStringLiteral("("), QStringLiteral("one two\n"),
                                     QStringLiteral(","), QStringLiteral("'x'"), QStringLiteral(","),
                                     QStringLiteral("\"raw\""), QStringLiteral(")"), QStringLiteral(";")}));
        QCOMPARE(tokens[2].line, 3);
        QCOMPARE(tokens.last().line, 4);
    }

    void mistakesAreFound_data() {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QStringList>("kinds");
        const auto row = [](const char* name, const char* source, const QStringList& kinds) {
            QTest::newRow(name) << QByteArray(source) << kinds;
        };
        const QString unmarked = QStringLiteral("unmarked");
        const QString pieces = QStringLiteral("pieces");
        const QString count = QStringLiteral("count");
        const QString number = QStringLiteral("number");
        row("marked", "label->setText(tr(\"It is your turn.\"));", {});
        row("a sentence", "label->setText(QStringLiteral(\"It is your turn.\"));", {unmarked});
        row("a sentence, shown elsewhere", "const QString text = QStringLiteral(\"two words\");", {unmarked});
        row("a word", "label->setText(QStringLiteral(\"Deal\"));", {unmarked});
        row("a word in rules", "return plt::Message(\"Deal\");", {unmarked});
        row("a sentence in rules", "return {{}, \"The game is over.\"};", {unmarked});
        row("a key", "preferences().setValue(QStringLiteral(\"options\"), text);", {});
        row("a log", "qWarning(\"this cannot be\");", {});
        row("rules", "return PLT_TR(\"The game is over.\");", {});
        row("two parts", "text = tr(\"You have\") + tr(\"won.\");", {pieces});
        row("a part with its blank", "text = tr(\"deal \");", {pieces});
        row("a list with its comma", "text = parts.join(QStringLiteral(\", \"));", {pieces});
        row("a part is added", "text += tr(\"with %1\").arg(name);", {pieces});
        row("a sentence is added", "text += tr(\"This was practice.\");", {});
        row("a number of things", "text = tr(\"%1 moves\").arg(name);", {count});
        row("a number of small things", "text = tr(\"%1 red balls\").arg(name);", {count});
        row("no number of things", "text = tr(\"The %1 is open.\").arg(name);", {});
        row("chosen by one", "text = n == 1 ? tr(\"one deal\") : tr(\"deals: %L1\").arg(n);", {count});
        row("counted", "text = tr(\"%Ln moves\", \"1 move\", n);", {});
        row("counted without singular", "text = tr(\"%Ln moves\", nullptr, n);", {count});
        row("counted with a place lost", "text = tr(\"%Ln moves of %1\", \"1 move\", n).arg(name);", {count});
        row("counted, not as the player writes it", "text = tr(\"%n moves\", \"1 move\", n);", {number});
        row("as Qt has it in English", "text = tr(\"%Ln move(s)\", \"1 move\", n);", {count});
        row("counted in rules", "return {PLT_TR_N(\"%Ln moves\", \"1 move\"), n};", {});
        row("a size", "text = tr(\"Cards: %1\").arg(cards.size());", {number});
        row("a size as the player writes it", "text = tr(\"Cards: %L1\").arg(cards.size());", {});
        row("a sum", "text = tr(\"%1, row %2\").arg(name).arg(row + 1);", {number});
        row("a text of digits", "label->setText(QString::number(n));", {number});
        row("digits in rules", "return {PLT_TR(\"Row %1\"), {std::to_string(row)}};", {number});
        row("digits in a text form", "return std::to_string(row);", {});
    }
    void mistakesAreFound() {
        QFETCH(QByteArray, source);
        QFETCH(QStringList, kinds);
        QCOMPARE(kindsIn(source.constData()), kinds);
    }

    void everySentenceCanBeTranslated_data() {
        QTest::addColumn<QStringList>("folders");
        QTest::addColumn<QString>("allowedFile");
        const auto below = [this](const QString& parent) {
            QStringList folders;
            for (const QString& name :
                 QDir(root_.filePath(parent)).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                folders << parent + QLatin1Char('/') + name;
            return folders;
        };
        const QStringList games = below(QStringLiteral("games"));
        QVERIFY(!games.isEmpty());
        for (const QString& game : games)
            QTest::newRow(qPrintable(game))
                << QStringList{game} << game + QStringLiteral("/tests/allowed.txt");
        const QStringList others = QStringList{QStringLiteral("launcher")} + below(QStringLiteral("common")) +
                                   below(QStringLiteral("resources/new-game"));
        QVERIFY(others.size() > 20);
        QTest::newRow("console and framework") << others << QStringLiteral("tests/language/allowed.txt");
    }
    void everySentenceCanBeTranslated() {
        QFETCH(QStringList, folders);
        QFETCH(QString, allowedFile);
        QSet<QString> allowed;
        for (const QString& line : contentOf(root_.filePath(allowedFile)).split(u'\n'))
            if (!line.isEmpty() && !line.startsWith(u'#')) allowed.insert(line);
        QSet<QString> stale = allowed;
        int wrong = 0;
        for (const auto& [path, finding] : findingsIn(folders)) {
            const QString line = lineOf(QFileInfo(path).fileName(), finding);
            stale.remove(line);
            if (allowed.contains(line)) continue;
            qInfo("%s:%d: %s", qUtf8Printable(path), finding.line, qUtf8Printable(line));
            ++wrong;
        }
        for (const QString& line : stale)
            qInfo("%s: not found: %s", qUtf8Printable(allowedFile), qUtf8Printable(line));
        // Texts that are right as they are go into the file allowed.txt of their folder, and leave it with them.
        QCOMPARE(wrong, 0);
        QCOMPARE(stale.size(), 0);
    }
};

QTEST_APPLESS_MAIN(TestSources)
#include "test_sources.moc"
