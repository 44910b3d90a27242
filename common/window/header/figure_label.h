// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/window/header_figure.h"

#include <QWidget>

namespace plt {

/// One figure: its sign, its label in the window's font, and its value larger and bold.
class PLT_API FigureLabel : public QWidget {
    Q_OBJECT

  public:
    explicit FigureLabel(QWidget* parent = nullptr);

    void setFigure(const HeaderFigure& figure);
    const HeaderFigure& figure() const { return figure_; }
    /// Brief, it leaves out the label where a sign says the same.
    void setBrief(bool brief);
    /// The width that it wants, in pixels.
    int wanted(bool brief) const;
    QSize sizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    QFont valueFont() const;
    int signSide() const;
    bool showsLabel(bool brief) const;

    HeaderFigure figure_;
    int valueWidth_ =
        0;  ///< the widest so far: a figure that grows moves its neighbours, one that shrinks not
    bool brief_ = false;
};

}  // namespace plt
