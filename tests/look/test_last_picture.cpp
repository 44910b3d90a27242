// SPDX-License-Identifier: MIT
#include "common/look/last_picture.h"
#include "tests/support/clean_home.h"

#include <memory>
#include <sys/stat.h>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>
#include <QWidget>

namespace {

const CleanHome home;
const plt::LastPicture picture(QStringLiteral("test"));
const QByteArray occasion("today");

/// Paints a pattern that nothing else has.
class Pattern : public QWidget {
  public:
    using QWidget::QWidget;

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        for (int y = 0; y < height(); y += 10)
            painter.fillRect(0, y, width(), 10, QColor::fromHsv(y % 360, 200, 200));
    }
};

void fill(QWidget& window) {
    auto* const column = new QVBoxLayout(&window);
    column->addWidget(new QLineEdit);
    column->addWidget(new Pattern, 1);
}

std::unique_ptr<QWidget> emptyWindow(QSize size = {300, 220}) {
    auto window = std::make_unique<QWidget>();
    window->resize(size);
    return window;
}

/// Keeps the picture of a window with contents, and gives what it showed.
QImage keepOne() {
    const auto window = emptyWindow();
    fill(*window);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get())) return {};
    picture.keep(*window, occasion);
    return window->grab().toImage();
}

bool write(const QByteArray& bytes) {
    QFile file(picture.path());
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

QByteArray read() {
    QFile file(picture.path());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Whether it is not shown, and nothing else is done either.
bool isRefused(QWidget& window, const QByteArray& on = occasion) {
    bool filled = false;
    const bool shown = picture.show(window, on, [&filled] { filled = true; });
    QCoreApplication::processEvents();
    return !shown && !filled && !window.isVisible() && window.children().isEmpty();
}

}  // namespace

class TestLastPicture : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void cleanup() {
        QDir(picture.path()).removeRecursively();
        QFile::remove(picture.path());
        QApplication::setPalette(QPalette());
    }

    void nothingWasKept() {
        QVERIFY(!picture.exists());
        QVERIFY(isRefused(*emptyWindow()));
    }

    void isShownUntilTheContentsAreThere() {
        const QImage kept = keepOne();
        QVERIFY(!kept.isNull());
        QVERIFY(picture.exists());
        const auto window = emptyWindow();
        QImage before;
        int calls = 0;
        QVERIFY(picture.show(*window, occasion, [&] {
            ++calls;
            before = window->grab().toImage();
            fill(*window);
        }));
        QVERIFY(window->isVisible());
        QTRY_COMPARE(calls, 1);
        QCOMPARE(before.convertToFormat(kept.format()), kept);
        // Then the contents themselves are seen, which look the same; the picture is gone.
        QTRY_COMPARE(window->findChildren<QWidget*>(Qt::FindDirectChildrenOnly).size(), 2);
        QCOMPARE(window->grab().toImage(), kept);
        QTest::qWait(50);
        QCOMPARE(calls, 1);
    }

    void onAnotherOccasionItWouldBeWrong() {
        QVERIFY(!keepOne().isNull());
        QVERIFY(isRefused(*emptyWindow(), "tomorrow"));
        QVERIFY(isRefused(*emptyWindow({301, 220})));
        QVERIFY(isRefused(*emptyWindow({220, 300})));
        QApplication::setPalette(QPalette(Qt::darkGray));
        QVERIFY(isRefused(*emptyWindow()));
        QApplication::setPalette(QPalette());
        const QString version = QCoreApplication::applicationVersion();
        QCoreApplication::setApplicationVersion(QStringLiteral("99"));
        QVERIFY(isRefused(*emptyWindow()));
        QCoreApplication::setApplicationVersion(version);
        const QFont font = QApplication::font();
        QFont larger = font;
        larger.setPointSize(font.pointSize() + 4);
        QApplication::setFont(larger);
        QVERIFY(isRefused(*emptyWindow()));
        QApplication::setFont(font);
        QVERIFY(picture.show(*emptyWindow(), occasion, [] {}));
    }

    void brokenFiles() {
        QVERIFY(!keepOne().isNull());
        const QByteArray good = read();
        for (const QByteArray& bad : {QByteArray(), QByteArray("short"), good.left(good.size() - 1),
                                      good + 'x', QByteArray(good.size(), '\0')}) {
            QVERIFY(write(bad));
            QVERIFY(isRefused(*emptyWindow()));
        }
        QVERIFY(QFile::remove(picture.path()));
        QCOMPARE(::mkfifo(picture.path().toLocal8Bit().constData(), 0600), 0);
        QVERIFY(isRefused(*emptyWindow()));
        QVERIFY(QFile::remove(picture.path()));
        QVERIFY(QDir().mkpath(picture.path()));
        QVERIFY(isRefused(*emptyWindow()));
    }

    void whatCannotBeKeptReplacesWhatWas() {
        QVERIFY(!keepOne().isNull());
        const auto hidden = emptyWindow();
        picture.keep(*hidden, occasion);
        QVERIFY(!picture.exists());
        QVERIFY(!keepOne().isNull());
        const auto huge = emptyWindow({2100, 2100});
        huge->show();
        QVERIFY(QTest::qWaitForWindowExposed(huge.get()));
        if (huge->size() == QSize(2100, 2100)) {
            picture.keep(*huge, occasion);
            QVERIFY(!picture.exists());
        }
    }

    void nobodyElseMayReadIt() {
        QVERIFY(!keepOne().isNull());
        constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                                QFile::WriteOther | QFile::ExeOther;
        QVERIFY(!(QFileInfo(picture.path()).permissions() & others));
    }

    void whatIsTypedMeanwhileIsNotLost() {
        QVERIFY(!keepOne().isNull());
        const auto window = emptyWindow();
        QVERIFY(picture.show(*window, occasion, [&] {
            // Typed between the picture and the contents.
            auto* const sheet = window->findChild<QWidget*>();
            QTest::keyClicks(sheet, QStringLiteral("abc"));
            fill(*window);
            window->findChild<QLineEdit*>()->setFocus();
        }));
        QTRY_VERIFY(window->findChild<QLineEdit*>() != nullptr);
        QTRY_COMPARE(window->findChild<QLineEdit*>()->text(), QStringLiteral("abc"));
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        QVERIFY(window->findChild<QLineEdit*>()->hasFocus());
    }

    void whatIsClickedMeanwhileIsNotLost() {
        QVERIFY(!keepOne().isNull());
        const auto window = emptyWindow();
        int clicks = 0;
        QVERIFY(picture.show(*window, occasion, [&] {
            auto* const sheet = window->findChild<QWidget*>();
            auto* const button = new QPushButton(window.get());
            button->setGeometry(100, 80, 120, 60);
            connect(button, &QPushButton::clicked, this, [&clicks] { ++clicks; });
            QTest::mouseClick(sheet, Qt::LeftButton, {}, QPoint(150, 100));
            QTest::mouseClick(sheet, Qt::LeftButton, {}, QPoint(20, 20));
            button->show();
        }));
        QTRY_COMPARE(clicks, 1);
        QTest::qWait(20);
        QCOMPARE(clicks, 1);
    }

    void theWindowMayBeDeletedInstead() {
        QVERIFY(!keepOne().isNull());
        auto window = emptyWindow();
        bool called = false;
        QVERIFY(picture.show(*window, occasion, [&] {
            called = true;
            window.reset();
        }));
        QTRY_VERIFY(called);
        QTest::qWait(20);
    }
};

QTEST_MAIN(TestLastPicture)
#include "test_last_picture.moc"
