// SPDX-License-Identifier: MIT
#include "common/language/duration_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace plt {

namespace {
QString twoDigits(qint64 n) {
    return QStringLiteral("%1").arg(n, 2, 10, QLatin1Char('0'));
}
}  // namespace

QString durationText(qint64 milliseconds) {
    const qint64 seconds = qMax<qint64>(0, milliseconds) / 1000;
    const qint64 hours = seconds / 3600;
    const QString tail = QLatin1Char(':') + twoDigits(seconds % 60);
    if (hours > 0) return QString::number(hours) + QLatin1Char(':') + twoDigits(seconds / 60 % 60) + tail;
    return QString::number(seconds / 60) + tail;
}

QString exactDurationText(qint64 milliseconds) {
    const qint64 hundredths = qMax<qint64>(0, milliseconds) / 10;
    const QString point = QLocale().decimalPoint() + twoDigits(hundredths % 100);
    if (hundredths < 6000)
        return QCoreApplication::translate("duration", "%1 s").arg(QString::number(hundredths / 100) + point);
    return durationText(milliseconds) + point;
}

}  // namespace plt
