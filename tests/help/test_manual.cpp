// SPDX-License-Identifier: MIT
#include "common/help/manual/manual.h"
#include "common/testing/clean_home.h"

#include <QDesktopServices>
#include <QMessageBox>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QtTest>

const plt::testing::CleanHome home;

// Stands in for the player's browser.
class Browser : public QObject {
    Q_OBJECT
  public:
    QList<QUrl> opened;
  public Q_SLOTS:
    void open(const QUrl& url) { opened << url; }
};

class TestManual : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase();
    void init() { browser_.opened.clear(); }
    void cleanup();
    void missingManualIsTold();
    void opensAPage();
    void opensAtAnAnchor();
    void opensInAWindowWithoutABrowser();
    void unknownPageIsTheFirst();
    void pagesInThePlayersLanguage();

  private:
    void makeManual();
    QDir manual_;
    Browser browser_;
};

void TestManual::initTestCase() {
    qputenv("BROWSER", "there-is-one");
    QDesktopServices::setUrlHandler(QStringLiteral("file"), &browser_, "open");
    // The manual is searched relative to the program's folder, so this test creates one there.
    manual_ = QDir(QCoreApplication::applicationDirPath() + QStringLiteral("/../docs/manual"));
    if (manual_.exists()) manual_.removeRecursively();
}

void TestManual::makeManual() {
    QVERIFY(manual_.mkpath(QStringLiteral(".")));
    for (const QString& page : {QStringLiteral("index"), QStringLiteral("nim")}) {
        QFile file(manual_.filePath(page + QStringLiteral(".html")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<h2 id=\"scoring\">Scoring</h2>");
    }
}

void TestManual::cleanup() {
    if (manual_.exists()) manual_.removeRecursively();
}

void TestManual::missingManualIsTold() {
    QWidget parent;
    QVERIFY(!plt::openManual(QStringLiteral("nim"), &parent));
    QVERIFY(browser_.opened.isEmpty());
    auto* box = parent.findChild<QMessageBox*>();
    QVERIFY(box);
    QVERIFY(box->isVisible() && !box->isModal());
    QVERIFY(box->informativeText().contains(QStringLiteral("manual")));
    QPointer<QMessageBox> gone = box;
    box->close();
    QTRY_VERIFY(!gone);
}

void TestManual::opensAPage() {
    makeManual();
    QVERIFY(plt::openManual(QStringLiteral("nim"), nullptr));
    QCOMPARE(browser_.opened.size(), 1);
    QCOMPARE(browser_.opened.first(),
             QUrl::fromLocalFile(manual_.canonicalPath() + QStringLiteral("/nim.html")));
}

void TestManual::opensAtAnAnchor() {
    makeManual();
    QVERIFY(plt::openManual(QStringLiteral("nim#scoring"), nullptr));
    QCOMPARE(browser_.opened.size(), 1);
    QFile page(browser_.opened.first().toLocalFile());
    QVERIFY(page.open(QIODevice::ReadOnly));
    static const QRegularExpression refresh(QStringLiteral("content=\"0; url=([^\"]*)\""));
    const QUrl target(refresh.match(QString::fromUtf8(page.readAll())).captured(1));
    QCOMPARE(target.fragment(), QStringLiteral("scoring"));
    QCOMPARE(QFileInfo(target.toLocalFile()).canonicalFilePath(),
             manual_.canonicalPath() + QStringLiteral("/nim.html"));
}

/// A desktop may report a success although it has no browser.
void TestManual::opensInAWindowWithoutABrowser() {
    makeManual();
    qunsetenv("BROWSER");
    qputenv("XDG_DATA_DIRS", home.path().toLocal8Bit());
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", "/nowhere");
    QWidget parent;
    QVERIFY(plt::openManual(QStringLiteral("nim#scoring"), &parent));
    qputenv("PATH", path);
    qputenv("BROWSER", "there-is-one");
    QVERIFY(browser_.opened.isEmpty());
    const auto window = [] {
        for (QWidget* const one : QApplication::topLevelWidgets())
            if (auto* const page = qobject_cast<QTextBrowser*>(one)) return page;
        return static_cast<QTextBrowser*>(nullptr);
    };
    QVERIFY(window() && window()->isVisible());
    QVERIFY(window()->toPlainText().contains(QLatin1String("Scoring")));
    QTRY_VERIFY(window()->isActiveWindow());
    QTest::keyClick(window(), Qt::Key_Escape);
    QTRY_VERIFY(!window());
}

void TestManual::unknownPageIsTheFirst() {
    makeManual();
    for (const char* section : {"", "nothing", "../manual/nim", "nothing#scoring"}) {
        const QUrl url = plt::manualUrl(QString::fromLatin1(section));
        QCOMPARE(url.fileName(), QStringLiteral("index.html"));
        QVERIFY(!url.hasFragment());
    }
}

void TestManual::pagesInThePlayersLanguage() {
    makeManual();
    QVERIFY(QFile::copy(manual_.filePath(QStringLiteral("nim.html")),
                        manual_.filePath(QStringLiteral("nim.de.html"))));
    const auto page = [](const char* language, const char* section) {
        qputenv("PLT_LANGUAGE", language);
        const QUrl url = plt::manualUrl(QLatin1String(section));
        qunsetenv("PLT_LANGUAGE");
        return url.fileName() + u'#' + url.fragment();
    };
    QCOMPARE(page("de_AT", "nim#scoring"), QStringLiteral("nim.de.html#scoring"));
    QCOMPARE(page("fr", "nim#scoring"), QStringLiteral("nim.html#scoring"));
    QCOMPARE(page("de", "index"), QStringLiteral("index.html#"));
    QCOMPARE(page("de", "../manual/nim"), QStringLiteral("index.html#"));
}

QTEST_MAIN(TestManual)
#include "test_manual.moc"
