// SPDX-License-Identifier: MIT
#include "launcher/shelves/game_button.h"

#include "common/accessible/keys.h"
#include "common/language/translated.h"
#include "common/look/colours.h"
#include "common/look/focus/focus_ring.h"
#include "launcher/today/day_mark.h"

#include <cmath>
#include <utility>
#include <vector>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>
#include <QStyleOption>
#include <QTextBoundaryFinder>
#include <QTextLayout>
#include <QTimerEvent>
#include <QToolTip>

namespace plt {

namespace {

constexpr int ground = 10;  ///< corner radius
constexpr int starSide = 18;
constexpr int starMargin = 5;
constexpr int betweenIconAndText = 12;
/// The icon side at which texts have the normal size.
constexpr int plainIconSide = 48;

QString paragraph(const QString& text) {
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QFont scaled(QFont font, double factor) {
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * factor);
    else
        font.setPixelSize(qMax(1, qRound(font.pixelSize() * factor)));
    return font;
}

QFont nameFont(const QFont& font, int iconSide) {
    constexpr double larger = 1.08;
    QFont out = scaled(font, larger * textScale(iconSide));
    out.setBold(true);
    return out;
}

/// Returns the unscaled font for plain icons: another size would cost time at each start.
QFont lineFont(const QFont& font, int iconSide) {
    return iconSide == plainIconSide ? font : scaled(font, textScale(iconSide));
}

/// Returns the text in as few lines as possible, at most `maximumLines`, and these of similar widths.
QStringList wrapped(const QString& text, const QFont& font, int room, int maximumLines) {
    const QFontMetrics metrics(font);
    constexpr int fewCharacters = 12;
    if (text.isEmpty() || room < metrics.averageCharWidth() * fewCharacters) return {};
    // Measured once as a whole: texts of all games are wrapped before the first frame of the window.
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setNumColumns(static_cast<int>(text.size()));
    layout.endLayout();
    struct Word {
        qsizetype begin, end;
        qreal left, right;
    };
    std::vector<Word> words;
    QTextBoundaryFinder ends(QTextBoundaryFinder::Line, text);
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype next = ends.toNextBoundary();
        qsizetype end = next;
        while (end > begin && text[end - 1].isSpace()) --end;
        words.push_back({begin, end, line.cursorToX(int(begin)), line.cursorToX(int(end))});
        begin = next;
    }
    /// The words of a line, by their numbers.
    struct Line {
        std::size_t first, last;
    };
    const auto widthOf = [&words](const Line& some) {
        return qAbs(words[some.last].right - words[some.first].left);
    };
    // Lines as full as `widest` allows.
    const auto broken = [&](qreal widest) {
        std::vector<Line> some{{0, 0}};
        for (std::size_t i = 1; i < words.size(); ++i) {
            if (widthOf({some.back().first, i}) <= widest)
                some.back().last = i;
            else
                some.push_back({i, i});
        }
        return some;
    };
    std::vector<Line> chosen = broken(room);
    const std::size_t count = chosen.size();
    if (count <= static_cast<std::size_t>(maximumLines)) {
        for (int narrower = room; narrower > room / 2; narrower -= 4) {
            auto narrow = broken(narrower);
            if (narrow.size() != count) break;
            chosen = std::move(narrow);
        }
    } else {
        chosen.resize(static_cast<std::size_t>(maximumLines));
        chosen.back().last = words.size() - 1;
    }
    QStringList lines;
    for (const Line& some : chosen) {
        const QString part =
            text.mid(words[some.first].begin, words[some.last].end - words[some.first].begin);
        lines.append(widthOf(some) <= room ? part : metrics.elidedText(part, Qt::ElideRight, room));
    }
    return lines;
}

/// Returns the picture with a thin light outline, so that dark pictures are visible on a dark background.
QPixmap outlined(const QPixmap& picture, QColor edge) {
    constexpr float strength = 0.5F;
    edge.setAlphaF(strength);
    QPixmap silhouette = picture;
    QPainter tint(&silhouette);
    tint.setCompositionMode(QPainter::CompositionMode_SourceIn);
    tint.fillRect(QRectF(QPointF(), picture.deviceIndependentSize()), edge);
    tint.end();
    // Some pictures fill their whole square.
    constexpr int around = 2;
    QPixmap out(
        ((picture.deviceIndependentSize() + QSizeF(2 * around, 2 * around)) * picture.devicePixelRatio())
            .toSize());
    out.setDevicePixelRatio(picture.devicePixelRatio());
    out.fill(Qt::transparent);
    QPainter painter(&out);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(around, around);
    constexpr double width = 1.25;
    constexpr int directions = 8;
    for (int i = 0; i < directions; ++i) {
        const double angle = 2 * M_PI * i / directions;
        painter.drawPixmap(width * QPointF(std::cos(angle), std::sin(angle)), silhouette);
    }
    painter.drawPixmap(QPointF(), picture);
    return out;
}

/// A star with five points in a square.
QPainterPath starPath(const QRectF& square) {
    QPainterPath path;
    constexpr int corners = 10;
    const QPointF middle = square.center() + QPointF(0, square.height() * 0.04);
    for (int i = 0; i < corners; ++i) {
        const double radius = square.width() / 2 * (i % 2 == 0 ? 1 : 0.46);
        const double angle = M_PI * (2.0 * i / corners - 0.5);
        const QPointF corner = middle + radius * QPointF(std::cos(angle), std::sin(angle));
        i == 0 ? path.moveTo(corner) : path.lineTo(corner);
    }
    path.closeSubpath();
    return path;
}

}  // namespace

