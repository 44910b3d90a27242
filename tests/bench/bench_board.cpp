// SPDX-License-Identifier: MIT
// Benchmarks of a flat board at 1920 x 1080: everything painted once, and one frame with a hundred moving
// pieces. Cells and pieces are drawn about as richly as the games draw theirs, and kept as sprites.

#include "common/board/board_view.h"
#include "common/look/colours.h"
#include "common/look/sprites.h"

#include <QPainter>
#include <QTest>

using namespace plt;

namespace {

constexpr QSize screen(1920, 1080);

class RichBoard : public BoardView {
  public:
    QString cellName(int cell) const override { return QString::number(cell); }

  protected:
    void paintCell(QPainter& painter, const CellPaint& cell) override {
        const QPixmap& picture =
            cells_.get(cell.look, cell.rect.size().toSize(), devicePixelRatioF(),
                       [&](QPainter& on, const QRectF& box) { drawCell(on, box, cell.look); });
        painter.drawPixmap(cell.rect.topLeft(), picture);
    }
    void paintPiece(QPainter& painter, const PiecePaint& piece) override {
        const QSize size = piece.rect.size().toSize();
        const QPixmap& picture =
            sprites_.get(piece.look, size, devicePixelRatioF(), [](QPainter& on, const QRectF& box) {
                QRadialGradient light(box.center() - QPointF(box.width(), box.height()) / 6, box.width() / 2);
                light.setColorAt(0, Qt::white);
                light.setColorAt(1, QColor(200, 70, 60));
                on.setPen(Qt::NoPen);
                on.setBrush(light);
                on.drawEllipse(box.adjusted(2, 2, -2, -2));
            });
        painter.drawPixmap(piece.rect.topLeft(), picture);
    }

  private:
    void drawCell(QPainter& painter, const QRectF& box, quint64 look) const {
        const qreal side = box.width();
        const QRectF face = box.adjusted(side * 0.04, side * 0.04, -side * 0.04, -side * 0.04);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 20));
        painter.drawRoundedRect(face.translated(side / 32, side / 32), side * 0.12, side * 0.12);
        painter.setBrush(colour(Role::cellRaised, palette()));
        painter.drawRoundedRect(face, side * 0.12, side * 0.12);
        if (look == 0) return;
        QFont font = painter.font();
        font.setPixelSize(qMax(1, int(side * 0.55)));
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(colour(Role::ink, palette()));
        painter.drawText(box, Qt::AlignCenter, QString::number(look));
    }

    Sprites cells_;
    Sprites sprites_;
};

BoardPicture numbered(int cells) {
    BoardPicture picture;
    for (int cell = 0; cell < cells; ++cell) picture.cells.push_back(quint64(cell % 9));
    return picture;
}

}  // namespace

class BenchBoard : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void fullPaint_data();
    void fullPaint();
    void hundredMovingPieces();
    void hitTest();
};

void BenchBoard::fullPaint_data() {
    QTest::addColumn<QSize>("grid");
    QTest::newRow("30 x 16") << QSize(30, 16);
    QTest::newRow("21 offset rows of circles") << QSize(21, 0);
    QTest::newRow("60 x 34") << QSize(60, 34);
}

void BenchBoard::fullPaint() {
    QFETCH(QSize, grid);
    RichBoard board;
    board.resize(screen);
    std::shared_ptr<const BoardGeometry> geometry;
    if (grid.height() > 0) {
        geometry = std::make_shared<SquareGrid>(grid.width(), grid.height());
    } else {
        geometry =
            std::make_shared<OffsetCircles>(grid.width(), OffsetCircles::Measures{20, 44, 38.104}, nullptr);
    }
    board.setPicture(geometry, numbered(geometry->cellCount()), false);
    QImage frame(screen, QImage::Format_RGB32);
    QBENCHMARK {
        board.render(&frame);
    }
}

void BenchBoard::hundredMovingPieces() {
    RichBoard board;
    board.resize(screen);
    const auto geometry = std::make_shared<SquareGrid>(30, 16);
    BoardPicture picture = numbered(480);
    for (int id = 0; id < 100; ++id) picture.pieces.push_back({id, 1, geometry->cellRect(id).center(), 1});
    board.setPicture(geometry, picture, false);
    board.show();
    QVERIFY(QTest::qWaitForWindowExposed(&board));
    int turn = 0;
    QBENCHMARK {
        // The worst frame: every piece gets a new aim, and where all were and are is painted.
        for (PiecePicture& piece : picture.pieces) {
            const int place = (piece.id * 37 + turn * 101) % 480;
            piece.centre = geometry->cellRect(place).center();
        }
        ++turn;
        board.setPicture(geometry, picture, true);
        QVERIFY(board.isAnimating());
        QCoreApplication::processEvents();
        board.repaint();
    }
}

void BenchBoard::hitTest() {
    const OffsetCircles circles(21, {20, 44, 38.104}, nullptr);
    int hits = 0;
    QBENCHMARK {
        for (int x = 0; x < 900; x += 9) hits += circles.cellAt(QPointF(x, x * 0.8)) >= 0 ? 1 : 0;
    }
    QVERIFY(hits > 0);
}

QTEST_MAIN(BenchBoard)
#include "bench_board.moc"
