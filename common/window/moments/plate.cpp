// SPDX-License-Identifier: MIT
#include "common/window/moments/plate.h"

#include "common/look/colours.h"
#include "common/look/first_paint.h"
#include "common/look/glyph_button.h"
#include "common/window/frame/zoom_area.h"
#include "common/window/game_view.h"
#include "common/window/moments/large_words.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>
#include <QtMath>

namespace plt {

namespace {

constexpr qreal titleSize = 2.0;  // times the window's font
constexpr qreal textSize = 1.2;
/// Boards lower than this, in pixels, get smaller words and spacing.
constexpr int lowBoard = 260;
constexpr int shade = 8;  // margin for the shadow
constexpr int away = 6;   // from the edge of the parent
constexpr int widest = 560;
/// Of a plate beside the board: narrower ones hold single words, and steeper ones are columns of them.
constexpr int narrowest = 160;
constexpr qreal steepest = 1.25;
constexpr qreal radius = 8;
/// Of the height, what the view keeps at least when it is moved down.
constexpr qreal minimumShare = 0.6;
/// Of what tells why a game ended, what words may hide at most.
constexpr qreal maximumHidden = 0.1;
constexpr int answerHeight = 28;
constexpr int betweenAnswers = 4;  ///< between lines

}  // namespace

Plate::Plate(GameView& view, ZoomArea& area) : Plate(&area) {
    view_ = &view;
    area_ = &area;
    // The view may move its board after it was resized itself, and a table is filled picture by picture.
    view.focusTarget()->installEventFilter(this);
    keptInSight_ = [this] { return view_->keptInSight().translated(view_->mapTo(area_, QPoint())); };
}

Plate::Plate(QWidget* parent)
    : QWidget(parent),
      title_(new QLabel),
      text_(new QLabel),
      answers_(new QWidget),
      answerRows_(new QGridLayout(answers_)),
      close_(new GlyphButton(Glyph::dismiss)) {
    setObjectName(QStringLiteral("plate"));
    auto* column = new QVBoxLayout(this);
    auto* top = new QHBoxLayout;
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    for (auto* label : {title_, text_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignCenter);
        // A click on the words is a click on the plate.
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
        words->addWidget(label);
    }
    top->addLayout(words, 1);
    close_->setAutoRaise(true);
    close_->setFocusPolicy(Qt::TabFocus);
    close_->setAccessibleName(tr("Close"));
    close_->setToolTip(tr("Close"));
    connect(close_, &QToolButton::clicked, this, &Plate::dismiss);
    top->addWidget(close_, 0, Qt::AlignTop);
    column->addLayout(top);
    answerRows_->setContentsMargins(0, 0, 0, 0);
    answerRows_->setVerticalSpacing(betweenAnswers);
    column->addWidget(answers_, 0, Qt::AlignCenter);
    parent->installEventFilter(this);
    setCursor(Qt::ArrowCursor);
    fitFonts();
    hide();
}

void Plate::showWords(const QString& title, const QString& text, const QList<Answer>& answers) {
    title_->setText(title);
    title_->setVisible(!title.isEmpty());
    text_->setText(text);
    text_->setVisible(!text.isEmpty());
    second_.clear();
    more_ = nullptr;
    for (auto* button : std::exchange(buttons_, {})) {
        answerRows_->removeWidget(button);
        button->hide();
        button->deleteLater();  // deferred, as its click may be in progress
    }
    for (const auto& answer : answers) {
        if (answer.rank == Rank::menu) continue;
        auto* button = addButton(answer.label);
        if (answer.rank == Rank::second) second_.push_back(button);
        connect(button, &QPushButton::clicked, this, [this, run = answer.run] {
            hide();
            run();
        });
    }
    addMore(answers);
    if (view_ != nullptr) {
        // The game, then what can be done, before all that stands below.
        QWidget* last = view_->focusTarget();
        for (auto* button : buttons_) {
            setTabOrder(last, button);
            last = button;
        }
    }
    columns_ = 0;
    placedIn_ = {};
    arrangeAnswers();
    setAccessibleName(words());
    // When it is shown, showEvent() places it.
    reposition();
    show();
    raise();
    // A screen reader misses what happens in a window that is not shown yet.
    if (isVisible())
        announce();
    else
        afterFirstPaint(this, [this] { announce(); });
}

QPushButton* Plate::addButton(const QString& label) {
    auto* button = new QPushButton(label, answers_);
    button->setAutoDefault(false);
    button->setMinimumHeight(answerHeight);
    // The focus stays with the game; Tab reaches the button.
    button->setFocusPolicy(Qt::TabFocus);
    buttons_.push_back(button);
    return button;
}

void Plate::addMore(const QList<Answer>& answers) {
    if (std::ranges::all_of(answers, [](const Answer& answer) { return answer.rank == Rank::first; })) return;
    auto* menu = new QMenu(this);
    for (const auto& answer : answers)
        if (answer.rank != Rank::first)
            connect(menu->addAction(answer.label), &QAction::triggered, this, [this, run = answer.run] {
                hide();
                run();
            });
    more_ = addButton(tr("More"));
    more_->setMenu(menu);
    connect(more_, &QObject::destroyed, menu, &QObject::deleteLater);
}

void Plate::announce() {
    if (!QAccessible::isActive()) return;
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString Plate::words() const {
    const QString between =
        title_->text().isEmpty() || text_->text().isEmpty() ? QString() : QStringLiteral(" ");
    return title_->text() + between + text_->text();
}

void Plate::setKeptInSight(std::function<QRegion()> region) {
    keptInSight_ = std::move(region);
    reposition();
}

void Plate::dismiss() {
    hide();
    Q_EMIT dismissed();
}

void Plate::yieldToMove() {
    const QScopedValueRollback<bool> yields(yields_, true);
    hide();
}

int Plate::maximumLineWidth() const {
    const QSize board = parentWidget()->size();
    return qMin(qRound(widest * growthOver(board)), board.width() - 2 * away);
}

bool Plate::isLow() const {
    return parentWidget()->height() < lowBoard;
}

int Plate::answersWidth(int columns) const {
    std::vector<int> widths(columns);
    for (int i = 0; i < int(shown_.size()); ++i)
        widths[i % columns] = qMax(widths[i % columns], shown_[i]->sizeHint().width());
    return std::accumulate(widths.begin(), widths.end(), (columns - 1) * answerRows_->horizontalSpacing());
}

int Plate::usualColumns() const {
    const auto margins = layout()->contentsMargins();
    const int room = maximumLineWidth() - margins.left() - margins.right();
    const int count = int(shown_.size());
    for (const int columns : {count, (count + 1) / 2})
        if (columns > 0 && answersWidth(columns) <= room) return columns;
    return 1;
}

void Plate::arrangeAnswers() {
    shown_.clear();
    for (auto* button : buttons_) {
        const bool isLeftOut = isLow() ? std::ranges::count(second_, button) > 0 : button == more_;
        if (!isLeftOut) shown_.push_back(button);
        if (button->isHidden() != isLeftOut) button->setHidden(isLeftOut);
    }
    if (answers_->isHidden() != shown_.empty()) answers_->setHidden(shown_.empty());
    const int columns = columns_ > 0 ? columns_ : usualColumns();
    for (int i = 0; i < int(shown_.size()); ++i) {
        auto* button = shown_[i];
        const int at = answerRows_->indexOf(button);
        int row = -1;
        int column = -1;
        int rows = 0;
        int across = 0;
        if (at >= 0) answerRows_->getItemPosition(at, &row, &column, &rows, &across);
        // Moved only if necessary, as that posts another layout request.
        if (row == i / columns && column == i % columns) continue;
        answerRows_->removeWidget(button);
        answerRows_->addWidget(button, i / columns, i % columns);
    }
    // Otherwise the plate would be measured with the buttons of before until the next layout request.
    answerRows_->activate();
}

int Plate::preferredWidth(int moreLines) const {
    // The size hint of a wrapped label is narrow; words are to be on one line.
    int words = 0;
    for (const auto* label : {title_, text_})
        if (!label->isHidden())
            words = qMax(words, label->fontMetrics().horizontalAdvance(label->text()) + 4);
    const auto margins = layout()->contentsMargins();
    const int beside = layout()->spacing() + close_->sizeHint().width() + margins.left() + margins.right();
    const int most = maximumLineWidth();
    if (words + beside <= most && moreLines == 0) return qMax(words + beside, sizeHint().width());
    // Lines of similar length, and no single word on the last.
    constexpr qreal slack = 1.12;
    const int lines = (words + beside <= most ? 1 : words / qMax(1, most - beside) + 1) + moreLines;
    return qMin(most, qMax(qRound(words * slack / lines), answers_->sizeHint().width()) + beside);
}

QSize Plate::sizeFor(int width) const {
    const int height = layout()->hasHeightForWidth() ? layout()->heightForWidth(width) : sizeHint().height();
    return {width, qMin(height, parentWidget()->height() - 2 * away)};
}

FreePlace Plate::freePlace(const QRegion& kept) const {
    return {parentWidget()->rect().adjusted(away, away, -away, -away), kept};
}

FreePlace::Found Plate::placeOver(const QRegion& kept) const {
    const FreePlace free = freePlace(kept);
    const int width = qMin(preferredWidth(), maximumLineWidth());
    auto best = free.forSize(sizeFor(width));
    // Narrower plates with more lines may hide less; a small gain is not worth it.
    const int least = minimumSizeHint().width();
    for (int more = 1, last = width; best.hidden > 0 && last > least; ++more) {
        const int narrower = qMax(qMin(preferredWidth(more), last - 1), least);
        last = narrower;
        if (layout()->heightForWidth(narrower) > parentWidget()->height() - 2 * away) break;
        if (const auto place = free.forSize(sizeFor(narrower)); place.hidden < best.hidden / 2) best = place;
    }
    return best;
}

QRect Plate::placeBeside(const QRegion& occupied) {
    const QRegion board = occupied.translated(view_->mapTo(area_, QPoint()));
    columns_ = 0;
    arrangeAnswers();
    // Without room for the narrowest and lowest plate no other needs to be laid out.
    const int lowest = sizeFor(qMin(preferredWidth(), maximumLineWidth())).height();
    if (freePlace(board).forSize({narrowest, lowest}).hidden > 0) return {};
    const int usual = usualColumns();
    for (int columns = usual;; columns = (columns + 1) / 2) {
        columns_ = columns == usual ? 0 : columns;
        arrangeAnswers();
        const auto found = placeOver(board);
        // A line above the board is easier to read than a column of single words.
        const QSize size = found.rect.size();
        if (found.hidden == 0 && size.width() >= narrowest && size.height() <= size.width() * steepest)
            return found.rect;
        if (columns == 1) break;
    }
    columns_ = 0;
    arrangeAnswers();
    return {};
}

void Plate::avoidBoard() {
    // Above the view it is in nobody's way, and to look beside the board would move the view up and down.
    const bool isAbove = isClear_ && !isBeside_;
    if (view_ != nullptr && isVisible() && !isAbove && view_->occupiedRegion() != occupied_) reposition();
}

bool Plate::standAbove() {
    const QSize size = sizeFor(qMin(preferredWidth(), maximumLineWidth()));
    const int left = area_->height() - size.height();
    if (left < area_->height() * minimumShare || left < view_->minimumSizeHint().height()) return false;
    area_->setRoomAbove(size.height());
    setGeometry(QRect(QPoint((area_->width() - size.width()) / 2, 0), size));
    return true;
}

void Plate::reposition() {
    // A hidden plate would keep the view moved down.
    if (placing_ || !isVisible() || (isBeforePaint_ && isBeside_)) return;
    placing_ = true;
    fitFonts();
    arrangeAnswers();
    const int columns = columns_;
    const QSize wanted = sizeFor(qMin(preferredWidth(), maximumLineWidth()));
    // Asked again only after the view has moved: a table joins the frames of all its seats for it.
    QRegion occupied;
    QRect view;
    const auto askView = [&] {
        if (view_ == nullptr || view_->geometry() == view) return;
        view = view_->geometry();
        occupied = view_->occupiedRegion();
    };
    askView();
    // To look for the place again would move the view up and down, and have it painted once more.
    const bool isKnown = parentWidget()->size() == placedIn_ && wanted == wanted_ && occupied == occupied_;
    if (isClear_ && isKnown) {
        placing_ = false;
        return;
    }
    if (area_ != nullptr) area_->setRoomAbove(0);
    askView();
    const QRect free = area_ != nullptr && !isKnown ? placeBeside(occupied) : QRect();
    const bool beside = !free.isEmpty();
    const bool above = area_ != nullptr && !beside && standAbove();
    askView();
    crowdsBoard_ = !beside && !(above && area_->height() >= lowBoard);
    isBeside_ = beside;
    if (beside) setGeometry(free);
    const QRegion kept = !beside && !above && keptInSight_ ? keptInSight_() : QRegion();
    if (!beside && !above) setGeometry(placeOver(kept).rect);
    isClear_ = above || beside;
    // Measured again only if needed, as that lays out all words.
    wanted_ = columns_ == columns ? wanted : sizeFor(qMin(preferredWidth(), maximumLineWidth()));
    placedIn_ = parentWidget()->size();
    occupied_ = occupied;
    const QRect words = geometry().adjusted(shade, shade, -shade, -shade);
    hidesReason_ = FreePlace(parentWidget()->rect(), kept).shareHiddenBy(words) > maximumHidden;
    placing_ = false;
    Q_EMIT placed();
}

void Plate::fitFonts() {
    if (fitting_) return;
    fitting_ = true;
    const auto scaled = [this](qreal times, bool bold) {
        return wordsOver(parentWidget()->size(), *this, times, bold);
    };
    const bool low = isLow();
    title_->setFont(scaled(low ? titleSize * 0.75 : titleSize, true));
    text_->setFont(scaled(low ? 1 : textSize, false));
    const QFont answerFont = scaled(1, false);
    if (answers_->font() != answerFont) answers_->setFont(answerFont);
    const int side = shade + (low ? 8 : 14);
    const int foot = shade + (low ? 5 : 10);
    layout()->setContentsMargins(side, shade + (low ? 2 : 8), side, foot);
    // QLayout invalidates itself even if the spacing is unchanged, which would recurse without end.
    if (const int between = low ? 2 : 6; layout()->spacing() != between) layout()->setSpacing(between);
    fitting_ = false;
}

bool Plate::event(QEvent* event) {
    if (event->type() == QEvent::FontChange) fitFonts();
    if (event->type() == QEvent::LayoutRequest) reposition();
    return QWidget::event(event);
}

bool Plate::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        reposition();
        // Again later: the items on the board move only after its own resize event.
        if (watched == parentWidget())
            QMetaObject::invokeMethod(
                this, [this] { reposition(); }, Qt::QueuedConnection);
    }
    if (event->type() == QEvent::LayoutRequest && watched != parentWidget()) avoidBoard();
    return QWidget::eventFilter(watched, event);
}