double textScale(int iconSide) {
    return std::sqrt(static_cast<double>(iconSide) / plainIconSide);
}

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
            case Fault::scriptMissing:
                return GameButton::tr("Its script cannot be read: %1");
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
    if (isTwin_ == isTwin && info_ == info) return;
    info_ = info;
    isTwin_ = isTwin;
    areTextsFitted_ = false;
    setEnabled(info.available());
    describe();
    updateGeometry();
    update();
}

void GameButton::describe() {
    QString label = info_.label;
    setText(label.replace(u'&', QLatin1String("&&")));
    QStringList sentences;
    if (!info_.available())
        sentences.append(buildStatus_.isEmpty() ? unavailableSentence(info_.obstacle) : buildStatus_);
    if (!board_.isEmpty()) sentences.append(tr("%1.", "a line as a sentence").arg(board_));
    if (!info_.summary.isEmpty()) sentences.append(info_.summary);
    if (favourite_) sentences.append(tr("A favourite."));
    if (isResumable()) {
        sentences.append(tr("There is a game to go on with."));
        sentences.append(progress_);
    }
    if (isTwin_) sentences.append(tr("In the folder %1").arg(info_.id));
    setAccessibleName(info_.label);
    // Without a description, a screen reader is told the markup of the tool tip.
    const QString description = isStarting() ? tr("Starting") : passage(sentences);
    setAccessibleDescription(description.isEmpty() ? info_.label : description);

    QString tip = QStringLiteral("<p><b>%1</b></p>").arg(info_.label.toHtmlEscaped());
    for (const QString& sentence : std::as_const(sentences)) tip += paragraph(sentence);
    setToolTip(tip);
}

void GameButton::setPicture(const QPixmap& picture) {
    picture_ = picture;
    shownPicture_ = {};
    update();
}

const QPixmap& GameButton::shownPicture() {
    if (!shownPicture_.isNull() || picture_.isNull()) return shownPicture_;
    shownPicture_ = picture_;
    const QColor base = palette().color(QPalette::Base);
    if (base.lightnessF() < 0.5F) shownPicture_ = outlined(picture_, palette().color(QPalette::Text));
    if (!isEnabled()) {
        QStyleOption option;
        option.initFrom(this);
        shownPicture_ = style()->generatedIconPixmap(QIcon::Disabled, shownPicture_, &option);
    }
    return shownPicture_;
}

void GameButton::setIconSide(int side) {
    if (iconSide_ == side) return;
    iconSide_ = side;
    areTextsFitted_ = false;
    updateGeometry();
    update();
}

void GameButton::setProgress(const QString& progress) {
    if (progress_ == progress) return;
    progress_ = progress;
    areTextsFitted_ = false;
    describe();
    update();
}

