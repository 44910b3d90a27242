// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/documents.h"
#include "paint-by-numbers/formats/formats.h"

#include <functional>

#include <QCoreApplication>
#include <QImage>

namespace paint_by_numbers {

/// What files are about: where puzzles that were read go, and what is written.
struct PuzzleDesk {
    std::function<void(const Puzzle&)> open;
    std::function<void(const QImage&, const QString& note)> openPicture;
    /// What is shown now, with its picture where that is known.
    std::function<Puzzle()> shown;
    /// A file name for it, without ending; it must not tell what a picture shows that is not found yet.
    std::function<QString()> name;
};

/// Files of one of the formats of puzzles.
class PuzzleFormat : public plt::DocumentFormat {
    Q_DECLARE_TR_FUNCTIONS(paint_by_numbers::PuzzleFormat)

  public:
    /// The desk must outlive it.
    PuzzleFormat(Format format, const PuzzleDesk& desk) : format_(format), desk_(desk) {}
    QString name() const override;
    QStringList endings() const override;
    plt::DocumentContents read(const QByteArray& bytes) override;
    bool canWrite() const override { return true; }
    plt::WrittenDocument write() override;
    QString suggestedName() const override { return desk_.name(); }

  private:
    Format format_;
    const PuzzleDesk& desk_;
};

/// Files of pictures, in every format that Qt reads.
class PictureFormat : public plt::DocumentFormat {
    Q_DECLARE_TR_FUNCTIONS(paint_by_numbers::PictureFormat)

  public:
    explicit PictureFormat(const PuzzleDesk& desk) : desk_(desk) {}
    QString name() const override;
    QStringList endings() const override;
    plt::DocumentContents read(const QByteArray& bytes) override;

  private:
    const PuzzleDesk& desk_;
};

}  // namespace paint_by_numbers