void Plate::mousePressEvent(QMouseEvent* event) {
    event->accept();
    dismiss();
}

void Plate::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    // Room above is taken back; beside the board the place stays.
    isClear_ = isClear_ && isBeside_;
    if (!isClear_) placedIn_ = {};
    if (area_ == nullptr) return;
    if (yields_)
        area_->takeRoomBack();
    else
        area_->setRoomAbove(0);
}

void Plate::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    reposition();
}

void Plate::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QRectF plate = QRectF(rect()).adjusted(shade, shade - 2, -shade, -shade - 2);
    // Many faint layers make a soft edge; below the paper they would be painted for nothing.
    const int inside = qCeil(radius);
    painter.setClipRegion(QRegion(rect()) - plate.toAlignedRect().adjusted(inside, inside, -inside, -inside));
    for (int i = shade; i > 0; --i) {
        painter.setBrush(QColor(0, 0, 0, 9));
        painter.drawRoundedRect(plate.translated(0, 2).adjusted(-i, -i, i, i), radius + i, radius + i);
    }
    painter.setClipping(false);
    painter.setBrush(colour(Role::paper, palette()));
    painter.drawRoundedRect(plate, radius, radius);
    QColor edge = colour(Role::ink, palette());
    edge.setAlpha(60);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(edge, 1));
    painter.drawRoundedRect(plate.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

}  // namespace plt
