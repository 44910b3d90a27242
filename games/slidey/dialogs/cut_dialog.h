// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QImage>
#include <QSize>

class QCheckBox;
class QLabel;
class QSpinBox;

namespace slidey {

/// Asks for the number of tiles into which a picture of the player's own is cut.
class CutDialog : public QDialog {
    Q_OBJECT

  public:
    CutDialog(const QImage& picture, QSize tiles, QWidget* parent = nullptr);
    /// The number of tiles across and down.
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
