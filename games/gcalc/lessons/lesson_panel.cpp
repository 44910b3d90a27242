// SPDX-License-Identifier: MIT
#include "gcalc/lessons/lesson_panel.h"

#include "common/accessible/cells.h"
#include "common/language/translated.h"
#include "common/look/colours.h"
#include "gcalc/drawing/cube_painter.h"
#include "gcalc/words/cube_words.h"

#include <algorithm>

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHash>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace gcalc {

namespace {

/// The side of the picture of what is to be built, in pixels.
constexpr int goalSide = 72;

/// Keeps its heights: text that can be selected is laid out anew, and back again, each time that a layout asks
/// how high it is at some width.
class WrappedLabel : public QLabel {
  public:
    using QLabel::QLabel;
    int heightForWidth(int width) const override {
        if (text() != measured_) {
            heights_.clear();
            measured_ = text();
        }
        auto& height = heights_[width];
        if (height == 0) height = QLabel::heightForWidth(width);
        return height;
    }

  protected:
    void changeEvent(QEvent* event) override {
        heights_.clear();
        QLabel::changeEvent(event);
    }

  private:
    mutable QString measured_;
    mutable QHash<int, int> heights_;
};

/// As high as it may be, if there is room.
class LessonList : public QListWidget {
  public:
    using QListWidget::QListWidget;
    QSize sizeHint() const override {
        const auto hint = QListWidget::sizeHint();
        return {hint.width(), maximumHeight() < QWIDGETSIZE_MAX ? maximumHeight() : hint.height()};
    }
};

QLabel* wrapped(QWidget* parent) {
    auto* const label = new WrappedLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

}  // namespace

LessonPanel::LessonPanel(plt::Preferences& preferences, QWidget* parent)
    : QWidget(parent), progress_(preferences), current_(progress_.last()) {
    list_ = new LessonList(this);
    list_->setAccessibleName(tr("Lessons"));
    for (std::size_t i = 0; i < lessons().size(); ++i) {
        auto* const item = new QListWidgetItem(list_);
        // The check marks of solved lessons are read-only.
        item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled);
        showSolved(static_cast<int>(i));
    }

    auto* const area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // In a small window the list and the text scroll, and the buttons stay whole.
    area->setMinimumHeight(rowHeight());
    auto* const page = new QWidget;
    pageLayout_ = new QVBoxLayout(page);
    pageLayout_->setContentsMargins(4, 2, 4, 2);
    text_ = wrapped(page);
    task_ = wrapped(page);
    auto bold = task_->font();
    bold.setBold(true);
    task_->setFont(bold);
    goal_ = new QLabel(page);
    goal_->setFixedSize(goalSide, goalSide);
    auto* const work = new QHBoxLayout;
    work->addWidget(task_, 1);
    work->addWidget(goal_, 0, Qt::AlignTop);
    pageLayout_->addWidget(text_);
    pageLayout_->addLayout(work);
    pageLayout_->addStretch();
    area->setWidget(page);

    message_ = wrapped(this);
    next_ = button(tr("Next lesson"), tr("Goes on to the next lesson"), &LessonPanel::goOn);
    layOut_ = button(tr("Lay out the cells"),
                     tr("Puts the cells of this lesson in place of yours; undo brings those back"),
                     &LessonPanel::begin);
    auto* const buttons = new QGridLayout;
    buttons->addWidget(layOut_, 0, 0);
    buttons->addWidget(button(tr("Check"), tr("Tries what is in the main cell"), &LessonPanel::checkAsAsked),
                       0, 1);
    buttons->addWidget(
        button(tr("Show an answer"), tr("Puts a right answer into the main cell"), &LessonPanel::giveAnswer),
        1, 0);
    buttons->addWidget(next_, 1, 1);

    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    buttons->setSpacing(4);
    layout->addWidget(list_);
    layout->addWidget(area, 1);
    layout->addWidget(message_);
    layout->addLayout(buttons);

    list_->setCurrentRow(current_);
    QObject::connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) choose(row);
    });
    showLesson();
}

