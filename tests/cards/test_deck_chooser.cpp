// SPDX-License-Identifier: MIT
#include "common/cards/choice/deck_choice.h"
#include "common/cards/choice/deck_offers.h"
#include "common/cards/deck_chooser.h"
#include "common/cards/foreign/deck_check.h"
#include "common/cards/foreign/deck_thumbnail.h"
#include "common/cards/own/own_deck.h"
#include "common/cards/pictures/card_pictures.h"
#include "common/storage/preferences.h"
#include "common/testing/clean_home.h"
#include "common/window/options_form.h"
#include "tests/cards/test_deck_samples.h"

#include <atomic>
#include <memory>

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

using namespace plt;

namespace {

const plt::testing::CleanHome cleanHome;
constexpr int aWhile = 60000;

QStringList names(const DeckChooser& chooser) {
    const auto* list = chooser.findChild<QListWidget*>(QStringLiteral("decks"));
    QStringList out;
    for (int row = 0; row < list->count(); ++row) out << list->item(row)->text();
    return out;
}

QListWidget& listOf(const DeckChooser& chooser) {
    return *chooser.findChild<QListWidget*>(QStringLiteral("decks"));
}

QColor colourIn(const QListWidgetItem& item, double x) {
    const QImage image = item.icon().pixmap(thumbnailSize / 2, 2.0).toImage();
    return image.pixelColor(qRound(image.width() * x), image.height() / 2);
}

std::optional<OfferedDeck> offerAll(const FoundDeck& deck, const std::stop_token&) {
    QImage preview(thumbnailSize, QImage::Format_ARGB32_Premultiplied);
    preview.fill(Qt::magenta);
    return OfferedDeck{deck, 1.5, preview};
}

}  // namespace

class TestDeckChooser : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        setDeckChoice({});
        folders_ = std::make_unique<samples::DataFolders>();
    }

    void ourDeckIsFirstAndAlone();
    void goodDecksAreOffered();
    void previewsFillIn();
    void nothingHappensBeforeItIsSeen();
    void chosenDeckIsKeptAndFollowed();
    void keyboardChooses();
    void ownStyleIsKept();
    void styleIsOnlyForOurDeck();
    void chosenDeckIsSelectedWhenItComes();
    void deckThatIsGoneCanBeLeft();
    void choiceElsewhereIsShown();
    void screenReaderHearsNames();
    void markupInNamesIsText();
    void stuckDeckIsLeftOut();
    void closingInTheMiddle();
    void formTakesIt();

  private:
    std::unique_ptr<samples::DataFolders> folders_;
};