void GameButton::setShowsProgress(bool shows) {
    showsProgress_ = shows;
    areTextsFitted_ = false;
    update();
}

void GameButton::setBoard(const QString& line, bool isFinished) {
    if (board_ == line && isBoardFinished_ == isFinished) return;
    board_ = line;
    isBoardFinished_ = isFinished;
    areTextsFitted_ = false;
    describe();
    update();
}

void GameButton::setBuildStatus(const QString& line) {
    if (buildStatus_ == line) return;
    buildStatus_ = line;
    areTextsFitted_ = false;
    describe();
    update();
}

const QString& GameButton::lineText() const {
    if (!buildStatus_.isEmpty()) return buildStatus_;
    if (!board_.isEmpty()) return board_;
    return showsProgress_ ? progress_ : info_.summary;
}

void GameButton::setFavourite(bool favourite) {
    if (favourite_ == favourite) return;
    favourite_ = favourite;
    describe();
    update();
}

void GameButton::setFocusRingVisible(bool shown) {
    if (ringShown_ == shown) return;
    ringShown_ = shown;
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
    return sizeFor(font(), iconSide_, linesAt(width(), font(), iconSide_));
}

int GameButton::linesAt(int width, const QFont& font, int iconSide) {
    constexpr int enoughCharacters = 38;
    const int room = width - 2 * padding - iconSide - betweenIconAndText;
    return room < enoughCharacters * QFontMetrics(lineFont(font, iconSide)).averageCharWidth() ? 3 : 2;
}

QSize GameButton::sizeFor(const QFont& font, int iconSide, int lines) {
    constexpr int characters = 21;
    const QFontMetrics name(nameFont(font, iconSide));
    const QFontMetrics line(lineFont(font, iconSide));
    const int text = line.averageCharWidth() * characters;
    const int height = qMax(iconSide, name.height() + lines * line.height());
    return {padding + iconSide + betweenIconAndText + text + padding, height + 2 * padding};
}

QSize GameButton::minimumSizeHint() const {
    return {2 * padding + iconSide_, sizeHint().height()};
}

QRect GameButton::iconPlace() const {
    const QRect place(padding, (height() - iconSide_) / 2, iconSide_, iconSide_);
    return QStyle::visualRect(layoutDirection(), rect(), place);
}

QRect GameButton::textPlace() const {
    const int left = padding + iconSide_ + betweenIconAndText;
    const QRect place(left, 0, qMax(0, width() - left - padding), height());
    return QStyle::visualRect(layoutDirection(), rect(), place);
}

QRect GameButton::starRect() const {
    if (info_.id.isEmpty()) return {};
    constexpr int side = starSide + 2 * starMargin;
    return QStyle::visualRect(layoutDirection(), rect(), QRect(width() - side, 0, side, side));
}

bool GameButton::isStarSeen() const {
    if (info_.id.isEmpty()) return false;
    return favourite_ || (isEnabled() && (underMouse() || (hasFocus() && ringShown_)));
}

/// Breaks the line below the name, and a name for which one line is too short. What has no room is elided.
void GameButton::fitTexts() {
    if (areTextsFitted_) return;
    areTextsFitted_ = true;
    const int room = textPlace().width();
    constexpr int besideStar = starSide + 2 * starMargin - padding;
    const int nameRoom = qMax(0, room - besideStar);
    const QFont bold = nameFont(font(), iconSide_);
    shownName_ = {QFontMetrics(bold).elidedText(info_.label, Qt::ElideRight, nameRoom)};
    if (shownName_.front() != info_.label)
        if (const auto both = wrapped(info_.label, bold, nameRoom, 2); both.size() == 2) shownName_ = both;
    // The second line of a name takes one of those below it, so that buttons keep their height.
    const int lines = linesAt(width(), font(), iconSide_) + 1 - int(shownName_.size());
    shownLines_ = wrapped(lineText(), lineFont(font(), iconSide_), room, lines);
}

void GameButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    paintPicture(painter);
    paintTexts(painter);
    if (isResumable() && !showsProgress_) paintRibbon(painter);
    if (isBoardFinished_) paintTick(painter);
    if (isStarting()) paintArc(painter);
    if (isStarSeen()) paintStar(painter);
    if (!hasFocus() || !ringShown_) return;
    constexpr int edge = 2;
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()).adjusted(edge, edge, -edge, -edge), ground - edge, ground - edge);
    drawFocusRing(painter, outline, palette());
}

