// SPDX-License-Identifier: MIT
#include "board_for_tests.h"
#include "common/look/marks.h"
#include "tests/support/mark_contrast.h"

#include <cstdlib>

using namespace plt;
using namespace plt::testing;

namespace {

/// A board whose cells and pieces are of any colour.
class Coloured : public BoardForTests {
  public:
    QColor ground = Qt::gray;
    QColor piece = Qt::red;

  protected:
    void paintCell(QPainter& painter, const CellPaint& cell) override { painter.fillRect(cell.rect, ground); }
    void paintPiece(QPainter& painter, const PiecePaint& paint) override {
        painter.setPen(Qt::NoPen);
        painter.setBrush(piece);
        painter.drawEllipse(paint.rect);
    }
};

constexpr int mover = 1;
constexpr int blocker = 2;
constexpr int vacant = 6;
constexpr int occupied = 9;

BoardPicture start() {
    BoardPicture picture;
    picture.cells.assign(16, 0);
    const auto add = [&picture](int id, int cell, std::vector<int> targets) {
        const auto [row, column] = std::div(cell, 4);
        PiecePicture piece{id, 0, {column + 0.5, row + 0.5}, 0.5};
        piece.cell = cell;
        piece.targets = std::move(targets);
        picture.pieces.push_back(piece);
    };
    add(mover, 5, {vacant, occupied});
    add(blocker, occupied, {});
    return picture;
}

std::vector<QColor> grounds(const QPalette& palette) {
    std::vector<QColor> colours;
    for (const Role role : {Role::paper, Role::cell, Role::cellRaised, Role::felt, Role::ink, Role::accent,
                            Role::good, Role::bad})
        colours.push_back(colour(role, palette));
    for (int hue = 0; hue < distinctHues; ++hue) colours.push_back(distinctHue(hue));
    // Wood, stones and lamps.
    for (const QRgb rgb : {0x7E5232U, 0x9C764EU, 0xE3CBA0U, 0x4A3325U, 0x354878U, 0x202D52U, 0x6C9FC6U,
                           0x2C624BU, 0xFFD378U, 0x45496EU})
        colours.emplace_back(rgb);
    return colours;
}

}  // namespace

/// The marks of a board, measured as they are painted.
class TestBoardMarks : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { prepareBoards(); }
    void init() { styleAnimates = false; }

    void marksAreSeen_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("side");
        for (const bool dark : {false, true})
            for (const int side : {90, 200, 420})
                QTest::addRow("%s, %d", dark ? "dark" : "light", side) << dark << side;
    }
    void marksAreSeen() {
        QFETCH(bool, dark);
        QFETCH(int, side);
        Coloured board;
        board.setPalette(dark ? darkPalette() : lightPalette());
        board.showBoard(std::make_shared<SquareGrid>(4, 4), start(), {side, side});
        const auto picture = [&board] { return board.grab().toImage(); };
        const auto box = [&board](int cell) {
            return board.toWidgetOnPixels(board.geometry()->cellRect(cell));
        };
        const double length = box(0).width();
        const auto colours = grounds(board.palette());
        for (std::size_t i = 0; i < colours.size(); ++i) {
            board.ground = colours[i];
            board.piece = colours[(i + 3) % colours.size()];
            const auto check = [&](const QImage& plain, const std::vector<QPointF>& points, const char* what,
                                   double reach) {
                const double seen = markContrast(picture(), plain, points, reach);
                QVERIFY2(seen >= minimumMarkContrast,
                         qPrintable(QStringLiteral("%1 on %2 and %3: %4")
                                        .arg(QLatin1String(what), board.ground.name(), board.piece.name())
                                        .arg(seen)));
            };
            const QImage plain = picture();
            for (const int cell : {0, occupied}) {
                const auto points = [&](Mark mark) {
                    return sides(box(cell), markLines(mark, length).reach());
                };
                board.changePicture([&](BoardPicture& next) { next.marks = {cell}; });
                check(plain, points(Mark::hint), "hint", 3);
                board.changePicture([&](BoardPicture& next) {
                    next.marks = {};
                    next.last = {cell};
                });
                check(plain, points(Mark::lastMove), "last move", 3);
                board.changePicture([](BoardPicture& next) { next.last = {}; });
                board.setCursorCell(cell);
                QTest::keyClick(&board, Qt::Key_Home);
                QTest::keyClick(&board, Qt::Key_Home, Qt::ControlModifier);
                board.setCursorCell(cell);
                check(plain, points(Mark::focus), "focus", 3);
                board.leave();
                board.moveTo(3);
                board.moveOut();
                board.leave();
            }
            // Rings of targets: on an empty cell, and round a piece.
            QVERIFY(board.lift(mover));
            const auto round = [&](int cell, double radius) {
                const QPointF middle = box(cell).center();
                return std::vector<QPointF>{middle + QPointF(radius, 0), middle - QPointF(radius, 0),
                                            middle + QPointF(0, radius), middle - QPointF(0, radius)};
            };
            check(plain, round(vacant, 0.26 * length), "target", 4);
            check(plain, round(occupied, 0.42 * length), "target on a piece", 4);
            board.putBack();
        }
    }
};

QTEST_MAIN(TestBoardMarks)
#include "test_marks.moc"
