// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/rules/message.h"

#include <optional>

#include <QImage>
#include <QString>

class QDataStream;

namespace plt {

/// A picture that is wanted: of an icon file, fitted into a square of `side` logical pixels on a screen with
/// `pixelRatio` device pixels for each.
struct IconRequest {
    QString path;
    int side = 0;
    qreal pixelRatio = 1;

    friend bool operator==(const IconRequest&, const IconRequest&) = default;
};

/// What became of drawing it.
struct DrawnIcon {
    QImage image;     ///< knows its ratio of pixels; null when there is none
    Message problem;  ///< why not, as a sentence with the file's name; empty otherwise
};

QDataStream& operator<<(QDataStream& out, const IconRequest& request);
QDataStream& operator>>(QDataStream& in, IconRequest& request);
QDataStream& operator<<(QDataStream& out, const DrawnIcon& icon);
QDataStream& operator>>(QDataStream& in, DrawnIcon& icon);

/// Draws an icon, here and now: a hostile one takes any time and memory, so this is for the process that
/// draws icons. Never enlarges unless it is a drawing.
PLT_API DrawnIcon drawIcon(const IconRequest& request);

/// What was drawn before, in the cache directory. A file that has changed since is not known. Quick.
PLT_API std::optional<DrawnIcon> knownIcon(const IconRequest& request);
/// Keeps what was drawn; when that is not possible, it is drawn again some day.
PLT_API void keepIcon(const IconRequest& request, const DrawnIcon& icon);
/// Throws away what was drawn longest ago, when too much is kept.
PLT_API void tidyKeptIcons();

}  // namespace plt
