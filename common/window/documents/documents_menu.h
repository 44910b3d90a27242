// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/documents.h"

#include <QList>
#include <QObject>
#include <QStringList>

class QAction;
class QMenu;
class QMimeData;

namespace plt {

class GameView;

/// Opens and saves the documents of a game: from the menu, from the list of recent files, by a drop on the
/// window, and by path.
class PLT_API DocumentsMenu : public QObject {
    Q_OBJECT

  public:
    /// The maximum size of a file to be read, in bytes.
    static constexpr qint64 sizeLimit = 16 * 1024 * 1024;

    DocumentsMenu(GameView& view, QString gameName, QWidget& window);

    /// Adds the actions for open, recent files and save that the game's formats support.
    void fill(QMenu* menu);
    /// Shows the content of a file; asks for the entry if there are several. Returns the problem, or an empty
    /// string.
    QString open(const QString& path);
    /// Opens a file like open() and shows a problem in a message box.
    void openOrWarn(const QString& path);
    /// Writes the shown game in the format of the file name's extension, and reports the result.
    void save(const QString& path);
    /// Returns the dropped file if it can be opened; otherwise an empty string.
    QString droppedFile(const QMimeData* data) const;

  private:
    void chooseAndOpen();
    void chooseAndSave();
    void fillRecent();
    void addRecent(const QString& path);
    DocumentFormat* formatOf(const QString& path, bool writing) const;
    QString filters(bool writing) const;
    void warn(const QString& title, const QString& problem);

    GameView& view_;
    QString gameName_;
    QWidget& window_;
    QList<DocumentFormat*> formats_;
    QMenu* recent_ = nullptr;
};

}  // namespace plt
