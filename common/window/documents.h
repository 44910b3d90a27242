// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <functional>
#include <stop_token>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>

class QWidget;

namespace plt {

/// A part of a document that cannot be read.
struct DocumentProblem {
    int line = 0;  ///< from 1; 0 for the document as a whole
    QString reason;
};

/// The content of a document as it was read.
struct DocumentContents {
    /// A game, puzzle or position that can be shown.
    struct Entry {
        QString title;
        std::function<void()> show;
    };
    std::vector<Entry> entries;
    /// The parts left out. A bad entry does not affect the others.
    std::vector<DocumentProblem> problems;
};

/// The bytes of a document, or the reason why the shown game cannot be written.
struct WrittenDocument {
    QByteArray bytes;
    QString problem;  ///< empty after a success
};

/// Shows the content of a document. Asks for the entry if there are several or something was left out; `name`
/// is the document's name in the question. Returns the reason why there is nothing to show; empty after a
/// success and when the player cancels.
PLT_API QString showContents(const DocumentContents& contents, const QString& name, QWidget* parent);

/// Lets the player choose a file in a dialog, and returns its path, or an empty string. The only way to files
/// of the player's from a game that is confined; QFileDialog would show it no files. `filters` are those of
/// QFileDialog, and `folder` is where the dialog begins.
PLT_API QString chooseFileToOpen(QWidget* parent, const QString& title, const QString& filters = {},
                                 const QString& folder = {});
/// The same for a file to be written; `suggested` is a name or a path, whose extension a file without one
/// gets.
PLT_API QString chooseFileToSave(QWidget* parent, const QString& title, const QString& suggested,
                                 const QString& filters);

/// The answer of a program of the player's.
struct ProgramAnswer {
    enum class End {
        answered,    ///< `line` is the first line that it has written, or all if it has ended
        notStarted,  ///< `problem` is the reason if it is known
        stopped,
        late,
        chattered,  ///< it writes a line without an end
        silent,     ///< it has ended without a line
        crashed
    };
    End end = End::notStarted;
    QByteArray line = {};
    QString problem = {};
};

/// Starts a program of the player's in an empty folder, without a shell, writes `question` to its standard
/// input and returns what it answers in at most `limitMs` after its start. Then ends it with all its
/// children. The only way to other programs from a game that is confined, and only for games of this program:
/// the player is asked, the first time. Call it on a worker thread.
PLT_API ProgramAnswer askProgram(const QString& path, const QByteArray& question, const std::stop_token& stop,
                                 int limitMs);

/// A file format that a game reads, writes or both. The window derives from it: open, recent files, save,
/// drop on the window, and a file on the command line.
class PLT_API DocumentFormat {
  public:
    DocumentFormat() = default;
    virtual ~DocumentFormat();
    DocumentFormat(const DocumentFormat&) = delete;
    DocumentFormat& operator=(const DocumentFormat&) = delete;

    /// Returns the name for file dialogs: "Games (PDN)".
    virtual QString name() const = 0;
    /// Returns the file name extensions in lower case, without the point; the first is used for writing.
    virtual QStringList endings() const = 0;

    virtual bool canRead() const { return true; }
    /// Parses a document of any bytes; the entries stay valid as long as the format.
    virtual DocumentContents read(const QByteArray& bytes);
    virtual bool canWrite() const { return false; }
    /// Called before writing, to ask the player for further choices. Returns false to cancel.
    virtual bool prepareWriting(QWidget* parent);
    /// Writes the shown game.
    virtual WrittenDocument write();
    /// Returns the suggested file name without extension; empty for the game's name.
    virtual QString suggestedName() const { return {}; }
};

}  // namespace plt
