// SPDX-License-Identifier: MIT
#include "common/plugin/icon/icon_process.h"

#include "common/plugin/icon/drawn_icon.h"
#include "common/system/processes/limits.h"

#include <cstdio>
#include <new>

#include <QDataStream>
#include <QFile>

namespace plt {

namespace {

/// Reads one message, which is preceded by its length.
bool readMessage(QFile& file, QByteArray* message) {
    constexpr quint32 longest = 1 << 16;
    quint32 size = 0;
    QDataStream head(file.read(sizeof size));
    head >> size;
    if (head.status() != QDataStream::Ok || size > longest) return false;
    *message = file.read(size);
    return message->size() == qsizetype(size);
}

}  // namespace

int drawIconsForOthers() {
    QFile in;
    QFile out;
    if (!in.open(stdin, QIODevice::ReadOnly) || !out.open(stdout, QIODevice::WriteOnly))
        return iconProcessDone;
    // A broken icon is not a bug of ours.
    limits::becomeLessImportant();
    limits::setMemory(maximumIconMemory);
    for (QByteArray message; readMessage(in, &message);) {
        IconRequest request;
        QDataStream reader(message);
        reader >> request;
        limits::setProcessorTime(maximumIconDrawingTime);
        DrawnIcon icon;
        try {
            icon = drawIcon(request);
        } catch (const std::bad_alloc&) {
            return iconProcessOutOfMemory;
        }
        limits::setProcessorTime(0);
        storeIcon(request, icon);
        QByteArray answer;
        QDataStream writer(&answer, QIODevice::WriteOnly);
        writer << icon;
        QDataStream channel(&out);
        channel << answer;
        if (!out.flush()) break;
    }
    removeOldIcons();
    return iconProcessDone;
}

}  // namespace plt
