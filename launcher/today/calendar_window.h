// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/collection/collection.h"
#include "launcher/today/day_mark.h"

#include <functional>

#include <QDialog>
#include <QList>

class QGridLayout;
class QLabel;

namespace plt {

class DayButton;

/// The past month: what was reached on the boards of each day. A day offers its boards to be played.
class CalendarWindow : public QDialog {
    Q_OBJECT

  public:
    using Picture = std::function<QPixmap(const GameInfo& info)>;

    /// Number of days that are shown, today included.
    static constexpr int days = 31;

    CalendarWindow(Picture picture, QWidget* parent);
    ~CalendarWindow() override;

    void setContent(const CollectionPointer& collection, QDate today);
    /// Shows the pictures that were drawn since.
    void updatePictures();

    /// Returns the button of a day; null if it is not shown.
    DayButton* button(QDate day) const;
    /// Returns the sentences above the days.
    QString streakText() const;
    /// Returns the description below the days, as far as there is room for it.
    QString detailsText() const;

  Q_SIGNALS:
    void boardRequested(const plt::GameInfo& info, const QString& gameId);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void layOutDays();
    void fillDays();
    QString describe(QDate day, DayMark mark, QList<QPixmap>* pictures) const;
    void moveFocus(QDate from, Qt::Key key);
    void setCurrent(QDate day);
    void offerBoards(DayButton* button);
    void showDetails(QDate day);

    const Picture picture_;
    CollectionPointer collection_;
    QDate today_;
    QDate current_;          ///< the day that Tab goes to
    QDate detailed_;         ///< the day that is described below the days
    QList<GameInfo> games_;  ///< those that have boards of the day, by name
    QLabel* streak_;
    QLabel* details_;
    QGridLayout* grid_;
    QList<DayButton*> buttons_;  ///< in the order of their days
};

}  // namespace plt
