// SPDX-License-Identifier: MIT
#include "common/look/colours.h"
#include "common/testing/played_game.h"
#include "common/window/game_window.h"
#include "slidey/dialogs/picture_row.h"
#include "slidey/pictures/drawn_picture.h"
#include "slidey/pictures/gallery.h"
#include "slidey/tests/deals.h"
#include "slidey/tray/preview.h"
#include "slidey/tray/tray.h"
#include "slidey/view.h"

#include <cmath>
#include <memory>

#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QSvgRenderer>
#include <QTest>

namespace slidey::testing {

namespace {

/// The time in ms in which a busy machine draws a picture.
constexpr int patience = 30'000;

Picture ours(std::string_view id) {
    return Gallery().picture(*PictureName::read(id));
}

/// A picture of one colour.
Picture plain(const QColor& colour) {
    QImage image(300, 300, QImage::Format_RGB32);
    image.fill(colour);
    return Picture::pixels(image);
}

void show(Tray& tray, const Picture& picture, int side = 3, Tray::Numbers numbers = Tray::Numbers::never) {
    Tray::Content content;
    content.numbers = numbers;
    content.position = dealt(side, side, 1);
    tray.showTiles(picture, content, false);
}

/// A colour of the first tile, beside its number. The gap is elsewhere in every deal.
QColor colourOfATile(Tray& tray) {
    const int quarter = static_cast<int>(tray.unit() / 4);
    return tray.grab().toImage().pixelColor(tray.cellPoint(0) - QPoint(quarter, quarter));
}

plt::GameInfo info() {
    plt::GameInfo info;
    info.id = QStringLiteral("slidey");
    info.label = QStringLiteral("Slidey");
    return info;
}

bool areNear(const QColor& one, const QColor& other) {
    const auto near = [](int a, int b) { return std::abs(a - b) < 4; };
    return near(one.red(), other.red()) && near(one.green(), other.green()) && near(one.blue(), other.blue());
}

}  // namespace

/// Pictures that are drawn on a worker thread.
class TestDrawnPictures : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// Their shape is known without reading them.
    void ourPicturesAreAsLargeAsIsSaid() {
        for (const auto& bundled : bundledPictures()) {
            const QSizeF size =
                QSvgRenderer(QStringLiteral(":/slidey/%1.svg").arg(QString::fromUtf8(bundled.id.data())))
                    .defaultSize();
            for (const int rows : {1, 3, 7})
                QCOMPARE(ours(bundled.id).tileAspect(4, rows), size.height() / rows / (size.width() / 4));
        }
    }

    void whatIsDrawnIsThePicture() {
        DrawnPicture drawn;
        QSignalSpy changed(&drawn, &DrawnPicture::changed);
        const DrawnPicture::Wanted wanted{ours("reef"), 3, 3, {240, 240}};
        drawn.request(wanted);
        // Nobody waits for it.
        QVERIFY(drawn.pixmap().isNull());
        QVERIFY(!drawn.shows(wanted));
        QTRY_VERIFY_WITH_TIMEOUT(drawn.shows(wanted), patience);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(drawn.pixmap().toImage(), ours("reef").cutTo({240, 240}, 3, 3));
        // The same once more is no work.
        drawn.request(wanted);
        QVERIFY(drawn.shows(wanted));
        QTest::qWait(50);
        QCOMPARE(changed.size(), 1);
    }

