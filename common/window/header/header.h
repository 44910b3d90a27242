// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/window/game_view.h"

#include <vector>

#include <QList>
#include <QWidget>

class QHBoxLayout;

namespace plt {

class FigureLabel;

/// The row above a game: its figures, most important first, and the clock at the end. Hidden while it is
/// empty.
class PLT_API Header : public QWidget {
    Q_OBJECT

  public:
    explicit Header(QWidget* parent = nullptr);

    void setFigures(const QList<HeaderFigure>& figures);
    /// Sets the time played; an empty one hides the clock.
    void setClock(const QString& text);
    /// Returns everything shown, in words ("Mines left: 30, Time: 0:12").
    QString text() const;
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void makeRoom();
    QHBoxLayout* row_;
    std::vector<FigureLabel*> figures_;
    int shown_ = 0;
    FigureLabel* clock_;
};

}  // namespace plt
