// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace plt {

/// A file of a game's folder: its path from there, and what is in it.
struct TemplateFile {
    QString path;
    QByteArray content;
};

/// The kinds of games of which there is a template, a whole small game. The first is the usual one.
QStringList templateKinds();

/// Why there is no template of this kind; empty if there is.
QString templateKindProblem(const QString& kind);

/// The template of this kind, made into a game of this id.
std::vector<TemplateFile> gameFromTemplate(const QString& kind, const QString& gameId);

/// The namespace that the code of a game is in: the id with '_' for '-', if C++ can have a namespace of that
/// name.
QString namespaceOf(const QString& gameId);

}  // namespace plt
