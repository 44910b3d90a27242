// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/message.h"

#include <optional>

#include <QImage>
#include <QString>

class QDataStream;

namespace plt {

/// A request for an icon file's picture, fitted into a square of `side` logical pixels at a device pixel
/// ratio of `pixelRatio`.
struct IconRequest {
    QString path;
    int side = 0;
    qreal pixelRatio = 1;

    friend bool operator==(const IconRequest&, const IconRequest&) = default;
};

/// The result of drawing an icon.
struct DrawnIcon {
    QImage image;     ///< with its device pixel ratio; null after a failure
    Message problem;  ///< a sentence with the file's name; empty after a success
};

/// Serialization between the program and the process that draws icons.
QDataStream& operator<<(QDataStream& out, const IconRequest& request);
QDataStream& operator>>(QDataStream& in, IconRequest& request);
QDataStream& operator<<(QDataStream& out, const DrawnIcon& icon);
QDataStream& operator>>(QDataStream& in, DrawnIcon& icon);

/// Draws an icon synchronously. A hostile one takes any time and memory, so this is for the process that
/// draws icons. Enlarges only vector graphics.
PLT_API DrawnIcon drawIcon(const IconRequest& request);

/// Returns a picture from the cache directory, quickly; nothing if the file has changed since.
PLT_API std::optional<DrawnIcon> knownIcon(const IconRequest& request);
/// Caches a picture; after a failure it is drawn again some day.
PLT_API void storeIcon(const IconRequest& request, const DrawnIcon& icon);
/// Removes the least recently drawn pictures when the cache is too large.
PLT_API void removeOldIcons();

}  // namespace plt
