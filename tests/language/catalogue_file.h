// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace language {

/// One message of a catalogue, a .ts file.
struct Message {
    QString context;
    QString source;
    QString comment;
    bool counts = false;
    QString state;             ///< "unfinished", "vanished", "obsolete"; empty for a finished translation
    QStringList translations;  ///< one, or one for each plural form
    QString note;              ///< the translator's comment

    /// Returns what tells it from other messages, in one line.
    QString line() const;
};

/// Returns the content of a text file; empty if it cannot be read.
QString contentOf(const QString& path);

/// Returns all messages of a catalogue, in its order.
QList<Message> messagesOf(const QString& path);

}  // namespace language
