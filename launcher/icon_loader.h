// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/worker_thread.h"

#include <memory>

#include <QImage>
#include <QObject>
#include <QString>

namespace plt {

/// The picture of an icon file, fitted into a square of `side` logical pixels on a screen with the given
/// ratio of device to logical pixels; never enlarged unless it is a drawing. Null when it cannot be decoded.
QImage renderIcon(const QString& path, int side, qreal pixelRatio);

/// The picture for a game without an icon.
QImage placeholderIcon(int side, qreal pixelRatio);

/// Decodes icons on a thread of its own, one after the other, so that a picture that takes long keeps nobody
/// else waiting.
class IconLoader : public QObject {
    Q_OBJECT

  public:
    explicit IconLoader(QObject* parent = nullptr);

    /// Answered by loaded(). An empty path asks for the placeholder.
    void request(const QString& path, int side, qreal pixelRatio);

  Q_SIGNALS:
    void loaded(const QString& path, qreal pixelRatio, const QImage& image);
    /// For the worker in the other thread.
    void requested(const QString& path, int side, qreal pixelRatio);

  private:
    std::unique_ptr<WorkerThread> thread_;
};

}  // namespace plt
