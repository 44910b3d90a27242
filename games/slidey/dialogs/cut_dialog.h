// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QImage>
#include <QSize>

class QCheckBox;
class QLabel;
class QSpinBox;

namespace slidey {

/// Asks into how many tiles a picture of the player's own is to be cut.
class CutDialog : public QDialog {
    Q_OBJECT

  public:
    CutDialog(const QImage& picture, QSize tiles, QWidget* parent = nullptr);
    /// Tiles across and down.
    QSize tiles() const;

  private:
    class Sheet;
    void follow();
    void keepSquare();

    QImage picture_;
    Sheet* sheet_;
    QSpinBox* columns_;
    QSpinBox* rows_;
    QCheckBox* square_;
    QLabel* note_;
};

}  // namespace slidey
