// SPDX-License-Identifier: MIT
#include "common/look/colours.h"

#include <array>
#include <cmath>

namespace plt {

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightnessF() < palette.color(QPalette::WindowText).lightnessF();
}

QColor colour(Role role, const QPalette& palette) {
    const bool dark = isDark(palette);
    switch (role) {
        case Role::ink:
            return dark ? QColor(0xEC, 0xEA, 0xF4) : QColor(0x2B, 0x2D, 0x42);
        case Role::paper:
            return dark ? QColor(0x23, 0x24, 0x2F) : QColor(0xFA, 0xF7, 0xF0);
        case Role::cell:
            return dark ? QColor(0x34, 0x36, 0x45) : QColor(0xE4, 0xE1, 0xD8);
        case Role::cellRaised:
            return dark ? QColor(0x40, 0x43, 0x57) : QColor(0xF4, 0xF1, 0xEA);
        case Role::felt:
            return dark ? QColor(0x1F, 0x51, 0x3C) : QColor(0x2F, 0x7D, 0x5B);
        case Role::accent:
            return dark ? QColor(0xF2, 0x99, 0x4A) : QColor(0xE0, 0x7A, 0x2F);
        case Role::good:
            return dark ? QColor(0x4C, 0xC3, 0x8A) : QColor(0x2A, 0x9D, 0x6F);
        case Role::bad:
            return dark ? QColor(0xEF, 0x6A, 0x5E) : QColor(0xC8, 0x44, 0x3C);
    }
    return {};
}

QColor distinctHue(int index) {
    static constexpr std::array<QRgb, distinctHues> hues{0xE69F00, 0x56B4E9, 0x009E73, 0xF0E442,
                                                         0x0072B2, 0xD55E00, 0xCC79A7};
    return QColor(hues[((index % distinctHues) + distinctHues) % distinctHues]);
}

QColor mixed(const QColor& from, const QColor& to, qreal amount) {
    const auto channel = [amount](float a, float b) {
        return static_cast<float>(qBound(0.0, a + (b - a) * amount, 1.0));
    };
    return QColor::fromRgbF(channel(from.redF(), to.redF()), channel(from.greenF(), to.greenF()),
                            channel(from.blueF(), to.blueF()), channel(from.alphaF(), to.alphaF()));
}

QColor shaded(const QColor& colour, qreal amount) {
    QColor target = amount >= 0 ? QColor(Qt::white) : QColor(Qt::black);
    target.setAlphaF(colour.alphaF());
    return mixed(colour, target, std::abs(amount));
}

qreal contrast(const QColor& one, const QColor& other) {
    const auto luminance = [](const QColor& c) {
        const auto linear = [](qreal v) {
            return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
    };
    const qreal a = luminance(one);
    const qreal b = luminance(other);
    return (qMax(a, b) + 0.05) / (qMin(a, b) + 0.05);
}

}  // namespace plt
