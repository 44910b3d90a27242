// SPDX-License-Identifier: MIT
#include "launcher/authors/game_template.h"

#include "common/language/translated.h"
#include "common/plugin/folder/label.h"
#include "common/system/libraries/libraries.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>

namespace plt {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(plt::GameTemplate)
};

// The ID of the templates in resources/new-game.
constexpr char templateId[] = "new-game";
constexpr char templateNamespace[] = "new_game";
constexpr char templateLabel[] = "New Game";

/// Keywords of C++ and of Qt (without QT_NO_KEYWORDS), macros of usual headers, and existing namespaces.
constexpr auto takenWords = std::to_array<const char*>(
    {"alignas",     "alignof",   "and",        "and_eq",    "asm",      "auto",         "bitand",
     "bitor",       "bool",      "break",      "case",      "catch",    "char",         "char8_t",
     "char16_t",    "char32_t",  "class",      "compl",     "concept",  "const",        "consteval",
     "constexpr",   "constinit", "const_cast", "continue",  "co_await", "co_return",    "co_yield",
     "decltype",    "default",   "delete",     "do",        "double",   "dynamic_cast", "else",
     "enum",        "explicit",  "export",     "extern",    "false",    "float",        "for",
     "friend",      "goto",      "if",         "inline",    "int",      "long",         "mutable",
     "namespace",   "new",       "noexcept",   "not",       "not_eq",   "nullptr",      "operator",
     "or",          "or_eq",     "private",    "protected", "public",   "register",     "reinterpret_cast",
     "requires",    "return",    "short",      "signed",    "sizeof",   "static",       "static_assert",
     "static_cast", "struct",    "switch",     "template",  "this",     "thread_local", "throw",
     "true",        "try",       "typedef",    "typeid",    "typename", "union",        "unsigned",
     "using",       "virtual",   "void",       "volatile",  "wchar_t",  "while",        "xor",
     "xor_eq",      "emit",      "foreach",    "forever",   "signals",  "slots",        "assert",
     "errno",       "linux",     "unix",       "tm",        "main",     "plt",          "std"});

bool isTakenWord(const QString& name) {
    return std::any_of(takenWords.begin(), takenWords.end(),
                       [&name](const char* word) { return name == QLatin1String(word); });
}

/// Returns true if the C library has a function of this name (time, link, random), which would clash with a
/// namespace.
bool isFunctionName(const QString& name) {
    return loadedFunction(name.toLatin1().constData()) != nullptr;
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

QStringList templateKinds() {
    return {QStringLiteral("board"),     QStringLiteral("cards"),     QStringLiteral("pieces"),
            QStringLiteral("lua-board"), QStringLiteral("lua-cards"), QStringLiteral("lua-pieces")};
}

bool isBuilt(const QString& kind) {
    return !kind.startsWith(QLatin1String("lua-"));
}

QString templateKindProblem(const QString& kind) {
    if (templateKinds().contains(kind)) return {};
    return Words::tr("there is no kind of game called %1, only %2").arg(kind, listed(templateKinds()));
}

QString namespaceOf(const QString& gameId) {
    QString name = gameId;
    name.replace(u'-', u'_');
    if (isTakenWord(name) || isFunctionName(name)) name += QLatin1String("_game");
    return name;
}

std::vector<TemplateFile> gameFromTemplate(const QString& kind, const QString& gameId) {
    const QByteArray id = gameId.toLatin1();
    const QByteArray label = labelFromFolderName(gameId).toUtf8();
    const QByteArray space = namespaceOf(gameId).toLatin1();
    const QString root = QStringLiteral(":/launcher/new-game/") + kind;
    std::vector<TemplateFile> files;
    QDirIterator found(root, QDir::Files, QDirIterator::Subdirectories);
    while (found.hasNext()) {
        const QString path = found.next();
        QByteArray content = contentOf(path);
        // A title and the line below it have the same length.
        const QByteArray title(templateLabel);
        content.replace(title + '\n' + QByteArray(title.size(), '='),
                        label + '\n' + QByteArray(label.size(), '='));
        if (space != QByteArray(id).replace('-', '_'))
            content.replace(QByteArray("plt_add_game(") + templateId,
                            QByteArray("plt_add_game(") + templateId + " NAMESPACE " + templateNamespace);
        content.replace(templateId, id).replace(templateNamespace, space).replace(templateLabel, label);
        files.push_back({path.mid(root.size() + 1), content});
    }
    std::sort(files.begin(), files.end(),
              [](const TemplateFile& one, const TemplateFile& other) { return one.path < other.path; });
    return files;
}

}  // namespace plt
