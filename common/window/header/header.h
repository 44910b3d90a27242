// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/window/game_view.h"

#include <vector>

#include <QList>
#include <QWidget>

class QBoxLayout;

namespace plt {

class FigureLabel;

/// The row above a game, or the column beside it: its figures, most important first, and the clock at the
/// end. Hidden while it is empty.
class PLT_API Header : public QWidget {
    Q_OBJECT

  public:
    explicit Header(QWidget* parent = nullptr);

    void setFigures(const QList<HeaderFigure>& figures);
    /// Sets the time played; an empty one hides the clock.
    void setClock(const QString& text);
    /// Returns everything shown, in words ("Mines left: 30, Time: 0:12").
    QString text() const;
    /// Sets whether the figures stand one below the other.
    void setUpright(bool upright);
    bool isUpright() const { return upright_; }
    /// Returns the preferred thickness in pixels: the width of a column, or the height of a row.
    int thickness(bool upright) const;
    QSize minimumSizeHint() const override;

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void makeRoom();
    /// Shows so many figures and hides all others.
    void showFigures(int count, bool brief);
    QBoxLayout* row_;
    bool upright_ = false;
    std::vector<FigureLabel*> figures_;
    int shown_ = 0;
    FigureLabel* clock_;
};

}  // namespace plt
