// SPDX-License-Identifier: MIT
#pragma once

#include "common/pictures/picture_file.h"
#include "paint-by-numbers/importing/tracing.h"

#include <array>

#include <QDialog>

class QCheckBox;
class QLabel;
class QSlider;
class QSpinBox;

namespace paint_by_numbers {

class CropSheet;
class TracedSheet;

/// Converts a picture to cells: asks for the part of the picture, the number of cells, and the threshold.
class ImportDialog : public QDialog {
    Q_OBJECT

  public:
    /// The picture must not be null. `longer` is the initial number of cells of its longer side, `most` the
    /// maximum.
    ImportDialog(const plt::PictureFile& picture, int longer, int most, QWidget* parent = nullptr);

    Tracing tracing() const;
    /// The cells that are shown.
    const Grid& grid() const { return grid_; }

  private:
    QWidget* makeControls();
    void cutTo(const QRect& part);
    QRect part() const;
    /// Adjusts the other side so that cells stay square.
    void keepAspectRatio(bool columnsLead);
    void chooseThreshold();
    void updateTraced();

    const QImage picture_;
    const int most_;
    Grid grid_;
    bool following_ = false;  ///< fields are being set, and not by the player
    CropSheet* sheet_;
    TracedSheet* traced_;
    std::array<QSpinBox*, 4> cuts_{};  ///< pixels cut off at the left, top, right and bottom
    QSpinBox* columns_ = nullptr;
    QSpinBox* rows_ = nullptr;
    QCheckBox* aspectRatio_ = nullptr;
    QSlider* threshold_ = nullptr;
    QCheckBox* inverted_ = nullptr;
    QLabel* note_ = nullptr;
};

}  // namespace paint_by_numbers
