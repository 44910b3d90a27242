// SPDX-License-Identifier: MIT
#include "board_for_tests.h"
#include "common/board3d/camera/scene_camera.h"
#include "tests/support/mark_contrast.h"

#include <QPaintEvent>
#include <QSignalSpy>

using namespace plt;
using namespace plt::test;
using namespace plt::testing;

namespace {

/// From the middle of a mark to its outer line, in pixels, at the size of the window here.
constexpr double reach = 7;

}  // namespace

/// Marks on squares, stands and discs, measured as they are painted, in perspective and flat.
class TestSceneMarks : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { prepare(); }
    void cleanup() { window.reset(); }

    void marksAreSeen_data() {
        QTest::addColumn<bool>("perspective");
        QTest::addColumn<bool>("dark");
        for (const bool perspective : {false, true})
            for (const bool dark : {false, true})
                QTest::addRow("%s, %s", perspective ? "perspective" : "flat", dark ? "dark" : "light")
                    << perspective << dark;
    }
    void marksAreSeen() {
        QFETCH(bool, perspective);
        QFETCH(bool, dark);
        open(perspective, dark, checkers());
        if (window->board.isPerspective() != perspective) QSKIP("there is no OpenGL here");
        BoardScene scene = checkers();
        for (ScenePiece& piece : scene.pieces) piece.targets.clear();
        show(scene);
        const QImage plain = picture();
        const auto check = [&](const std::vector<QPointF>& points, const char* what) {
            const double seen = markContrast(picture(), plain, points, reach);
            QVERIFY2(seen >= minimumMarkContrast,
                     qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(what)).arg(seen)));
        };
        // On a dark and on a light square.
        for (const QPoint square : {QPoint(3, 3), QPoint(4, 3)}) {
            const auto number = static_cast<std::size_t>(at(square.x(), square.y()));
            const auto frame = [&](double part) {
                return world({{square.x() + 0.5, square.y() + part},
                              {square.x() + 0.5, square.y() + 1 - part},
                              {square.x() + part, square.y() + 0.5},
                              {square.x() + 1 - part, square.y() + 0.5}});
            };
            BoardScene marked = scene;
            marked.squares[number].mark = SquareMark::hint;
            show(marked);
            check(frame(0.1), "hint");
            marked.squares[number].mark = SquareMark::winning;
            show(marked);
            check(frame(0.09), "winning");
            marked.squares[number].mark = SquareMark::lastMove;
            show(marked);
            check(world({{square.x() + 0.2, square.y() + 0.09}, {square.x() + 0.09, square.y() + 0.2}}),
                  "last move");
            // A piece that has to move is seen in places where the last move shows nothing.
            const auto legs =
                world({{square.x() + 0.35, square.y() + 0.11}, {square.x() + 0.11, square.y() + 0.35}});
            QVERIFY(markContrast(picture(), plain, legs, 1) < minimumMarkContrast);
            marked.squares[number].mark = SquareMark::must;
            show(marked);
            check(legs, "must");
            show(scene);
            window->board.setCursorSquare(static_cast<int>(number));
            QTest::keyClick(&window->board, Qt::Key_Tab);
            check(frame(perspective ? 0.1 : 2.0 / window->board.squareRect(static_cast<int>(number)).width()),
                  "focus");
            QTest::keyClick(&window->board, Qt::Key_Escape);
            QCOMPARE(picture(), plain);
        }
    }

    /// The arrow is drawn anew as a whole when the piece where it begins is lifted.
    void theArrowOfAHintFollowsALiftedPiece_data() { bothWays(); }
    void theArrowOfAHintFollowsALiftedPiece() {
        QFETCH(bool, perspective);
        open(perspective, false, gobblet());
        if (window->board.isPerspective() != perspective) QSKIP("there is no OpenGL here");
        BoardScene hinted = window->board.scene();
        hinted.hintFrom = hinted.pieces[2].square;
        hinted.hintTo = 4;
        show(hinted);
        struct Paints : QObject {
            bool isWhole = false;
            bool eventFilter(QObject* watched, QEvent* event) override {
                if (event->type() == QEvent::Paint) {
                    const QRegion all = static_cast<QWidget*>(watched)->rect();
                    isWhole = isWhole || all.subtracted(static_cast<QPaintEvent*>(event)->region()).isEmpty();
                }
                return false;
            }
        } paints;
        QWidget* layer = nullptr;
        for (QWidget* const child : window->board.findChildren<QWidget*>())
            if (child->inherits("plt::HintLayer")) layer = child;
        QVERIFY(layer != nullptr && layer->isVisible());
        QCoreApplication::processEvents();
        layer->installEventFilter(&paints);
        QVERIFY(window->board.lift(2));
        QTRY_VERIFY(paints.isWhole);
    }

    void hintsLeadOverPieces_data() { bothWays(); }
    void hintsLeadOverPieces() {
        QFETCH(bool, perspective);
        open(perspective, false, gobblet());
        if (window->board.isPerspective() != perspective) QSKIP("there is no OpenGL here");
        const QImage plain = picture();
        const auto& pieces = window->board.scene().pieces;
        // From the large piece of a stand to the square in the middle.
        BoardScene hinted = window->board.scene();
        hinted.hintFrom = pieces[2].square;
        hinted.hintTo = 4;
        show(hinted);
        const QPointF from = window->board.piecePoint(2);
        const QPointF to = window->board.squarePoint(4);
        const double side = window->board.squareRect(4).width();
        QVERIFY(markContrast(picture(), plain, {from, to}, side / 6) >= minimumMarkContrast);
        // It is for the eye only.
        QSignalSpy lifted(&window->board, &SceneBoard::liftedChanged);
        QTest::mouseClick(window->board.childAt(from.toPoint()), Qt::LeftButton, {},
                          window->board.childAt(from.toPoint())->mapFrom(&window->board, from.toPoint()));
        QCOMPARE(lifted.size(), 1);
        QTest::keyClick(&window->board, Qt::Key_Escape);
        show(gobblet());
        window->board.setConcealed(true);
        const QImage concealed = picture();
        show(hinted);
        QCOMPARE(picture(), concealed);
    }

    void targetsAreSeen_data() { marksAreSeen_data(); }
    void targetsAreSeen() {
        QFETCH(bool, perspective);
        QFETCH(bool, dark);
        open(perspective, dark, gobblet());
        if (window->board.isPerspective() != perspective) QSKIP("there is no OpenGL here");
        const QImage plain = picture();
        // The large one on a stand may go to the discs of all squares.
        QVERIFY(window->board.lift(2));
        for (const QPointF middle : {QPointF(0.5, 0.5), QPointF(1.5, 1.5), QPointF(2.5, 2.5)}) {
            constexpr double radius = 0.26;
            const auto points = world({middle + QPointF(radius, 0), middle - QPointF(radius, 0),
                                       middle + QPointF(0, radius), middle - QPointF(0, radius)});
            const double seen = markContrast(picture(), plain, points, 2 * reach);
            QVERIFY2(seen >= minimumMarkContrast, qPrintable(QString::number(seen)));
        }
    }

    void winningLinesAreNotHidden_data() { bothWays(); }
    void winningLinesAreNotHidden() {
        QFETCH(bool, perspective);
        BoardScene scene = gobblet();
        // The three large ones of red and yellow, which are as high as a square is wide, in the far row and
        // in front.
        const auto put = [&scene](std::size_t piece, int x, int y) {
            scene.pieces[piece].square = y * 3 + x;
            scene.pieces[piece].centre = QPointF(x + 0.5, y + 0.5);
        };
        put(2, 0, 2);
        put(5, 1, 2);
        put(8, 2, 2);
        put(11, 1, 1);
        for (ScenePiece& piece : scene.pieces) piece.targets.clear();
        open(perspective, false, scene);
        if (window->board.isPerspective() != perspective) QSKIP("there is no OpenGL here");
        const QImage plain = picture();
        BoardScene won = scene;
        for (const std::size_t square : {6U, 7U, 8U}) won.squares[square].mark = SquareMark::winning;
        show(won);
        const QImage marked = picture();
        for (const std::size_t piece : {2U, 5U, 8U}) {
            const ScenePiece& winner = scene.pieces[piece];
            // In perspective round its top, flat round its foot.
            const double radius = perspective ? 1.08 * winner.radius : 0.43;
            const double height = perspective ? winner.height : 0;
            const QPointF middle = winner.centre;
            const auto points = world({middle + QPointF(radius, 0), middle - QPointF(radius, 0),
                                       middle + QPointF(0, radius), middle - QPointF(0, radius)},
                                      height);
            const double seen = markContrast(marked, plain, points, reach);
            QVERIFY2(seen >= minimumMarkContrast, qPrintable(QString::number(seen)));
        }
    }

  private:
    void open(bool perspective, bool dark, const BoardScene& scene) {
        window = std::make_unique<BoardWindow>(perspective);
        window->setPalette(dark ? darkPalette() : lightPalette());
        window->open(scene);
        window->resize(900, 700);
        QCoreApplication::processEvents();
    }
    void show(const BoardScene& scene) { window->board.setScene(scene, false); }
    QImage picture() const {
        window->board.finishAnimation();
        QCoreApplication::processEvents();
        return window->board.grab().toImage();
    }
    /// The points of the world in the picture.
    std::vector<QPointF> world(const std::vector<QPointF>& points, double height = 0) const {
        std::vector<QPointF> pixels;
        const BoardScene& scene = window->board.scene();
        const auto* const drawn = window->board.findChild<PerspectiveScene*>();
        for (const QPointF& point : points) {
            if (window->board.isPerspective()) {
                const Camera camera = sceneCamera(scene, drawn->view(), drawn->size());
                pixels.push_back(camera.project({point.x(), point.y(), height}).value());
            } else {
                // Flat, a square says where its own part of the world is.
                const auto square = std::ranges::find_if(
                    scene.squares, [&](const SceneSquare& each) { return each.place.contains(point); });
                const QRectF box(window->board.squareRect(static_cast<int>(square - scene.squares.begin())));
                const QPointF part = point - square->place.topLeft();
                pixels.emplace_back(box.left() + part.x() * box.width(),
                                    box.bottom() - part.y() * box.height());
            }
        }
        return pixels;
    }

    std::unique_ptr<BoardWindow> window;
};

QTEST_MAIN(TestSceneMarks)
#include "test_scene_marks.moc"
