// SPDX-License-Identifier: MIT
#include "common/plugin/scan/listing.h"

#include "common/language/translated.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace plt {

namespace {

/// Replaces tabs and line ends, which a folder's name may contain.
QString onOneLine(const QString& text) {
    QString out;
    for (const QChar c : text) {
        if (c.category() == QChar::Other_Control)
            out += QStringLiteral("\\x%1").arg(c.unicode(), 2, 16, QLatin1Char('0'));
        else
            out += c;
    }
    return out;
}

/// Returns the English text, for other programs to parse.
QString forPrograms(const Message& message) {
    return QString::fromStdString(message.english());
}

QJsonObject jsonGame(const GameInfo& info) {
    QJsonArray warnings;
    for (const Message& warning : info.warnings) warnings.append(forPrograms(warning));
    return {{QStringLiteral("dir"), info.id},
            {QStringLiteral("label"), info.label},
            {QStringLiteral("status"),
             info.available() ? QStringLiteral("available") : QStringLiteral("unavailable")},
            {QStringLiteral("reason"), forPrograms(info.obstacle.sentence())},
            {QStringLiteral("warnings"), warnings}};
}

}  // namespace

QByteArray textListing(const GamesScan& scan) {
    QString out;
    for (const GameSet& set : scan.sets) {
        for (const GameInfo& info : set.games) {
            const QString state = info.available() ? QStringLiteral("ok")
                                                   : QStringLiteral("unavailable: ") +
                                                         onOneLine(translated(info.obstacle.sentence()));
            out += QStringList{onOneLine(info.id), set.name, info.label, state}.join(u'\t') + u'\n';
        }
    }
    return out.toUtf8();
}

QByteArray jsonListing(const GamesScan& scan) {
    QJsonArray sets;
    for (const GameSet& set : scan.sets) {
        QJsonArray games;
        for (const GameInfo& info : set.games) games.append(jsonGame(info));
        sets.append(QJsonObject{{QStringLiteral("name"), set.name}, {QStringLiteral("games"), games}});
    }
    const QJsonObject all{{QStringLiteral("sets"), sets},
                          {QStringLiteral("ignored"), QJsonArray::fromStringList(scan.ignored)}};
    return QJsonDocument(all).toJson(QJsonDocument::Indented);
}

QString problemLine(const FolderProblem& problem) {
    QString place = problem.file;
    if (problem.line > 0) place += QStringLiteral(":%1:%2").arg(problem.line).arg(problem.column);
    return onOneLine(place + QStringLiteral(": ") + translated(problem.cause));
}

QByteArray problemLines(const QList<FolderProblem>& problems) {
    QByteArray out;
    for (const FolderProblem& problem : problems) out += problemLine(problem).toUtf8() + '\n';
    return out;
}

}  // namespace plt