void TestDeckChooser::ourDeckIsFirstAndAlone() {
    DeckChooser chooser;
    chooser.show();
    QCOMPARE(names(chooser), QStringList(QStringLiteral("Our own deck")));
    auto* state = chooser.findChild<QLabel*>(QStringLiteral("state"));
    const QString looking = state->text();
    QVERIFY(!looking.isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(state->text() != looking, aWhile);
    QVERIFY(state->text().contains(QStringLiteral("GNOME")));
    QVERIFY(state->isVisible());
    QCOMPARE(listOf(chooser).currentRow(), 0);
}

void TestDeckChooser::goodDecksAreOffered() {
    folders_->addKde(QStringLiteral("bravo"), samples::svg());
    folders_->addGnome(QStringLiteral("alpha.svgz"), samples::gzip(samples::svg()));
    folders_->addGnome(QStringLiteral("broken.svg"), "garbage");
    folders_->addKde(QStringLiteral("no_back"), "<svg xmlns=\"http://www.w3.org/2000/svg\"/>");
    samples::Deck german;
    german.swissSuits = true;
    folders_->addKde(QStringLiteral("german"), samples::svg(german));
    for (int round = 0; round < 2; ++round) {  // the second time from the cache
        DeckChooser chooser;
        chooser.show();
        auto* state = chooser.findChild<QLabel*>(QStringLiteral("state"));
        QTRY_VERIFY_WITH_TIMEOUT(state->isHidden(), aWhile);
        QCOMPARE(names(chooser), QStringList({QStringLiteral("Our own deck"), QStringLiteral("Alpha"),
                                              QStringLiteral("bravo")}));
    }
}

void TestDeckChooser::previewsFillIn() {
    folders_->addKde(QStringLiteral("bravo"), samples::svg());
    DeckChooser chooser;
    QCOMPARE(colourIn(*listOf(chooser).item(0), 0.75).alpha(), 0);
    chooser.show();
    QTRY_COMPARE_WITH_TIMEOUT(listOf(chooser).count(), 2, aWhile);
    // The back is at the right.
    QCOMPARE(colourIn(*listOf(chooser).item(1), 0.75), QColor("#226"));
    QTRY_COMPARE(colourIn(*listOf(chooser).item(0), 0.75).alpha(), 255);
}

void TestDeckChooser::nothingHappensBeforeItIsSeen() {
    static std::atomic<int> looks;
    looks = 0;
    folders_->addKde(QStringLiteral("bravo"), samples::svg());
    {
        DeckChooser chooser(std::make_unique<DeckOffers>(
            [](const FoundDeck& deck, const std::stop_token& stop) {
                ++looks;
                return offerAll(deck, stop);
            },
            std::chrono::minutes(5)));
        QCoreApplication::processEvents();
        QCOMPARE(looks.load(), 0);
        chooser.show();
        QTRY_COMPARE_WITH_TIMEOUT(listOf(chooser).count(), 2, aWhile);
        chooser.hide();
        chooser.show();
        QCoreApplication::processEvents();
    }
    QCOMPARE(looks.load(), 1);
}

void TestDeckChooser::chosenDeckIsKeptAndFollowed() {
    samples::Deck deck;
    deck.height = 160;
    folders_->addKde(QStringLiteral("bravo"), samples::svg(deck));
    CardPictures pictures;
    QSignalSpy problem(&pictures, &CardPictures::problem);
    pictures.setSize(QSize(50, 70));
    pictures.back();
    QTRY_VERIFY_WITH_TIMEOUT(pictures.isComplete(), aWhile);

    DeckChooser chooser;
    chooser.show();
    QTRY_COMPARE_WITH_TIMEOUT(listOf(chooser).count(), 2, aWhile);
    listOf(chooser).setCurrentRow(1);
    QCOMPARE(deckChoice().foreign, QStringLiteral("kde:bravo"));
    QCOMPARE(deckChoice().foreignShape, 1.6);
    QTRY_COMPARE(pictures.heightPerWidth(), 1.6);
    QTRY_COMPARE_WITH_TIMEOUT(pictures.back().toImage().pixelColor(25, 35), QColor("#226"), aWhile);
    listOf(chooser).setCurrentRow(0);
    QCOMPARE(deckChoice(), DeckChoice());
    QTRY_COMPARE(pictures.heightPerWidth(), ownDeck({})->heightPerWidth());
    QCOMPARE(problem.count(), 0);
}

void TestDeckChooser::keyboardChooses() {
    for (const char* name : {"alpha", "bravo", "charlie"})
        folders_->addKde(QLatin1String(name), samples::svg());
    DeckChooser chooser;
    chooser.show();
    chooser.activateWindow();
    QTRY_COMPARE_WITH_TIMEOUT(listOf(chooser).count(), 4, aWhile);
    auto& list = listOf(chooser);
    QTest::keyClick(&list, Qt::Key_Down);
    QTest::keyClick(&list, Qt::Key_Down);
    QCOMPARE(deckChoice().foreign, QStringLiteral("kde:bravo"));
    QTest::keyClick(&list, Qt::Key_C);  // by its first letter
    QCOMPARE(deckChoice().foreign, QStringLiteral("kde:charlie"));
    QTest::keyClick(&list, Qt::Key_Home);
    QCOMPARE(deckChoice().foreign, QString());
}

void TestDeckChooser::ownStyleIsKept() {
    DeckChooser chooser;
    chooser.show();
    auto* back = chooser.findChild<QComboBox*>(QStringLiteral("back"));
    QTRY_COMPARE_WITH_TIMEOUT(colourIn(*listOf(chooser).item(0), 0.75).alpha(), 255, aWhile);
    const QImage green = listOf(chooser).item(0)->icon().pixmap(thumbnailSize / 2, 2.0).toImage();
    back->setCurrentIndex(back->findData(int(OwnDeckStyle::Back::burgundy)));
    QVERIFY(deckChoice().own.back == OwnDeckStyle::Back::burgundy);
    QTRY_VERIFY_WITH_TIMEOUT(
        listOf(chooser).item(0)->icon().pixmap(thumbnailSize / 2, 2.0).toImage() != green, aWhile);
    chooser.findChild<QCheckBox*>(QStringLiteral("fourColours"))->click();
    QVERIFY(deckChoice().own.fourColours);
    QVERIFY(!deckChoice().own.largeIndices);
    chooser.findChild<QCheckBox*>(QStringLiteral("largeIndices"))->click();
    QVERIFY(deckChoice().own.largeIndices);
    QVERIFY(deckChoice().own.back == OwnDeckStyle::Back::burgundy);

    DeckChooser later;
    QCOMPARE(later.findChild<QComboBox*>(QStringLiteral("back"))->currentData().toInt(),
             int(OwnDeckStyle::Back::burgundy));
    QVERIFY(later.findChild<QCheckBox*>(QStringLiteral("fourColours"))->isChecked());
    QVERIFY(later.findChild<QCheckBox*>(QStringLiteral("largeIndices"))->isChecked());
}

void TestDeckChooser::styleIsOnlyForOurDeck() {
    folders_->addKde(QStringLiteral("bravo"), samples::svg());
    DeckChooser chooser;
    chooser.show();
    auto* back = chooser.findChild<QComboBox*>(QStringLiteral("back"));
    QVERIFY(back->isEnabled());
    QTRY_COMPARE_WITH_TIMEOUT(listOf(chooser).count(), 2, aWhile);
    listOf(chooser).setCurrentRow(1);
    QVERIFY(!back->isEnabled());
    listOf(chooser).setCurrentRow(0);
    QVERIFY(back->isEnabled());
}

void TestDeckChooser::chosenDeckIsSelectedWhenItComes() {
    folders_->addKde(QStringLiteral("alpha"), samples::svg());
    folders_->addKde(QStringLiteral("bravo"), samples::svg());
    const DeckChoice choice{QStringLiteral("kde:bravo"), 1.4, {}};
    setDeckChoice(choice);
    DeckChooser chooser;
    QCOMPARE(listOf(chooser).currentRow(), 0);
    chooser.show();
    QTRY_COMPARE_WITH_TIMEOUT(listOf(chooser).currentRow(), 2, aWhile);
    QVERIFY(deckChoice() == choice);
}

void TestDeckChooser::deckThatIsGoneCanBeLeft() {
    setDeckChoice({QStringLiteral("kde:gone"), 1.4, {}});
    DeckChooser chooser;
    chooser.show();
    auto& list = listOf(chooser);
    auto* state = chooser.findChild<QLabel*>(QStringLiteral("state"));
    const QString looking = state->text();
    QTRY_VERIFY_WITH_TIMEOUT(state->text() != looking, aWhile);
    // Looking at the list changes nothing; the player does.
    QCOMPARE(deckChoice().foreign, QStringLiteral("kde:gone"));
    QCOMPARE(list.currentRow(), 0);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(0)).center());
    QCOMPARE(deckChoice().foreign, QString());
}

