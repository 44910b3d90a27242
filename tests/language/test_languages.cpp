// SPDX-License-Identifier: MIT
#include "tests/language/catalogue_file.h"

#include <algorithm>

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>

using language::contentOf;
using language::Message;
using language::messagesOf;

namespace {

/// A term of a glossary.
struct Term {
    QRegularExpression english;
    QString name;
    QStringList beginnings;  ///< of the words that say it, in lower case
};

QStringList found(const QRegularExpression& pattern, const QString& text) {
    QStringList all;
    auto matches = pattern.globalMatch(text);
    while (matches.hasNext()) all.append(matches.next().captured(0));
    all.sort();
    return all;
}

QStringList placesOf(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("%L?\\d|%L?n|\\{[a-z]+\\}"));
    return found(pattern, text);
}

QStringList tagsOf(const QString& text) {
    static const QRegularExpression pattern(QStringLiteral("</?[a-z]+"));
    return found(pattern, text);
}

qsizetype mnemonicsOf(QString text) {
    text.remove(QLatin1String("&&"));
    static const QRegularExpression pattern(QStringLiteral("&(?!(amp|lt|gt|quot|nbsp);)\\S"));
    return found(pattern, text).size();
}

/// Returns how a sentence ends: ".", ":", "?", "!", "..." or nothing.
QString endOf(const QString& text) {
    static const QRegularExpression closing(
        QStringLiteral("[\\s\"')\\x{201d}\\x{00bb}\\x{ff09}\\x{300d}\\x{300f}]+$"));
    const QString bare = QString(text).remove(closing);
    if (bare.endsWith(QLatin1String("...")) || bare.endsWith(QChar(0x2026))) return QStringLiteral("...");
    static const QMap<QChar, QString> ends = {
        {u'.', QStringLiteral(".")},          {QChar(0x3002), QStringLiteral(".")},
        {u':', QStringLiteral(":")},          {QChar(0xff1a), QStringLiteral(":")},
        {u'?', QStringLiteral("?")},          {QChar(0xff1f), QStringLiteral("?")},
        {QChar(0x061f), QStringLiteral("?")}, {u'!', QStringLiteral("!")},
        {QChar(0xff01), QStringLiteral("!")}};
    return bare.isEmpty() ? QString() : ends.value(bare.back());
}

bool writesDensely(const QString& language) {
    return language == QLatin1String("ja") || language.startsWith(QLatin1String("zh"));
}

QList<Term> termsOf(const QString& language) {
    QList<Term> terms;
    const QString glossary =
        contentOf(QStringLiteral(PLT_SOURCE_DIR "/resources/translations/%1/glossary.md").arg(language));
    for (const QString& line : glossary.split(u'\n')) {
        const QStringList cells = line.split(u'|');
        constexpr qsizetype cellsOfRow = 5;
        if (cells.size() < cellsOfRow) continue;
        const QString english = cells[1].trimmed();
        QStringList beginnings;
        for (const QString& each : cells[3].split(u',', Qt::SkipEmptyParts)) {
            const QString beginning = each.trimmed().toLower();
            if (!beginning.isEmpty()) beginnings.append(beginning);
        }
        if (beginnings.isEmpty() || english == QLatin1String("English") || english.startsWith(u'-')) continue;
        terms.append(
            {QRegularExpression(QStringLiteral("\\b%1(s|es)?\\b").arg(QRegularExpression::escape(english)),
                                QRegularExpression::CaseInsensitiveOption),
             english, beginnings});
    }
    return terms;
}

bool says(const Message& message, const Term& term) {
    // "not a term: hand, deal; as in English"
    static const QString noTerm = QStringLiteral("not a term: ");
    for (const QString& part : message.note.split(u';')) {
        if (!part.contains(noTerm)) continue;
        for (const QString& other : part.section(noTerm, 1).split(u','))
            if (other.trimmed() == term.name) return true;
    }
    const QString all = message.translations.join(u' ').remove(u'&').toLower();
    return std::any_of(term.beginnings.begin(), term.beginnings.end(),
                       [&all](const QString& beginning) { return all.contains(beginning); });
}

}  // namespace

