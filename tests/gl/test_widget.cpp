// SPDX-License-Identifier: MIT
#include "common/gl/gl_drawing.h"
#include "common/gl/gl_widget.h"
#include "common/testing/clean_home.h"

#include <optional>

#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QSignalSpy>
#include <QTest>

using namespace plt;

namespace {

const plt::testing::CleanHome cleanHome;

const char* const vertexShader = R"(
attribute highp vec3 position;
attribute highp vec3 normal;
attribute highp vec2 texture;
attribute lowp vec4 colour;
uniform highp mat4 matrix;
varying highp vec2 spot;
varying lowp vec4 tone;
void main() {
    spot = texture;
    tone = colour * normal.z;
    gl_Position = matrix * vec4(position, 1.0);
}
)";

const char* const fragmentShader = R"(
#ifdef GL_ES
precision mediump float;
#endif
uniform sampler2D picture;
uniform vec4 light;
varying highp vec2 spot;
varying lowp vec4 tone;
void main() {
    gl_FragColor = texture2D(picture, spot) * tone * light;
}
)";

/// The content of the widget: the upper half in one colour, the lower in another, as a textured rectangle.
struct Shown {
    QColor upper = Qt::red;
    QColor lower = Qt::blue;
    QRectF changed;
    QString breakWith;  ///< a fragment shader that cannot be compiled
    int made = 0;
    int updates = 0;
    QList<QRect> areas;
};

class TwoHalves : public GlDrawing {
  public:
    explicit TwoHalves(Shown& shown) : shown_(shown) { ++shown_.made; }

    QString initialize() override {
        const QByteArray broken = shown_.breakWith.toLatin1();
        return program_.build(vertexShader, broken.isEmpty() ? fragmentShader : broken.constData());
    }
    QRectF update() override {
        ++shown_.updates;
        QImage halves(4, 4, QImage::Format_RGB32);
        for (int y = 0; y < 4; ++y)
            for (int x = 0; x < 4; ++x) halves.setPixelColor(x, y, y < 2 ? shown_.upper : shown_.lower);
        picture_.emplace(halves, GlTexture::Wrap::edge, GlTexture::Mipmaps::none);
        return shown_.changed;
    }
    void draw(QSize size, QRect area) override {
        shown_.areas << area;
        auto* const gl = QOpenGLContext::currentContext()->functions();
        gl->glViewport(0, 0, size.width(), size.height());
        gl->glEnable(GL_SCISSOR_TEST);
        gl->glScissor(area.x(), area.y(), area.width(), area.height());
        gl->glClearColor(0, 1, 0, 1);
        gl->glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        if (mesh_.isEmpty()) {
            // Clockwise as it is drawn, its first row uppermost.
            Mesh mesh;
            for (const auto& [x, y] : {std::pair(-1, -1), {1, -1}, {1, 1}, {-1, 1}}) {
                Vertex vertex;
                vertex.position = {float(x), float(y), 0};
                vertex.normal = {0, 0, 1};
                vertex.texture = {x < 0 ? 0.0F : 1.0F, y < 0 ? 0.0F : 1.0F};
                mesh.vertices.push_back(vertex);
            }
            mesh.indices = {0, 0, 0, 0, 1, 2, 0, 2, 3};
            mesh_.load(mesh);
        }
        program_.bind();
        program_.set(program_.uniform("matrix"), QMatrix4x4());
        program_.set(program_.uniform("light"), QColor(Qt::white));
        program_.set(program_.uniform("no such thing"), 1.0F);
        picture_->bind();
        mesh_.bind();
        mesh_.draw(3);
        mesh_.release();
        program_.release();
        gl->glDisable(GL_SCISSOR_TEST);
    }

  private:
    Shown& shown_;
    GlProgram program_;
    GlMesh mesh_;
    std::optional<GlTexture> picture_;
};

class Halves : public GlWidget {
  public:
    explicit Halves(Shown& shown) : shown_(shown) { prepareDrawing(); }
    void show(QColor upper, QRectF changed) {
        shown_.upper = upper;
        shown_.changed = changed;
        requestFrame();
    }
    using GlWidget::requestFrame;
    using GlWidget::requestFullFrame;

  protected:
    std::unique_ptr<GlDrawing> makeDrawing() override { return std::make_unique<TwoHalves>(shown_); }
    QColor blankColour() const override { return Qt::yellow; }

  private:
    Shown& shown_;
};

}  // namespace

/// A widget that draws with OpenGL, in whichever of the two ways.
class TestGlWidget : public QObject {
    Q_OBJECT

    std::unique_ptr<Shown> shown;
    std::unique_ptr<Halves> halves;

