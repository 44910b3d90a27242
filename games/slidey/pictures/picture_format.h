// SPDX-License-Identifier: MIT
#pragma once

#include "common/pictures/picture_file.h"
#include "common/window/documents.h"

#include <functional>
#include <utility>

#include <QByteArray>
#include <QCoreApplication>
#include <QImage>
#include <QString>

namespace slidey {

/// The requirements on a picture that is to be cut into tiles.
plt::PictureRequirements pictureRequirements();

/// Pictures as documents: opened by menu, from the list of recent files or by drag and drop, and shown by
/// name.
class PictureFormat : public plt::DocumentFormat {
    Q_DECLARE_TR_FUNCTIONS(slidey::PictureFormat)

  public:
    /// `show` begins a game with a picture, or lets the player cancel.
    explicit PictureFormat(std::function<void(const QImage&)> show) : show_(std::move(show)) {}
    QString name() const override;
    QStringList endings() const override;
    plt::DocumentContents read(const QByteArray& bytes) override;

  private:
    std::function<void(const QImage&)> show_;
};

}  // namespace slidey
