// SPDX-License-Identifier: MIT
#include "launcher/today/calendar_window.h"

#include "common/keeping/daily/daily_streak.h"
#include "common/keeping/daily/daily_texts.h"
#include "common/language/translated.h"
#include "launcher/today/day_boards.h"
#include "launcher/today/day_button.h"

#include <algorithm>
#include <utility>

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QVBoxLayout>

namespace plt {

namespace {

constexpr int week = 7;

/// Returns the column of a weekday, 0 to 6, in a week that begins as the player's does.
int columnOf(int weekday) {
    return (weekday - QLocale().firstDayOfWeek() + week) % week;
}

QLabel* plainLabel(QWidget* parent) {
    auto* const label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

/// Returns the beginning of a text that a label has room for, in whole words.
QString fitting(const QString& text, const QLabel& label) {
    const auto fits = [&label](const QString& part) {
        constexpr int anyHeight = 10'000;
        return label.fontMetrics()
                   .boundingRect(QRect(0, 0, label.width(), anyHeight), Qt::TextWordWrap, part)
                   .height() <= label.height();
    };
    QString shown = text;
    for (qsizetype end = text.size(); end > 0 && !fits(shown);) {
        end = text.lastIndexOf(u' ', end - 1);
        shown = text.left(end) + QChar(0x2026);
    }
    return shown;
}

}  // namespace

CalendarWindow::CalendarWindow(Picture picture, QWidget* parent)
    : QDialog(parent),
      picture_(std::move(picture)),
      streak_(plainLabel(this)),
      details_(plainLabel(this)),
      grid_(new QGridLayout) {
    setWindowTitle(tr("Calendar"));
    setObjectName(QStringLiteral("calendar"));
    details_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    // A text that grows while the pointer moves must not move the days.
    constexpr int lines = 2;
    details_->setFixedHeight(lines * details_->fontMetrics().lineSpacing());
    constexpr int gap = 3;
    grid_->setSpacing(gap);
    for (int weekday = 1; weekday <= week; ++weekday) {
        auto* const label = new QLabel(QLocale().standaloneDayName(weekday, QLocale::ShortFormat), this);
        label->setAlignment(Qt::AlignCenter);
        grid_->addWidget(label, 0, columnOf(weekday));
        grid_->setColumnStretch(columnOf(weekday), 1);
    }
    for (int i = 0; i < days; ++i) {
        auto* const button = new DayButton(this);
        connect(button, &QAbstractButton::clicked, this, [this, button] { offerBoards(button); });
        connect(button, &DayButton::keyPressed, this,
                [this, button](Qt::Key key) { moveFocus(button->day().date, key); });
        connect(button, &DayButton::entered, this, [this, button] { showDetails(button->day().date); });
        connect(button, &DayButton::left, this, [this] { showDetails(current_); });
        buttons_.append(button);
    }
    auto* const column = new QVBoxLayout(this);
    column->addWidget(streak_);
    column->addLayout(grid_, 1);
    column->addWidget(details_);
}

CalendarWindow::~CalendarWindow() {
    // The day under the pointer is left when the window is hidden, after these members are gone.
    for (DayButton* const button : std::as_const(buttons_)) button->disconnect(this);
}

void CalendarWindow::setContent(const CollectionPointer& collection, QDate today) {
    const bool isOtherDay = std::exchange(today_, today) != today;
    if (!isOtherDay && collection_ == collection) return;
    collection_ = collection;
    games_.clear();
    for (const GameSet& set : collection->scan.sets)
        for (const GameInfo& info : set.games)
            if (info.available() && collection->daily.boards.contains(info.id)) games_.append(info);
    std::sort(games_.begin(), games_.end(),
              [](const GameInfo& a, const GameInfo& b) { return a.label.localeAwareCompare(b.label) < 0; });
    if (isOtherDay) layOutDays();
    fillDays();
}

/// Puts the days into their weeks.
void CalendarWindow::layOutDays() {
    const QDate first = today_.addDays(1 - days);
    const int before = columnOf(first.dayOfWeek());
    constexpr int maximumRows = 6;
    for (int row = 1; row <= maximumRows; ++row) grid_->setRowStretch(row, 0);
    for (int i = 0; i < days; ++i) {
        const int row = 1 + (before + i) / week;
        grid_->addWidget(buttons_[i], row, (before + i) % week);
        grid_->setRowStretch(row, 1);
    }
    const bool hadFocus = std::any_of(buttons_.cbegin(), buttons_.cend(),
                                      [this](const QWidget* button) { return button == focusWidget(); });
    current_ = {};
    for (int i = 0; i < days; ++i) {
        DayButton::Day day;
        day.date = first.addDays(i);
        day.isToday = i == days - 1;
        day.showsMonth = i == 0 || day.date.day() == 1;
        buttons_[i]->setDay(day);
    }
    setCurrent(today_);
    if (hadFocus || focusWidget() == nullptr) button(today_)->setFocus(Qt::OtherFocusReason);
}

void CalendarWindow::fillDays() {
    const DailyGames& daily = collection_->daily;
    const DailyStreak streak = dailyStreak(daily.daysPlayed(), today_);
    streak_->setText(passage({dailyStreakText(streak, today_), tr("Choose a day to play its boards.")}));
    for (DayButton* const button : std::as_const(buttons_)) {
        DayButton::Day day = button->day();
        day.mark = markOf(day.date, daily, streak.forgiven);
        day.finished.clear();
        day.description = describe(day.date, day.mark, &day.finished);
        button->setDay(day);
        button->setEnabled(std::any_of(games_.cbegin(), games_.cend(), [&](const GameInfo& info) {
            return !daily.boards.value(info.id).idOn(day.date).isEmpty();
        }));
    }
    showDetails(button(detailed_) ? detailed_ : current_);
}

void CalendarWindow::updatePictures() {
    if (collection_) fillDays();
}

/// Returns sentences about a day, and the pictures of the games whose boards were finished.
QString CalendarWindow::describe(QDate day, DayMark mark, QList<QPixmap>* pictures) const {
    const auto sentence = [](const QString& subject, const QString& what) {
        return tr("%1: %2.", "a day and its difficulty, or a game and its result").arg(subject, what);
    };
    QStringList reached;
    bool hasBoards = false;
    for (const GameInfo& info : games_) {
        const DayBoard board = boardOn(day, info.id, collection_->daily, collection_->begun);
        hasBoards = hasBoards || !board.gameId.isEmpty();
        if (board.isFinished) {
            reached.append(sentence(info.label, board.reached));
            pictures->append(picture_(info));
        } else if (board.isBegun) {
            reached.append(sentence(info.label, board.reached));
        }
    }
    if (!hasBoards) return sentence(dailyDayName(day), tr("no boards of the day"));
    QStringList sentences{sentence(dailyDayName(day), dailyDifficulty(day))};
    if (mark == DayMark::forgiven) sentences.append(tr("Missed and forgiven."));
    if (mark == DayMark::finishedLater) sentences.append(tr("Finished on another day."));
    sentences += reached;
    if (reached.isEmpty() && mark != DayMark::forgiven) sentences.append(tr("Nothing finished."));
    return passage(sentences);
}

DayButton* CalendarWindow::button(QDate day) const {
    const qint64 index = today_.addDays(1 - days).daysTo(day);
    return index >= 0 && index < buttons_.size() ? buttons_[index] : nullptr;
}

QString CalendarWindow::streakText() const {
    return streak_->text();
}

QString CalendarWindow::detailsText() const {
    return details_->text();
}

/// Makes the day the one that Tab goes to.
void CalendarWindow::setCurrent(QDate day) {
    if (!button(day)) return;
    current_ = day;
    for (DayButton* const each : std::as_const(buttons_))
        each->setFocusPolicy(each->day().date == day ? Qt::StrongFocus : Qt::ClickFocus);
}

void CalendarWindow::moveFocus(QDate from, Qt::Key key) {
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    const auto step = [&]() -> int {
        switch (key) {
            case Qt::Key_Left:
                return isMirrored ? 1 : -1;
            case Qt::Key_Right:
                return isMirrored ? -1 : 1;
            case Qt::Key_Up:
                return -week;
            case Qt::Key_Down:
                return week;
            default:
                return 0;
        }
    }();
    const auto goTo = [this](DayButton* to) {
        if (!to || !to->isEnabled()) return;
        setCurrent(to->day().date);
        to->setFocus(Qt::TabFocusReason);
    };
    if (step != 0) return goTo(button(from.addDays(step)));
    if (key == Qt::Key_End) return goTo(buttons_.last());
    const auto first = std::find_if(buttons_.cbegin(), buttons_.cend(),
                                    [](const QWidget* button) { return button->isEnabled(); });
    if (first != buttons_.cend()) goTo(*first);
}

/// Offers the boards of a day in a menu.
void CalendarWindow::offerBoards(DayButton* button) {
    const QDate day = button->day().date;
    setCurrent(day);
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(false);
    menu->addAction(tr("%1: %2", "a day and its difficulty").arg(dailyDayName(day), dailyDifficulty(day)))
        ->setEnabled(false);
    menu->addSeparator();
    for (const GameInfo& info : std::as_const(games_)) {
        const DayBoard board = boardOn(day, info.id, collection_->daily, collection_->begun);
        if (board.gameId.isEmpty()) continue;
        const QString text = tr("%1: %2", "a game and what was reached").arg(info.label, board.reached);
        auto* const action =
            menu->addAction(QIcon(picture_(info)), QString(text).replace(u'&', QLatin1String("&&")));
        connect(action, &QAction::triggered, this,
                [this, info, id = board.gameId] { Q_EMIT boardRequested(info, id); });
    }
    menu->popup(button->mapToGlobal(button->rect().center()));
}

/// Shows what a day is about: the one to which the pointer or the keyboard has come last.
void CalendarWindow::showDetails(QDate day) {
    detailed_ = day;
    const DayButton* const shown = button(day);
    const QString whole = shown ? shown->day().description : QString();
    details_->setText(fitting(whole, *details_));
    details_->setToolTip(QStringLiteral("<p>%1</p>").arg(whole.toHtmlEscaped()));
    // Else a screen reader is told the markup of the tool tip.
    details_->setAccessibleDescription(whole);
}

void CalendarWindow::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    showDetails(detailed_);
}

}  // namespace plt
