// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/today/day_mark.h"

#include <QAbstractButton>
#include <QDate>
#include <QList>
#include <QPixmap>

namespace plt {

/// A day of the calendar: its number, its mark, and pictures of the games whose boards were finished, as many
/// as there is room for.
class DayButton : public QAbstractButton {
    Q_OBJECT

  public:
    explicit DayButton(QWidget* parent = nullptr);

    struct Day {
        QDate date;
        bool isToday = false;
        bool showsMonth = false;  ///< where there is room
        DayMark mark = DayMark::none;
        QList<QPixmap> finished;  ///< pictures of games
        QString description;      ///< everything in sentences
    };
    void setDay(const Day& day);
    const Day& day() const { return day_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void keyPressed(Qt::Key key);
    /// Emitted when the pointer or the keyboard has come to this day.
    void entered();
    /// Emitted when the pointer has left it.
    void left();

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QString shownText(int room) const;
    void paintPictures(QPainter& painter, const QRect& room) const;

    Day day_;
};

}  // namespace plt
