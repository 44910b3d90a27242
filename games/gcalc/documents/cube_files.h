// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/documents.h"
#include "gcalc/cells/document.h"
#include "gcalc/desk/desk_look.h"

#include <functional>

#include <QCoreApplication>
#include <QImage>

namespace gcalc {

/// Access to the contents of the files.
struct FileDesk {
    std::function<const Document&()> document;
    std::function<void(const Document&)> open;
    /// The cell to export as a picture, and its appearance.
    std::function<Cell()> cell;
    std::function<DeskLook()> look;
};

/// A picture of a cube, `side` pixels square, on a transparent background.
QImage pictureOf(const Cell& cell, const DeskLook& look, std::optional<int> cutoff, int side);

/// The file format for all cells, as in earlier versions of GCalc.
class CellFile : public plt::DocumentFormat {
    Q_DECLARE_TR_FUNCTIONS(gcalc::CellFile)

  public:
    /// The desk must outlive this object; the same holds for the classes below.
    explicit CellFile(const FileDesk& desk) : desk_(desk) {}
    QString name() const override { return tr("Cells of GCalc"); }
    QStringList endings() const override { return {QStringLiteral("gcalc"), QStringLiteral("txt")}; }
    plt::DocumentContents read(const QByteArray& bytes) override;
    bool canWrite() const override { return true; }
    plt::WrittenDocument write() override;

  private:
    const FileDesk& desk_;
};

/// The raster image format for a cube.
class PictureFile : public plt::DocumentFormat {
    Q_DECLARE_TR_FUNCTIONS(gcalc::PictureFile)

  public:
    explicit PictureFile(const FileDesk& desk) : desk_(desk) {}
    QString name() const override { return tr("Picture of the cube"); }
    QStringList endings() const override { return {QStringLiteral("png")}; }
    bool canRead() const override { return false; }
    bool canWrite() const override { return true; }
    plt::WrittenDocument write() override;

  private:
    const FileDesk& desk_;
};

/// The vector image format for a cube.
class DrawingFile : public plt::DocumentFormat {
    Q_DECLARE_TR_FUNCTIONS(gcalc::DrawingFile)

  public:
    explicit DrawingFile(const FileDesk& desk) : desk_(desk) {}
    QString name() const override { return tr("Drawing of the cube"); }
    QStringList endings() const override { return {QStringLiteral("svg")}; }
    bool canRead() const override { return false; }
    bool canWrite() const override { return true; }
    plt::WrittenDocument write() override;

  private:
    const FileDesk& desk_;
};

}  // namespace gcalc
