// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/window/header_figure.h"

#include <vector>

#include <QList>
#include <QWidget>

class QHBoxLayout;

namespace plt {

class FigureLabel;

/// Above a game: its figures, the most important first, and the clock at the end of the row. Hides itself
/// where there is nothing to show.
class PLT_API Header : public QWidget {
    Q_OBJECT

  public:
    explicit Header(QWidget* parent = nullptr);

    void setFigures(const QList<HeaderFigure>& figures);
    /// The time played; empty hides the clock.
    void setClock(const QString& text);
    /// All that is shown, in words ("Mines left: 30, Time: 0:12").
    QString text() const;
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void makeRoom();
    QHBoxLayout* row_;
    std::vector<FigureLabel*> figures_;
    int shown_ = 0;
    FigureLabel* clock_;
};

}  // namespace plt
