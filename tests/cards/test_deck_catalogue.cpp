// SPDX-License-Identifier: MIT
#include "common/cards/foreign/deck_catalogue.h"
#include "common/testing/clean_home.h"
#include "tests/cards/test_deck_samples.h"

#include <memory>
#include <sys/stat.h>

#include <QLocale>
#include <QTest>

using namespace plt;

namespace {

const plt::testing::CleanHome cleanHome;

QStringList ids() {
    QStringList out;
    for (const FoundDeck& deck : findDecks()) out << deck.id;
    out.sort();
    return out;
}

QString nameOf(const QString& id) {
    const auto deck = findDeck(id);
    return deck ? deck->name : QStringLiteral("(none)");
}

}  // namespace

class TestDeckCatalogue : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() { folders_ = std::make_unique<samples::DataFolders>(); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void nothingIsThere();
    void bothKindsAreFound();
    void playersFolderComesFirst();
    void namesAreLocalised();
    void namesArePlainText();
    void gnomeNamesComeFromFiles();
    void equalNamesAreToldApart();
    void desktopFileIsReadAsOne();
    void brokenDecksAreLeftOut();
    void oddFilesDoNotBlock();
    void tooManyDoNotHurt();
    void orderIsByName();

  private:
    void desktop(const QString& deck, const QByteArray& bytes) const {
        samples::DataFolders::write(
            folders_->system() + QStringLiteral("/carddecks/") + deck + QStringLiteral("/index.desktop"),
            bytes);
    }
    std::unique_ptr<samples::DataFolders> folders_;
};

void TestDeckCatalogue::nothingIsThere() {
    QVERIFY(findDecks().isEmpty());
    QVERIFY(!findDeck(QStringLiteral("kde:svg-standard")));
    QVERIFY(!findDeck(QString()));
}

void TestDeckCatalogue::bothKindsAreFound() {
    const QString one = folders_->addKde(QStringLiteral("svg-one"), "x");
    const QString two = folders_->addGnome(QStringLiteral("two.svgz"), "x");
    QCOMPARE(ids(), QStringList({QStringLiteral("gnome:two"), QStringLiteral("kde:svg-one")}));
    QCOMPARE(findDeck(QStringLiteral("kde:svg-one"))->path, one);
    QCOMPARE(findDeck(QStringLiteral("gnome:two"))->path, two);
}

void TestDeckCatalogue::playersFolderComesFirst() {
    folders_->addGnome(QStringLiteral("two.svg"), "x");
    const QString own = folders_->home() + QStringLiteral("/aisleriot/cards/two.svgz");
    samples::DataFolders::write(own, "y");
    QCOMPARE(ids(), QStringList(QStringLiteral("gnome:two")));
    QCOMPARE(findDeck(QStringLiteral("gnome:two"))->path, own);
    // One that is broken hides nothing.
    const QString one = folders_->addKde(QStringLiteral("one"), "x");
    samples::DataFolders::write(folders_->home() + QStringLiteral("/carddecks/one/index.desktop"),
                                "[KDE Backdeck]\nName=Mine\nSVG=none.svg\n");
    QCOMPARE(findDeck(QStringLiteral("kde:one"))->path, one);
}

void TestDeckCatalogue::namesAreLocalised() {
    folders_->addKde(
        QStringLiteral("one"), "x",
        "Name[de]=Eins\nName[de_AT]=Ans\nName[pt_BR]=Um\nName[sr@latin]=Jedan\nName[zh_TW]=一\n");
    const QString id = QStringLiteral("kde:one");
    const auto nameIn = [&id](const char* language) {
        QLocale::setDefault(QLocale(QLatin1String(language)));
        return nameOf(id);
    };
    QCOMPARE(nameIn("de_DE"), QStringLiteral("Eins"));
    QCOMPARE(nameIn("de_AT"), QStringLiteral("Ans"));
    QCOMPARE(nameIn("pt_BR"), QStringLiteral("Um"));
    QCOMPARE(nameIn("zh_TW"), QString::fromUtf8("一"));
    QCOMPARE(nameIn("en_US"), QStringLiteral("one"));
    QCOMPARE(nameIn("C"), QStringLiteral("one"));
    QCOMPARE(nameIn("fr_FR"), QStringLiteral("one"));
}