    /// Of many requests in a row the first and the last are drawn, and no other picture is ever shown.
    void theLastRequestWins() {
        DrawnPicture drawn;
        DrawnPicture::Wanted wanted{plain(Qt::red), 3, 3, {100, 100}};
        QSignalSpy changed(&drawn, &DrawnPicture::changed);
        for (int side = 100; side < 150; ++side) {
            wanted.size = {side, side};
            drawn.request(wanted);
        }
        QTRY_VERIFY_WITH_TIMEOUT(drawn.shows(wanted), patience);
        QCOMPARE(changed.size(), 2);
        connect(&drawn, &DrawnPicture::changed, &drawn,
                [&] { QCOMPARE(drawn.pixmap().toImage().pixelColor(5, 5), QColor(Qt::blue)); });
        for (const auto& colour : {Qt::green, Qt::yellow, Qt::blue}) {
            wanted.picture = plain(colour);
            drawn.request(wanted);
        }
        QTRY_VERIFY_WITH_TIMEOUT(drawn.shows(wanted), patience);
        QCOMPARE(changed.size(), 3);
        // Back to what is there: nothing is drawn in vain, whatever comes meanwhile.
        auto other = wanted;
        other.picture = plain(Qt::green);
        drawn.request(other);
        drawn.request(wanted);
        QVERIFY(drawn.shows(wanted));
        QTest::qWait(100);
        QVERIFY(drawn.shows(wanted));
    }

    void aPictureMayGoWhileItIsDrawn() {
        for (int i = 0; i < 5; ++i) {
            DrawnPicture drawn;
            drawn.request({ours("garden"), 3, 3, {200, 200}});
        }
    }

    void tilesHaveNumbersUntilTheirPictureIsDrawn() {
        Tray tray;
        tray.resize(300, 300);
        QSignalSpy told(&tray, &Tray::pictureDrawn);
        show(tray, plain(Qt::blue));
        // Nothing is drawn in a size that the tiles do not have.
        QVERIFY(!tray.isPictureDrawn());
        QCOMPARE(colourOfATile(tray), plt::colour(plt::Role::cellRaised, tray.palette()));
        const QImage without = tray.grab().toImage();
        show(tray, plain(Qt::blue), 3, Tray::Numbers::always);
        QCOMPARE(tray.grab().toImage(), without);
        // They are in the colours of another palette at once.
        QPalette dark(Qt::black);
        tray.setPalette(dark);
        QCOMPARE(colourOfATile(tray), plt::colour(plt::Role::cellRaised, dark));
        QTRY_VERIFY_WITH_TIMEOUT(tray.isPictureDrawn(), patience);
        QCOMPARE(told.size(), 1);
        QCOMPARE(colourOfATile(tray), QColor(Qt::blue));
        const QImage numbered = tray.grab().toImage();
        show(tray, plain(Qt::blue));
        QVERIFY(tray.grab().toImage() != numbered);
    }

    /// Between two sizes and two pictures there is no moment without a picture.
    void tilesDoNotFlicker() {
        Tray tray;
        tray.resize(300, 300);
        tray.show();
        QVERIFY(QTest::qWaitForWindowExposed(&tray));
        show(tray, plain(Qt::blue));
        QTRY_VERIFY_WITH_TIMEOUT(tray.isPictureDrawn(), patience);
        for (const int side : {320, 250, 400}) {
            tray.resize(side, side);
            QVERIFY(areNear(colourOfATile(tray), Qt::blue));
        }
        QVERIFY(!tray.isPictureDrawn());
        QTRY_VERIFY_WITH_TIMEOUT(tray.isPictureDrawn(), patience);
        QVERIFY(std::abs(tray.drawnPicture().width() - 3 * tray.unit()) < 1.5);
        show(tray, plain(Qt::green), 4);
        QVERIFY(!tray.isPictureDrawn());
        QVERIFY(areNear(colourOfATile(tray), Qt::blue));
        QTRY_VERIFY_WITH_TIMEOUT(tray.isPictureDrawn(), patience);
        QCOMPARE(colourOfATile(tray), QColor(Qt::green));
    }

