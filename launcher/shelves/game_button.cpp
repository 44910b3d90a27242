// SPDX-License-Identifier: MIT
#include "launcher/shelves/game_button.h"

#include "common/language/translated.h"
#include "common/look/colours.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QTimerEvent>

namespace plt {

namespace {

constexpr int padding = 8;
constexpr int markWidth = 12;

QString paragraph(const QString& text) {
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

}  // namespace

QString unavailableSentence(const Obstacle& obstacle) {
    const auto sentence = [&obstacle] {
        switch (obstacle.fault) {
            case Fault::unreadable:
                return GameButton::tr("Its file info.yaml cannot be read: %1");
            case Fault::tooLarge:
                return GameButton::tr("Its file info.yaml is too large: %1");
            case Fault::encoding:
                return GameButton::tr("Its file info.yaml is not in UTF-8: %1");
            case Fault::malformed:
                return GameButton::tr("Its file info.yaml has a mistake: %1");
            case Fault::badGameValue:
                return GameButton::tr("Its file info.yaml does not name a library: %1");
            case Fault::libraryMissing:
                return GameButton::tr("Its library is missing: %1");
            case Fault::notAPlugin:
                return GameButton::tr("Its library is not a game: %1");
            case Fault::wrongInterface:
            case Fault::none:
                break;
        }
        return GameButton::tr("Its library does not fit this version of PLT Games: %1");
    };
    return sentence().arg(translated(obstacle.detail));
}

GameButton::GameButton(QWidget* parent) : QPushButton(parent) {
    setAutoDefault(false);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

void GameButton::setInfo(const GameInfo& info, bool isTwin) {
    info_ = info;
    isTwin_ = isTwin;
    setEnabled(info.available());
    describe();
    updateGeometry();
    update();
}

void GameButton::describe() {
    QString label = info_.label;
    setText(label.replace(u'&', QLatin1String("&&")));
    QStringList sentences;
    if (!info_.available()) sentences.append(unavailableSentence(info_.obstacle));
    if (!info_.summary.isEmpty()) sentences.append(info_.summary);
    if (resumable_) sentences.append(tr("A game waits to be resumed."));
    if (isTwin_) sentences.append(tr("In the folder %1").arg(info_.id));
    setAccessibleName(info_.label);
    setAccessibleDescription(isStarting() ? tr("Starting") : sentences.join(u' '));

    QString tip = QStringLiteral("<p><b>%1</b></p>").arg(info_.label.toHtmlEscaped());
    for (const QString& sentence : std::as_const(sentences)) tip += paragraph(sentence);
    setToolTip(tip);
}

void GameButton::setPicture(const QPixmap& picture) {
    picture_ = picture;
    greyPicture_ = {};
    update();
}

const QPixmap& GameButton::shownPicture() {
    if (isEnabled() || picture_.isNull()) return picture_;
    if (greyPicture_.isNull()) {
        QStyleOption option;
        option.initFrom(this);
        greyPicture_ = style()->generatedIconPixmap(QIcon::Disabled, picture_, &option);
    }
    return greyPicture_;
}

void GameButton::setResumable(bool resumable) {
    if (resumable_ == resumable) return;
    resumable_ = resumable;
    describe();
    update();
}

void GameButton::setStarting(bool starting) {
    if (starting == isStarting()) return;
    constexpr int arcInterval = 60;
    if (starting)
        turning_.start(arcInterval, this);
    else
        turning_.stop();
    describe();
    update();
}

QSize GameButton::sizeHint() const {
    return sizeFor(fontMetrics());
}

QSize GameButton::sizeFor(const QFontMetrics& metrics) {
    constexpr int characters = 21;
    const int text = metrics.averageCharWidth() * characters;
    const int height = qMax(buttonIconSide, metrics.height()) + 2 * padding;
    return {padding + buttonIconSide + padding + text + padding + markWidth, height};
}

QSize GameButton::minimumSizeHint() const {
    return {2 * padding + buttonIconSide, sizeHint().height()};
}

void GameButton::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = QIcon();
    painter.drawControl(QStyle::CE_PushButton, option);

    QRect inside = rect().adjusted(padding, padding, -padding, -padding);
    if (option.state & QStyle::State_Sunken) inside.translate(0, 1);
    const QRect iconPlace = QStyle::visualRect(
        layoutDirection(), inside,
        QRect(inside.left(), inside.center().y() - buttonIconSide / 2 + 1, buttonIconSide, buttonIconSide));
    const QPixmap& picture = shownPicture();
    if (!picture.isNull()) {
        const QSizeF size = picture.deviceIndependentSize();
        painter.drawPixmap(QPointF(iconPlace.x() + (buttonIconSide - size.width()) / 2,
                                   iconPlace.y() + (buttonIconSide - size.height()) / 2),
                           picture);
    }

    QRect textPlace = inside.adjusted(buttonIconSide + padding, 0, -markWidth, 0);
    textPlace = QStyle::visualRect(layoutDirection(), inside, textPlace);
    const QString text = fontMetrics().elidedText(info_.label, Qt::ElideRight, textPlace.width());
    const Qt::Alignment alignment = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    // drawItemText would read a mnemonic into the text.
    painter.setPen(
        palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    painter.drawText(textPlace, static_cast<int>(alignment | Qt::AlignVCenter | Qt::TextSingleLine), text);

    painter.setRenderHint(QPainter::Antialiasing);
    if (isStarting())
        paintArc(painter, inside);
    else if (resumable_)
        paintRibbon(painter, inside);
}

void GameButton::paintRibbon(QPainter& painter, const QRect& inside) const {
    constexpr int length = 15;
    const QRect place = QStyle::visualRect(layoutDirection(), rect(),
                                           QRect(inside.right() - markWidth + 4, 1, markWidth - 3, length));
    QPainterPath ribbon;
    ribbon.moveTo(place.left(), place.top());
    ribbon.lineTo(place.left() + place.width(), place.top());
    ribbon.lineTo(place.left() + place.width(), place.top() + place.height());
    ribbon.lineTo(place.left() + place.width() / 2.0, place.top() + place.height() - 4);
    ribbon.lineTo(place.left(), place.top() + place.height());
    ribbon.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(isEnabled() ? colour(Role::accent, palette()) : palette().color(QPalette::Mid));
    painter.drawPath(ribbon);
}

void GameButton::paintArc(QPainter& painter, const QRect& inside) const {
    constexpr int side = 14;
    const QRect place =
        QStyle::visualRect(layoutDirection(), rect(),
                           QRect(inside.right() - side + 4, inside.center().y() - side / 2, side, side));
    QPen pen(colour(Role::accent, palette()), 2.5);
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    constexpr int fullCircle = 360 * 16;
    painter.drawArc(place, -turn_ * fullCircle / 20, fullCircle * 3 / 4);
}

void GameButton::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            if (event->modifiers() & ~Qt::KeypadModifier) break;
            Q_EMIT arrowPressed(static_cast<Qt::Key>(event->key()));
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!event->isAutoRepeat()) click();
            return;
        default:
            break;
    }
    QPushButton::keyPressEvent(event);
}

void GameButton::timerEvent(QTimerEvent* event) {
    if (event->timerId() != turning_.timerId()) return QPushButton::timerEvent(event);
    turn_ = (turn_ + 1) % 20;
    update();
}

}  // namespace plt
