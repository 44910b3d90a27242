// SPDX-License-Identifier: MIT
#include "common/board3d/camera/camera_move.h"

#include <QKeySequence>

namespace plt {

QString cameraKeyText(CameraMove move) {
    const auto key = [](QKeyCombination code) {
        return QKeySequence(code).toString(QKeySequence::NativeText);
    };
    switch (move) {
        case CameraMove::turnLeft:
            return key(Qt::SHIFT | Qt::Key_Left);
        case CameraMove::turnRight:
            return key(Qt::SHIFT | Qt::Key_Right);
        case CameraMove::tiltUp:
            return key(Qt::SHIFT | Qt::Key_Up);
        case CameraMove::tiltDown:
            return key(Qt::SHIFT | Qt::Key_Down);
        case CameraMove::nearer:
            return QStringLiteral("=");
        case CameraMove::farther:
            return QStringLiteral("-");
        case CameraMove::larger:
            return QStringLiteral("+");
        case CameraMove::smaller:
            return QStringLiteral("_");
        case CameraMove::shiftLeft:
            return key(Qt::CTRL | Qt::SHIFT | Qt::Key_Left);
        case CameraMove::shiftRight:
            return key(Qt::CTRL | Qt::SHIFT | Qt::Key_Right);
        case CameraMove::shiftUp:
            return key(Qt::CTRL | Qt::SHIFT | Qt::Key_Up);
        case CameraMove::shiftDown:
            return key(Qt::CTRL | Qt::SHIFT | Qt::Key_Down);
        case CameraMove::reset:
            return key(QKeyCombination(Qt::Key_Home));
    }
    return {};
}

}  // namespace plt
