// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/documents.h"

#include <functional>

#include <QByteArray>
#include <QCoreApplication>
#include <QImage>
#include <QString>

namespace slidey {

/// A picture of the player's own as it was read, made small enough to be kept; or why there is none.
struct OwnPicture {
    QImage image;
    QString problem;
};

/// Reads a picture from the bytes of a file in any format that Qt knows. Of what moves it takes the first
/// frame, what is transparent lies on a plain background, and a photo is turned upright.
OwnPicture readPicture(const QByteArray& bytes);
/// The same for a picture that is one already (from the clipboard).
OwnPicture takePicture(const QImage& image);
/// The picture as it is kept; readPicture() reads it.
QByteArray bytesOf(const QImage& image);

/// Pictures as documents: they are opened by menu, from the list of recent files, dropped, and named.
class PictureFormat : public plt::DocumentFormat {
    Q_DECLARE_TR_FUNCTIONS(slidey::PictureFormat)

  public:
    /// `show` begins a game with a picture, or lets the player think better of it.
    explicit PictureFormat(std::function<void(const QImage&)> show) : show_(std::move(show)) {}
    QString name() const override;
    QStringList endings() const override;
    plt::DocumentContents read(const QByteArray& bytes) override;

  private:
    std::function<void(const QImage&)> show_;
};

}  // namespace slidey
