// SPDX-License-Identifier: MIT
#include "same/scoreboard.h"

#include "common/language/translated.h"
#include "common/look/colours.h"
#include "same/painter.h"

#include <algorithm>
#include <utility>

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

namespace same {

namespace {

constexpr qreal border = 10;
/// Between a caption and its value, the parts of a sum, the colours, and all others.
constexpr qreal headGap = 5;
constexpr qreal sumGap = 6;
constexpr qreal ballGap = 12;
constexpr qreal wideGap = 18;
/// The values are as high as the figures above other games.
constexpr int leastValue = 16;
constexpr qreal valueFactor = 1.35;
constexpr qreal smallestScale = 0.55;
/// In a wider window the numbers grow with the window.
constexpr qreal comfortableWidth = 1150;
constexpr qreal largestScale = 1.9;
/// The distances in a column.
constexpr qreal columnBorder = 6;
constexpr qreal columnGap = 6;
constexpr qreal columnBallGap = 8;
constexpr int ballsAbreast = 2;

QString number(qint64 value) {
    return QLocale().toString(value);
}

}  // namespace

Scoreboard::Scoreboard(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void Scoreboard::setNumbers(const Numbers& numbers) {
    if (numbers == numbers_) return;
    const bool otherItems = numbers.bonus.has_value() != numbers_.bonus.has_value() ||
                            numbers.colours.size() != numbers_.colours.size();
    numbers_ = numbers;
    if (otherItems || (upright_ && columnFor(height()).size.width() > width())) updateSize();
    setAccessibleName(text());
    update();
}

void Scoreboard::setShapes(bool shapes) {
    if (shapes == shapes_) return;
    shapes_ = shapes;
    update();
}

void Scoreboard::setCompact(bool compact) {
    if (compact == compact_) return;
    compact_ = compact;
    updateSize();
    update();
}

void Scoreboard::setUpright(bool upright) {
    if (upright == upright_) return;
    upright_ = upright;
    setMinimumSize(0, 0);
    setMaximumSize(QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    updateSize();
    update();
}

QString Scoreboard::text() const {
    QStringList parts;
    if (numbers_.bonus) {
        parts << tr("Total: %1 + %2 = %3")
                     .arg(number(numbers_.clicks), number(*numbers_.bonus), number(numbers_.total));
    } else {
        parts << tr("Total: %1").arg(number(numbers_.total));
    }
    if (numbers_.thisClick) parts << tr("This click: %1").arg(number(*numbers_.thisClick));
    if (numbers_.par) parts << tr("Par: %1").arg(number(*numbers_.par));
    for (std::size_t i = 0; i < numbers_.colours.size(); ++i) {
        parts << tr("%1: %2").arg(ballName(static_cast<int>(i)), number(numbers_.colours[i]));
    }
    return plt::listed(parts);
}

QFont Scoreboard::captionFont(qreal scale) const {
    QFont font = this->font();
    font.setPixelSize(std::max(7, qRound(fontInfo().pixelSize() * scale)));
    return font;
}

QFont Scoreboard::valueFont(qreal scale) const {
    QFont font = this->font();
    font.setBold(true);
    font.setPixelSize(
        std::max(8, qRound(std::max<qreal>(leastValue, fontInfo().pixelSize() * valueFactor) * scale)));
    return font;
}

QFont Scoreboard::weakFont(qreal scale) const {
    if (upright_) return captionFont(scale);
    QFont font = valueFont(scale);
    font.setBold(false);
    return font;
}

std::vector<Scoreboard::Item> Scoreboard::items() const {
    std::vector<Item> items;
    const auto add = [&items](const QString& caption, const QString& value,
                              const QString& explanation) -> Item& {
        Item item;
        item.caption = caption;
        item.value = value;
        item.explanation = explanation;
        items.push_back(item);
        return items.back();
    };
    const bool inSameGame = numbers_.scoring == Scoring::sameGame;
    add(tr("Total"), number(numbers_.total),
        numbers_.bonus
            ? tr("What counts: clicks and bonus together.")
            : tr("The sum of all clicks: a pair gives 2 points, n balls give (n-1) x (n-1) - (n-3)."));
    if (numbers_.bonus) {
        add({}, QStringLiteral("="), {});
        add({}, number(numbers_.clicks),
            inSameGame ? tr("The sum of all clicks: n balls at once give (n-2) x (n-2) points.")
                       : tr("The sum of all clicks: n balls at once give n x n points."));
        add({}, QStringLiteral("+"), {});
        add({}, number(*numbers_.bonus),
            inSameGame
                ? tr("1,000 points for a cleared board, else nothing.")
                : tr("100 points for each ball by which fewer than 50 are left: 5,000 for a cleared board."));
    }
    add(tr("This click"), numbers_.thisClick ? number(*numbers_.thisClick) : QString(),
        tr("What removing the highlighted group is worth."))
        .accent = true;
    add(tr("Par"), numbers_.par ? number(*numbers_.par) : QStringLiteral("\u2026"),
        tr("What the computer reached on this deal in a short search. It can be beaten."));
    for (std::size_t i = 0; i < numbers_.colours.size(); ++i) {
        const int colour = static_cast<int>(i);
        add({}, number(numbers_.colours[i]), tr("Balls left: %1").arg(ballName(colour))).colour = colour;
    }
    return items;
}

void Scoreboard::measure(std::vector<Item>& items, qreal scale) const {
    const QFontMetricsF captions(captionFont(scale));
    const QFontMetricsF values(valueFont(scale));
    const QFontMetricsF weak(weakFont(scale));
    for (Item& item : items) {
        if (item.isWeak()) {
            item.valueWidth = weak.horizontalAdvance(item.value);
            continue;
        }
        // Counts only fall.
        const QString most = item.colour >= 0 ? QStringLiteral("00") : number(1000);
        item.headWidth = item.colour >= 0 ? values.height() : captions.horizontalAdvance(item.caption);
        item.valueWidth = std::max(values.horizontalAdvance(most), values.horizontalAdvance(item.value));
    }
    if (upright_ || !numbers_.bonus) return;
    // The total and its parts stand close, with the room for larger ones after them.
    Item& total = items.front();
    const qreal room = std::exchange(total.valueWidth, values.horizontalAdvance(total.value));
    qreal spare = room - total.valueWidth + weak.horizontalAdvance(QLatin1String("=+000") + number(1000));
    const auto last =
        std::find_if(items.rbegin(), items.rend(), [](const Item& item) { return item.isWeak(); });
    for (const Item& item : items)
        if (item.isWeak()) spare -= item.valueWidth;
    last->valueWidth += std::max(0.0, spare);
}

Scoreboard::Layout Scoreboard::linesFor(int width) const {
    Layout layout;
    auto& items = layout.items = this->items();
    const auto isBall = [](const Item& item) { return item.colour >= 0; };
    const auto counts =
        static_cast<std::size_t>(std::find_if(items.begin(), items.end(), isBall) - items.begin());
    const qreal room = width - 2 * border;
    // Places items from `x` on and returns where they end.
    const auto place = [&](std::size_t from, std::size_t to, qreal x, qreal y, qreal height, qreal scale) {
        for (std::size_t i = from; i < to; ++i) {
            Item& item = items[i];
            if (i > from) x += scale * (item.isWeak() ? sumGap : i > counts ? ballGap : wideGap);
            item.head = QRectF(x, y, item.headWidth, height);
            if (!item.isWeak()) x += item.headWidth + scale * headGap;
            item.place = QRectF(x, y, item.valueWidth, height);
            x += item.valueWidth;
        }
        return x;
    };
    const auto span = [&](std::size_t from, std::size_t to, qreal scale) {
        return place(from, to, 0, 0, 0, scale);
    };
    qreal scale = std::clamp(width / comfortableWidth, 1.0, largestScale);
    measure(items, scale);
    const qreal needed = std::max(span(0, counts, scale), span(counts, items.size(), scale));
    if (needed > room) {
        scale = std::max(smallestScale, scale * room / needed);
        measure(items, scale);
    }
    const qreal all = span(0, items.size(), scale);
    const qreal ofCounts = span(counts, items.size(), scale);
    const qreal line = QFontMetricsF(valueFont(scale)).height();
    const qreal top = 4 * scale;
    qreal bottom = top + line;
    place(0, counts, border, top, line, scale);
    if (all <= room) {
        place(counts, items.size(), width - border - ofCounts, top, line, scale);
    } else if (compact_) {
        items.resize(counts);
    } else {
        place(counts, items.size(), border, bottom + top, line, scale);
        bottom += top + line;
    }
    layout.scale = scale;
    layout.size = {qreal(width), bottom + top};
    return layout;
}

Scoreboard::Layout Scoreboard::columnAt(qreal scale) const {
    Layout layout;
    layout.scale = scale;
    layout.items = items();
    measure(layout.items, scale);
    const qreal caption = QFontMetricsF(captionFont(scale)).height();
    const qreal value = QFontMetricsF(valueFont(scale)).height();
    const qreal between = scale * columnGap;
    qreal x = columnBorder;
    qreal y = 0;
    bool inSum = false;
    qreal right = 0;
    qreal step = 0;
    for (const Item& item : layout.items)
        if (item.colour >= 0)
            step = std::max(step, item.headWidth + item.valueWidth + scale * (headGap + columnBallGap));
    for (Item& item : layout.items) {
        if (inSum && !item.isWeak()) y += caption;
        if (!inSum) x = columnBorder;
        inSum = item.isWeak();
        if (inSum) {
            item.place = QRectF(x, y, item.valueWidth, caption);
            x += item.valueWidth + scale * sumGap / 2;
        } else if (item.colour >= 0) {
            item.head = QRectF(columnBorder + item.colour % ballsAbreast * step,
                               y + between + item.colour / ballsAbreast * value, item.headWidth, value);
            item.place = QRectF(item.head.right() + scale * headGap, item.head.top(), item.valueWidth, value);
        } else {
            item.head = QRectF(columnBorder, y + between, item.headWidth, caption);
            item.place = QRectF(columnBorder, item.head.bottom(), item.valueWidth, value);
            y = item.place.bottom();
        }
        right = std::max({right, item.head.right(), item.place.right()});
    }
    const int rows = (static_cast<int>(numbers_.colours.size()) + ballsAbreast - 1) / ballsAbreast;
    layout.size = {right, y + 2 * between + rows * value};
    return layout;
}

Scoreboard::Layout Scoreboard::columnFor(int height) const {
    const qreal needed = columnAt(1).size.height();
    return columnAt(std::clamp(height / needed, smallestScale, 1.0));
}

void Scoreboard::updateSize() {
    const QSizeF size = shownLayout().size;
    if (upright_)
        setFixedWidth(static_cast<int>(std::ceil(size.width())));
    else
        setFixedHeight(static_cast<int>(std::ceil(size.height())));
}

void Scoreboard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateSize();
}

QSize Scoreboard::sizeHint() const {
    constexpr int usual = 640;
    return {usual, static_cast<int>(std::ceil(linesFor(usual).size.height()))};
}

QSize Scoreboard::minimumSizeHint() const {
    return {120, 24};
}

QRectF Scoreboard::mirrored(QRectF place) const {
    if (layoutDirection() == Qt::RightToLeft) place.moveRight(width() - place.left());
    return place;
}

void Scoreboard::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), plt::colour(plt::Role::paper, palette()));
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = plt::colour(plt::Role::ink, palette());
    const QColor quiet = plt::mixed(plt::colour(plt::Role::paper, palette()), ink, 0.85);
    const Layout layout = shownLayout();
    const QFont captions = captionFont(layout.scale);
    const QFont values = valueFont(layout.scale);
    const QFont weak = weakFont(layout.scale);
    constexpr int beside = Qt::AlignLeft | Qt::AlignVCenter;
    for (const Item& item : layout.items) {
        const bool gone = item.colour >= 0 && numbers_.colours[item.colour] == 0;
        const QRectF head = mirrored(item.head);
        const QRectF place = mirrored(item.place);
        if (item.colour >= 0) {
            painter.setOpacity(gone ? 0.35 : 1);
            drawBall(painter, head, item.colour, Light::rest, shapes_);
            painter.setOpacity(1);
        } else if (!item.isWeak()) {
            painter.setFont(captions);
            painter.setPen(quiet);
            painter.drawText(head, beside | Qt::TextDontClip, item.caption);
        }
        painter.setFont(item.isWeak() ? weak : values);
        painter.setPen(gone || item.isWeak() ? quiet : ink);
        if (item.accent && !item.value.isEmpty()) {
            // The value of the click is underlined with the accent colour; the text itself keeps its
            // contrast.
            const qreal line = std::max(2.0, place.height() / 9);
            const qreal wide = QFontMetricsF(values).horizontalAdvance(item.value);
            painter.fillRect(mirrored(QRectF(item.place.left(), place.bottom() - line / 2, wide, line)),
                             plt::colour(plt::Role::accent, palette()));
        }
        painter.drawText(place, beside | Qt::TextDontClip, item.value);
    }
}

bool Scoreboard::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (const Item& item : shownLayout().items) {
            const QRectF place = mirrored(item.head | item.place);
            if (item.explanation.isEmpty() || !place.contains(help->pos())) continue;
            QToolTip::showText(help->globalPos(), item.explanation, this, place.toAlignedRect());
            return true;
        }
        QToolTip::hideText();
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::FontChange) updateSize();
    return QWidget::event(event);
}

}  // namespace same