void TestDeckChooser::choiceElsewhereIsShown() {
    folders_->addKde(QStringLiteral("bravo"), samples::svg());
    DeckChooser one;
    DeckChooser two;
    one.show();
    two.show();
    QTRY_VERIFY_WITH_TIMEOUT(listOf(one).count() == 2 && listOf(two).count() == 2, aWhile);
    listOf(one).setCurrentRow(1);
    QTRY_COMPARE(listOf(two).currentRow(), 1);
    listOf(one).setCurrentRow(0);
    one.findChild<QCheckBox*>(QStringLiteral("fourColours"))->click();
    QTRY_COMPARE(listOf(two).currentRow(), 0);
    QTRY_VERIFY(two.findChild<QCheckBox*>(QStringLiteral("fourColours"))->isChecked());
}

void TestDeckChooser::screenReaderHearsNames() {
    folders_->addKde(QStringLiteral("bravo"), samples::svg());
    DeckChooser chooser;
    chooser.show();
    QTRY_COMPARE_WITH_TIMEOUT(listOf(chooser).count(), 2, aWhile);
    auto* list = QAccessible::queryAccessibleInterface(&listOf(chooser));
    QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Deck"));
    QCOMPARE(list->childCount(), 2);
    QCOMPARE(list->child(1)->text(QAccessible::Name), QStringLiteral("bravo"));
    auto* back = QAccessible::queryAccessibleInterface(chooser.findChild<QComboBox*>(QStringLiteral("back")));
    // Qt names a combo box by its value, so its label must be tied to it.
    QStringList labels;
    for (const auto& [label, relation] : back->relations(QAccessible::Label)) {
        if (relation == QAccessible::Label) labels << label->text(QAccessible::Name);
    }
    QVERIFY2(labels.contains(QStringLiteral("Back:")), qPrintable(labels.join(u' ')));
}