/// Paints the background: hovered, pressed, or the default button for Enter.
void GameButton::paintGround(QPainter& painter) const {
    const QColor base = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    const QRectF place = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    constexpr double pressed = 0.14;
    constexpr double pointed = 0.07;
    constexpr double meant = 0.16;
    painter.setPen(Qt::NoPen);
    if (isDown()) {
        painter.setBrush(mixed(base, text, pressed));
    } else if (isDefault()) {
        const QColor highlight = palette().color(QPalette::Highlight);
        painter.setBrush(mixed(base, highlight, meant));
        painter.setPen(QPen(highlight, 1));
    } else if (isEnabled() && underMouse()) {
        painter.setBrush(mixed(base, text, pointed));
    } else {
        return;
    }
    painter.drawRoundedRect(place, ground, ground);
}

void GameButton::paintPicture(QPainter& painter) {
    const QPixmap& picture = shownPicture();
    if (picture.isNull()) return;
    const QRectF place = iconPlace();
    const QSizeF size = picture.deviceIndependentSize();
    constexpr double whileStarting = 0.35;
    if (isStarting()) painter.setOpacity(whileStarting);
    painter.drawPixmap(QPointF(place.center().x() - size.width() / 2,
                               place.center().y() - size.height() / 2 + (isDown() ? 1 : 0)),
                       picture);
    painter.setOpacity(1);
}

void GameButton::paintTexts(QPainter& painter) {
    fitTexts();
    const QFont line = lineFont(font(), iconSide_);
    const QRect room = textPlace();
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    const QColor ink = palette().color(group, QPalette::Text);
    int top = 0;
    const auto write = [&](const QString& text, const QFontMetrics& metrics) {
        const int left = layoutDirection() == Qt::LeftToRight
                             ? room.left()
                             : room.right() + 1 - metrics.horizontalAdvance(text);
        painter.drawText(QPointF(left, top + metrics.ascent()), text);
        top += metrics.height();
    };
    painter.setFont(nameFont(font(), iconSide_));
    painter.setPen(ink);
    const QFontMetrics nameMetrics = painter.fontMetrics();
    const QFontMetrics lineMetrics(line);
    // The names of a row are aligned, however long they and the texts below them are.
    const int maximumLines = linesAt(width(), font(), iconSide_);
    top = (height() - (shownLines_.isEmpty() ? int(shownName_.size()) * nameMetrics.height()
                                             : nameMetrics.height() + maximumLines * lineMetrics.height())) /
          2;
    for (const QString& name : std::as_const(shownName_)) write(name, nameMetrics);
    constexpr double softer = 0.3;
    painter.setFont(line);
    painter.setPen(isEnabled() ? mixed(ink, palette().color(QPalette::Base), softer) : ink);
    for (const QString& text : std::as_const(shownLines_)) write(text, lineMetrics);
}

