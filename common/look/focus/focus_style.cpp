// SPDX-License-Identifier: MIT
#include "common/look/focus/focus_style.h"

#include "common/look/focus/focus_ring.h"

#include <algorithm>

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QStyleOption>
#include <QTabBar>

namespace plt {

namespace {

/// Distance from the edge of a control to the inner edge of its ring.
constexpr int ringWidth = 4;
/// Distance between a label and its ring, and between the ring and the box or dot beside it.
constexpr int aroundWords = 1;

void drawRing(QPainter& painter, const QStyleOption& option, const QRect& rect) {
    drawFocusRing(painter, rect, option.palette);
}

bool hasFocus(const QStyleOption& option) {
    return (option.state & QStyle::State_HasFocus) != 0;
}

/// Returns the rectangle of the icon and the words of a button within `place`.
QRect wordsWithin(const QStyleOptionButton& button, const QRect& place, Qt::Alignment alignment) {
    int width = button.fontMetrics.size(Qt::TextShowMnemonic, button.text).width();
    if (!button.icon.isNull()) width += button.iconSize.width() + ringWidth;
    return QStyle::alignedRect(button.direction, alignment, {std::min(width, place.width()), place.height()},
                               place);
}

/// Returns true for controls whose ring is drawn with the whole control; the focus rectangle of their style
/// is skipped.
bool isRinged(const QWidget* widget) {
    return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget) ||
           qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QAbstractSlider*>(widget);
}

/// Returns the arrow of a window from right to left that stands for this one of a window from left to right.
Qt::ArrowType mirrored(Qt::ArrowType arrow) {
    if (arrow == Qt::LeftArrow) return Qt::RightArrow;
    return arrow == Qt::RightArrow ? Qt::LeftArrow : arrow;
}

/// Returns the text of a menu entry with its keys in one piece from left to right: "Ctrl++" would become
/// "++Ctrl".
QString withKeysLeftToRight(QString text) {
    constexpr QChar leftToRightMark(0x200e);
    const auto keys = text.indexOf(u'\t') + 1;
    if (keys > 0) text.insert(keys, leftToRightMark).append(leftToRightMark);
    return text;
}

}  // namespace

void FocusStyle::install() {
    QApplication::setStyle(new FocusStyle(QApplication::style()));
}

FocusStyle::FocusStyle(QStyle* base) : QProxyStyle(base) {
    setObjectName(base->objectName());
}

void FocusStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    if (element == PE_FrameFocusRect && isRinged(widget)) return;
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element != PE_PanelLineEdit || !hasFocus(*option)) return;
    const auto* const frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    if (frame && frame->lineWidth > 0) drawRing(*painter, *option, option->rect);
}

void FocusStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    if (option->direction == Qt::RightToLeft)
        drawMirrored(element, option, painter, widget);
    else
        QProxyStyle::drawControl(element, option, painter, widget);
    if (!hasFocus(*option)) return;
    switch (element) {
        case CE_PushButton:
            drawRing(*painter, *option, option->rect);
            break;
        case CE_CheckBox:
        case CE_RadioButton:
            if (const auto* const button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
                const auto contents = element == CE_CheckBox ? SE_CheckBoxContents : SE_RadioButtonContents;
                const QRect words =
                    wordsWithin(*button, proxy()->subElementRect(contents, option, widget), Qt::AlignLeft);
                const int aside = ringWidth + aroundWords;
                drawRing(*painter, *option, words.adjusted(-aside, 0, aside, 0) & option->rect);
            }
            break;
        default:
            break;
    }
}

void FocusStyle::drawMirrored(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    if (const auto* const entry = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        entry && element == CE_MenuItem) {
        QStyleOptionMenuItem shown(*entry);
        shown.text = withKeysLeftToRight(shown.text);
        return QProxyStyle::drawControl(element, &shown, painter, widget);
    }
    if (const auto* const button = qstyleoption_cast<const QStyleOptionButton*>(option);
        button && element == CE_PushButtonLabel && !button->icon.isNull() &&
        (button->features & QStyleOptionButton::HasMenu) == 0) {
        // Qt aligns the text with the edge of the label that is away from the icon.
        QStyleOptionButton shown(*button);
        shown.rect = wordsWithin(*button, button->rect, Qt::AlignHCenter);
        return QProxyStyle::drawControl(element, &shown, painter, widget);
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void FocusStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const {
    const auto* const button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    // A bar of tabs exchanges the arrows of its buttons itself.
    const bool isOfTabs = widget && qobject_cast<const QTabBar*>(widget->parent());
    if (button && option->direction == Qt::RightToLeft && !isOfTabs) {
        QStyleOptionToolButton shown(*button);
        shown.arrowType = mirrored(shown.arrowType);
        QProxyStyle::drawComplexControl(control, &shown, painter, widget);
    } else {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
    if (!hasFocus(*option)) return;
    if (control == CC_ToolButton || control == CC_ComboBox || control == CC_SpinBox || control == CC_Slider)
        drawRing(*painter, *option, option->rect);
}

QRect FocusStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                 const QWidget* widget) const {
    QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
    // These fields are child widgets, which would cover the ring.
    const bool isField = (control == CC_SpinBox && part == SC_SpinBoxEditField) ||
                         (control == CC_ComboBox && part == SC_ComboBoxEditField);
    if (isField) rect &= option->rect.adjusted(ringWidth, ringWidth, -ringWidth, -ringWidth);
    return rect;
}

QSize FocusStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                   const QWidget* widget) const {
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    if (type != CT_CheckBox && type != CT_RadioButton) return size;
    return size + QSize(ringWidth + aroundWords, 2 * ringWidth);
}

int FocusStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    const int length = QProxyStyle::pixelMetric(metric, option, widget);
    if (metric == PM_CheckBoxLabelSpacing || metric == PM_RadioButtonLabelSpacing)
        return std::max(length, ringWidth + 2 * aroundWords);
    return length;
}

int FocusStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* data) const {
    // An underlined letter is drawn by itself, which tears a word of joined letters apart.
    if (hint == SH_UnderlineShortcut && QLocale().script() == QLocale::ArabicScript) return 0;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

}  // namespace plt
