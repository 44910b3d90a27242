// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace checkers {

/// One line of text below the board that ends in "..." where it has no room; the tooltip has all of it.
class LineLabel : public QLabel {
    Q_OBJECT

  public:
    explicit LineLabel(QWidget* parent = nullptr);

    void setLine(const QString& line);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void elide();
};

}  // namespace checkers
