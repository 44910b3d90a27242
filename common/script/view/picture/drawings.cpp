// SPDX-License-Identifier: MIT
#include "common/script/view/picture/drawings.h"

#include "common/pictures/drawings/drawing_safety.h"
#include "common/system/files/regular_file.h"

#include <utility>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QSvgRenderer>

namespace plt::script {

namespace {

struct DrawingWords {
    Q_DECLARE_TR_FUNCTIONS(plt::script::Drawings)
};

constexpr qint64 largestFile = 1024 * 1024;
constexpr int maximumDrawings = 256;

/// Returns the content of a regular file below the limit, or the problem.
QByteArray contentOf(const QString& path, QString& problem) {
    const SmallFile file = readSmallFile(path, largestFile);
    const QString name = QFileInfo(path).fileName();
    if (file.outcome == SmallFile::Outcome::TooLarge)
        problem = DrawingWords::tr("%1 is larger than 1 MB").arg(name);
    else if (file.outcome != SmallFile::Outcome::Read)
        problem = DrawingWords::tr("there is no file %1").arg(name);
    return file.bytes;
}

}  // namespace

struct Drawings::Drawing {
    QSvgRenderer renderer;
    QString problem;
};

Drawings::Drawings(QString folder) : folder_(std::move(folder)) {}
Drawings::~Drawings() = default;

Drawings::Drawing& Drawings::drawing(const QString& file) {
    auto& found = drawings_[file];
    if (found != nullptr) return *found;
    found = std::make_unique<Drawing>();
    if (file.contains(u'/') || file.contains(u'\\') || !file.endsWith(QLatin1String(".svg"))) {
        found->problem =
            DrawingWords::tr("\"%1\" is not the name of an SVG file in the game's folder").arg(file);
        return *found;
    }
    if (static_cast<int>(drawings_.size()) > maximumDrawings) {
        found->problem = DrawingWords::tr("there are too many drawings");
        return *found;
    }
    const QByteArray bytes = contentOf(QDir(folder_).filePath(file), found->problem);
    if (!found->problem.isEmpty()) return *found;
    if (drawingFault(bytes) != DrawingFault::none || !found->renderer.load(bytes))
        found->problem = DrawingWords::tr("%1 is not a drawing that can be shown").arg(file);
    return *found;
}

QString Drawings::readAllOf(Picture& picture) {
    QString problem;
    const auto read = [&](Drawn& drawn) {
        if (drawn.shape != Shape::drawing) return;
        drawn.edition = edition_;
        if (problem.isEmpty()) problem = drawing(drawn.file).problem;
    };
    for (Cell& cell : picture.cells) read(cell.drawn);
    for (Piece& piece : picture.pieces) read(piece.drawn);
    for (Pile& pile : picture.piles)
        for (Card& card : pile.cards) read(card.own);
    return problem;
}

void Drawings::paint(QPainter& painter, const QRectF& box, const QString& file) {
    Drawing& found = drawing(file);
    if (!found.problem.isEmpty()) return;
    QSizeF size = found.renderer.defaultSize();
    if (size.isEmpty()) size = box.size();
    size.scale(box.size(), Qt::KeepAspectRatio);
    QRectF place(QPointF(), size);
    place.moveCenter(box.center());
    found.renderer.render(&painter, place);
}

void Drawings::clear() {
    drawings_.clear();
    ++edition_;
}

}  // namespace plt::script
