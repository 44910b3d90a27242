// SPDX-License-Identifier: MIT
#include "common/game/message_strip.h"

#include "common/look/colours.h"

#include <algorithm>

#include <QAccessible>
#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QToolButton>

namespace plt {

namespace {

/// Size of a text too long for two lines, as part of the usual size.
constexpr qreal smallText = 0.85;

/// The sign of a message: its meaning by shape as well as by colour.
class Sign : public QWidget {
  public:
    explicit Sign(const MessageStrip* strip) : QWidget(nullptr), strip_(strip) {
        setFixedSize(20, 20);
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        using Kind = MessageStrip::Kind;
        const auto kind = strip_->kind();
        const Role role = kind == Kind::good ? Role::good : kind == Kind::bad ? Role::bad : Role::accent;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour(role, palette()));
        painter.drawEllipse(QRectF(1, 1, 18, 18));
        QPen pen(isDark(palette()) ? QColor(0x23, 0x24, 0x2F) : QColor(Qt::white), 2.2, Qt::SolidLine,
                 Qt::RoundCap, Qt::RoundJoin);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        QPainterPath path;
        switch (kind) {
            case Kind::good:
                path.moveTo(5.5, 10.5);
                path.lineTo(8.8, 13.8);
                path.lineTo(14.5, 6.8);
                break;
            case Kind::bad:
                path.moveTo(6.5, 6.5);
                path.lineTo(13.5, 13.5);
                path.moveTo(13.5, 6.5);
                path.lineTo(6.5, 13.5);
                break;
            case Kind::hint:  // a lamp
                path.addEllipse(QRectF(6, 4, 8, 8));
                path.moveTo(8.5, 14.2);
                path.lineTo(11.5, 14.2);
                break;
            default:
                path.moveTo(10, 9.2);
                path.lineTo(10, 14.5);
                path.moveTo(10, 5.6);
                path.lineTo(10, 5.8);
        }
        painter.drawPath(path);
    }

  private:
    const MessageStrip* strip_;
};

}  // namespace

MessageStrip::MessageStrip(QWidget* parent) : QWidget(parent) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 3, 10, 3);
    row->setSpacing(8);
    sign_ = new Sign(this);
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
    clock_ = new QLabel;
    auto bold = clock_->font();
    bold.setBold(true);
    clock_->setFont(bold);
    clock_->setAccessibleName(tr("Clock"));
    row->addWidget(clock_);
    sign_->hide();
    buttons_->hide();
    clock_->hide();
    // Two lines of text, three small ones, or one button, whichever is highest.
    const QPushButton measure(QStringLiteral("M"));
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * smallText);
    setFixedHeight(std::max({2 * fontMetrics().lineSpacing(), 3 * QFontMetrics(small).lineSpacing(),
                             measure.sizeHint().height()}) +
                   8);
}

void MessageStrip::setStatus(const QString& text) {
    status_ = text;
    if (kind_ == Kind::status) show(text);
}

QString MessageStrip::text() const {
    return label_->text();
}

void MessageStrip::showMessage(Kind kind, const QString& text, const QList<Answer>& answers) {
    QStringList labels;
    for (const auto& answer : answers) labels << answer.first;
    // Said again, it is not another message: nothing flickers, and a screen reader does not repeat it.
    if (kind_ == kind && label_->text() == text && labels == labels_) return;
    clearMessage();
    kind_ = kind;
    labels_ = labels;
    sign_->setVisible(kind != Kind::status);
    sign_->update();
    show(text);
    for (const auto& [label, clicked] : answers) addButton(label, clicked);
    makeRoom();
    if (QAccessible::isActive()) {
        QAccessibleEvent alert(label_, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void MessageStrip::addButton(const QString& label, const std::function<void()>& clicked) {
    auto* button = new QPushButton(label);
    button->setAutoDefault(false);
    // The keyboard stays with the game; Tab still reaches the button.
    button->setFocusPolicy(Qt::TabFocus);
    buttonRow_->addWidget(button);
    connect(button, &QPushButton::clicked, this, [clicked = clicked] { clicked(); });
    buttons_->show();
    button->show();
}

void MessageStrip::addAction(QAction* action, std::optional<Glyph> glyph) {
    QToolButton* button = glyph ? new GlyphButton(*glyph) : new QToolButton;
    button->setDefaultAction(action);
    // A word alone would not look like something to press.
    button->setAutoRaise(glyph.has_value());
    button->setFocusPolicy(Qt::TabFocus);
    if (!glyph) button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    (glyph ? glyphRow_ : toolRow_)->addWidget(button);
    // A button does not hide with its action by itself.
    button->setVisible(action->isVisible());
    connect(action, &QAction::changed, button, [this, action, button] {
        if (button->isHidden() == !action->isVisible()) return;
        button->setVisible(action->isVisible());
        makeRoom();
    });
}

void MessageStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    makeRoom();
}

void MessageStrip::makeRoom() {
    // The text and what can be answered to it come first: all else here is in the menus too.
    const int lines = 2;
    const int least = 20 * fontMetrics().averageCharWidth();
    const int wrapped = fontMetrics().horizontalAdvance(label_->text()) * 6 / (5 * lines);
    int room = width() - qBound(least, wrapped, 3 * least) - 20;
    if (buttonRow_->count() > 0) room -= buttonRow_->sizeHint().width() + sign_->width() + 16;
    const auto place = [&room](QWidget* holder, const QHBoxLayout* row) {
        const int wanted = row->sizeHint().width() + 8;
        const bool fits = !row->isEmpty() && wanted <= room;
        holder->setVisible(fits);
        if (fits) room -= wanted;
    };
    place(tools_, toolRow_);
    place(glyphs_, glyphRow_);
}

void MessageStrip::clearMessage() {
    kind_ = Kind::status;
    labels_.clear();
    while (auto* item = buttonRow_->takeAt(0)) {
        if (auto* button = item->widget()) {
            button->hide();
            button->deleteLater();  // it may be the one whose click is being handled
        }
        delete item;
    }
    buttons_->hide();
    sign_->hide();
    show(status_);
    makeRoom();
}

void MessageStrip::setClock(const QString& text) {
    if (clock_->text() == text) return;
    clock_->setText(text);
    clock_->setVisible(!text.isEmpty());
}

void MessageStrip::show(const QString& text) {
    if (label_->text() == text) return;
    label_->setText(text);
    fitText();
    label_->setToolTip(text.size() > 60 ? Qt::convertFromPlainText(text) : QString());
    label_->setAccessibleName(text);
    makeRoom();
}

void MessageStrip::fitText() {
    const QFontMetrics usual(font());
    const QRect needed =
        usual.boundingRect(QRect(0, 0, qMax(1, label_->width()), 10'000), Qt::TextWordWrap, label_->text());
    QFont fitting = font();
    if (needed.height() > 2 * usual.lineSpacing() + 2)
        fitting.setPointSizeF(fitting.pointSizeF() * smallText);
    if (label_->font() != fitting) label_->setFont(fitting);
}

bool MessageStrip::eventFilter(QObject* watched, QEvent* event) {
    if (watched == label_ && event->type() == QEvent::Resize) fitText();
    return QWidget::eventFilter(watched, event);
}

bool MessageStrip::event(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) sign_->update();
    return QWidget::event(event);
}

}  // namespace plt
