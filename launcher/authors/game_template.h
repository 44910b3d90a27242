// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace plt {

/// A file of a game's folder: its relative path and its content.
struct TemplateFile {
    QString path;
    QByteArray content;
};

/// Returns the kinds of games that have a template, each a small complete game. The first is the default.
QStringList templateKinds();

/// Returns true if games of this kind are built by CMake; false for scripts, which are played as they are.
bool isBuilt(const QString& kind);

/// Returns the reason why there is no template of this kind; empty if there is one.
QString templateKindProblem(const QString& kind);

/// Returns the files of the template of this kind, renamed to this game ID.
std::vector<TemplateFile> gameFromTemplate(const QString& kind, const QString& gameId);

/// Returns the namespace of a game's code: the ID with '_' for '-', and "_game" added if that name is taken.
QString namespaceOf(const QString& gameId);

}  // namespace plt
