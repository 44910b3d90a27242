// SPDX-License-Identifier: MIT
#include "common/window/players/players_bar.h"

#include "common/look/glyph_button.h"
#include "common/players/turns.h"
#include "common/window/game_view.h"
#include "common/window/players/player_actions.h"

#include <algorithm>

#include <QAction>
#include <QEvent>
#include <QFontInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QIconEngine>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>
#include <QTextBoundaryFinder>
#include <QToolButton>
#include <QTransform>

namespace plt {

namespace {

constexpr int margin = 10;
constexpr int spacing = 6;
constexpr int minimumSeatWidth = 56;
/// Narrower seats use the space between them as well.
constexpr int comfortableSeatWidth = 84;
constexpr int signSide = 12;

/// A filled triangle beside the name of the seat to move, in the text colour at any size; for the others an
/// equally wide space, so that no name moves.
class TurnSign : public QIconEngine {
  public:
    explicit TurnSign(bool shown) : shown_(shown) {}
    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override {
        if (!shown_) return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(rect.topLeft());
        painter->scale(rect.width() / 16.0, rect.height() / 16.0);
        QPolygonF triangle({{5.2, 2.8}, {11.6, 8}, {5.2, 13.2}});
        // It points to the name.
        if (QGuiApplication::isRightToLeft()) triangle = QTransform(-1, 0, 0, 1, 16, 0).map(triangle);
        QPainterPath path;
        path.addPolygon(triangle);
        painter->fillPath(path, QGuiApplication::palette().color(QPalette::ButtonText));
        painter->restore();
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap picture(size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return picture;
    }
    QIconEngine* clone() const override { return new TurnSign(shown_); }

  private:
    bool shown_;
};

}  // namespace

namespace {

/// Large enough to see at a glance whose turn it is.
QFont largeFont(QFont font) {
    constexpr int least = 16;  // pixels
    constexpr qreal factor = 1.25;
    font.setPixelSize(qMax(least, qRound(QFontInfo(font).pixelSize() * factor)));
    return font;
}

/// Returns the parts of a text at whose ends a line may end, blanks included; some languages have no blanks.
QStringList wordsOf(const QString& text) {
    QStringList words;
    QTextBoundaryFinder ends(QTextBoundaryFinder::Line, text);
    for (qsizetype begin = 0, end = 0; (end = ends.toNextBoundary()) >= 0; begin = end)
        words << text.mid(begin, end - begin);
    return words;
}

/// Returns lines of whole words; a word wider than a line is a line of its own.
QStringList wrapped(const QStringList& words, const QFontMetrics& metrics, int width) {
    QStringList lines;
    for (const QString& word : words) {
        const QString longer = lines.isEmpty() ? word : lines.last() + word;
        if (lines.isEmpty() || metrics.horizontalAdvance(longer.trimmed()) > width)
            lines << word;
        else
            lines.last() = longer;
    }
    for (QString& line : lines) line = line.trimmed();
    return lines;
}

/// The name of a seat and who plays it below, in a font in which both are whole.
struct FittedLines {
    QFont font;
    QStringList lines;
};

/// Makes the font smaller only where the lines do not fit into this room: a low window has none for a higher
/// bar. In the narrowest only the names are left.
FittedLines fitLines(const QString& name, const QString& player, const QFont& usual, QSize room) {
    constexpr int minimumFontSize = 8;  // pixels
    constexpr int maximumLines = 3;
    const int width = room.width();
    const QStringList nameWords = wordsOf(name);
    const QStringList playerWords = wordsOf(player);
    FittedLines fitted{usual, {}};
    for (int size = QFontInfo(usual).pixelSize();; --size) {
        const QFontMetrics metrics(fitted.font);
        fitted.lines = wrapped(nameWords, metrics, width) + wrapped(playerWords, metrics, width);
        const bool fits = fitted.lines.size() <= maximumLines &&
                          fitted.lines.size() * metrics.lineSpacing() <= room.height() &&
                          std::all_of(fitted.lines.begin(), fitted.lines.end(), [&](const QString& line) {
                              return metrics.horizontalAdvance(line) <= width;
                          });
        if (fits) return fitted;
        if (size <= minimumFontSize) break;
        fitted.font.setPixelSize(size - 1);
    }
    if (!player.isEmpty()) return fitLines(name, QString(), usual, room);
    fitted.lines = {QFontMetrics(fitted.font).elidedText(name, Qt::ElideRight, width)};
    return fitted;
}

}  // namespace

PlayersBar::PlayersBar(GameView& view, PlayerActions& actions, QWidget* parent)
    : QWidget(parent), view_(view), actions_(actions), thought_(new QLabel), offer_(new QToolButton) {
    setObjectName(QStringLiteral("players"));
    row_ = new QHBoxLayout(this);
    row_->setContentsMargins(margin, 2, margin, 2);
    row_->setSpacing(spacing);
    for (const auto& [action, glyph] :
         {std::pair(actions_.stepBack(), Glyph::previous), std::pair(actions_.stepForward(), Glyph::next)}) {
        auto* button = new GlyphButton(glyph);
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setAutoRepeat(true);
        button->setFocusPolicy(Qt::TabFocus);
        row_->addWidget(button);
        steps_.push_back(button);
    }
    thought_->setTextFormat(Qt::PlainText);
    thought_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row_->addWidget(thought_, 1);
    moveNow_ = wordButton(actions_.moveNow());
    offer_->setText(tr("Play the computer"));
    offer_->setToolTip(tr("The computer takes the second seat"));
    offer_->setFocusPolicy(Qt::TabFocus);
    connect(offer_, &QToolButton::clicked, &actions_, &PlayerActions::playTheComputer);
    row_->addWidget(offer_);
    if (auto* turns = view_.turns()) {
        connect(turns, &Turns::thoughtChanged, this, &PlayersBar::showThought);
        connect(actions_.showThinking(), &QAction::toggled, this, &PlayersBar::showThought);
    }
    hide();
}

QToolButton* PlayersBar::wordButton(QAction* action) {
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::TabFocus);
    row_->addWidget(button);
    return button;
}

void PlayersBar::makeSeats(int count) {
    while (static_cast<int>(seats_.size()) < count) {
        const int seat = static_cast<int>(seats_.size());
        auto* button = new QToolButton;
        button->setFocusPolicy(Qt::TabFocus);
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize(QSize(signSide, signSide));
        // As high as the highest of them.
        button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Minimum);
        if (view_.turns() != nullptr) {
            button->setPopupMode(QToolButton::InstantPopup);
            auto* menu = new QMenu(button);
            connect(menu, &QMenu::aboutToShow, this, [this, menu, seat] {
                menu->clear();
                actions_.fillSeat(menu, seat);
            });
            button->setMenu(menu);
        }
        // Restores the checked state, which a click must not change.
        connect(button, &QToolButton::clicked, this, &PlayersBar::refresh);
        row_->insertWidget(static_cast<int>(steps_.size() + seats_.size()), button);
        seats_.push_back(button);
    }
    for (std::size_t i = 0; i < seats_.size(); ++i) seats_[i]->setVisible(static_cast<int>(i) < count);
}

