// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QScrollArea;
class QVBoxLayout;

namespace plt {

/// Rows one below the other, as high as they are up to a bound; past it they scroll. Every row is shown as
/// wide as its buttons need.
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
    /// Takes it out of sight and deletes it as soon as nothing happens in it.
    void removeRow(QWidget* row);
    void bringIntoSight(QWidget* row);
    /// The bound, in pixels.
    virtual int mostHeight() const = 0;

    void resizeEvent(QResizeEvent* event) override;

  private:
    QScrollArea* scroll_;
    QWidget* content_;
    QVBoxLayout* column_;
};

}  // namespace plt
