// SPDX-License-Identifier: MIT
#include "common/pictures/picture_file.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QLoggingCategory>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using plt::pictureFromImage;
using plt::PictureRequirements;
using plt::readPicture;
using plt::readPictureFile;

namespace {

QImage ramp(int width, int height) {
    QImage image(width, height, QImage::Format_RGB32);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            image.setPixelColor(x, y, QColor(x * 255 / width, y * 255 / height, 90));
    return image;
}

QByteArray written(const QImage& image, const char* format = "png") {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, format)) qFatal("no bytes");
    return bytes;
}

/// One pixel, red in the first moment, blue in the second.
QByteArray moving() {
    return QByteArray::fromHex(
        "4749463839610100010080 0000FF00000000FF"
        "21F904000A0000002C000000000100010000 02024401 00"
        "21F904000A0000002C000000000100010000 02024C01 00 3B");
}

QByteArray drawing(const QByteArray& parts) {
    return "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\" "
           "xmlns:xlink=\"http://www.w3.org/1999/xlink\" width=\"40\" height=\"20\">" +
           parts + "</svg>";
}

/// Each part draws the one before it twice: 2 to the 40th rectangles.
QByteArray doubling() {
    QByteArray parts = "<g id=\"d0\"><rect width=\"9\" height=\"9\"/></g>";
    for (int i = 1; i < 40; ++i) {
        const QByteArray use = "<use xlink:href=\"#d" + QByteArray::number(i - 1) + "\"/>";
        parts += "<g id=\"d" + QByteArray::number(i) + "\">" + use + use + "</g>";
    }
    return drawing(parts);
}

/// A gzip file (RFC 1952).
QByteArray packed(const QByteArray& bytes) {
    // qCompress() puts four bytes of its own before two of zlib's, and zlib a checksum of four behind;
    // that of gzip is another.
    const QByteArray deflated = qCompress(bytes, 9).mid(6).chopped(4);
    const auto number = [](quint32 value) {
        QByteArray made;
        for (int i = 0; i < 4; ++i) made += char(value >> (8 * i));
        return made;
    };
    quint32 sum = 0xFFFFFFFF;
    for (const char byte : bytes) {
        sum ^= quint8(byte);
        for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ (sum & 1 ? 0xEDB88320 : 0);
    }
    return QByteArray::fromHex("1f8b08000000000000ff") + deflated + number(~sum) +
           number(quint32(bytes.size()));
}

}  // namespace