int LessonPanel::rowHeight() const {
    const int row = list_->sizeHintForRow(0);
    return row > 0 ? row : list_->fontMetrics().lineSpacing() + 8;
}

void LessonPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitList();
    // A first size may come before the list has its font.
    QMetaObject::invokeMethod(this, &LessonPanel::fitList, Qt::QueuedConnection);
}

void LessonPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    // Queued, as the list gets the font after this widget.
    if (event->type() == QEvent::FontChange)
        QMetaObject::invokeMethod(this, &LessonPanel::fitList, Qt::QueuedConnection);
}

void LessonPanel::fitList() {
    // In a low window the text is more than the list. The rows are whole, so that none looks like the last.
    constexpr int rowsOfTextAndButtons = 28;
    const int frame = 2 * list_->frameWidth();
    const int room = height() / rowHeight();
    const int rows = std::clamp(std::max(room - rowsOfTextAndButtons, room / 6), 1, list_->count());
    list_->setMinimumHeight(rowHeight() + frame);
    list_->setMaximumHeight(rows * rowHeight() + frame);
    list_->scrollToItem(list_->currentItem());
    // The task comes before a text that must be scrolled.
    pageLayout_->setDirection(rows == 1 ? QBoxLayout::BottomToTop : QBoxLayout::TopToBottom);
}

QPushButton* LessonPanel::button(const QString& text, const QString& toolTip, void (LessonPanel::*press)()) {
    auto* const button = new QPushButton(text, this);
    button->setToolTip(toolTip);
    QObject::connect(button, &QPushButton::clicked, this, press);
    return button;
}

void LessonPanel::setCells(const Document& cells) {
    const bool isFirst = !cells_;
    const bool isOther = isFirst || !(cells.main.term == cells_->main.term);
    cells_ = cells;
    markBeginning();
    if (!isOther) return;
    // The first term is the one that the lessons were opened with.
    isUnnoticed_ = !isFirst;
    checking_.cancel();
    showMessage({});
    noticeAnswer();
}

void LessonPanel::noticeAnswer() {
    // An answer built elsewhere is noticed when the player comes back to the lesson.
    if (!isUnnoticed_ || (!isBegun_ && !isTaskTold_ && !isVisible())) return;
    isUnnoticed_ = false;
    check(false);
}

void LessonPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    noticeAnswer();
}

void LessonPanel::choose(int lesson) {
    if (lesson == current_) return;
    current_ = lesson;
    isBegun_ = false;
    checking_.cancel();
    progress_.noteLast(lesson);
    list_->setCurrentRow(lesson);
    showLesson();
}

QString LessonPanel::openTask() const {
    const bool isDone = progress_.isSolved(lesson().word) || progress_.isHelped(lesson().word);
    return isDone ? QString() : task_->text();
}

QString LessonPanel::message() const {
    return message_->text();
}

void LessonPanel::showLesson() {
    QStringList paragraphs;
    for (const auto& paragraph : lesson().text) paragraphs << plt::translated(paragraph);
    text_->setText(paragraphs.join(QStringLiteral("\n\n")));
    task_->setText(tr("Task: %1").arg(plt::translated(lesson().task)));
    showGoal();
    next_->setEnabled(current_ + 1 < static_cast<int>(lessons().size()));
    markBeginning();
    showMessage({});
}

void LessonPanel::markBeginning() {
    auto font = layOut_->font();
    const auto& needed = lesson().cells;
    const bool isMissing =
        needed.empty() ? !isBegun_ && !lesson().main.empty()
                       : !cells_ || std::any_of(needed.begin(), needed.end(), [this](const LessonCell& cell) {
                             return !cells_->named(cell.name);
                         });
    font.setBold(isMissing && !openTask().isEmpty());
    layOut_->setFont(font);
}

void LessonPanel::setLook(const DeskLook& look) {
    if (look == look_) return;
    look_ = look;
    showGoal();
}

