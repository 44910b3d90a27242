// SPDX-License-Identifier: MIT
#pragma once

#include "slidey/pictures/gallery.h"

#include <QWidget>

class QListWidget;
class QLabel;

namespace slidey {

/// A row of the new game dialog: all bundled pictures, the player's own, and a button to open one.
class PictureRow : public QWidget {
    Q_OBJECT

  public:
    PictureRow(Gallery& gallery, PictureName* chosen, QWidget* parent = nullptr);
    /// Shows the present choice.
    void refresh();
    /// Adds a picture of the player's own from a file; shows the reason if that fails.
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
