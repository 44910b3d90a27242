// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;

namespace plt {

/// A line that stands below the game for as long as it is not being saved, with the reason.
class TroubleBar : public QWidget {
    Q_OBJECT

  public:
    explicit TroubleBar(QWidget* parent = nullptr);
    /// Empty hides it.
    void setTrouble(const QString& reason);
    /// What it says; empty while it is hidden.
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
