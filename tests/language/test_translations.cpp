// SPDX-License-Identifier: MIT
#include "common/language/catalogues/pseudo_language.h"
#include "common/language/catalogues/translations.h"
#include "common/language/translated.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using plt::Message;

namespace {

/// A catalogue with these messages: context, source, singular in English (empty: counts nothing), forms.
struct Entry {
    QString context;
    QString source;
    QString one;
    QStringList forms;
};

QString typed(const QList<Entry>& entries, const QString& language) {
    QString text = QStringLiteral("<!DOCTYPE TS><TS version=\"2.1\" language=\"%1\">\n").arg(language);
    for (const Entry& entry : entries) {
        text += QStringLiteral("<context><name>%1</name>").arg(entry.context);
        const bool counts = !entry.one.isEmpty();
        text += QStringLiteral("<message%1><source>%2</source>")
                    .arg(counts ? QStringLiteral(" numerus=\"yes\"") : QString(), entry.source);
        if (counts) text += QStringLiteral("<comment>%1</comment>").arg(entry.one);
        text += QStringLiteral("<translation>");
        for (const QString& form : entry.forms)
            text += counts ? QStringLiteral("<numerusform>%1</numerusform>").arg(form) : form;
        text += QStringLiteral("</translation></message></context>\n");
    }
    return text + QStringLiteral("</TS>\n");
}

/// A game's folder with a translation.
class Translated {
  public:
    void add(const QString& language, const QList<Entry>& entries) {
        QDir(folder_.path()).mkpath(QStringLiteral("translations"));
        const QString base = folder_.filePath(QStringLiteral("translations/") + language);
        QFile file(base + QStringLiteral(".ts"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(typed(entries, language).toUtf8());
        file.close();
        QProcess lrelease;
        lrelease.start(QStringLiteral(PLT_LRELEASE), {QStringLiteral("-silent"), file.fileName(),
                                                      QStringLiteral("-qm"), base + QStringLiteral(".qm")});
        QVERIFY(lrelease.waitForFinished());
        QCOMPARE(lrelease.exitCode(), 0);
    }
    QString path() const { return folder_.path(); }

  private:
    QTemporaryDir folder_;
};

}  // namespace

/// From an English sentence to that of the player.
class TestTranslations : public QObject {
    Q_OBJECT

    const QLocale before_;

    static void removeTranslators() {
        // All but the one that knows English, which is the oldest.
        auto translators =
            QCoreApplication::instance()->findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly);
        while (translators.size() > 1) delete translators.takeLast();
    }

  private Q_SLOTS:
    void init() { QLocale::setDefault(QLocale::c()); }
    void cleanup() {
        removeTranslators();
        QLocale::setDefault(before_);
        qunsetenv("PLT_LANGUAGE");
    }

    void englishNeedsNoCatalogue() {
        const auto moves = [](int count) {
            return plt::translated(Message(PLT_TR_N("%Ln moves in %1", "1 move in %1"), count, {"x"}));
        };
        QCOMPARE(moves(0), QStringLiteral("0 moves in x"));
        QCOMPARE(moves(1), QStringLiteral("1 move in x"));
        QCOMPARE(moves(2), QStringLiteral("2 moves in x"));
        // A view says it so; a comment that is one stays out of it.
        QCOMPARE(tr("%Ln moves", "1 move", 1), QStringLiteral("1 move"));
        QCOMPARE(tr("%Ln moves", "1 move", 5), QStringLiteral("5 moves"));
        QCOMPARE(tr("Close", "the opposite of open"), QStringLiteral("Close"));
        QCOMPARE(plt::translated({}), QString());
    }