void TestDeckCatalogue::namesArePlainText() {
    const auto name = [this](const QByteArray& given) {
        folders_->addKde(QStringLiteral("one"), "x");
        desktop(QStringLiteral("one"), "[KDE Backdeck]\nName=" + given + "\nSVG=deck.svg\n");
        return nameOf(QStringLiteral("kde:one"));
    };
    QCOMPARE(name("<b>Bold</b> & co"), QStringLiteral("<b>Bold</b> & co"));
    QCOMPARE(name("two\\nlines\\tand\\s more"), QStringLiteral("two lines and more"));
    QCOMPARE(name("bell\a and \x1b[31mred"), QStringLiteral("bell and [31mred"));
    QCOMPARE(name("back\\\\slash\\"), QStringLiteral("back\\slash\\"));
    QCOMPARE(name("   "), QStringLiteral("one"));
    QCOMPARE(name(""), QStringLiteral("one"));
    QVERIFY(name(QByteArray(100000, 'x')).size() <= 60);
    QVERIFY(!name("\xff\xfe broken").contains(QChar(0)));
    // Direction marks are removed, so that they do not affect the text around the name.
    QVERIFY(!name("a\xe2\x80\xae"
                  "b")
                 .contains(QChar(0x202E)));
}

void TestDeckCatalogue::gnomeNamesComeFromFiles() {
    const auto file = [this](const char* name) { folders_->addGnome(QString::fromUtf8(name), "x"); };
    file("anglo_modern_4-color.svgz");
    file("plain.svg");
    file("Атласные.svgz");
    file("packed.svg.gz");
    file("LOUD.SVGZ");
    file("readme.txt");
    file("no-ending");
    file(".svg");
    file("___.svg");
    QCOMPARE(nameOf(QStringLiteral("gnome:anglo_modern_4-color")), QStringLiteral("Anglo modern 4 color"));
    QCOMPARE(nameOf(QStringLiteral("gnome:plain")), QStringLiteral("Plain"));
    QCOMPARE(nameOf(QString::fromUtf8("gnome:Атласные")), QString::fromUtf8("Атласные"));
    QCOMPARE(nameOf(QStringLiteral("gnome:packed")), QStringLiteral("Packed"));
    QCOMPARE(nameOf(QStringLiteral("gnome:LOUD")), QStringLiteral("LOUD"));
    QCOMPARE(findDecks().size(), 5);
}

void TestDeckCatalogue::equalNamesAreToldApart() {
    folders_->addKde(QStringLiteral("paris"), "x");
    folders_->addGnome(QStringLiteral("paris.svgz"), "x");
    folders_->addGnome(QStringLiteral("berlin.svgz"), "x");
    QCOMPARE(nameOf(QStringLiteral("kde:paris")), QStringLiteral("paris (KDE)"));
    QCOMPARE(nameOf(QStringLiteral("gnome:paris")), QStringLiteral("Paris (GNOME)"));
    QCOMPARE(nameOf(QStringLiteral("gnome:berlin")), QStringLiteral("Berlin"));
}

void TestDeckCatalogue::desktopFileIsReadAsOne() {
    folders_->addKde(QStringLiteral("one"), "x");
    // Comments, other groups, white space, carriage returns, keys given twice.
    desktop(QStringLiteral("one"),
            "# a deck\n[Other]\nName=Wrong\nSVG=wrong.svg\n\r\n[KDE Backdeck]\r\n# Name=Also wrong\n"
            "  Name = Right \r\nName=Twice\nSVG= deck.svg\n=nothing\nnothing\n[Last]\nName=Wrong\n");
    QCOMPARE(nameOf(QStringLiteral("kde:one")), QStringLiteral("Right"));
}

