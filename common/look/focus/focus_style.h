// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QProxyStyle>

namespace plt {

/// Draws as another style does, but shows the keyboard on every control as boards and tables show it: with
/// the mark of the focus, just inside the control.
class PLT_API FocusStyle : public QProxyStyle {
    Q_OBJECT

  public:
    /// Over the style that the application has now; for a program to call once its application object stands.
    static void install();
    /// Takes the style that draws the rest.
    explicit FocusStyle(QStyle* base);

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
};

}  // namespace plt