    void sentencesFollowEachOther() {
        QCOMPARE(plt::passage({QStringLiteral("One."), QString(), QStringLiteral("Two.")}),
                 QStringLiteral("One. Two."));
        QCOMPARE(plt::passage({QString(), QStringLiteral("One.")}), QStringLiteral("One."));
        QCOMPARE(plt::passage({}), QString());
        // Chinese and Japanese have no blank there, whatever stands beside it.
        QCOMPARE(plt::passage({QStringLiteral("\u7ec8\u3002"), QStringLiteral("\u5b8c\u3002")}),
                 QStringLiteral("\u7ec8\u3002\u5b8c\u3002"));
        QCOMPARE(plt::passage({QStringLiteral("\u306e"), QStringLiteral("Enter\uff1a")}),
                 QStringLiteral("\u306eEnter\uff1a"));
        QCOMPARE(plt::passage({QStringLiteral("5"), QStringLiteral("\u679a")}), QStringLiteral("5\u679a"));
        // Korean and Arabic have.
        QCOMPARE(plt::passage({QStringLiteral("\ub05d."), QStringLiteral("\uc2dc\uc791.")}),
                 QStringLiteral("\ub05d. \uc2dc\uc791."));
        QCOMPARE(plt::passage({QStringLiteral("\u0646\u0639\u0645."), QStringLiteral("\u0644\u0627.")}),
                 QStringLiteral("\u0646\u0639\u0645. \u0644\u0627."));
    }

    void codesKeepTheirDirection() {
        QCOMPARE(plt::translated(Message("moved %1", {"11-15"})), QStringLiteral("moved 11-15"));
        QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
        QCOMPARE(plt::translated(Message("moved %1", {"11-15"})), QStringLiteral("moved \u206811-15\u2069"));
        QCOMPARE(plt::isolated({}), QString());
    }

