// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/puzzle/colours.h"

#include <vector>

#include <QWidget>

class QBoxLayout;
class QToolButton;

namespace paint_by_numbers {

/// The colours of a puzzle as a row or column of buttons, of which one is chosen. The wheel goes on to the
/// next one.
class PaletteStrip : public QWidget {
    Q_OBJECT

  public:
    explicit PaletteStrip(QWidget* parent = nullptr);

    /// Shows these colours, of which the first is number 1.
    void setColours(const Palette& colours);
    void setColour(int colour);
    /// Sets whether the buttons stand below one another.
    void setUpright(bool on);
    int colour() const { return colour_; }
    QToolButton* button(int colour) const { return buttons_[static_cast<std::size_t>(colour - 1)]; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void colourChosen(int colour);

  protected:
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QToolButton* makeButton(int colour);
    void updateButtons();

    QBoxLayout* row_;
    bool upright_ = false;
    Palette colours_;
    std::vector<QToolButton*> buttons_;
    int colour_ = 1;
    bool updating_ = false;
    int turned_ = 0;  ///< by the wheel, in eighths of a degree
};

}  // namespace paint_by_numbers
