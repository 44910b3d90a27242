// SPDX-License-Identifier: MIT
#include "same/scoreboard.h"

#include "common/language/translated.h"
#include "common/look/colours.h"
#include "same/painter.h"

#include <algorithm>

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

namespace same {

namespace {

constexpr qreal border = 10;
constexpr qreal gap = 10;
/// The gap between the score, the click, the par and the colours.
constexpr qreal wideGap = 26;
constexpr qreal smallestScale = 0.55;
/// In a wider window the numbers grow with the window.
constexpr qreal comfortableWidth = 1150;
constexpr qreal largestScale = 1.9;
/// The largest width of a single line as a multiple of its natural width, which keeps its ends together.
constexpr qreal loosest = 1.4;

QString number(qint64 value) {
    return QLocale().toString(value);
}

}  // namespace

Scoreboard::Scoreboard(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void Scoreboard::setNumbers(const Numbers& numbers) {
    if (numbers == numbers_) return;
    const bool otherItems = numbers.bonus.has_value() != numbers_.bonus.has_value() ||
                            numbers.colours.size() != numbers_.colours.size();
    numbers_ = numbers;
    if (otherItems) updateHeight();
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
    updateHeight();
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
    font.setPixelSize(std::max(7, static_cast<int>(fontInfo().pixelSize() * 0.86 * scale)));
    return font;
}

QFont Scoreboard::valueFont(qreal scale) const {
    QFont font = this->font();
    font.setBold(true);
    font.setPixelSize(std::max(8, static_cast<int>(fontInfo().pixelSize() * 1.45 * scale)));
    return font;
}

Scoreboard::Layout Scoreboard::layoutFor(int width) const {
    Layout layout;
    auto& items = layout.items;
    const auto add = [&items](const QString& caption, const QString& value,
                              const QString& explanation) -> Item& {
        items.push_back({caption, value, explanation, false, false, -1, 0, {}});
        return items.back();
    };
    const bool inSameGame = numbers_.scoring == Scoring::sameGame;
    if (numbers_.bonus) {
        add(tr("Clicks"), number(numbers_.clicks),
            inSameGame ? tr("The sum of all clicks: n balls at once give (n-2) x (n-2) points.")
                       : tr("The sum of all clicks: n balls at once give n x n points."));
        add({}, QStringLiteral("+"), {});
        add(tr("Bonus"), number(*numbers_.bonus),
            inSameGame
                ? tr("1,000 points for a cleared board, else nothing.")
                : tr("100 points for each ball by which fewer than 50 are left: 5,000 for a cleared board."));
        add({}, QStringLiteral("="), {});
    }
    add(tr("Total"), number(numbers_.total),
        numbers_.bonus
            ? tr("What counts: clicks and bonus together.")
            : tr("The sum of all clicks: a pair gives 2 points, n balls give (n-1) x (n-1) - (n-3)."))
        .strong = true;
    const std::size_t click = items.size();
    add(tr("This click"), numbers_.thisClick ? number(*numbers_.thisClick) : QString(),
        tr("What removing the highlighted group is worth."))
        .accent = true;
    const std::size_t par = items.size();
    add(tr("Par"), numbers_.par ? number(*numbers_.par) : QStringLiteral("\u2026"),
        tr("What the computer reached on this deal in a short search. It can be beaten."));
    const std::size_t colours = items.size();
    for (std::size_t i = 0; i < numbers_.colours.size(); ++i) {
        add({}, number(numbers_.colours[i]), tr("Balls left: %1").arg(ballName(static_cast<int>(i)))).colour =
            static_cast<int>(i);
    }

    // Reserves room for the largest numbers, so that nothing moves while they grow.
    const auto measure = [&](qreal scale) {
        const QFontMetricsF captions(captionFont(scale));
        const QFontMetricsF values(valueFont(scale));
        for (std::size_t i = 0; i < items.size(); ++i) {
            Item& item = items[i];
            const qreal most =
                values.horizontalAdvance(item.colour >= 0 ? QStringLiteral("000") : number(10000));
            if (item.colour >= 0) {
                item.width = values.height() * 1.02 + most;
            } else if (item.caption.isEmpty()) {
                item.width = values.horizontalAdvance(item.value);
            } else {
                item.width = std::max(
                    {captions.horizontalAdvance(item.caption), most, values.horizontalAdvance(item.value)});
            }
        }
        return captions.height() + values.height();
    };
    const auto span = [&](std::size_t from, std::size_t to, qreal scale) {
        qreal sum = 0;
        for (std::size_t i = from; i < to; ++i) {
            if (i > from) sum += scale * (i == click || i == par || i == colours ? wideGap : gap);
            sum += items[i].width;
        }
        return sum;
    };
    const qreal room = width - 2 * border;
    qreal scale = std::clamp(width / comfortableWidth, 1.0, largestScale);
    qreal line = measure(scale);
    const qreal needed = std::max(span(0, colours, scale), span(colours, items.size(), scale));
    if (needed > room) {
        scale = std::max(smallestScale, scale * room / needed);
        line = measure(scale);
    }
    const bool oneLine = span(0, items.size(), scale) <= room;
    const qreal countLine = QFontMetricsF(valueFont(scale)).height() * 1.1;
    const auto place = [&](std::size_t from, std::size_t to, qreal x, qreal y, qreal height) {
        for (std::size_t i = from; i < to; ++i) {
            if (i > from) x += scale * (i == click || i == par ? wideGap : gap);
            items[i].rect = QRectF(x, y, items[i].width, height);
            x += items[i].width;
        }
    };
    const qreal top = 6 * scale;
    const qreal used = oneLine ? std::min(room, span(0, items.size(), scale) * loosest) : room;
    const qreal left = (width - used) / 2;
    place(0, colours, left, top, line);
    if (oneLine) {
        place(colours, items.size(), left + used - span(colours, items.size(), scale), top, line);
        layout.height = line + 2 * top;
    } else if (compact_) {
        items.resize(colours);
        layout.height = line + 2 * top;
    } else {
        place(colours, items.size(), border, top + line + 2, countLine);
        layout.height = line + countLine + 2 + 2 * top;
    }
    layout.scale = scale;
    return layout;
}

void Scoreboard::updateHeight() {
    setFixedHeight(static_cast<int>(std::ceil(layoutFor(width()).height)));
}

void Scoreboard::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateHeight();
}

QSize Scoreboard::sizeHint() const {
    constexpr int usual = 640;
    return {usual, static_cast<int>(std::ceil(layoutFor(usual).height))};
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
    const QColor quiet = plt::mixed(plt::colour(plt::Role::paper, palette()), ink, 0.72);
    const Layout layout = layoutFor(width());
    const QFont captions = captionFont(layout.scale);
    const QFont values = valueFont(layout.scale);
    for (const Item& item : layout.items) {
        const QRectF& rect = item.rect;
        if (item.colour >= 0) {
            const qreal side = std::min(rect.height(), QFontMetricsF(values).height() * 1.1);
            const QRectF ball(rect.left(), rect.center().y() - side / 2, side, side);
            const bool gone = numbers_.colours[item.colour] == 0;
            painter.setOpacity(gone ? 0.35 : 1);
            drawBall(painter, mirrored(ball), item.colour, Light::rest, shapes_);
            painter.setOpacity(1);
            painter.setFont(values);
            painter.setPen(gone ? quiet : ink);
            painter.drawText(mirrored(rect.adjusted(side * 1.08, 0, 8, 0)), Qt::AlignLeft | Qt::AlignVCenter,
                             item.value);
            continue;
        }
        const qreal captionHeight = QFontMetricsF(captions).height();
        painter.setFont(captions);
        painter.setPen(quiet);
        painter.drawText(mirrored(QRectF(rect.left(), rect.top(), rect.width() + 2, captionHeight)),
                         Qt::AlignLeft | Qt::AlignVCenter, item.caption);
        QFont font = values;
        font.setBold(item.strong || item.accent);
        painter.setFont(font);
        painter.setPen(item.caption.isEmpty() ? quiet : ink);
        const QRectF place(rect.left(), rect.top() + captionHeight, rect.width() + 2,
                           rect.height() - captionHeight);
        if (item.accent && !item.value.isEmpty()) {
            // The value of the click is underlined with the accent colour; the text itself keeps its
            // contrast.
            const qreal line = std::max(2.0, place.height() / 9);
            const qreal wide = QFontMetricsF(font).horizontalAdvance(item.value);
            painter.fillRect(mirrored(QRectF(place.left(), place.bottom() - line / 2, wide, line)),
                             plt::colour(plt::Role::accent, palette()));
        }
        painter.drawText(mirrored(place), Qt::AlignLeft | Qt::AlignVCenter, item.value);
    }
}

bool Scoreboard::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (const Item& item : layoutFor(width()).items) {
            const QRectF place = mirrored(item.rect);
            if (item.explanation.isEmpty() || !place.contains(help->pos())) continue;
            QToolTip::showText(help->globalPos(), item.explanation, this, place.toAlignedRect());
            return true;
        }
        QToolTip::hideText();
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::FontChange) updateHeight();
    return QWidget::event(event);
}

}  // namespace same
