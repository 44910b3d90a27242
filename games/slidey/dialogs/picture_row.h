// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "slidey/pictures/gallery.h"

#include <QImage>
#include <QList>
#include <QWidget>

class QListWidget;
class QLabel;

namespace slidey {

/// A row of the new game dialog: all bundled pictures, the player's own, and a button to open one. The dialog
/// opens with plain places; the pictures come one by one from a worker thread.
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
    /// Has the next picture drawn, unless one is being drawn or all are.
    void drawNext();
    void openFile();

    Gallery& gallery_;
    PictureName* chosen_;
    QListWidget* list_;
    QLabel* name_;                     ///< names the chosen picture
    QList<Picture> pictures_;          ///< those of the list
    qsizetype begun_ = 0;              ///< the first ones are drawn, or being drawn
    plt::Background<QImage> drawing_;  ///< last, so that its thread has ended before the rest is destroyed
};

}  // namespace slidey