void TestDeckCatalogue::brokenDecksAreLeftOut() {
    const auto broken = [this](const QByteArray& bytes) {
        folders_->addKde(QStringLiteral("one"), "x");
        desktop(QStringLiteral("one"), bytes);
        return findDecks().isEmpty();
    };
    QVERIFY(!broken("[KDE Backdeck]\nSVG=deck.svg\n"));
    QVERIFY(broken(""));
    QVERIFY(broken("Name=One\nSVG=deck.svg\n"));
    QVERIFY(broken("[KDE Cards]\nName=One\nSVG=deck.svg\n"));
    QVERIFY(broken("[KDE Backdeck]\nName=One\n"));
    QVERIFY(broken("[KDE Backdeck]\nName=One\nSVG=\n"));
    QVERIFY(broken("[KDE Backdeck]\nName=One\nSVG=missing.svg\n"));
    QVERIFY(broken("[KDE Backdeck]\nName=One\nSVG=.\n"));
    QVERIFY(broken("[KDE Backdeck]\nName=One\nSVG=../one/deck.svg\n"));
    const QString absolute = folders_->system() + QStringLiteral("/carddecks/one/deck.svg");
    QVERIFY(broken("[KDE Backdeck]\nName=One\nSVG=" + absolute.toUtf8() + "\n"));
    QVERIFY(broken(QByteArray(5000, '\0')));
    QVERIFY(broken("[KDE Backdeck]\nSVG=deck.svg\n" + QByteArray(300 * 1024, '#')));
}

void TestDeckCatalogue::oddFilesDoNotBlock() {
    const QString good = folders_->addKde(QStringLiteral("good"), "x");
    const QString decks = folders_->system() + QStringLiteral("/carddecks/");
    const QString gnome = folders_->system() + QStringLiteral("/aisleriot/cards/");
    QDir().mkpath(gnome);
    const auto path = [](const QString& text) { return QFile::encodeName(text); };
    // FIFOs, links in a circle, links to nowhere, links to devices, folders in the place of files.
    QDir().mkpath(decks + QStringLiteral("fifo"));
    QCOMPARE(::mkfifo(path(decks + QStringLiteral("fifo/index.desktop")).constData(), 0600), 0);
    folders_->addKde(QStringLiteral("fifo-svg"), "x");
    QVERIFY(QFile::remove(decks + QStringLiteral("fifo-svg/deck.svg")));
    QCOMPARE(::mkfifo(path(decks + QStringLiteral("fifo-svg/deck.svg")).constData(), 0600), 0);
    QCOMPARE(::mkfifo(path(gnome + QStringLiteral("fifo.svg")).constData(), 0600), 0);
    QVERIFY(QFile::link(decks + QStringLiteral("round"), decks + QStringLiteral("round")));
    QVERIFY(QFile::link(decks, decks + QStringLiteral("up")));
    QVERIFY(QFile::link(gnome + QStringLiteral("round.svg"), gnome + QStringLiteral("round.svg")));
    QVERIFY(QFile::link(QStringLiteral("/nowhere"), gnome + QStringLiteral("nowhere.svg")));
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), gnome + QStringLiteral("zero.svg")));
    QVERIFY(QDir().mkpath(gnome + QStringLiteral("folder.svg")));
    QVERIFY(QDir().mkpath(decks + QStringLiteral("folder/index.desktop")));
    QVERIFY(QFile::link(good, gnome + QStringLiteral("link.svg")));
    QCOMPARE(ids(), QStringList({QStringLiteral("gnome:link"), QStringLiteral("kde:good")}));
    // The folder itself may be something else.
    QVERIFY(QDir(gnome).removeRecursively());
    samples::DataFolders::write(folders_->system() + QStringLiteral("/aisleriot/cards"), "a file");
    QCOMPARE(ids(), QStringList(QStringLiteral("kde:good")));
}

void TestDeckCatalogue::tooManyDoNotHurt() {
    for (int i = 0; i < 1500; ++i) folders_->addGnome(QString::number(i) + QStringLiteral(".svg"), "x");
    const auto count = findDecks().size();
    QVERIFY(count > 100 && count <= 1000);
}

void TestDeckCatalogue::orderIsByName() {
    for (const char* name : {"b10", "b9", "A", "c"})
        folders_->addGnome(QLatin1String(name) + QStringLiteral(".svg"), "x");
    QLocale::setDefault(QLocale(QLocale::English));
    QStringList names;
    for (const FoundDeck& deck : findDecks()) names << deck.name;
    QCOMPARE(names.first(), QStringLiteral("A"));
    QCOMPARE(names.last(), QStringLiteral("C"));
}

QTEST_GUILESS_MAIN(TestDeckCatalogue)
#include "test_deck_catalogue.moc"
