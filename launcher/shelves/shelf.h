// SPDX-License-Identifier: MIT
#pragma once

#include <QGroupBox>

namespace plt {

/// The games of one kind under their heading, which a line carries on to the end of the shelf. Whoever has it
/// lays the buttons out. To screen readers it is a group with a name.
class Shelf : public QGroupBox {
    Q_OBJECT

  public:
    explicit Shelf(QWidget* parent = nullptr);

    /// Plain text; what does not fit is in the tooltip.
    void setHeading(const QString& heading);
    /// The side of the icons on it, which headings suit.
    void setIconSide(int side);
    /// The height that a heading takes among texts of `font` beside such icons, in logical pixels, the room
    /// below it included.
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