/// Files of a player's own, with any content.
class TestPictureFile : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString fileWith(const QString& name, const QByteArray& bytes) const {
        const QString path = folder_.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("no file");
        return path;
    }

  private Q_SLOTS:
    void initTestCase() {
        // The readers of formats warn of what they cannot read, each in its way.
        QLoggingCategory::setFilterRules(QStringLiteral("qt.gui.imageio*=false"));
    }

    void formatsAreRead_data() {
        QTest::addColumn<QByteArray>("format");
        for (const char* format : {"png", "bmp", "jpg", "ppm", "xpm"})
            QTest::newRow(format) << QByteArray(format);
    }
    void formatsAreRead() {
        QFETCH(QByteArray, format);
        // The ending may lie.
        const QString path = fileWith(QStringLiteral("a.png"), written(ramp(40, 20), format.constData()));
        const auto read = readPictureFile(path);
        QCOMPARE(read.problem, QString());
        QCOMPARE(read.note, QString());
        QCOMPARE(read.image.size(), QSize(40, 20));
        const QColor far = read.image.pixelColor(38, 2);
        QVERIFY2(far.red() > 200 && far.green() < 70, qPrintable(far.name()));
    }

    void drawingsAreRead() {
        const QByteArray plain = drawing("<rect width=\"40\" height=\"20\" fill=\"#c00000\"/>");
        for (const QByteArray& bytes : {plain, packed(plain)}) {
            const auto read = readPicture(bytes);
            QCOMPARE(read.problem, QString());
            QCOMPARE(read.image.size(), QSize(40, 20));
            QCOMPARE(read.image.pixelColor(20, 10), QColor(0xC0, 0, 0));
        }
    }

    void wildDrawingsAreRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("problem");
        const auto wild = QStringLiteral("The drawing cannot be used: ");
        const auto none = QStringLiteral("There is no picture in it that can be read.");
        QTest::newRow("doubles its parts") << doubling() << wild;
        QTest::newRow("doubles its parts, packed") << packed(doubling()) << wild;
        QTest::newRow("uses itself") << drawing("<g id=\"a\"><use xlink:href=\"#a\"/></g>") << wild;
        QTest::newRow("another file")
            << drawing("<image width=\"9\" height=\"9\" xlink:href=\"/dev/zero\"/>") << wild;
        QTest::newRow("cut short") << drawing("<rect/>").chopped(8) << none;
        QTest::newRow("packed twice") << packed(packed(drawing("<rect/>"))) << none;
        QTest::newRow("fills the memory") << packed(drawing(QByteArray(70 * 1024 * 1024, ' '))) << none;
    }
    void wildDrawingsAreRefused() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, problem);
        const auto read = readPicture(bytes);
        QVERIFY(read.image.isNull());
        QVERIFY2(read.problem.startsWith(problem), qPrintable(read.problem));
    }

    void badBytesAreRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("problem");
        const QByteArray good = written(ramp(200, 100));
        QTest::newRow("empty") << QByteArray() << QStringLiteral("The file is empty.");
        QTest::newRow("text") << QByteArray("This is no picture.")
                              << QStringLiteral("There is no picture in it that can be read.");
        QTest::newRow("only a beginning") << good.left(8) << QString();
        QTest::newRow("cut short") << good.left(good.size() / 2)
                                   << QStringLiteral("The picture is damaged: ");
        QTest::newRow("small") << written(ramp(300, 20))
                               << QStringLiteral(
                                      "The picture is too small: in pixels it is 300 × 20, and each "
                                      "side must be at least 30.");
        // A header that says 40,000 x 40,000 pixels, and nothing behind it.
        QTest::newRow("huge") << QByteArray::fromHex(
                                     "89504e470d0a1a0a0000000d4948445200009c4000009c400802000000de6e9952"
                                     "000000084944415478787878787878782df8d627")
                              << QStringLiteral(
                                     "The picture is too large: in pixels it is 40,000 × 40,000. "
                                     "At most 100 million pixels can be read.");
        QTest::newRow("huge in letters") << QByteArray("P6\n60000 60000\n255\nabc") << QString();
        QImage large(12000, 12000, QImage::Format_Mono);
        large.fill(0);
        QTest::newRow("huge, and whole")
            << written(large) << QStringLiteral("too large: in pixels it is 12,000 × 12,000.");
    }
    void badBytesAreRefused() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, problem);
        const int limit = QImageReader::allocationLimit();
        PictureRequirements needs;
        needs.smallestSide = 30;
        for (const auto& read :
             {readPicture(bytes, needs), readPictureFile(fileWith(QStringLiteral("b.png"), bytes), needs)}) {
            QVERIFY(read.image.isNull());
            QVERIFY(!read.problem.isEmpty());
            QVERIFY2(read.problem.contains(problem), qPrintable(read.problem));
        }
        // The limit for other pictures of the program is as before.
        QCOMPARE(QImageReader::allocationLimit(), limit);
    }

    void damagedBytesAreReadOrRefused() {
        for (const char* format : {"png", "jpg", "bmp", "xpm"}) {
            const QByteArray good = written(ramp(24, 24), format);
            for (qsizetype at = 0; at < good.size(); at += 7) {
                QByteArray bad = good;
                bad[at] = static_cast<char>(bad[at] ^ 0x55);
                const auto read = readPicture(bad);
                QCOMPARE(read.image.isNull(), !read.problem.isEmpty());
            }
        }
    }

    void whatIsNoFileIsRefused() {
        const QString noFile = QStringLiteral("It is not a file that can be read.");
        QCOMPARE(readPictureFile(folder_.path()).problem, noFile);
        QCOMPARE(readPictureFile(folder_.filePath(QStringLiteral("nowhere.png"))).problem, noFile);
#ifdef Q_OS_UNIX
        // Opening a pipe would wait for a writer.
        const QString pipe = folder_.filePath(QStringLiteral("pipe.png"));
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QCOMPARE(readPictureFile(pipe).problem, noFile);
        QCOMPARE(readPictureFile(QStringLiteral("/dev/zero")).problem, noFile);
#endif
    }

    void largeFilesAreNotRead() {
        const QString path = folder_.filePath(QStringLiteral("large.png"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(plt::largestPictureFile + 1));  // it has holes, and takes no room
        file.close();
        QCOMPARE(readPictureFile(path).problem,
                 QStringLiteral("The file is larger than 64 MiB, which is too large for a picture."));
        QFile::remove(path);
    }

    void ofWhatMovesTheFirstMomentIsTaken() {
        const auto read = readPicture(moving());
        QCOMPARE(read.problem, QString());
        QCOMPARE(read.note, QStringLiteral("The picture moves. Its first moment is taken."));
        QCOMPARE(read.image.pixelColor(0, 0), QColor(255, 0, 0));
        // If there is no picture, nothing else is said of it.
        PictureRequirements needs;
        needs.smallestSide = 2;
        QCOMPARE(readPicture(moving(), needs).note, QString());
    }

    void transparentPixelsLieOnTheGround() {
        QImage clear(12, 9, QImage::Format_ARGB32);
        clear.fill(Qt::transparent);
        clear.setPixelColor(0, 0, Qt::black);
        const auto plain = readPicture(written(clear));
        QVERIFY(!plain.image.hasAlphaChannel());
        QCOMPARE(plain.image.pixelColor(6, 4), QColor(Qt::white));
        QCOMPARE(plain.image.pixelColor(0, 0), QColor(Qt::black));
        PictureRequirements needs;
        needs.ground = QColor(0xFA, 0xF7, 0xF0);
        QCOMPARE(pictureFromImage(clear, needs).image.pixelColor(6, 4), needs.ground);
    }

    void largePicturesAreMadeSmallerInTheirShape() {
        QCOMPARE(pictureFromImage(QImage(4000, 2000, QImage::Format_RGB32)).image.size(), QSize(1600, 800));
        PictureRequirements needs;
        needs.largestSide = 1200;
        QCOMPARE(pictureFromImage(QImage(50, 5000, QImage::Format_RGB32), needs).image.size(),
                 QSize(12, 1200));
        // A scaled picture never becomes empty, or so narrow that it would have been refused.
        QCOMPARE(pictureFromImage(QImage(9000, 1, QImage::Format_RGB32)).image.height(), 1);
        needs.smallestSide = 30;
        QCOMPARE(pictureFromImage(QImage(9000, 31, QImage::Format_RGB32), needs).image.size(),
                 QSize(1200, 30));
        QVERIFY(pictureFromImage(QImage(), needs).problem.contains(QStringLiteral("no picture")));
    }

    void dialogsOfferAllFormats() {
        const auto endings = plt::pictureSuffixes();
        QCOMPARE(endings.first(), QStringLiteral("png"));
        QVERIFY(endings.contains(QStringLiteral("jpg")));
        QCOMPARE(endings.count(QStringLiteral("png")), 1);
        const QString filter = plt::pictureFilter();
        QVERIFY2(filter.startsWith(QStringLiteral("Pictures (*.png *.")), qPrintable(filter));
        QVERIFY(filter.endsWith(QLatin1Char(')')));
    }
};

QTEST_MAIN(TestPictureFile)
#include "test_picture_file.moc"