QToolButton* PlayersBar::seatButton(int seat) const {
    return seats_[seat];
}

void PlayersBar::refresh() {
    const auto names = view_.seatNames();
    const auto seats = view_.session().seats();
    const int count = names.size() > 1 ? static_cast<int>(names.size()) : 0;
    constexpr int lowWindow = 320;
    const bool yields = view_.session().isReviewing() && window()->height() < lowWindow;
    setVisible(count > 0 && !yields);
    if (count == 0) return;
    makeSeats(count);
    texts_.clear();
    const int toMove = view_.seatInTurn();
    for (int i = 0; i < count; ++i) {
        const auto& player = seats[i];
        const QString name =
            tr("%1: %2", "a seat and its player").arg(names[i], view_.session().playerName(player));
        texts_.push_back({names[i], view_.session().playerName(player), name});
        auto* button = seatButton(i);
        // The turn is shown by the checked button and a sign, and not by colour.
        button->setChecked(i == toMove);
        button->setIcon(QIcon(new TurnSign(i == toMove)));
        button->setAccessibleName(i == toMove ? tr("%1, whose turn it is").arg(name) : name);
        button->setToolTip(view_.turns() != nullptr ? tr("%1. Click to change who plays.").arg(name) : name);
    }
    showThought();
}

void PlayersBar::showThought() {
    const auto* turns = view_.turns();
    QString text;
    if (turns != nullptr && turns->isThinking()) {
        text = tr("Thinking...");
        if (actions_.showThinking()->isChecked() && turns->thought()) text = view_.thoughtText();
    } else if (turns != nullptr && turns->isWaiting()) {
        text = tr("The computer waits.");
    }
    thoughtText_ = text;
    thought_->setToolTip(text);
    thought_->setAccessibleName(text);
    makeRoom();
}

