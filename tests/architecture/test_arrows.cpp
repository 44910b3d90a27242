// SPDX-License-Identifier: MIT
#include <algorithm>
#include <functional>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace {

const QString root = QStringLiteral(PLT_SOURCE_DIR);

/// All `#include` names of the C++ files below a folder, by file.
QMap<QString, QStringList> includesBelow(const QString& folder) {
    static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"),
                                            QRegularExpression::MultilineOption);
    QMap<QString, QStringList> found;
    QDirIterator files(root + QLatin1Char('/') + folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) continue;
        auto& names = found[QDir(root).relativeFilePath(file.fileName())];
        auto matches = include.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext()) names << matches.next().captured(1);
    }
    return found;
}

/// The bytes of a file whose name includesBelow() gives.
QByteArray contentOf(const QString& name) {
    QFile file(QDir(root).filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList games() {
    return QDir(root + QStringLiteral("/games")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

/// Returns true if the name of an include leads into a game's folder.
bool isOfAGame(const QString& name, const QString& exceptThis = {}) {
    const QString folder = name.section(QLatin1Char('/'), 0, 0);
    return name.contains(QLatin1Char('/')) && folder != exceptThis && games().contains(folder);
}

/// common/board/view/motion.h is of the subject "board".
QString subjectOf(const QString& file) {
    return file.startsWith(QLatin1String("common/")) ? file.section(QLatin1Char('/'), 1, 1) : QString();
}

/// A header that games may include and the SDK installs lies in common or in its subject's folder, not in a
/// folder below that.
bool isPublic(const QString& file) {
    return file.endsWith(QLatin1String(".h")) && file.count(QLatin1Char('/')) <= 2;
}

/// All text of these sources in the folder of a game and of its headers that they include.
QByteArray codeReachedFrom(const QStringList& sources, const QString& folder) {
    const auto all = includesBelow(folder);
    QStringList files;
    const auto add = [&](const QString& file) {
        if (all.contains(file) && !files.contains(file)) files << file;
    };
    for (const auto& source : sources) add(folder + QLatin1Char('/') + source);
    QByteArray text;
    for (qsizetype at = 0; at < files.size(); ++at) {
        const QString file = files[at];
        text += contentOf(file);
        for (const auto& name : all[file]) {
            add(QStringLiteral("games/") + name);
            add(file.section(QLatin1Char('/'), 0, -2) + QLatin1Char('/') + name);
        }
    }
    return text;
}

/// "a includes b" for all includes of which this is true.
QStringList those(const QString& folder,
                  const std::function<bool(const QString& file, const QString& name)>& wrong) {
    QStringList lines;
    const auto all = includesBelow(folder);
    for (auto it = all.begin(); it != all.end(); ++it)
        for (const auto& name : it.value())
            if (wrong(it.key(), name)) lines << it.key() + QStringLiteral(" includes ") + name;
    return lines;
}

/// Fails with all lines, if there are any.
#define HAS_NONE(lines)                                                       \
    do {                                                                      \
        const QStringList wrong = (lines);                                    \
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n')))); \
    } while (false)

/// The graph of includes, where x.h and x.cpp are one: a .cpp belongs to the header of its name beside it or
/// in a folder above it, up to the subject's.
QMap<QString, QSet<QString>> concepts(const QString& folder) {
    const auto all = includesBelow(folder);
    const auto conceptOf = [&all](const QString& file) {
        if (!file.endsWith(QLatin1String(".cpp"))) return file;
        const QString name = file.section(QLatin1Char('/'), -1).chopped(4) + QStringLiteral(".h");
        for (QString place = file.section(QLatin1Char('/'), 0, -2); !place.isEmpty();
             place = place.section(QLatin1Char('/'), 0, -2)) {
            const QString header = place + QLatin1Char('/') + name;
            if (all.contains(header)) return header;
        }
        return file;
    };
    QMap<QString, QSet<QString>> graph;
    for (auto it = all.begin(); it != all.end(); ++it) {
        const QString from = conceptOf(it.key());
        for (const auto& name : it.value()) {
            const QString beside = it.key().section(QLatin1Char('/'), 0, -2) + QLatin1Char('/') + name;
            const QString to = all.contains(name) ? name : beside;
            if (all.contains(to) && to != from) graph[from] << to;
        }
    }
    return graph;
}

/// Groups of nodes of which each leads to each other.
QStringList circlesIn(const QMap<QString, QSet<QString>>& graph) {
    // Tarjan (1972).
    QMap<QString, int> number;
    QMap<QString, int> lowest;
    QStringList stack;
    QStringList circles;
    const std::function<void(const QString&)> visit = [&](const QString& node) {
        number[node] = lowest[node] = static_cast<int>(number.size());
        stack << node;
        for (const auto& next : graph.value(node)) {
            if (!number.contains(next)) {
                visit(next);
                lowest[node] = std::min(lowest[node], lowest[next]);
            } else if (stack.contains(next)) {
                lowest[node] = std::min(lowest[node], number[next]);
            }
        }
        if (lowest[node] != number[node]) return;
        QStringList circle = stack.mid(stack.indexOf(node));
        stack = stack.mid(0, stack.indexOf(node));
        circle.sort();
        if (circle.size() > 1) circles << circle.join(QStringLiteral(", "));
    };
    for (auto it = graph.begin(); it != graph.end(); ++it)
        if (!number.contains(it.key())) visit(it.key());
    return circles;
}

}  // namespace

/// The dependencies of docs/architecture.md, by includes.
class TestArrows : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void commonKnowsNobody() {
        QVERIFY(includesBelow(QStringLiteral("common")).size() > 20);
        HAS_NONE(those(QStringLiteral("common"), [](const QString&, const QString& name) {
            const QString first = name.section(QLatin1Char('/'), 0, 0);
            return QStringList{QStringLiteral("launcher"), QStringLiteral("games"), QStringLiteral("tests"),
                               QStringLiteral("..")}
                       .contains(first) ||
                   isOfAGame(name);
        }));
    }

    void noGameKnowsAnother() {
        for (const auto& game : games()) {
            HAS_NONE(those(QStringLiteral("games/") + game, [&game](const QString&, const QString& name) {
                const QString first = name.section(QLatin1Char('/'), 0, 0);
                return name.contains(QLatin1String("..")) || first == QLatin1String("launcher") ||
                       isOfAGame(name, game);
            }));
        }
    }

    void theConsoleKnowsNoGame() {
        QVERIFY(!includesBelow(QStringLiteral("launcher")).isEmpty());
        HAS_NONE(those(QStringLiteral("launcher"),
                       [](const QString&, const QString& name) { return isOfAGame(name); }));
    }

    void theContractOfRulesIsPlainCpp() {
        QVERIFY(includesBelow(QStringLiteral("common/rules")).size() >= 5);
        const auto isQt = [](const QString&, const QString& name) {
            return name.startsWith(QLatin1Char('Q'));
        };
        HAS_NONE(those(QStringLiteral("common/rules"), isQt));
        for (const auto& game : games()) {
            const QString rules = QStringLiteral("games/%1/rules.h").arg(game);
            QVERIFY2(QFile::exists(root + QLatin1Char('/') + rules), qPrintable(rules));
            HAS_NONE(those(QStringLiteral("games/") + game, [&](const QString& file, const QString& name) {
                return file == rules && isQt(file, name);
            }));
        }
    }

    void gamesUseWhatIsPublic() {
        // The tests of our games also check saved games and statistics.
        HAS_NONE(those(QStringLiteral("games"), [](const QString& file, const QString& name) {
            return !subjectOf(name).isEmpty() && !isPublic(name) && !file.contains(QLatin1String("/tests/"));
        }));
        HAS_NONE(those(QStringLiteral("resources/new-game"), [](const QString&, const QString& name) {
            return !subjectOf(name).isEmpty() && !isPublic(name);
        }));
    }

    void whatIsPublicNeedsNothingPrivate() {
        HAS_NONE(those(QStringLiteral("common"), [](const QString& file, const QString& name) {
            return isPublic(file) && !subjectOf(name).isEmpty() && !isPublic(name);
        }));
    }

    void aGameInTimeKnowsNothingOfWindows() {
        // Each of these may use those before it.
        const QStringList order{QStringLiteral("rules"), QStringLiteral("language"),
                                QStringLiteral("session"), QStringLiteral("players"),
                                QStringLiteral("window")};
        for (const auto& subject : order)
            QVERIFY2(QDir(root + QStringLiteral("/common/") + subject).exists(), qPrintable(subject));
        HAS_NONE(those(QStringLiteral("common"), [&order](const QString& file, const QString& name) {
            const auto from = order.indexOf(subjectOf(file));
            return from >= 0 && order.indexOf(subjectOf(name)) > from;
        }));
    }

    void nobodyNeedsTheChecks() {
        QVERIFY(!includesBelow(QStringLiteral("common/testing")).isEmpty());
        HAS_NONE(those(QStringLiteral("common"), [](const QString& file, const QString& name) {
            const QString checks = QStringLiteral("testing");
            return subjectOf(file) != checks && subjectOf(name) == checks;
        }));
        // The checks of --check --deep know rules and sessions and no window.
        const QStringList used{QStringLiteral("rules"), QStringLiteral("session"), QStringLiteral("testing"),
                               QStringLiteral("thinking")};
        const auto all = includesBelow(QStringLiteral("common/testing"));
        QStringList reached = includesBelow(QStringLiteral("common/testing/checks")).keys();
        QVERIFY(!reached.isEmpty());
        for (qsizetype at = 0; at < reached.size(); ++at) {
            QVERIFY2(all.contains(reached[at]), qPrintable(reached[at]));
            for (const auto& name : all[reached[at]]) {
                const QString subject = subjectOf(name);
                QVERIFY2(subject.isEmpty() || used.contains(subject), qPrintable(name));
                if (subject == QLatin1String("testing") && !reached.contains(name)) reached << name;
            }
        }
    }

    void whatDrawsKnowsNoGameInTime() {
        const QStringList drawing{QStringLiteral("look"),     QStringLiteral("accessible"),
                                  QStringLiteral("board"),    QStringLiteral("board3d"),
                                  QStringLiteral("gl"),       QStringLiteral("cards"),
                                  QStringLiteral("thinking"), QStringLiteral("pictures")};
        const QStringList unknown{QStringLiteral("session"), QStringLiteral("players"),
                                  QStringLiteral("keeping"), QStringLiteral("window")};
        HAS_NONE(those(QStringLiteral("common"), [&](const QString& file, const QString& name) {
            return drawing.contains(subjectOf(file)) && unknown.contains(subjectOf(name));
        }));
    }

    void noFilesIncludeEachOtherInACircle() {
        QVERIFY(concepts(QStringLiteral("common")).size() > 20);
        HAS_NONE(circlesIn(concepts(QStringLiteral("common"))));
        HAS_NONE(circlesIn(concepts(QStringLiteral("launcher"))));
    }

    void noFoldersOfCommonIncludeEachOtherInACircle() {
        QMap<QString, QSet<QString>> folders;
        const auto all = includesBelow(QStringLiteral("common"));
        for (auto it = all.begin(); it != all.end(); ++it) {
            for (const auto& name : it.value()) {
                const QString to = subjectOf(name);
                if (!to.isEmpty() && to != subjectOf(it.key())) folders[subjectOf(it.key())] << to;
            }
        }
        QVERIFY(folders.size() > 15);
        HAS_NONE(circlesIn(folders));
    }

    /// A change of a part of the session compiles those of its sources again that use the part.
    void sourcesOfTheSessionSeeThePartsTheyUse() {
        const auto all = includesBelow(QStringLiteral("common/session"));
        const std::function<bool(const QString&, const QString&)> reaches = [&](const QString& from,
                                                                                const QString& header) {
            const auto& names = all[from];
            return std::any_of(names.begin(), names.end(), [&](const QString& name) {
                return name == header || (all.contains(name) && reaches(name, header));
            });
        };
        const QString session = QStringLiteral("common/session/");
        const QMap<QString, QString> parts{
            {QStringLiteral("deals/dealer"), QStringLiteral("[dD]ealer")},
            {QStringLiteral("deals/deal_memory"), QStringLiteral("[mM]emory")},
            {QStringLiteral("hints/hints"), QStringLiteral("[hH]ints")},
            {QStringLiteral("saved/saved_timeline"), QStringLiteral("TimelineWriter|writer|readTimeline")}};
        QStringList idle;
        for (auto part = parts.begin(); part != parts.end(); ++part) {
            QVERIFY(all.contains(session + part.key() + QStringLiteral(".h")));
            for (const auto& file : all.keys()) {
                if (!file.endsWith(QStringLiteral(".cpp")) ||
                    file == session + part.key() + QStringLiteral(".cpp"))
                    continue;
                QFile source(root + QLatin1Char('/') + file);
                QVERIFY(source.open(QIODevice::ReadOnly));
                QString text = QString::fromUtf8(source.readAll());
                static const QRegularExpression notCode(QStringLiteral("#include[^\\n]*|//[^\\n]*"));
                text.remove(notCode);
                if (reaches(file, session + part.key() + QStringLiteral(".h")) &&
                    !text.contains(QRegularExpression(QStringLiteral("\\b(d->)?(%1)\\b").arg(part.value()))))
                    idle << file + QStringLiteral(" sees ") + part.key();
            }
        }
        HAS_NONE(idle);
    }

    void threadsAreStartedByThinkingOnly() {
        static const QRegularExpression starts(QStringLiteral(
            "\\bstd::(thread|jthread|async)\\b(?!::)|\\bQThread\\b(?!::|>)|QThreadPool|QtConcurrent"));
        QStringList lines;
        for (const auto& folder : {"common", "games", "launcher"}) {
            for (const auto& name : includesBelow(QString::fromLatin1(folder)).keys()) {
                if (name.contains(QLatin1String("/tests/")) || subjectOf(name) == QLatin1String("thinking"))
                    continue;
                const auto found = starts.match(QString::fromUtf8(contentOf(name)));
                if (found.hasMatch()) lines << name + QStringLiteral(" has ") + found.captured();
            }
        }
        HAS_NONE(lines);
    }

    /// A port has one place to look.
    void systemCallsAreInOneFolder() {
        static const QRegularExpression header(
            QStringLiteral("^((sys|net|netinet|arpa|linux|asm|xcb|X11)/.*|csignal|"
                           "(dirent|dlfcn|elf|fcntl|glob|grp|io|link|netdb|poll|pthread|pwd|sched|semaphore|"
                           "signal|spawn|syslog|termios|ucontext|unistd|windows)\\.h)$"));
        // System calls are written with "::".
        static const QRegularExpression use(
            QStringLiteral("(?<![\\w>:])::[a-z_]\\w*\\(|setChildProcessModifier|\"/(proc|dev|sys)/|"
                           "\\b(__linux__|__unix__|__GLIBC__|_WIN32)\\b|"
                           "\\bQ_OS_(UNIX|LINUX|DARWIN|MACOS|WIN|WINDOWS)\\b"));
        QStringList lines;
        for (const auto& folder : {"common", "games", "launcher"}) {
            const auto all = includesBelow(QString::fromLatin1(folder));
            for (auto it = all.begin(); it != all.end(); ++it) {
                if (subjectOf(it.key()) == QLatin1String("system") ||
                    it.key().contains(QLatin1String("/tests/")) ||
                    it.key().contains(QLatin1String("/bench/")))
                    continue;
                QStringList calls = it.value().filter(header);
                const auto match = use.match(QString::fromUtf8(contentOf(it.key())));
                if (match.hasMatch()) calls << match.captured();
                if (!calls.isEmpty())
                    lines << it.key() + QStringLiteral(" has ") + calls.join(QStringLiteral(", "));
            }
        }
        HAS_NONE(lines);
        QVERIFY(!those(QStringLiteral("common/system"), [](const QString&, const QString& name) {
                     return header.match(name).hasMatch();
                 }).isEmpty());
    }

    /// The rules of a game use exceptions and locks if its CMakeLists.txt says so by PLT_RULES_USE, and only then.
    void rulesUseWhatTheirGamesSay() {
        static const QRegularExpression notCode(
            QStringLiteral("//[^\\n]*|'(?:[^'\\\\\\n]|\\\\.)'|\"(?:[^\"\\\\\\n]|\\\\.)*\""));
        static const QRegularExpression exceptions(QStringLiteral("\\b(throw|try|catch)\\b"));
        static const QRegularExpression locks(QStringLiteral(
            "#include <(atomic|barrier|condition_variable|future|latch|(shared_)?mutex|semaphore|thread)>"));
        const QMap<QString, QRegularExpression> uses{{QStringLiteral("exceptions"), exceptions},
                                                     {QStringLiteral("locks"), locks}};
        // Each line has the name of a game, its uses, and the sources of its rules.
        const auto lines = contentOf(QStringLiteral(PLT_RULES_LIST)).split('\n');
        QVERIFY(lines.size() > 1);
        QStringList faults;
        for (const auto& line : lines.mid(0, lines.size() - 1)) {
            const auto words = QString::fromUtf8(line).split(QLatin1Char(' '));
            const QString folder = QStringLiteral("games/") + words[0];
            const QString text = QString::fromUtf8(codeReachedFrom(words.mid(1), folder)).remove(notCode);
            QVERIFY2(text.contains(QStringLiteral("#include")), qPrintable(folder));
            for (auto use = uses.begin(); use != uses.end(); ++use) {
                if (text.contains(use.value()) != words.contains(use.key()))
                    faults << QStringLiteral("%1 with %2: %3")
                                  .arg(folder, use.key(), use.value().match(text).captured());
            }
        }
        HAS_NONE(faults);
    }

    void circlesAreFound() {
        const QString a = QStringLiteral("a");
        const QString b = QStringLiteral("b");
        const QString c = QStringLiteral("c");
        const QString d = QStringLiteral("d");
        QCOMPARE(circlesIn({{a, {b}}, {b, {c}}, {d, {a}}}), QStringList());
        QCOMPARE(circlesIn({{a, {b}}, {b, {c}}, {c, {b, d}}, {d, {}}}), QStringList{QStringLiteral("b, c")});
        QCOMPARE(circlesIn({{a, {b}}, {b, {c}}, {c, {a}}, {d, {a, d}}}),
                 QStringList{QStringLiteral("a, b, c")});
    }

    void noFileOfTheSessionIsLong() {
        const auto files = includesBelow(QStringLiteral("common/session")).keys();
        QVERIFY(files.size() > 20);
        QStringList lines;
        for (const auto& name : files) {
            const auto count = contentOf(name).count('\n');
            if (count > 350) lines << QStringLiteral("%1 has %2 lines").arg(name).arg(count);
        }
        HAS_NONE(lines);
    }

    void everyGameIsPutThroughTheChecks() {
        const QDir templates(root + QStringLiteral("/resources/new-game"));
        QStringList folders;
        for (const auto& game : games()) folders << QStringLiteral("games/") + game;
        // Scripts have no tests of their own: --check --deep is all of these checks.
        for (const auto& name : templates.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            if (templates.exists(name + QStringLiteral("/CMakeLists.txt")))
                folders << QStringLiteral("resources/new-game/") + name;
        QVERIFY(folders.size() > games().size());
        QStringList lines;
        for (const auto& folder : folders) {
            const auto tests = includesBelow(folder + QStringLiteral("/tests")).keys();
            const bool checked = std::any_of(tests.begin(), tests.end(), [](const QString& name) {
                return contentOf(name).contains("plt::testing::gameChecks<");
            });
            if (!checked) lines << folder + QStringLiteral("/tests call no gameChecks");
        }
        HAS_NONE(lines);
    }

    void everyCppFileNamesItsLicence() {
        for (const auto& folder : {"common", "games", "launcher", "resources", "tests"}) {
            QDirIterator files(
                root + QLatin1Char('/') + QLatin1String(folder),
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