    bool open(QSize size = {120, 80}) {
        shown = std::make_unique<Shown>();
        halves = std::make_unique<Halves>(*shown);
        halves->resize(size);
        const QSignalSpy failed(halves.get(), &GlWidget::openGlFailed);
        halves->GlWidget::show();
        return QTest::qWaitForWindowExposed(halves.get()) &&
               QTest::qWaitFor([&] { return halves->framesDrawn() > 0 || !failed.isEmpty(); }) &&
               failed.isEmpty();
    }
    QColor at(int x, int y) const {
        const double ratio = halves->devicePixelRatioF();
        return halves->grab().toImage().pixelColor(int(x * ratio), int(y * ratio));
    }
    /// Waits until nothing is left to be drawn.
    void settle() const {
        int before = -1;
        QVERIFY(QTest::qWaitFor([&] {
            QCoreApplication::processEvents();
            return std::exchange(before, halves->framesDrawn()) == halves->framesDrawn();
        }));
    }

  private Q_SLOTS:
    void cleanup() {
        halves.reset();
        shown.reset();
    }

    void theFirstRowIsTheUppermost() {
        if (!open()) QSKIP("There is no OpenGL here.");
        QCOMPARE(at(60, 10), QColor(Qt::red));
        QCOMPARE(at(60, 70), QColor(Qt::blue));
        QCOMPARE(at(1, 1), QColor(Qt::red));
        QCOMPARE(at(118, 78), QColor(Qt::blue));
        QCOMPARE(shown->made, 1);
    }

    void onlyWhatChangedIsDrawn() {
        if (!open()) QSKIP("There is no OpenGL here.");
        settle();
        shown->areas.clear();
        const double ratio = halves->devicePixelRatioF();
        halves->show(Qt::magenta, QRectF(0, 0, 40, 30));
        QTRY_VERIFY(!shown->areas.isEmpty());
        // A picture of this size is drawn twice as large, for smooth edges.
        const QRect part = QRectF(0, 0, 40 * ratio, 30 * ratio).toAlignedRect();
        QCOMPARE(shown->areas.first(), QRect(2 * part.topLeft(), 2 * part.size()));
        settle();
        QCOMPARE(at(20, 10), QColor(Qt::magenta));
        QCOMPARE(at(80, 10), QColor(Qt::red));
        // A full frame on request.
        shown->changed = {};
        halves->requestFullFrame();
        QTRY_COMPARE(at(80, 10), QColor(Qt::magenta));
    }

    void nothingIsDrawnWithoutAChange() {
        if (!open()) QSKIP("There is no OpenGL here.");
        settle();
        shown->changed = {};
        const int frames = halves->framesDrawn();
        const int updates = shown->updates;
        for (int i = 0; i < 5; ++i) halves->requestFrame();
        QTRY_COMPARE(shown->updates, updates + 1);
        settle();
        QCOMPARE(halves->framesDrawn(), frames);
    }

    void anySize() {
        if (!open()) QSKIP("There is no OpenGL here.");
        for (const QSize size : {QSize(1, 1), QSize(300, 200), QSize(33, 17), QSize(0, 0), QSize(64, 64)}) {
            halves->resize(size);
            settle();
        }
        QTRY_COMPARE(halves->size(), QSize(64, 64));
        QTRY_COMPARE(at(32, 10), QColor(Qt::red));
        QCOMPARE(at(32, 54), QColor(Qt::blue));
    }

    void whatCannotBeBuiltIsTold() {
        shown = std::make_unique<Shown>();
        shown->breakWith = QStringLiteral("this is no shader");
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("QOpenGLShader::compile.*")));
        // The source is printed as well, in as many lines as it has.
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("\\*\\*\\* Problematic.*")));
        halves = std::make_unique<Halves>(*shown);
        QSignalSpy failed(halves.get(), &GlWidget::openGlFailed);
        halves->resize(80, 60);
        halves->GlWidget::show();
        if (!QTest::qWaitForWindowExposed(halves.get())) QSKIP("There is no screen here.");
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed.first().first().value<GlWidget::Failure>(), GlWidget::Failure::unavailable);
        QCOMPARE(halves->framesDrawn(), 0);
        halves->requestFrame();
        QCOMPARE(at(40, 30), QColor(Qt::yellow));
        QCOMPARE(failed.size(), 1);
    }

    void twoAtOnce() {
        if (!open()) QSKIP("There is no OpenGL here.");
        Shown other;
        other.upper = Qt::cyan;
        Halves second(other);
        second.resize(50, 50);
        second.GlWidget::show();
        QVERIFY(QTest::qWaitFor([&] { return second.framesDrawn() > 0; }));
        QCOMPARE(second.grab().toImage().pixelColor(10, 5), QColor(Qt::cyan));
        QCOMPARE(at(60, 10), QColor(Qt::red));
    }

    void someMachinesNeedNotTry() {
        qputenv("PLT_NO_OPENGL", "1");
        QVERIFY(!GlWidget::isSupported());
        qunsetenv("PLT_NO_OPENGL");
        QCOMPARE(GlWidget::isSupported(), QGuiApplication::platformName() != QLatin1String("offscreen"));
    }
};

QTEST_MAIN(TestGlWidget)
#include "test_widget.moc"