/// The catalogues of each language against the English sentences.
class TestLanguages : public QObject {
    Q_OBJECT

    static void catalogues() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("kept");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("compiled");
        int rows = 0;
        const auto lines = contentOf(QStringLiteral(PLT_CATALOGUES)).split(u'\n', Qt::SkipEmptyParts);
        for (const QString& line : lines) {
            const QStringList parts = line.split(u'|');
            const QDir folder(QFileInfo(parts.value(2)).path());
            for (const QString& language : offered()) {
                QTest::addRow("%s %s", qUtf8Printable(language), qUtf8Printable(parts.value(0)))
                    << language << folder.filePath(language + QStringLiteral("/messages.ts"))
                    << folder.filePath(QStringLiteral("template.ts"))
                    << QFileInfo(parts.value(3)).dir().filePath(language + QStringLiteral(".qm"));
                ++rows;
            }
        }
        if (rows == 0) QTest::newRow("none") << QString() << QString() << QString() << QString();
    }

    /// The languages of the program, those of all its games.
    static QStringList offered() {
        const QDir all(QStringLiteral(PLT_SOURCE_DIR "/resources/translations"));
        QStringList languages;
        for (const QString& each : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            if (QFileInfo::exists(all.filePath(each + QStringLiteral("/messages.ts"))))
                languages.append(each);
        return languages;
    }

    static void report(const QStringList& wrong) {
        for (const QString& line : wrong) qInfo("%s", qUtf8Printable(line));
        QCOMPARE(wrong.size(), 0);
    }

  private Q_SLOTS:
    void itIsWhole_data() { catalogues(); }
    void itIsWhole() {
        QFETCH(QString, language);
        if (language.isEmpty()) return;
        QFETCH(QString, kept);
        QFETCH(QString, english);
        QStringList wanted;
        for (const Message& message : messagesOf(english)) wanted << message.line();
        QStringList has;
        QStringList wrong;
        for (const Message& message : messagesOf(kept)) {
            has << message.line();
            if (!message.state.isEmpty()) wrong << message.state + QStringLiteral(": ") + message.line();
            for (const QString& text : message.translations)
                if (text.trimmed().isEmpty()) wrong << QStringLiteral("empty: ") + message.line();
        }
        wanted.sort();
        has.sort();
        if (wanted != has) wrong << QStringLiteral("update-translations brings it up to date");
        report(wrong);
    }

    void everyCountHasAForm_data() { catalogues(); }
    void everyCountHasAForm() {
        QFETCH(QString, language);
        if (language.isEmpty()) return;
        QFETCH(QString, english);
        QFETCH(QString, compiled);
        QTranslator translator;
        QVERIFY2(translator.load(compiled), qPrintable(compiled));
        for (const Message& message : messagesOf(english)) {
            if (!message.counts) continue;
            for (const int count : {0, 1, 2, 3, 5, 11, 21, 100, 101}) {
                const QString text = translator.translate(message.context.toUtf8().constData(),
                                                          message.source.toUtf8().constData(),
                                                          message.comment.toUtf8().constData(), count);
                QVERIFY2(!text.isEmpty(), qPrintable(message.line()));
                // A form for several counts says which.
                constexpr int several = 3;
                if (count >= several) QVERIFY2(text.contains(u'%'), qPrintable(text));
            }
        }
    }

    void itSaysTheSame_data() { catalogues(); }
    void itSaysTheSame() {
        QFETCH(QString, language);
        if (language.isEmpty()) return;
        QFETCH(QString, kept);
        QStringList wrong;
        for (const Message& message : messagesOf(kept)) {
            const QString& source = message.source;
            const auto say = [&](const char* what, const QString& text) {
                wrong << QStringLiteral("%1: \"%2\" for \"%3\"").arg(QLatin1String(what), text, source);
            };
            QStringList withoutCount = placesOf(source);
            withoutCount.removeAll(QStringLiteral("%n"));
            withoutCount.removeAll(QStringLiteral("%Ln"));
            for (const QString& text : message.translations) {
                const bool mayNameCount = message.counts && message.translations.size() > 1;
                const QStringList places = placesOf(text);
                // The English of one thing may say less, too.
                if (places != placesOf(source) &&
                    !(mayNameCount && (places == withoutCount || places == placesOf(message.comment))))
                    say("places", text);
                if (tagsOf(text) != tagsOf(source)) say("tags", text);
                if (mnemonicsOf(text) != mnemonicsOf(source)) say("mnemonics", text);
                if (endOf(text) != endOf(source)) say("end", text);
                if (text.count(u'\n') != source.count(u'\n')) say("line feeds", text);
                if (text.startsWith(u' ') != source.startsWith(u' ') ||
                    text.endsWith(u' ') != source.endsWith(u' '))
                    say("spaces", text);
                // Words alike in both languages are no sentence.
                constexpr qsizetype sentence = 3;
                static const QRegularExpression word(QStringLiteral("[A-Za-z]{3,}"));
                if (text == source && found(word, source).size() >= sentence &&
                    !message.note.contains(QLatin1String("as in English")))
                    say("English", text);
            }
        }
        report(wrong);
    }

    void itIsNotTooLong_data() { catalogues(); }
    void itIsNotTooLong() {
        QFETCH(QString, language);
        if (language.isEmpty() || writesDensely(language)) return;
        QFETCH(QString, kept);
        QStringList wrong;
        for (const Message& message : messagesOf(kept))
            for (const QString& text : message.translations) {
                // A word has no shorter one beside it.
                constexpr qsizetype word = 12;
                constexpr double most = 1.6;
                if (static_cast<double>(text.size()) >
                        most * static_cast<double>(message.source.size()) + word &&
                    !message.note.contains(QLatin1String("seen whole")))
                    wrong << QStringLiteral("%1 for %2: %3")
                                 .arg(text.size())
                                 .arg(message.source.size())
                                 .arg(text);
            }
        report(wrong);
    }

    void itKeepsToItsGlossary_data() { catalogues(); }
    void itKeepsToItsGlossary() {
        QFETCH(QString, language);
        if (language.isEmpty()) return;
        QFETCH(QString, kept);
        const auto terms = termsOf(language);
        constexpr qsizetype fewest = 30;
        QVERIFY(terms.size() >= fewest);
        QStringList wrong;
        for (const Message& message : messagesOf(kept)) {
            // Options of the command line are English in all languages.
            if (message.source.contains(u'\n')) continue;
            for (const Term& term : terms)
                if (message.source.contains(term.name, Qt::CaseInsensitive) &&
                    message.source.contains(term.english) && !says(message, term))
                    wrong << QStringLiteral("%1 (%2): \"%3\" for \"%4\"")
                                 .arg(term.name, term.beginnings.join(u','), message.translations.join(u'/'),
                                      message.source);
        }
        report(wrong);
    }

    void itsHeaderSaysWhoHasReadIt_data() { catalogues(); }
    void itsHeaderSaysWhoHasReadIt() {
        QFETCH(QString, language);
        if (language.isEmpty()) return;
        QFETCH(QString, kept);
        QFile file(kept);
        QVERIFY(file.open(QIODevice::ReadOnly));
        static const QRegularExpression said(
            QStringLiteral("<TS [^>]*>\\s*<extra-native-reader>[^<]+</extra-native-reader>"));
        QVERIFY2(said.match(QString::fromUtf8(file.readAll())).hasMatch(), qPrintable(kept));
    }
};

QTEST_APPLESS_MAIN(TestLanguages)
#include "test_languages.moc"