void GameButton::paintStar(QPainter& painter) const {
    const QRectF square = QRectF(starRect()).adjusted(starMargin, starMargin, -starMargin, -starMargin);
    const QColor text = palette().color(QPalette::Text);
    const QColor base = palette().color(QPalette::Base);
    const QColor gold = distinctHue(0);
    constexpr double darker = -0.45;
    constexpr double softer = 0.35;
    constexpr double hint = 0.4;
    painter.setPen(QPen(favourite_ ? shaded(gold, darker) : mixed(text, base, softer), 1.3, Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(favourite_ ? gold : overStar_ ? mixed(base, gold, hint) : base);
    painter.drawPath(starPath(square));
}

void GameButton::paintRibbon(QPainter& painter) const {
    constexpr int width = 11;
    constexpr int length = 17;
    const QRect icon = iconPlace();
    const QRectF place = QStyle::visualRect(layoutDirection(), icon,
                                            QRect(icon.right() - width + 2, icon.top() - 3, width, length));
    QPainterPath ribbon;
    ribbon.moveTo(place.topLeft());
    ribbon.lineTo(place.topRight());
    ribbon.lineTo(place.bottomRight());
    ribbon.lineTo(place.center().x(), place.bottom() - 4);
    ribbon.lineTo(place.bottomLeft());
    ribbon.closeSubpath();
    constexpr double halo = 4;
    constexpr double darker = -0.45;
    const QColor accent = colour(Role::accent, palette());
    painter.setBrush(isEnabled() ? accent : palette().color(QPalette::Mid));
    painter.setPen(QPen(palette().color(QPalette::Base), halo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(ribbon);
    painter.setPen(QPen(shaded(accent, darker), 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(ribbon);
}

void GameButton::paintTick(QPainter& painter) const {
    const double side = iconSide_ * 3 / 8.0;
    const QRect icon = iconPlace();
    constexpr int beyond = 4;
    const QRectF place = QStyle::visualRect(
        layoutDirection(), icon,
        QRectF(icon.right() + beyond - side, icon.bottom() + beyond - side, side, side).toAlignedRect());
    paintDayMark(painter, DayMark::finished, place, palette());
}

void GameButton::paintArc(QPainter& painter) const {
    constexpr int share = 6;  // the arc leaves a sixth of the icon free at each side
    const int edge = iconSide_ / share;
    const QRect place = iconPlace().adjusted(edge, edge, -edge, -edge);
    QPen pen(colour(Role::accent, palette()), 3.5);
    pen.setCapStyle(Qt::RoundCap);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    constexpr int fullCircle = 360 * 16;
    painter.drawArc(place, -turn_ * fullCircle / 20, fullCircle * 3 / 4);
}

bool GameButton::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::ToolTip: {
            const auto* const help = static_cast<QHelpEvent*>(event);
            if (!isEnabled() || !starRect().contains(help->pos())) break;
            QToolTip::showText(help->globalPos(),
                               favourite_ ? tr("Remove from favourites") : tr("Add to favourites"), this,
                               starRect());
            return true;
        }
        case QEvent::HoverEnter:
        case QEvent::HoverMove:
        case QEvent::HoverLeave: {
            const auto* const hover = static_cast<QHoverEvent*>(event);
            const bool over =
                event->type() != QEvent::HoverLeave && starRect().contains(hover->position().toPoint());
            if (std::exchange(overStar_, over) != over) update();
            break;
        }
        default:
            break;
    }
    return QPushButton::event(event);
}

/// Excludes the star, which does not start the game.
bool GameButton::hitButton(const QPoint& place) const {
    return rect().contains(place) && !starRect().contains(place);
}

void GameButton::mousePressEvent(QMouseEvent* event) {
    starPressed_ = event->button() == Qt::LeftButton && starRect().contains(event->position().toPoint());
    QPushButton::mousePressEvent(event);
    if (starPressed_) event->accept();
}

void GameButton::mouseMoveEvent(QMouseEvent* event) {
    if (!starPressed_) QPushButton::mouseMoveEvent(event);
}

void GameButton::mouseReleaseEvent(QMouseEvent* event) {
    const bool wasStar = std::exchange(starPressed_, false);
    QPushButton::mouseReleaseEvent(event);
    if (!wasStar) return;
    event->accept();
    if (starRect().contains(event->position().toPoint())) Q_EMIT starClicked();
}

void GameButton::resizeEvent(QResizeEvent* event) {
    areTextsFitted_ = false;
    QPushButton::resizeEvent(event);
}

void GameButton::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) areTextsFitted_ = false;
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::EnabledChange) shownPicture_ = {};
    QPushButton::changeEvent(event);
}

void GameButton::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == 0;
    if (isPlain && (isCursorKey(key) || key == Qt::Key_PageUp || key == Qt::Key_PageDown))
        Q_EMIT arrowPressed(static_cast<Qt::Key>(key));
    else if (key != Qt::Key_Return && key != Qt::Key_Enter)
        QPushButton::keyPressEvent(event);
    else if (!event->isAutoRepeat())
        click();
}

void GameButton::timerEvent(QTimerEvent* event) {
    if (event->timerId() != turning_.timerId()) return QPushButton::timerEvent(event);
    turn_ = (turn_ + 1) % 20;
    update();
}

}  // namespace plt
