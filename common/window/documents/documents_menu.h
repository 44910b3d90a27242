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

/// Opens and saves the documents of a game: by menu, from the list of recent files, by a drop on the window,
/// and by name.
class PLT_API DocumentsMenu : public QObject {
    Q_OBJECT

  public:
    /// Largest file that is read, in bytes.
    static constexpr qint64 sizeLimit = 16 * 1024 * 1024;

    DocumentsMenu(GameView& view, QString gameName, QWidget& window);

    /// Adds open, recent files and save, as far as the game's formats can.
    void fill(QMenu* menu);
    /// Shows what the file holds; asks which entry if there are several. Empty, or why nothing is shown.
    QString open(const QString& path);
    /// The same, and tells the player a problem in a box.
    void openTelling(const QString& path);
    /// Writes what is shown in the format of the file's ending, and tells how that went.
    void save(const QString& path);
    /// The file that is dropped, if it can be opened; else empty.
    QString droppedFile(const QMimeData* data) const;

  private:
    void chooseAndOpen();
    void chooseAndSave();
    void fillRecent();
    void remember(const QString& path);
    DocumentFormat* formatOf(const QString& path, bool writing) const;
    QString filters(bool writing) const;
    void tell(const QString& title, const QString& problem);

    GameView& view_;
    QString gameName_;
    QWidget& window_;
    QList<DocumentFormat*> formats_;
    QMenu* recent_ = nullptr;
};

}  // namespace plt
