// SPDX-License-Identifier: MIT
#include "common/plugin/scan/listing.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace plt {

namespace {

/// A folder's name may hold tabs and line ends, which would break a line into pieces.
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

QJsonObject jsonGame(const GameInfo& info) {
    return {{QStringLiteral("dir"), info.id},
            {QStringLiteral("label"), info.label},
            {QStringLiteral("status"),
             info.available() ? QStringLiteral("available") : QStringLiteral("unavailable")},
            {QStringLiteral("reason"), info.reason},
            {QStringLiteral("warnings"), QJsonArray::fromStringList(info.warnings)}};
}

}  // namespace

QByteArray textListing(const GamesScan& scan) {
    QString out;
    for (const GameSet& set : scan.sets) {
        for (const GameInfo& info : set.games) {
            const QString state = info.available() ? QStringLiteral("ok")
                                                   : QStringLiteral("unavailable: ") + onOneLine(info.reason);
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
    return onOneLine(place + QStringLiteral(": ") + problem.cause);
}

QByteArray problemLines(const QList<FolderProblem>& problems) {
    QByteArray out;
    for (const FolderProblem& problem : problems) out += problemLine(problem).toUtf8() + '\n';
    return out;
}

}  // namespace plt
