// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

class QWidget;

namespace plt {

/// A part of a document that cannot be used.
struct DocumentProblem {
    int line = 0;  ///< counted from 1; 0 means the document as a whole
    QString reason;
};

/// What was read of a document.
struct DocumentContents {
    /// A game, a puzzle, a position: whatever of it can be shown.
    struct Entry {
        QString title;
        std::function<void()> show;
    };
    std::vector<Entry> entries;
    /// What was left out. One bad entry costs no other.
    std::vector<DocumentProblem> problems;
};

/// What a document is written as, or why what is shown cannot be written.
struct WrittenDocument {
    QByteArray bytes;
    QString problem;  ///< empty: it can
};

/// Shows what was read of a document. Asks which entry, if there are several or something was left out;
/// `name` says of what. Empty, or why there is nothing to show; also empty when the player thinks better of
/// it.
PLT_API QString showContents(const DocumentContents& contents, const QString& name, QWidget* parent);

/// A kind of file that a game reads, writes or both. The window makes from it: open, recent files, save, drop
/// on the window, and a file on the command line.
class PLT_API DocumentFormat {
  public:
    DocumentFormat() = default;
    virtual ~DocumentFormat();
    DocumentFormat(const DocumentFormat&) = delete;
    DocumentFormat& operator=(const DocumentFormat&) = delete;

    /// For file dialogs: "Games (PDN)".
    virtual QString name() const = 0;
    /// Endings of its files without the point, lower case; the first is given to files that are written.
    virtual QStringList endings() const = 0;

    virtual bool canRead() const { return true; }
    /// Reads any bytes whatever; the entries stay valid as long as the format.
    virtual DocumentContents read(const QByteArray& bytes);
    virtual bool canWrite() const { return false; }
    /// Before writing: asks what else must be known. False gives up.
    virtual bool prepareWriting(QWidget* parent);
    /// What is shown now.
    virtual WrittenDocument write();
    /// A file name to begin with, without ending; empty = the game's name.
    virtual QString suggestedName() const { return {}; }
};

}  // namespace plt
