// SPDX-License-Identifier: MIT
#include "common/plugin/icon/game_icon.h"
#include "common/plugin/icon/icon_drawer.h"
#include "common/testing/clean_home.h"
#include "tests/plugin/games_dir.h"

#include <algorithm>
#include <csignal>

#include <QDirIterator>
#include <QPainter>
#include <QWidget>

using plt::DrawnIcon;
using plt::IconRequest;

namespace {

const plt::testing::CleanHome home;
constexpr int longWait = 60000;

/// A file that passes every check and takes a quarter of a gigabyte to draw.
QByteArray largeSvg() {
    return "<svg xmlns='http://www.w3.org/2000/svg' width='64' height='64'>" +
           QByteArray("<path d='M0 0h1h1z'/>").repeated(190'000) + "</svg>";
}

/// Answers of an IconDrawer, in their order.
class Answers {
  public:
    explicit Answers(const QString& program = QStringLiteral(PLT_PROGRAM)) : drawer_(program) {
        QObject::connect(&drawer_, &plt::IconDrawer::drawn, &drawer_,
                         [this](const IconRequest& request, const DrawnIcon& icon) {
                             paths_.append(request.path);
                             icons_.append(icon);
                         });
    }
    void ask(const QString& path, int side = 32, qreal pixelRatio = 1) {
        drawer_.request({path, side, pixelRatio});
    }
    bool wait(qsizetype count) {
        return QTest::qWaitFor([&] { return icons_.size() == count; }, longWait);
    }
    const QStringList& paths() const { return paths_; }
    const QList<DrawnIcon>& icons() const { return icons_; }

  private:
    plt::IconDrawer drawer_;
    QStringList paths_;
    QList<DrawnIcon> icons_;
};

/// The processes that this one has started and that draw icons.
QList<qint64> drawingProcesses() {
    QList<qint64> found;
    const QStringList all = QDir(QStringLiteral("/proc")).entryList(QDir::Dirs);
    for (const QString& name : all) {
        QFile status(QStringLiteral("/proc/%1/status").arg(name));
        QFile command(QStringLiteral("/proc/%1/cmdline").arg(name));
        if (name.toLongLong() > 0 && status.open(QIODevice::ReadOnly) && command.open(QIODevice::ReadOnly) &&
            status.readAll().contains("\nPPid:\t" + QByteArray::number(QCoreApplication::applicationPid()) +
                                      '\n') &&
            command.readAll().contains("--draw-icons"))
            found.append(name.toLongLong());
    }
    return found;
}

}  // namespace

/// Pictures of icons that are drawn in a process of their own, and kept.
class TestIcons : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        dir_ = std::make_unique<GamesDir>();
        QDir(home.path() + QLatin1String("/plt-games")).removeRecursively();
    }

    void drawn_data() {
        QTest::addColumn<QSize>("natural");
        QTest::addColumn<bool>("isDrawing");
        QTest::addColumn<qreal>("pixelRatio");
        QTest::addColumn<QSize>("pixels");
        QTest::addColumn<QSizeF>("shown");
        const auto row = [](const char* name, QSize natural, bool isDrawing, qreal ratio, QSize pixels,
                            QSizeF shown) {
            QTest::newRow(name) << natural << isDrawing << ratio << pixels << shown;
        };
        row("drawing", QSize(64, 64), true, 1, QSize(32, 32), QSizeF(32, 32));
        row("drawing, twice as fine", QSize(64, 64), true, 2, QSize(64, 64), QSizeF(32, 32));
        row("small drawing grows", QSize(8, 8), true, 1, QSize(32, 32), QSizeF(32, 32));
        row("wide drawing", QSize(40, 20), true, 1, QSize(32, 16), QSizeF(32, 16));
        row("large picture", QSize(64, 32), false, 1, QSize(32, 16), QSizeF(32, 16));
        row("large picture, twice as fine", QSize(64, 64), false, 2, QSize(64, 64), QSizeF(32, 32));
        row("small picture stays", QSize(8, 8), false, 1, QSize(8, 8), QSizeF(8, 8));
    }
    void drawn() {
        QFETCH(QSize, natural);
        QFETCH(bool, isDrawing);
        QFETCH(qreal, pixelRatio);
        QFETCH(QSize, pixels);
        QFETCH(QSizeF, shown);
        QString path = dir_->file(QStringLiteral("i.svg"));
        if (isDrawing) {
            dir_->write(QStringLiteral("i.svg"),
                        QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' width='%1' height='%2'>"
                                       "<rect width='%1' height='%2' fill='#ff0000'/></svg>")
                            .arg(natural.width())
                            .arg(natural.height())
                            .toLatin1());
        } else {
            path = dir_->file(QStringLiteral("i.png"));
            QImage image(natural, QImage::Format_RGB32);
            image.fill(Qt::red);
            QVERIFY(image.save(path));
        }
        QVERIFY(!plt::knownIcon({path, 32, pixelRatio}));
        Answers answers;
        answers.ask(path, 32, pixelRatio);
        QVERIFY(answers.wait(1));
        const DrawnIcon icon = answers.icons()[0];
        QVERIFY(icon.problem.empty());
        QCOMPARE(icon.image.size(), pixels);
        QCOMPARE(icon.image.deviceIndependentSize(), shown);
        QCOMPARE(icon.image.pixelColor(pixels.width() / 2, pixels.height() / 2), QColor(Qt::red));
        // It is kept as it is, for this size only.
        const auto known = plt::knownIcon({path, 32, pixelRatio});
        QVERIFY(known);
        QCOMPARE(known->image, icon.image);
        QCOMPARE(known->image.devicePixelRatio(), icon.image.devicePixelRatio());
        QVERIFY(!plt::knownIcon({path, 33, pixelRatio}));
    }

    void aChangedFileIsNotKnown() {
        dir_->write(QStringLiteral("i.svg"), GamesDir::svg());
        const QString path = dir_->file(QStringLiteral("i.svg"));
        Answers answers;
        answers.ask(path);
        QVERIFY(answers.wait(1));
        QVERIFY(plt::knownIcon({path, 32, 1}));
        dir_->write(QStringLiteral("i.svg"), GamesDir::svg() + '\n');
        QVERIFY(!plt::knownIcon({path, 32, 1}));
        QVERIFY(QFile::remove(path));
        QVERIFY(!plt::knownIcon({path, 32, 1}));
    }

    void damagedMemoryIsNone() {
        dir_->write(QStringLiteral("i.svg"), GamesDir::svg());
        const IconRequest request = {dir_->file(QStringLiteral("i.svg")), 32, 1};
        Answers answers;
        answers.ask(request.path);
        QVERIFY(answers.wait(1));
        QDirIterator files(home.path() + QLatin1String("/plt-games/icons"), QDir::Files);
        QFile kept(files.next());
        QVERIFY(kept.open(QIODevice::ReadWrite));
        const QByteArray whole = kept.readAll();
        for (qsizetype size = 0; size < whole.size(); size += size < 200 ? 1 : 97) {
            QVERIFY(kept.resize(size));
            QVERIFY(!plt::knownIcon(request));
            kept.seek(0);
            kept.write(whole);
            kept.flush();
            QVERIFY(plt::knownIcon(request));
        }
        for (int at = 0; at < 200; ++at) {
            QByteArray changed = whole;
            changed[at] = static_cast<char>(changed[at] ^ 0x55);
            kept.seek(0);
            kept.write(changed);
            kept.flush();
            plt::knownIcon(request);  // returns in any case
        }
    }

    void problemsAreAnswers() {
        dir_->write(QStringLiteral("text.svg"), "no picture");
        dir_->write(QStringLiteral("cut.png"),
                    QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x20\0\0\0\x20\x08\x06", 26));
        Answers answers;
        for (const char* name : {"text.svg", "cut.png", "gone.svg"})
            answers.ask(dir_->file(QLatin1String(name)));
        QVERIFY(answers.wait(3));
        QCOMPARE(english(answers.icons()[0].problem), QStringLiteral("no icon: text.svg is not a picture"));
        QVERIFY(english(answers.icons()[1].problem).endsWith(QLatin1String(" cannot be drawn")));
        QVERIFY(english(answers.icons()[2].problem).endsWith(QLatin1String(" is missing")));
        for (const DrawnIcon& icon : answers.icons()) QVERIFY(icon.image.isNull());
    }

    void oneThatTakesLongStarvesNobody() {
        dir_->write(QStringLiteral("slow.svg"), GamesDir::slowSvg());
        Answers answers;
        const QString slow = dir_->file(QStringLiteral("slow.svg"));
        answers.ask(slow);
        for (int i = 0; i < 12; ++i) {
            const QString name = QStringLiteral("%1.svg").arg(i);
            dir_->write(name, GamesDir::svg());
            answers.ask(dir_->file(name));
        }
        QVERIFY(answers.wait(13));
        QCOMPARE(answers.paths()[0], slow);
        QVERIFY(english(answers.icons()[0].problem).endsWith(QLatin1String(" takes too long to draw")));
        for (int i = 1; i < 13; ++i) QVERIFY(!answers.icons()[i].image.isNull());
        // The drawing is not tried again.
        const auto known = plt::knownIcon({slow, 32, 1});
        QVERIFY(known && known->image.isNull());
        QCOMPARE(english(known->problem), QStringLiteral("no icon: slow.svg takes too long to draw"));
    }

    void oneThatTakesMuchMemory() {
        dir_->write(QStringLiteral("large.svg"), largeSvg());
        dir_->write(QStringLiteral("good.svg"), GamesDir::svg());
        Answers answers;
        answers.ask(dir_->file(QStringLiteral("large.svg")));
        answers.ask(dir_->file(QStringLiteral("good.svg")));
        QVERIFY(answers.wait(2));
        // Whichever bound is reached first.
        QVERIFY2(english(answers.icons()[0].problem).contains(QLatin1String(" takes too ")),
                 qPrintable(english(answers.icons()[0].problem)));
        QVERIFY(!answers.icons()[1].image.isNull());
    }

    void theProcessGoesWhenThereIsNothingToDraw() {
        dir_->write(QStringLiteral("i.svg"), GamesDir::svg());
        {
            Answers answers;
            answers.ask(dir_->file(QStringLiteral("i.svg")));
            QVERIFY(answers.wait(1));
            QCOMPARE(drawingProcesses().size(), 1);
            QTRY_VERIFY_WITH_TIMEOUT(drawingProcesses().isEmpty(), longWait);
            // The drawing process is started again on demand.
            answers.ask(dir_->file(QStringLiteral("i.svg")));
            QVERIFY(answers.wait(2));
            QVERIFY(!answers.icons()[1].image.isNull());
            QCOMPARE(drawingProcesses().size(), 1);
        }
        QVERIFY(drawingProcesses().isEmpty());
    }

    void aKilledProcessIsReplaced() {
        dir_->write(QStringLiteral("slow.svg"), GamesDir::slowSvg());
        dir_->write(QStringLiteral("good.svg"), GamesDir::svg());
        Answers answers;
        answers.ask(dir_->file(QStringLiteral("slow.svg")));
        answers.ask(dir_->file(QStringLiteral("good.svg")));
        QTRY_COMPARE(drawingProcesses().size(), 1);
        ::kill(static_cast<pid_t>(drawingProcesses()[0]), SIGKILL);
        QVERIFY(answers.wait(2));
        QVERIFY(english(answers.icons()[0].problem).endsWith(QLatin1String(" cannot be drawn")));
        QVERIFY(!answers.icons()[1].image.isNull());
    }

    void withoutAProgramThereAreNoPictures() {
        dir_->write(QStringLiteral("i.svg"), GamesDir::svg());
        Answers answers(QStringLiteral("/nowhere/plt-games"));
        for (int i = 0; i < 3; ++i) answers.ask(dir_->file(QStringLiteral("i.svg")));
        QVERIFY(answers.wait(3));
        for (const DrawnIcon& icon : answers.icons()) QVERIFY(icon.image.isNull());
        QVERIFY(!plt::knownIcon({dir_->file(QStringLiteral("i.svg")), 32, 1}));
    }

    void windowsGetTheirIcon() {
        dir_->write(QStringLiteral("i.svg"), GamesDir::svg());
        plt::GameInfo info;
        info.iconPath = dir_->file(QStringLiteral("i.svg"));
        QWidget window;
        // There is no icon without a drawing program and a cached picture.
        plt::showGameIcon(&window, info);
        QVERIFY(window.windowIcon().isNull());
        plt::setIconProgram(QStringLiteral(PLT_PROGRAM));
        plt::showGameIcon(&window, info);
        QTRY_VERIFY_WITH_TIMEOUT(!window.windowIcon().isNull(), longWait);
        QCOMPARE(window.windowIcon().pixmap(64, 64).toImage().pixelColor(32, 32), QColor(Qt::black));
        QVERIFY(window.windowIcon().availableSizes().size() >= 3);
        // The next one gets it at once, and nothing is drawn.
        plt::setIconProgram({});
        QWidget next;
        plt::showGameIcon(&next, info);
        QVERIFY(!next.windowIcon().isNull());

        dir_->write(QStringLiteral("slow.svg"), GamesDir::slowSvg());
        info.iconPath = dir_->file(QStringLiteral("slow.svg"));
        plt::setIconProgram(QStringLiteral(PLT_PROGRAM));
        {
            // The program does not wait for the drawing, not even when its window is destroyed.
            QWidget brief;
            plt::showGameIcon(&brief, info);
            QTRY_COMPARE(drawingProcesses().size(), 1);
        }
        QTRY_VERIFY(drawingProcesses().isEmpty());
        plt::setIconProgram({});
    }

  private:
    std::unique_ptr<GamesDir> dir_;
};

QTEST_MAIN(TestIcons)
#include "test_icons.moc"
