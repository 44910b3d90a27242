// SPDX-License-Identifier: MIT
#include "common/gl/frame/gl_context.h"

#include <algorithm>
#include <array>

#include <QOpenGLFunctions>

namespace plt {

QSurfaceFormat glFormat() {
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setProfile(QSurfaceFormat::NoProfile);
    const bool embedded = QOpenGLContext::openGLModuleType() == QOpenGLContext::LibGLES;
    format.setVersion(2, embedded ? 0 : 1);
    return format;
}

QString OffscreenContext::create() {
    context_.setFormat(glFormat());
    if (!context_.create()) return QStringLiteral("no context");
    surface_.setFormat(context_.format());
    surface_.create();
    return surface_.isValid() && ensureCurrent() ? QString() : QStringLiteral("no surface");
}

bool OffscreenContext::isAccelerated() {
    const auto* const name = context_.functions()->glGetString(GL_RENDERER);
    const QByteArray renderer = QByteArray(reinterpret_cast<const char*>(name)).toLower();
    // Names of the software renderers of Mesa, Google, Microsoft and Apple.
    constexpr std::array inSoftware{"llvmpipe",    "softpipe",    "swrast",         "software",
                                    "swiftshader", "gdi generic", "microsoft basic"};
    return !renderer.isEmpty() &&
           std::ranges::none_of(inSoftware, [&](const char* word) { return renderer.contains(word); });
}

}  // namespace plt
