// SPDX-License-Identifier: MIT
#include "common/board3d/board/kept_view.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace plt {

QString writeView(const CameraView& view) {
    const QJsonObject kept{
        {QStringLiteral("phi"), view.phi},           {QStringLiteral("theta"), view.theta},
        {QStringLiteral("distance"), view.distance}, {QStringLiteral("fov"), view.fov},
        {QStringLiteral("x"), view.shift.x()},       {QStringLiteral("y"), view.shift.y()}};
    return QString::fromUtf8(QJsonDocument(kept).toJson(QJsonDocument::Compact));
}

std::optional<CameraView> readView(const QString& text, const CameraView& start) {
    const QJsonObject kept = QJsonDocument::fromJson(text.toUtf8()).object();
    if (kept.isEmpty()) return std::nullopt;
    CameraView view = start;
    const auto number = [&kept](const char* key, double fallback) {
        return kept.value(QLatin1String(key)).toDouble(fallback);
    };
    view.phi = number("phi", view.phi);
    view.theta = number("theta", view.theta);
    view.distance = number("distance", view.distance);
    view.fov = number("fov", view.fov);
    view.shift = {number("x", 0), number("y", 0)};
    return view.limited();
}

}  // namespace plt
