// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QProxyStyle>

namespace plt {

/// Draws like its base style, but shows the keyboard focus on every control as boards and tables do: with the
/// focus ring just inside the control. In a window from right to left the arrows of tool buttons point the
/// other way, keys in menus are still read from left to right, and words stay beside their icon.
class PLT_API FocusStyle : public QProxyStyle {
    Q_OBJECT

  public:
    /// Wraps the application's current style. Call it once after the application object is created.
    static void install();
    /// Takes ownership of the style that draws everything else.
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
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;

  private:
    /// Draws a control of a window from right to left.
    void drawMirrored(ControlElement element, const QStyleOption* option, QPainter* painter,
                      const QWidget* widget) const;
};

}  // namespace plt