void TestDeckChooser::markupInNamesIsText() {
    folders_->addKde(QStringLiteral("one"), samples::svg());
    const QString file = folders_->system() + QStringLiteral("/carddecks/one/index.desktop");
    samples::DataFolders::write(file, "[KDE Backdeck]\nName=<img src=\"/dev/zero\"> &x\nSVG=deck.svg\n");
    DeckChooser chooser;
    chooser.show();
    QTRY_COMPARE_WITH_TIMEOUT(listOf(chooser).count(), 2, aWhile);
    QCOMPARE(listOf(chooser).item(1)->text(), QStringLiteral("<img src=\"/dev/zero\"> &x"));
    QVERIFY(listOf(chooser).item(1)->toolTip().isEmpty());
    QVERIFY(!chooser.grab().isNull());
}

void TestDeckChooser::stuckDeckIsLeftOut() {
    for (const char* name : {"alpha", "bravo", "charlie"})
        folders_->addKde(QLatin1String(name), samples::svg());
    const auto go = std::make_shared<QSemaphore>();
    const auto ended = std::make_shared<QSemaphore>();
    DeckChooser chooser(std::make_unique<DeckOffers>(
        [go, ended](const FoundDeck& deck, const std::stop_token& stop) {
            if (deck.name == QStringLiteral("bravo")) {
                go->acquire();
                ended->release();
            }
            return offerAll(deck, stop);
        },
        std::chrono::milliseconds(200)));
    chooser.show();
    auto* state = chooser.findChild<QLabel*>(QStringLiteral("state"));
    QTRY_VERIFY_WITH_TIMEOUT(state->isHidden(), aWhile);
    const QStringList expected{QStringLiteral("Our own deck"), QStringLiteral("alpha"),
                               QStringLiteral("charlie")};
    QCOMPARE(names(chooser), expected);
    // It is not tried again, here or at the next start.
    QCOMPARE(checkDeck(*findDeck(QStringLiteral("kde:bravo")), {}).fault, DeckFault::tooSlow);
    go->release(10);
    ended->acquire();
    QCoreApplication::processEvents();
    QCOMPARE(names(chooser), expected);
}

void TestDeckChooser::closingInTheMiddle() {
    for (int i = 0; i < 12; ++i) folders_->addKde(QStringLiteral("deck-%1").arg(i), samples::svg());
    for (int round = 0; round < 6; ++round) {
        DeckChooser chooser;
        chooser.show();
        if (round > 0) QTRY_VERIFY_WITH_TIMEOUT(listOf(chooser).count() > round, aWhile);
    }
    DeckChooser chooser;
    chooser.show();
    QTRY_COMPARE_WITH_TIMEOUT(listOf(chooser).count(), 13, aWhile);
}

void TestDeckChooser::formTakesIt() {
    Preferences preferences(QStringLiteral("a-game"));
    OptionsForm form(preferences, OptionsForm::Part::preferences);
    addDeckRows(form);
    QVERIFY(form.findChild<DeckChooser*>() != nullptr);
    form.show();
    QVERIFY(form.findChild<DeckChooser*>()->isVisible());
    QVERIFY2(!form.hasOptions(), "a deck is no reason for a new game");
    QVERIFY(form.hasPreferences());
}

QTEST_MAIN(TestDeckChooser)
#include "test_deck_chooser.moc"
