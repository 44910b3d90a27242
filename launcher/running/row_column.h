// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QScrollArea;
class QVBoxLayout;

namespace plt {

/// Rows one below the other, which scroll beyond a maximum height. Every row is at least as wide as its
/// buttons.
class RowColumn : public QWidget {
    Q_OBJECT

  public:
    explicit RowColumn(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    /// The parent of new rows.
    QWidget* content() const { return content_; }
    void insertRow(int place, QWidget* row);
    void moveRow(int place, QWidget* row);
    /// Hides the row and deletes it later, as an event of it may be in progress.
    void removeRow(QWidget* row);
    void ensureRowVisible(QWidget* row);
    /// Returns the maximum height in pixels.
    virtual int maximumRowsHeight() const = 0;

    void resizeEvent(QResizeEvent* event) override;

  private:
    QScrollArea* scroll_;
    QWidget* content_;
    QVBoxLayout* column_;
};

}  // namespace plt