void LessonPanel::showGoal() {
    const auto goal = goalOf(lesson());
    goal_->setHidden(!goal);
    if (!goal) return;
    const auto lens = look_.lens(goalSide, {}, devicePixelRatioF());
    QPixmap picture(QSize(goalSide, goalSide) * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintScene(painter, sceneOf(*goal, lens, {}), lens, look_.style);
    painter.end();
    goal_->setPixmap(picture);
    goal_->setAccessibleName(CubeWords::cube(*goal));
    goal_->setToolTip(CubeWords::cube(*goal));
}

void LessonPanel::showSolved(int lesson) {
    const auto& one = lessons()[lesson];
    const bool solved = progress_.isSolved(one.word);
    const bool helped = progress_.isHelped(one.word);
    auto* const item = list_->item(lesson);
    const auto title = tr("%L1. %2").arg(lesson + 1).arg(plt::translated(one.title));
    item->setText(title);
    item->setCheckState(solved ? Qt::Checked : helped ? Qt::PartiallyChecked : Qt::Unchecked);
    item->setToolTip(helped ? tr("Helped: the answer was shown") : QString());
    item->setData(Qt::AccessibleTextRole, solved   ? tr("%1, solved").arg(title)
                                          : helped ? tr("%1, helped").arg(title)
                                                   : title);
}

void LessonPanel::begin() {
    isBegun_ = true;
    markBeginning();
    showMessage({});
    Q_EMIT layOut(lesson());
}

void LessonPanel::check(bool tellsWrong) {
    checking_.run(
        this,
        [&lesson = lesson(), main = cells_ ? cells_->main.term : Term()](std::stop_token stop) {
            return gcalc::check(lesson, main, stop);
        },
        [this, tellsWrong](const Verdict& verdict) { showVerdict(verdict, tellsWrong); });
}

void LessonPanel::showVerdict(const Verdict& verdict, bool tellsWrong) {
    if (!verdict.solved && !tellsWrong) return;
    bool isNew = false;
    auto sentence = plt::translated(verdict.message);
    if (verdict.solved) {
        const std::string_view word = lesson().word;
        const bool helped = progress_.isHelped(word);
        isNew = !helped && !progress_.isSolved(word);
        if (isNew) progress_.noteSolved(word);
        showSolved(current_);
        markBeginning();
        int left = 0;
        bool isAllOwn = true;
        for (const auto& one : lessons()) {
            const bool solved = progress_.isSolved(one.word);
            isAllOwn = isAllOwn && solved;
            left += solved || progress_.isHelped(one.word) ? 0 : 1;
        }
        const QString help = helped ? tr("The answer was shown: this lesson counts as helped.") : QString();
        sentence = plt::passage({sentence, help,
                                 left > 0   ? tr("%Ln lessons are left.", "One lesson is left.", left)
                                 : isAllOwn ? tr("All lessons are solved.")
                                            : tr("All lessons are done, some of them with help.")});
    }
    showMessage(sentence, verdict.solved);
    // Whoever solves lessons with the keyboard goes on with it.
    if (isNew && next_->isEnabled() && isAncestorOf(QApplication::focusWidget())) next_->setFocus();
    if (isNew) Q_EMIT solved();
}

void LessonPanel::showMessage(const QString& sentence, bool isGood) {
    message_->setText(sentence);
    message_->setVisible(!sentence.isEmpty());
    auto large = font();
    large.setBold(isGood);
    if (isGood && large.pointSizeF() > 0) large.setPointSizeF(large.pointSizeF() * 1.25);
    message_->setFont(large);
    QPalette shown = palette();
    if (isGood) shown.setColor(QPalette::WindowText, plt::colour(plt::Role::good, shown));
    message_->setPalette(shown);
    next_->setDefault(isGood);
    if (sentence.isEmpty() || !plt::accessible::isActive()) return;
    QAccessibleEvent alert(message_, QAccessible::Alert);
    plt::accessible::sendEvent(alert);
}

void LessonPanel::giveAnswer() {
    progress_.noteHelped(lesson().word);
    showSolved(current_);
    markBeginning();
    Q_EMIT showAnswer(modelAnswer(lesson()));
    // It is right, but not the player's.
    checking_.cancel();
}

void LessonPanel::goOn() {
    if (next_->isEnabled()) choose(current_ + 1);
}

}  // namespace gcalc
