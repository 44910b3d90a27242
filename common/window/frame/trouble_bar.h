// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;

namespace plt {

/// A line below the game that shows the reason as long as the game is not being saved.
class TroubleBar : public QWidget {
    Q_OBJECT

  public:
    explicit TroubleBar(QWidget* parent = nullptr);
    /// Sets the reason; an empty one hides the bar.
    void setTrouble(const QString& reason);
    /// Returns the shown text; empty while the bar is hidden.
    QString text() const;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fitText();
    QLabel* label_;
    QString text_;
};

}  // namespace plt
