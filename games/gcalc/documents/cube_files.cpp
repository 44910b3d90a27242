// SPDX-License-Identifier: MIT
#include "gcalc/documents/cube_files.h"

#include "common/language/translated.h"
#include "gcalc/drawing/scene.h"
#include "gcalc/files/reader.h"
#include "gcalc/files/writer.h"

#include <algorithm>

#include <QBuffer>
#include <QPainter>

namespace gcalc {

namespace {

constexpr int fileSide = 1024;

std::optional<qreal> pixels(std::optional<int> cutoff) {
    return cutoff ? std::optional<qreal>(*cutoff) : std::nullopt;
}

}  // namespace

QImage pictureOf(const Cell& cell, const DeskLook& look, std::optional<int> cutoff, int side) {
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const auto lens = look.lens(side);
    paintScene(painter, sceneOf(cell.term, lens, pixels(cutoff)), lens, look.style);
    return image;
}

plt::DocumentContents CellFile::read(const QByteArray& bytes) {
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    auto read = readFile(text, desk_.document());
    plt::DocumentContents contents;
    if (const auto* fault = std::get_if<FileFault>(&read)) {
        // The message contains its line itself, together with the column.
        contents.problems.push_back({0, plt::translated(fault->message())});
        return contents;
    }
    const auto& document = std::get<Document>(read);
    const auto used = std::count_if(document.storage.begin(), document.storage.end(),
                                    [](const Cell& cell) { return !cell.isEmpty(); });
    contents.entries.push_back({tr("%Ln cells", "One cell", static_cast<int>(used)),
                                [&desk = desk_, document] { desk.open(document); }});
    return contents;
}

plt::WrittenDocument CellFile::write() {
    const auto text = writeFile(desk_.document());
    if (!text) return {{}, plt::translated(text.problem())};
    return {QByteArray::fromStdString(*text), {}};
}

plt::WrittenDocument PictureFile::write() {
    if (desk_.cell().term.isEmpty()) return {{}, tr("This cell is empty.")};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    pictureOf(desk_.cell(), desk_.look(), desk_.document().preferences.cutoff, fileSide).save(&buffer, "PNG");
    return {bytes, {}};
}

plt::WrittenDocument DrawingFile::write() {
    if (desk_.cell().term.isEmpty()) return {{}, tr("This cell is empty.")};
    const auto look = desk_.look();
    const auto lens = look.lens(fileSide);
    const auto scene = sceneOf(desk_.cell().term, lens, pixels(desk_.document().preferences.cutoff));
    return {svgOf(scene, lens, QSizeF(fileSide, fileSide), look.style), {}};
}

}  // namespace gcalc
