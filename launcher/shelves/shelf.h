// SPDX-License-Identifier: MIT
#pragma once

#include <QGroupBox>

namespace plt {

/// The games of one kind under their heading, with a line from it to the right end. The owner lays out the
/// buttons. For screen readers it is a group with a name.
class Shelf : public QGroupBox {
    Q_OBJECT

  public:
    explicit Shelf(QWidget* parent = nullptr);

    /// Sets the heading, plain text; if it does not fit, the tooltip shows it.
    void setHeading(const QString& heading);
    /// Sets the side of its icons, which determines the size of the heading.
    void setIconSide(int side);
    /// Returns the height of a heading in `font` beside such icons, in logical pixels, including the space
    /// below it.
    static int headingHeight(const QFont& font, int iconSide);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QRect headingPlace() const;
    void fitHeading();

    QString heading_;
    int iconSide_ = 48;
};

}  // namespace plt