    /// Everything that shows the picture waits for nothing, and has it in the end.
    void aWindowOpensBeforeItsPictureIsDrawn() {
        plt::GameWindow window(info(), new View);
        auto& view = static_cast<View&>(window.view());
        QSignalSpy drawn(&view.tray(), &Tray::pictureDrawn);
        window.show();
        // Whatever a worker has done, it is only received by the event loop.
        const QImage first = window.grab().toImage();
        QVERIFY(!view.tray().isPictureDrawn());
        QVERIFY(view.tray().drawnPicture().isNull());
        const QColor paper = plt::colour(plt::Role::cellRaised, view.palette());
        QCOMPARE(colourOfATile(view.tray()), paper);
        const auto middleOfPreview = [&] {
            return view.preview().grab().toImage().pixelColor(view.preview().frameRect().center());
        };
        QVERIFY(view.preview().isVisible());
        QCOMPARE(middleOfPreview(), paper);
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTRY_VERIFY_WITH_TIMEOUT(view.tray().isPictureDrawn(), patience);
        QVERIFY(!drawn.isEmpty());
        QVERIFY(middleOfPreview() != paper);
        QVERIFY(window.grab().toImage() != first);
        // A new game with another picture: none is left of the one before.
        QCOMPARE(view.session().openId(QStringLiteral("4x4-owl#1")), QString());
        QTRY_VERIFY_WITH_TIMEOUT(view.tray().isPictureDrawn(), patience);
        const QPixmap& owl = view.tray().drawnPicture();
        QCOMPARE(owl.toImage(), ours("owl").cutTo(owl.size(), 4, 4));
        window.close();
    }

    void aWindowMayCloseWhileItsPictureIsDrawn() {
        for (int i = 0; i < 3; ++i) {
            plt::GameWindow window(info(), new View);
            auto& view = static_cast<View&>(window.view());
            window.show();
            (void)window.grab();
            QVERIFY(!view.tray().isPictureDrawn());
            if (i == 1) QCOMPARE(view.session().openId(QStringLiteral("4x4-owl#1")), QString());
            window.close();
        }
    }

    void theNewGameDialogDoesNotWaitForPictures() {
        Gallery gallery;
        PictureName chosen;
        PictureRow row(gallery, &chosen);
        const auto* list = row.findChild<QListWidget*>();
        const auto icon = [&](int at) {
            const QIcon shown = list->item(at)->icon();
            return shown.pixmap(list->iconSize()).toImage().convertToFormat(QImage::Format_RGB32);
        };
        // Each has a name, and the chosen one tells it and has a ring.
        for (int at = 0; at < list->count(); ++at) {
            QVERIFY(!list->item(at)->toolTip().isEmpty());
            QCOMPARE(list->item(at)->data(Qt::AccessibleTextRole).toString(), list->item(at)->toolTip());
        }
        QCOMPARE(row.findChild<QLabel*>()->text(), list->item(0)->toolTip());
        const auto ring = [&](int at) {
            const QImage shown = row.grab().toImage();
            const QRect cell =
                list->visualItemRect(list->item(at)).translated(list->viewport()->mapTo(&row, QPoint()));
            const QColor focus = row.palette().color(QPalette::Highlight);
            int found = 0;
            for (int y = cell.top(); y <= cell.bottom(); ++y)
                for (int x = cell.left(); x <= cell.right(); ++x)
                    found += shown.pixelColor(x, y).rgb() == focus.rgb() ? 1 : 0;
            return found > cell.width();
        };
        QVERIFY(ring(0) && !ring(1));
        row.findChild<QListWidget*>()->setCurrentRow(1);
        QVERIFY(!ring(0) && ring(1));
        QCOMPARE(row.findChild<QLabel*>()->text(), list->item(1)->toolTip());
        const QImage none = icon(0);
        QCOMPARE(none.pixelColor(9, 9), plt::colour(plt::Role::cellRaised, row.palette()));
        for (int at = 0; at < list->count(); ++at) QCOMPARE(icon(at), none);
        for (int at = 0; at < list->count(); ++at) {
            const auto name = bundledPictures()[static_cast<std::size_t>(at)].id;
            QTRY_COMPARE_WITH_TIMEOUT(icon(at), ours(name).cutTo(none.size(), 1, 1), patience);
        }
        // It may be closed while one is drawn.
        for (int i = 0; i < 3; ++i) {
            const PictureRow closed(gallery, &chosen);
        }
    }
};

}  // namespace slidey::testing

QTEST_MAIN(slidey::testing::TestDrawnPictures)
#include "test_view_pictures.moc"
