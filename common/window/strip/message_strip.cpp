// SPDX-License-Identifier: MIT
#include "common/window/strip/message_strip.h"

#include <algorithm>
#include <utility>

#include <QAccessible>
#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTextBoundaryFinder>
#include <QToolButton>

namespace plt {

namespace {

/// Pixels; lower buttons are hard to hit.
constexpr int minimumButtonSize = 28;
/// In letters; in narrower strips, answers are signs.
constexpr int minimumLabelledWidth = 66;

/// Pixels; smaller letters are hard to read.
constexpr int minimumLetters = 11;

/// The font of a text too long for two lines.
QFont smaller(QFont font) {
    const int size = QFontInfo(font).pixelSize();
    font.setPixelSize(qMin(size, qMax(minimumLetters, qRound(size * 0.85))));
    return font;
}

/// Returns the bounding rectangle of a text wrapped at this width.
QRect wrapped(const QFont& font, int width, const QString& text) {
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10'000), Qt::TextWordWrap, text);
}

/// Returns the height of this number of lines, which is not quite the sum of single ones.
int heightOf(const QFont& font, int lines) {
    const QStringList text(lines, QStringLiteral("M"));
    return wrapped(font, 10'000, text.join(QLatin1Char('\n'))).height();
}

/// Keeps numbers on the line of the word before ("Turns: 5") or of the unit after ("83.0 s", "34 %").
QString keptTogether(QString text) {
    const auto isLetter = [&text](qsizetype i) { return i < text.size() && text[i].isLetter(); };
    for (qsizetype i = 1; i + 1 < text.size(); ++i) {
        if (text[i] != QLatin1Char(' ')) continue;
        const bool label = text[i - 1] == QLatin1Char(':') && text[i + 1].isDigit();
        const bool unit = text[i + 1] == QLatin1Char('%') || (isLetter(i + 1) && !isLetter(i + 2));
        if (label || (unit && text[i - 1].isDigit())) text[i] = QChar(QChar::Nbsp);
    }
    return text;
}

/// Returns the width of an answer in a narrow strip: its label and a little space.
int tightWidth(const QWidget& answer) {
    const auto* button = qobject_cast<const QPushButton*>(&answer);
    return button != nullptr ? button->fontMetrics().horizontalAdvance(button->text()) + 16
                             : answer.sizeHint().width();
}

/// Returns true if a button is to be seen: in a narrow strip only if its action is not of low priority.
bool isWanted(const QToolButton& button, bool all) {
    const QAction* const action = button.defaultAction();
    return action->isVisible() && (all || action->priority() != QAction::LowPriority);
}

/// Returns the width of so many letters of a sentence. QFontMetrics::averageCharWidth() is that of all characters
/// of a font, which has other scripts too.
int widthOf(int letters, const QFontMetrics& metrics) {
    const auto alphabet = QStringLiteral("abcdefghijklmnopqrstuvwxyz");
    constexpr double narrower = 26.0 / 29.5;  // than one of each, as "e" and "i" are frequent
    return qRound(letters * narrower * metrics.horizontalAdvance(alphabet) / alphabet.size());
}

}  // namespace

MessageStrip::MessageStrip(QWidget* parent) : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    sign_ = new MessageSign;
    row->addWidget(sign_);
    label_ = new QLabel;
    label_->setTextFormat(Qt::PlainText);
    label_->setWordWrap(true);
    label_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label_->installEventFilter(this);
    row->addWidget(label_, 1);
    buttons_ = new QWidget;
    buttonRow_ = new QHBoxLayout(buttons_);
    buttonRow_->setContentsMargins(0, 0, 0, 0);
    row->addWidget(buttons_);
    const auto group = [row](QWidget*& holder, QHBoxLayout*& buttons) {
        holder = new QWidget;
        buttons = new QHBoxLayout(holder);
        buttons->setContentsMargins(0, 0, 0, 0);
        buttons->setSpacing(2);
        row->addWidget(holder);
    };
    group(tools_, toolRow_);
    group(glyphs_, glyphRow_);
    sign_->hide();
    buttons_->hide();
    fitWidth();
    fitHeight();
}

void MessageStrip::fitHeight() {
    // Two lines of text, three small ones, or one button, whichever is highest.
    QPushButton measure(QStringLiteral("M"));
    measure.setFont(font());
    setFixedHeight(
        std::max({heightOf(font(), 2), heightOf(smaller(font()), 3), measure.sizeHint().height()}) + 8);
}

void MessageStrip::setStatus(const QString& text) {
    status_ = text;
    if (kind_ == Kind::status) show(text);
}

void MessageStrip::showMessage(Kind kind, const QString& text, const QList<Answer>& answers) {
    const auto isSame = [](const Answer& one, const Answer& other) { return one.label == other.label; };
    // A repeated message does not flicker, and a screen reader does not read it again.
    if (kind_ == kind && text_ == text && std::ranges::equal(answers_, answers, isSame)) return;
    clearMessage();
    answers_ = answers;
    kind_ = kind;
    sign_->setKind(kind);
    show(text);
    addButtons();
    makeRoom();
    if (QAccessible::isActive()) {
        QAccessibleEvent alert(label_, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void MessageStrip::addButtons() {
    for (const auto& answer : answers_) {
        if (isNarrow() && answer.isElsewhere) continue;
        QAbstractButton* button = nullptr;
        if (isNarrow() && answer.sign) {
            button = new GlyphButton(*answer.sign);
            button->setToolTip(answer.label);
            button->setAccessibleName(answer.label);
        } else {
            auto* labelled = new QPushButton(answer.label);
            labelled->setAutoDefault(false);
            if (answer.fill) {
                auto* menu = new QMenu(labelled);
                answer.fill(*menu);
                labelled->setMenu(menu);
            }
            button = labelled;
        }
        // The focus stays with the game; Tab still reaches the button.
        button->setFocusPolicy(Qt::TabFocus);
        buttonRow_->addWidget(button);
        if (answer.run)
            connect(button, &QAbstractButton::clicked, this, [clicked = answer.run] { clicked(); });
        buttons_->show();
        button->show();
    }
}

void MessageStrip::removeButtons() {
    while (auto* item = buttonRow_->takeAt(0)) {
        if (auto* button = item->widget()) {
            button->hide();
            button->deleteLater();  // deferred, as its click may be in progress
        }
        delete item;
    }
    buttons_->hide();
}

void MessageStrip::addAction(QAction* action, std::optional<Glyph> glyph) {
    QToolButton* button = glyph ? new GlyphButton(*glyph) : new QToolButton;
    button->setDefaultAction(action);
    // A flat button with text alone would not look like a button.
    button->setAutoRaise(glyph.has_value());
    button->setFocusPolicy(Qt::TabFocus);
    if (!glyph) {
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setMinimumHeight(minimumButtonSize);
    }
    (glyph ? glyphRow_ : toolRow_)->addWidget(button);
    // QToolButton does not follow its action's visibility.
    button->setVisible(action->isVisible());
    connect(action, &QAction::changed, button,
            [this, action, button, wasVisible = action->isVisible()]() mutable {
                if (std::exchange(wasVisible, action->isVisible()) == action->isVisible()) return;
                button->setVisible(action->isVisible());
                makeRoom();
            });
}

void MessageStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    makeRoom();
}

bool MessageStrip::isNarrow() const {
    return width() < widthOf(minimumLabelledWidth, fontMetrics());
}

void MessageStrip::fitWidth() {
    wasNarrow_ = isNarrow();
    layout()->setSpacing(*wasNarrow_ ? 4 : 8);
    const int side = *wasNarrow_ ? 6 : 10;
    layout()->setContentsMargins(side, 3, side, 3);
    const bool isOther = std::ranges::any_of(
        answers_, [](const Answer& answer) { return answer.sign.has_value() || answer.isElsewhere; });
    if (!isOther) return;
    removeButtons();
    addButtons();
}

int MessageStrip::minimumTextWidth() const {
    return widthOf(20, fontMetrics());
}

int MessageStrip::minimumReadableWidth() const {
    return widthOf(56, fontMetrics());
}

int MessageStrip::answersWidth(bool tight) const {
    int sum = 0;
    for (int i = 0; i < buttonRow_->count(); ++i) {
        const QWidget& button = *buttonRow_->itemAt(i)->widget();
        if (i > 0) sum += buttonRow_->spacing();
        sum += tight ? tightWidth(button) : button.sizeHint().width();
    }
    return sum;
}

void MessageStrip::tighten(bool tight) {
    for (int i = 0; i < buttonRow_->count(); ++i) {
        auto* button = buttonRow_->itemAt(i)->widget();
        button->setMinimumWidth(tight ? tightWidth(*button) : 0);
        button->setMaximumWidth(tight ? tightWidth(*button) : QWIDGETSIZE_MAX);
    }
}

int MessageStrip::glyphsWidth(bool all) const {
    int sum = 0;
    for (const auto* button : glyphs_->findChildren<GlyphButton*>())
        if (isWanted(*button, all)) sum += button->sizeHint().width() + glyphRow_->spacing();
    return sum > 0 ? sum - glyphRow_->spacing() + layout()->spacing() : 0;
}

void MessageStrip::showGlyphs(bool all) {
    for (auto* button : glyphs_->findChildren<GlyphButton*>())
        if (button->isHidden() == isWanted(*button, all)) button->setVisible(isWanted(*button, all));
}

void MessageStrip::makeRoom() {
    if (wasNarrow_ != isNarrow()) fitWidth();
    constexpr int lines = 2;
    const int spacing = layout()->spacing();
    const auto margins = layout()->contentsMargins();
    const int least = minimumTextWidth();
    const int wanted = fontMetrics().horizontalAdvance(text_) * 6 / (5 * lines);
    int room = width() - margins.left() - margins.right();
    const auto take = [&room](int needed, int left) {
        const bool fits = room - needed >= left;
        if (fits) room -= needed;
        return fits;
    };
    room -= glyphsWidth(false);
    if (buttonRow_->count() > 0) {
        const int allGlyphs = glyphsWidth(true) - glyphsWidth(false);
        const bool tight = room - answersWidth(false) - allGlyphs < std::max(least * 3 / 2, wanted);
        tighten(tight);
        room -= answersWidth(tight) + spacing;
    }
    // The others are in the menus, too, and give way to the words of a message.
    const int besideGlyphs = buttonRow_->count() > 0 ? qBound(least, wanted, 3 * least) : least;
    showGlyphs(take(glyphsWidth(true) - glyphsWidth(false), besideGlyphs));
    sign_->setVisible(kind_ != Kind::status &&
                      take(sign_->width() + spacing, isNarrow() ? wanted : least / 2));
    const int besideTools = text_.isEmpty() ? 0 : qBound(least, wanted, 3 * least);
    tools_->setVisible(!toolRow_->isEmpty() && take(toolRow_->sizeHint().width() + spacing, besideTools));
}

void MessageStrip::clearMessage() {
    kind_ = Kind::status;
    answers_.clear();
    removeButtons();
    show(status_);
    makeRoom();
}

void MessageStrip::show(const QString& text) {
    if (text_ == text) return;
    text_ = text;
    fitText();
    label_->setAccessibleName(text);
    makeRoom();
}

void MessageStrip::fitText() {
    QString shown = keptTogether(text_);
    const auto fits = [this](const QFont& font, int lines, const QString& text) {
        return wrapped(font, qMax(1, label_->width()), text).height() <= heightOf(font, lines);
    };
    QFont fitting = font();
    if (!fits(fitting, 2, shown)) {
        fitting = smaller(fitting);
        if (!fits(fitting, 3, shown)) {
            // As many words as fit, and an ellipsis. Some languages have no spaces between words.
            const QString whole = shown;
            QTextBoundaryFinder lineEnds(QTextBoundaryFinder::Line, whole);
            lineEnds.toEnd();
            for (auto end = lineEnds.toPreviousBoundary(); end > 0; end = lineEnds.toPreviousBoundary()) {
                shown = whole.first(end).trimmed() + QChar(0x2026);
                if (fits(fitting, 3, shown)) break;
            }
        }
    }
    if (label_->font() != fitting) label_->setFont(fitting);
    if (label_->text() != shown) label_->setText(shown);
    const bool hasTip = shown.size() < text_.size() || text_.size() > 60;
    label_->setToolTip(hasTip ? Qt::convertFromPlainText(text_, Qt::WhiteSpaceNormal) : QString());
    // Else a screen reader is told the markup of the tool tip.
    label_->setAccessibleDescription(hasTip ? text_ : QString());
}

bool MessageStrip::eventFilter(QObject* watched, QEvent* event) {
    if (watched == label_ && event->type() == QEvent::Resize) fitText();
    return QWidget::eventFilter(watched, event);
}

bool MessageStrip::event(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) sign_->update();
    if (event->type() == QEvent::FontChange) {
        fitHeight();
        fitText();
        makeRoom();
    }
    return QWidget::event(event);
}

}  // namespace plt
