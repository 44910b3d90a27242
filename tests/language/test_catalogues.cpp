// SPDX-License-Identifier: MIT
#include "tests/language/catalogue_file.h"
#include "tests/language/tokens.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QSet>
#include <QTest>
#include <QTranslator>

using language::contentOf;
using language::Message;
using language::messagesOf;

namespace {

/// The texts of the sources, found by reading them without lupdate.
class Sources {
  public:
    explicit Sources(const QString& folder) {
        QDirIterator files(folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            tokens_ = language::tokensOf(contentOf(files.next()));
            scopes_.clear();
            for (at_ = 0; at_ < tokens_.size(); ++at_) look();
        }
    }

    /// The contexts that tr() can use at run time: classes of Qt's meta system, and names in the source.
    QSet<QString> contexts;
    /// The marked texts, and the place of PLT_TR in the file.
    QSet<QString> marked;
    QSet<QString> ofRules;

  private:
    const language::Token& token(qsizetype ahead = 0) const {
        static const language::Token none{language::Token::Kind::mark, {}, 0};
        return at_ + ahead >= 0 && at_ + ahead < tokens_.size() ? tokens_[at_ + ahead] : none;
    }
    bool isString(qsizetype ahead) const { return token(ahead).kind == language::Token::Kind::string; }

    void look() {
        if (token().is("namespace") || token().is("class") || token().is("struct")) openScope();
        if (token().is("{")) scopes_.append(std::exchange(nextScope_, QString()));
        if (token().is("}") && !scopes_.isEmpty()) scopes_.removeLast();
        if (token().is(";")) nextScope_.clear();
        if (token().is("Q_OBJECT")) contexts.insert(scope());
        if (token().is("Q_DECLARE_TR_FUNCTIONS")) {
            QString name;
            for (qsizetype i = 2; !token(i).is(")") && at_ + i < tokens_.size(); ++i) name += token(i).text;
            contexts.insert(name);
        }
        if (!token(1).is("(") || !isString(2)) return;
        const QString& text = token(2).text;
        if (token().is("tr") || token().is("QT_TR_NOOP")) marked.insert(text);
        if (token().is("PLT_TR") || token().is("PLT_TR_N")) ofRules.insert(text);
        const bool hasContext =
            token().is("translate") || token().is("QT_TRANSLATE_NOOP") || token().is("QT_TRANSLATE_NOOP3");
        if (hasContext && token(3).is(",") && isString(4)) {
            contexts.insert(text);
            marked.insert(token(4).text);
        }
    }

    /// The name of the namespace or class that the next bracket opens, if one does.
    void openScope() {
        if (token(-1).is("enum") || token(-1).is("<") || token(-1).is(",")) return;
        qsizetype i = 1;
        QString name;
        // Words before the name are macros, such as PLT_API.
        for (; token(i).kind == language::Token::Kind::identifier || token(i).is("::"); ++i) {
            if (token(i).is("final")) continue;
            const bool joins = token(i).is("::") || name.endsWith(u':');
            name = joins ? name + token(i).text : token(i).text;
        }
        for (; at_ + i < tokens_.size(); ++i) {
            if (token(i).is(";") || token(i).is("(") || token(i).is("=")) return;
            if (token(i).is("{")) break;
        }
        nextScope_ = name;
    }

    QString scope() const {
        QStringList names;
        for (const QString& name : scopes_)
            if (!name.isEmpty()) names << name;
        return names.join(QLatin1String("::"));
    }

    QList<language::Token> tokens_;
    qsizetype at_ = 0;
    QString nextScope_;
    QStringList scopes_;
};

}  // namespace

/// The catalogues that a translator gets: one for the program and one for each game.
class TestCatalogues : public QObject {
    Q_OBJECT

