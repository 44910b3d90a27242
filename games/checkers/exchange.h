// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>
#include <QString>

class QAction;

namespace checkers {

class View;
struct PdnContent;

/// Takes games and positions in and gives them out: files, the clipboard, dialogs.
class Exchange : public QObject {
    Q_OBJECT

  public:
    explicit Exchange(View& view);

    /// Open and save.
    QList<QAction*> fileActions() const { return files_; }
    /// Copy, paste, enter.
    QList<QAction*> textActions() const { return texts_; }

    /// Opens a file; asks which game if there are several. A problem is told in a box.
    void open(const QString& path);
    /// Asks for the tags and writes the present game.
    void save(const QString& path);
    /// Takes a position in FEN or a game in PDN; a problem is told in a box.
    void take(const QString& text);

  private:
    QAction* add(QList<QAction*>& list, const char* name, const QString& text, const QKeySequence& shortcut,
                 void (Exchange::*run)());
    void chooseFile();
    void saveAs();
    void copyGame();
    void copyPosition();
    void paste();
    void enterPosition();
    void tell(const QString& title, const QString& problem);
    /// Shows the game, or the one that is chosen of several.
    void show(const PdnContent& content);

    View& view_;
    QList<QAction*> files_;
    QList<QAction*> texts_;
};

}  // namespace checkers
