// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/documents.h"
#include "paint-by-numbers/formats/formats.h"

#include <functional>

#include <QCoreApplication>
#include <QImage>

namespace paint_by_numbers {

/// The source and the destination of files: receives the puzzles that are read, and supplies those to write.
struct PuzzleDesk {
    std::function<void(const Puzzle&)> open;
    std::function<void(const QImage&, const QString& note)> openPicture;
    /// The present puzzle, with its picture if that is known.
    std::function<Puzzle()> shown;
    /// A base name for its file, which must not reveal a picture that is not found yet.
    std::function<QString()> name;
};

/// The file format for one of the puzzle formats.
class PuzzleFormat : public plt::DocumentFormat {
    Q_DECLARE_TR_FUNCTIONS(paint_by_numbers::PuzzleFormat)

  public:
    /// The desk must outlive this object.
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

/// The file format for pictures in all formats that Qt reads.
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