QSize PlayersBar::minimumSizeHint() const {
    int width = 2 * margin;
    for (const auto* button : seats_)
        if (!button->isHidden()) width += minimumSeatWidth + spacing;
    return {width, sizeHint().height()};
}

void PlayersBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    makeRoom();
}

void PlayersBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) return;
    makeRoom();
    // Wider seats would be painted over each other until the event loop lays them out.
    row_->activate();
}

void PlayersBar::showSeatLine(int seat, int width) {
    showSeatText(seat, width, largeFont(font()), texts_[seat].whole);
}

void PlayersBar::showSeatLines(int width) {
    constexpr int arrowAndEdges = 24;
    const QSize room(width - signSide - arrowAndEdges, 2 * QFontMetrics(font()).lineSpacing() + 1);
    // One font for all seats.
    QFont fitting = font();
    for (const auto& seat : texts_) fitting = fitLines(seat.name, seat.player, fitting, room).font;
    for (std::size_t i = 0; i < texts_.size(); ++i) {
        const auto lines = fitLines(texts_[i].name, texts_[i].player, fitting, room).lines;
        showSeatText(static_cast<int>(i), width, fitting, lines.join(QLatin1Char('\n')));
    }
}

void PlayersBar::showSeatText(int seat, int width, const QFont& font, const QString& text) {
    auto* const button = seats_[seat];
    // Fonts that are the same again would make the bar lay itself out again.
    if (button->font() != font) button->setFont(font);
    button->setFixedWidth(width);
    if (button->text() != text) button->setText(text);
}

void PlayersBar::makeRoom() {
    const int shown = static_cast<int>(texts_.size());
    if (shown == 0) return;
    int room = width() - 2 * margin;
    const QFontMetrics metrics(largeFont(font()));
    const auto wanted = [&](int seat) {
        return metrics.horizontalAdvance(texts_[seat].whole) + metrics.height() + signSide + 26;
    };
    // Nothing happens until somebody presses it.
    const auto* const turns = view_.turns();
    const bool waits = turns != nullptr && turns->isWaiting();
    if (waits) room -= moveNow_->sizeHint().width() + spacing;
    int seatsWidth = 0;
    for (int i = 0; i < shown; ++i) seatsWidth += wanted(i) + spacing;
    const bool tight = seatsWidth > room;
    const int between = tight && room / shown - spacing < comfortableSeatWidth ? 1 : spacing;
    if (row_->spacing() != between) row_->setSpacing(between);
    const int each = room / shown - between;
    if (tight) showSeatLines(std::max(minimumSeatWidth, each));
    for (int i = 0; i < shown; ++i) {
        if (!tight) showSeatLine(i, wanted(i));
        room -= (tight ? std::max(minimumSeatWidth, each) : wanted(i)) + between;
    }
    const auto place = [&room](QWidget* widget, bool wantedNow) {
        const int needed = widget->sizeHint().width() + spacing;
        const bool fits = wantedNow && needed <= room;
        if (fits) room -= needed;
        if (widget->isHidden() == fits) widget->setVisible(fits);
    };
    if (waits) room += moveNow_->sizeHint().width() + spacing;
    place(moveNow_, waits || actions_.moveNow()->isEnabled());
    place(offer_, actions_.offersComputer());
    // Both buttons or none.
    int stepsWidth = 0;
    for (const auto* button : steps_) stepsWidth += button->sizeHint().width() + spacing;
    const bool stepsFit = stepsWidth <= room;
    for (auto* button : steps_)
        if (button->isHidden() == stepsFit) button->setVisible(stepsFit);
    if (stepsFit) room -= stepsWidth;
    QString text =
        thought_->fontMetrics().elidedText(thoughtText_, Qt::ElideRight, std::max(0, room - spacing));
    // The beginning of a word tells nothing.
    if (text.size() < thoughtText_.size() / 2) text.clear();
    if (thought_->text() != text) thought_->setText(text);
}

}  // namespace plt
