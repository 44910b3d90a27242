// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/pictures/gallery.h"

#include <QWidget>

class QListWidget;
class QLabel;

namespace slidey {

/// A row of the new game's options: all our pictures, the player's own, and a button to open one.
class PictureRow : public QWidget {
    Q_OBJECT

  public:
    PictureRow(Gallery& gallery, PictureName* chosen, QWidget* parent = nullptr);
    /// Shows what is chosen.
    void refresh();
    /// Takes a picture of the player's own from a file; says why where that cannot be.
    void open(const QString& path);

  Q_SIGNALS:
    void chosen();

  private:
    void add(const PictureName& name, const QString& title);
    void openFile();

    Gallery& gallery_;
    PictureName* chosen_;
    QListWidget* list_;
};

}  // namespace slidey