    static void catalogues() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("work");
        QTest::addColumn<QString>("kept");
        QTest::addColumn<QString>("pseudo");
        const auto lines = contentOf(QStringLiteral(PLT_CATALOGUES)).split(u'\n', Qt::SkipEmptyParts);
        for (const QString& line : lines) {
            const QStringList parts = line.split(u'|');
            QTest::newRow(qUtf8Printable(parts.value(0)))
                << parts.value(0) << parts.value(1) << parts.value(2) << parts.value(3);
        }
    }
    static QString fresh() {
        QFETCH(QString, work);
        return work + QStringLiteral("/template.ts");
    }
    static Sources sources() {
        QFETCH(QString, work);
        // The copies that lupdate reads are made over; what is meant are the sources.
        QFETCH(QString, kept);
        QDir folder(QFileInfo(kept).path());
        folder.cdUp();
        Sources all(folder.dirName() == QLatin1String("resources") ? QStringLiteral(PLT_SOURCE_DIR "/common")
                                                                   : folder.path());
        if (folder.dirName() == QLatin1String("resources")) {
            const Sources launcher(QStringLiteral(PLT_SOURCE_DIR "/launcher"));
            all.contexts += launcher.contexts;
            all.marked += launcher.marked;
            all.ofRules += launcher.ofRules;
        }
        return all;
    }

  private Q_SLOTS:
    void everyGameHasOne() {
        QStringList games;
        for (const QString& line : contentOf(QStringLiteral(PLT_CATALOGUES)).split(u'\n', Qt::SkipEmptyParts))
            games << line.section(u'|', 0, 0);
        QVERIFY(games.contains(QLatin1String("plt-games")));
        for (const QString& game : QStringLiteral(PLT_GAMES).split(u','))
            QVERIFY2(games.contains(game), qPrintable(game));
    }

    void lupdateFindsNothingOdd_data() { catalogues(); }
    void lupdateFindsNothingOdd() {
        QFETCH(QString, work);
        QCOMPARE(contentOf(work + QStringLiteral("/warnings.txt")), QString());
    }

    void everySentenceIsInItsPlace_data() { catalogues(); }
    void everySentenceIsInItsPlace() {
        const auto messages = messagesOf(fresh());
        const Sources all = sources();
        QVERIFY(!messages.isEmpty() && !all.contexts.isEmpty());
        QSet<QString> found;
        QSet<QString> foundOfRules;
        QStringList wrong;
        for (const Message& message : messages) {
            (message.context == u"rules" ? foundOfRules : found).insert(message.source);
            if (message.context != u"rules" && !all.contexts.contains(message.context))
                wrong << QStringLiteral("tr() does not look into ") + message.line();
        }
        for (const QString& text : all.marked - found) wrong << QStringLiteral("not found: ") + text;
        for (const QString& text : all.ofRules - foundOfRules)
            wrong << QStringLiteral("not found in rules: ") + text;
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void theKeptTemplateIsUpToDate_data() { catalogues(); }
    void theKeptTemplateIsUpToDate() {
        QFETCH(QString, kept);
        QStringList now;
        QStringList then;
        for (const Message& message : messagesOf(fresh())) now << message.line();
        for (const Message& message : messagesOf(kept)) then << message.line();
        now.sort();
        then.sort();
        QVERIFY2(now == then, "cmake --build BUILD --target update-translations brings it up to date");
    }

    void thePseudoLanguageHasEverySentence_data() { catalogues(); }
    void thePseudoLanguageHasEverySentence() {
        QFETCH(QString, pseudo);
        QTranslator translator;
        QVERIFY2(translator.load(pseudo), qPrintable(pseudo));
        for (const Message& message : messagesOf(fresh())) {
            const QString text = translator.translate(
                message.context.toUtf8().constData(), message.source.toUtf8().constData(),
                message.comment.toUtf8().constData(), message.counts ? 2 : -1);
            QCOMPARE(text, QLatin1Char('*') + message.source);
        }
    }
};

QTEST_APPLESS_MAIN(TestCatalogues)
#include "test_catalogues.moc"
