// SPDX-License-Identifier: MIT
#include "common/language/translated.h"

#include <QCoreApplication>
#include <QLocale>

namespace plt {

namespace {

/// Formats the last two digits of a clock.
QString twoDigits(qint64 number) {
    const QLocale locale;
    return number < 10 ? locale.zeroDigit() + locale.toString(number) : locale.toString(number);
}

}  // namespace

QString durationText(qint64 milliseconds) {
    const QLocale locale;
    const qint64 seconds = qMax<qint64>(0, milliseconds) / 1000;
    const qint64 hours = seconds / 3600;
    const QString tail = QLatin1Char(':') + twoDigits(seconds % 60);
    if (hours > 0) return locale.toString(hours) + QLatin1Char(':') + twoDigits(seconds / 60 % 60) + tail;
    return locale.toString(seconds / 60) + tail;
}

QString exactDurationText(qint64 milliseconds) {
    const QLocale locale;
    const qint64 hundredths = qMax<qint64>(0, milliseconds) / 10;
    const QString fraction = locale.decimalPoint() + twoDigits(hundredths % 100);
    if (hundredths < 6000)
        return QCoreApplication::translate("duration", "%1 s")
            .arg(locale.toString(hundredths / 100) + fraction);
    return durationText(milliseconds) + fraction;
}

}  // namespace plt
