// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/window/game_view.h"

#include <QWidget>

namespace plt {

/// One figure: its sign, its label in the window's font, and its value in a larger bold font.
class PLT_API FigureLabel : public QWidget {
    Q_OBJECT

  public:
    explicit FigureLabel(QWidget* parent = nullptr);

    void setFigure(const HeaderFigure& figure);
    const HeaderFigure& figure() const { return figure_; }
    /// Hides the label if there is a sign.
    void setBrief(bool brief);
    /// Returns the preferred width in pixels.
    int preferredWidth(bool brief) const;
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QFont valueFont() const;
    int signSide() const;
    bool showsLabel(bool brief) const;

    HeaderFigure figure_;
    int valueWidth_ = 0;  ///< maximum so far, so that only a growing figure moves its neighbours
    bool brief_ = false;
};

}  // namespace plt
