// SPDX-License-Identifier: MIT
#pragma once

#include "lights-out/board/board.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace lights_out {

class Panel;

/// A dialog for drawing a board; shows immediately if it can be solved and in how few presses.
class Editor : public QDialog {
    Q_OBJECT

  public:
    Editor(const Form& form, const CellSet& lit, QWidget* parent = nullptr);

    Form form() const { return form_; }
    CellSet lights() const { return lit_; }
    /// The text about the solvability of the board.
    QString verdictText() const;
    Panel* panel() const { return panel_; }

  private:
    void setLight(int cell, bool on);
    void setForm(const Form& form);
    void setLights(const CellSet& lit);
    void refresh(bool animated);

    Form form_;
    CellSet lit_;
    bool painting_ = false;  ///< the state that the held button paints: lit or dark
    Panel* panel_;
    QSpinBox* size_;
    QComboBox* neighbourhood_;
    QLabel* verdict_;
    QPushButton* repair_;
    QPushButton* play_;
};

}  // namespace lights_out