    void numbersAreWrittenAsThePlayerWritesThem() {
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(plt::translated(Message("%1, %2, %3", {11'525, plt::Decimal{1234.5, 2, true}, "11525"})),
                 QStringLiteral("11.525, +1.234,50, 11525"));
        QCOMPARE(plt::translated(Message(PLT_TR_N("%Ln points", "1 point"), 11'525)),
                 QStringLiteral("11.525 points"));
        QCOMPARE(plt::numberText({-0.5, 1}), QStringLiteral("-0,5"));
        QCOMPARE(plt::exactDurationText(62'500), QStringLiteral("1:02,50"));
        QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
        QCOMPARE(plt::durationText(3'723'000), QStringLiteral("١:٠٢:٠٣"));
        QCOMPARE(plt::translated(Message("%1", {12})), QStringLiteral("١٢"));
    }

    /// The console tells options of games that it does not play.
    void anotherProcessAsksTheCatalogueOfAGame() {
        const QString rules = QStringLiteral("rules");
        Translated game;
        game.add(QStringLiteral("pl"), {{rules,
                                         QStringLiteral("%Ln lamps of %1"),
                                         QStringLiteral("1 lamp of %1"),
                                         {QStringLiteral("%Ln lampa z %1"), QStringLiteral("%Ln lampy z %1"),
                                          QStringLiteral("%Ln lamp z %1")}},
                                        {rules, QStringLiteral("a wall"), {}, {QStringLiteral("mur")}}});
        qputenv("PLT_LANGUAGE", "pl");
        QLocale::setDefault(QLocale(QLocale::Polish));
        const auto catalogue = plt::gameCatalogue(game.path());
        QVERIFY(catalogue != nullptr);
        const auto lamps = [&](int count) {
            return plt::translated({PLT_TR_N("%Ln lamps of %1", "1 lamp of %1"), count, {Message("a wall")}},
                                   catalogue.get());
        };
        QCOMPARE(lamps(1), QStringLiteral("1 lampa z mur"));
        QCOMPARE(lamps(22), QStringLiteral("22 lampy z mur"));
        QCOMPARE(lamps(12'345), QStringLiteral("12\u00a0345 lamp z mur"));
        QCOMPARE(plt::translated("a wall"), QStringLiteral("a wall"));
        // Sentences that are not the game's own are asked for as ever.
        QCOMPARE(plt::translated({PLT_TR_N("%Ln doors", "1 door"), 1}, catalogue.get()),
                 QStringLiteral("1 door"));
        QCOMPARE(plt::translated("a door", catalogue.get()), QStringLiteral("a door"));
        qputenv("PLT_LANGUAGE", "en");
        QVERIFY(plt::gameCatalogue(game.path()) == nullptr);
    }

    void durations() {
        QCOMPARE(plt::durationText(-5), QStringLiteral("0:00"));
        QCOMPARE(plt::durationText(7'999), QStringLiteral("0:07"));
        QCOMPARE(plt::durationText(754'000), QStringLiteral("12:34"));
        QCOMPARE(plt::durationText(3'723'000), QStringLiteral("1:02:03"));
        QCOMPARE(plt::exactDurationText(7'259), QStringLiteral("7.25 s"));
        QCOMPARE(plt::exactDurationText(62'500), QStringLiteral("1:02.50"));
    }

    void countsThatAreNoIntsHaveTheirForm() {
        const auto points = [](std::int64_t count) {
            return plt::translated(Message(PLT_TR_N("%Ln points", "1 point"), count));
        };
        QCOMPARE(points(-3), QStringLiteral("-3 points"));
        QCOMPARE(points(3'000'000'000), QStringLiteral("3000000000 points"));
        QCOMPARE(points(std::numeric_limits<std::int64_t>::min()),
                 QStringLiteral("-9223372036854775808 points"));
    }

    void aGamesOwnCatalogueIsTaken() {
        Translated game;
        game.add(
            QStringLiteral("pl"),
            {{QStringLiteral("rules"),
              QStringLiteral("%Ln balls of %1"),
              QStringLiteral("1 ball of %1"),
              {QStringLiteral("%Ln kula z %1"), QStringLiteral("%Ln kule z %1"),
               QStringLiteral("%Ln kul z %1")}},
             {QStringLiteral("rules"), QStringLiteral("red"), {}, {QStringLiteral("czerwony")}},
             {QStringLiteral("TestTranslations"), QStringLiteral("Board"), {}, {QStringLiteral("Plansza")}}});
        qputenv("PLT_LANGUAGE", "pl-PL");
        plt::installGameTranslations(game.path());
        const auto balls = [](std::int64_t count) {
            return plt::translated(
                Message(PLT_TR_N("%Ln balls of %1", "1 ball of %1"), count, {Message(PLT_TR("red"))}));
        };
        QCOMPARE(balls(1), QStringLiteral("1 kula z czerwony"));
        QCOMPARE(balls(3), QStringLiteral("3 kule z czerwony"));
        QCOMPARE(balls(5), QStringLiteral("5 kul z czerwony"));
        QCOMPARE(balls(-3), QStringLiteral("-3 kule z czerwony"));
        QCOMPARE(balls(5'000'000'002), QStringLiteral("5000000002 kule z czerwony"));
        QCOMPARE(tr("Board"), QStringLiteral("Plansza"));
        // A text that is not in it stays English.
        QCOMPARE(plt::translated(Message(PLT_TR("blue"))), QStringLiteral("blue"));
    }

    void languagesGoFromTheMostExactOn() {
        qputenv("PLT_LANGUAGE", "zh-Hant-TW");
        QCOMPARE(plt::wantedLanguages(), QStringList({QStringLiteral("zh_Hant_TW"), QStringLiteral("zh_Hant"),
                                                      QStringLiteral("zh")}));
        qputenv("PLT_LANGUAGE", "pseudo");
        QCOMPARE(plt::wantedLanguages(), QStringList({QStringLiteral("pseudo")}));
        Translated game;
        game.add(QStringLiteral("de"),
                 {{QStringLiteral("rules"), QStringLiteral("red"), {}, {QStringLiteral("rot")}}});
        game.add(QStringLiteral("de_AT"),
                 {{QStringLiteral("rules"), QStringLiteral("red"), {}, {QStringLiteral("feuerrot")}}});
        const auto red = [&](const char* language) {
            qputenv("PLT_LANGUAGE", language);
            plt::installGameTranslations(game.path());
            const QString text = plt::translated(Message(PLT_TR("red")));
            removeTranslators();
            return text;
        };
        QCOMPARE(red("de_AT"), QStringLiteral("feuerrot"));
        QCOMPARE(red("de_CH"), QStringLiteral("rot"));
        QCOMPARE(red("fr"), QStringLiteral("red"));
        QCOMPARE(red("../de"), QStringLiteral("red"));
    }

    void whatFollowsEnglishIsNotWanted_data() {
        QTest::addColumn<QByteArray>("languages");
        QTest::addColumn<QString>("first");
        QTest::addColumn<bool>("german");
        QTest::newRow("English before German") << QByteArray("en_GB:de") << QStringLiteral("en_GB") << false;
        QTest::newRow("German before English") << QByteArray("de:en") << QStringLiteral("de") << true;
        QTest::newRow("two") << QByteArray("pt_BR:de") << QStringLiteral("pt_BR") << true;
    }
    void whatFollowsEnglishIsNotWanted() {
        QFETCH(QByteArray, languages);
        QFETCH(QString, first);
        QFETCH(bool, german);
        // Qt asks the environment once in a process.
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("en_US.UTF-8"));
        environment.insert(QStringLiteral("LANGUAGE"), QString::fromLatin1(languages));
        process.setProcessEnvironment(environment);
        process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--wanted")});
        QVERIFY(process.waitForFinished());
        const auto wanted = QString::fromUtf8(process.readAllStandardOutput()).trimmed().split(u' ');
        QCOMPARE(wanted.first(), first);
        QCOMPARE(wanted.contains(QLatin1String("de")), german);
    }

    void brokenCataloguesAreNone() {
        Translated game;
        QDir(game.path()).mkpath(QStringLiteral("translations/de_AT.qm"));
        QFile broken(game.path() + QStringLiteral("/translations/de.qm"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("no catalogue");
        broken.close();
        qputenv("PLT_LANGUAGE", "de_AT");
        plt::installGameTranslations(game.path());
        plt::installGameTranslations(game.path() + QStringLiteral("/nowhere"));
        QCOMPARE(plt::translated(Message(PLT_TR("red"))), QStringLiteral("red"));
    }

    void theProgramsLanguageGovernsItsNumbers() {
        qputenv("PLT_LANGUAGE", "de");
        plt::installProgramTranslations();
        QCOMPARE(QLocale().toString(11'525), QStringLiteral("11.525"));
        qputenv("PLT_LANGUAGE", "pseudo");
        plt::installProgramTranslations();
        QCOMPARE(QLocale().toString(12), QStringLiteral("١٢"));
    }

    void pseudoLanguage() {
        const QString text = plt::PseudoLanguage::of(QStringLiteral("Open a &game: <b>%1</b> of %L2, %Ln"));
        for (const char* kept : {"&g", "<b>%1</b>", "%L2", "%Ln"})
            QVERIFY2(text.contains(QLatin1String(kept)), qPrintable(text));
        QVERIFY(text.startsWith(u'⟦') && text.endsWith(u'⟧'));
        QVERIFY(text.size() >= 36 * 4 / 3);
        QVERIFY(plt::PseudoLanguage::of(QStringLiteral("Ok")).size() >= 5);
        QCOMPARE(plt::PseudoLanguage::of(QString()), QString());
    }

    void whatIsNotPseudoIsFound() {
        const auto found = [](const char* text) {
            return plt::PseudoLanguage::untranslatedWords(QString::fromUtf8(text)).join(u' ');
        };
        QCOMPARE(found(qPrintable(plt::PseudoLanguage::of(QStringLiteral("The bump of a quiz &box, 5 mm")))),
                 QString());
        QCOMPARE(found("⟦Ópéén⟧ the game"), QStringLiteral("the game"));
        QCOMPARE(found("⟦Ópéén plain⟧"), QStringLiteral("plain"));
        QCOMPARE(found("<b>⟦Áá⟧</b> &amp; 3 × 4"), QString());
        QCOMPARE(found("<p>the</p><p>game</p> o&k"), QStringLiteral("the game ok"));
    }
};

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    if (application.arguments().contains(QStringLiteral("--wanted"))) {
        QTextStream(stdout) << plt::wantedLanguages().join(u' ') << '\n';
        return 0;
    }
    TestTranslations test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_translations.moc"
