// SPDX-License-Identifier: MIT
#include "tests/language/source_check.h"

#include "tests/language/tokens.h"

#include <algorithm>
#include <array>

#include <QRegularExpression>

namespace language {

namespace {

using Kind = Finding::Kind;

template <std::size_t N>
bool isOneOf(const Token& token, const std::array<const char*, N>& names) {
    return token.kind == Token::Kind::identifier &&
           std::any_of(names.begin(), names.end(),
                       [&](const char* name) { return token.text == QLatin1String(name); });
}

/// Calls that make a text of Qt's from a literal.
constexpr std::array<const char*, 3> wrapping{"QStringLiteral", "QLatin1String", "QString"};
/// Calls whose text goes into a catalogue.
constexpr std::array<const char*, 9> marking{"tr",
                                             "translate",
                                             "PLT_TR",
                                             "PLT_TR_N",
                                             "QT_TR_NOOP",
                                             "QT_TR_N_NOOP",
                                             "QT_TRANSLATE_NOOP",
                                             "QT_TRANSLATE_NOOP3",
                                             "QT_TRANSLATE_N_NOOP"};
/// Calls whose text no player reads.
constexpr std::array<const char*, 14> silent{"qWarning",      "qDebug",
                                             "qCritical",     "qFatal",
                                             "qInfo",         "static_assert",
                                             "assert",        "setStyleSheet",
                                             "setObjectName", "Q_ASSERT_X",
                                             "runtime_error", "invalid_argument",
                                             "logic_error",   "QRegularExpression"};
/// Calls whose text a player reads, be it a single word.
constexpr std::array<const char*, 26> shown{"setText",
                                            "setWindowTitle",
                                            "setToolTip",
                                            "setStatusTip",
                                            "setWhatsThis",
                                            "setAccessibleName",
                                            "setAccessibleDescription",
                                            "setTitle",
                                            "setLabelText",
                                            "setPlaceholderText",
                                            "setIconText",
                                            "addAction",
                                            "addMenu",
                                            "addRow",
                                            "addItem",
                                            "addButton",
                                            "notice",
                                            "addGameAction",
                                            "addPreferenceAction",
                                            "preset",
                                            "setInformativeText",
                                            "QLabel",
                                            "QPushButton",
                                            "QCheckBox",
                                            "QGroupBox",
                                            "Message"};

/// A program in another language: what a graphics card runs, a page for a browser.
bool isProgram(const QString& text) {
    return text.contains(QLatin1String(";\n")) || text.startsWith(QLatin1String("<!DOCTYPE"));
}

bool hasWord(const QString& text) {
    static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
    return text.contains(word);
}

/// Two words with a blank between them: nothing but a sentence or a part of one looks so.
bool isSentence(const QString& text) {
    static const QRegularExpression words(QStringLiteral("[A-Za-z]{2,}[,.:;]? +[A-Za-z%]"));
    return text.contains(words);
}

class Checker {
  public:
    explicit Checker(const QString& source) : tokens_(tokensOf(source)) {}

    QList<Finding> check() {
        for (at_ = 0; at_ < tokens_.size(); ++at_) {
            openAndClose();
            const Token& token = tokens_[at_];
            if (token.kind == Token::Kind::string) checkLiteral(token);
            if (isOneOf(token, marking) && next().is("(")) checkMarked();
            if (token.is("?") && at_ > 1 && tokens_[at_ - 1].text == u"1" && tokens_[at_ - 2].is("==") &&
                std::any_of(tokens_.begin() + at_, tokens_.begin() + endOfStatement(),
                            [](const Token& any) { return isOneOf(any, marking); }))
                add(Kind::count, QStringLiteral("a sentence chosen by == 1"));
            if (token.is("number") && at_ > 1 && tokens_[at_ - 1].is("::") && tokens_[at_ - 2].is("QString"))
                add(Kind::number, QStringLiteral("QString::number"));
            if (token.is("to_string") && isInSentence())
                add(Kind::number, QStringLiteral("to_string in a sentence"));
        }
        return findings_;
    }

  private:
    const Token& next(qsizetype ahead = 1) const {
        static const Token none{Token::Kind::mark, {}, 0};
        return at_ + ahead < tokens_.size() ? tokens_[at_ + ahead] : none;
    }
    void add(Kind kind, const QString& text) { findings_.append({kind, tokens_[at_].line, text}); }

    qsizetype endOfStatement() const {
        auto end = at_;
        while (end < tokens_.size() && !tokens_[end].is(";")) ++end;
        return end;
    }

    /// Keeps in calls_ which calls the token stands in, the innermost last.
    void openAndClose() {
        const Token& token = tokens_[at_];
        if (token.kind != Token::Kind::mark) return;
        if (token.text == u"(" || token.text == u"{" || token.text == u"[") {
            const bool isCall = token.text == u"(" && at_ > 0;
            calls_.append(isCall ? tokens_[at_ - 1] : Token{Token::Kind::mark, {}, 0});
        } else if ((token.text == u")" || token.text == u"}" || token.text == u"]") && !calls_.isEmpty()) {
            calls_.removeLast();
        }
    }

    template <std::size_t N>
    bool isIn(const std::array<const char*, N>& names) const {
        return std::any_of(calls_.begin(), calls_.end(),
                           [&](const Token& call) { return isOneOf(call, names); });
    }

    /// True if the statement has a sentence of rules in it.
    bool isInSentence() const {
        auto begin = at_;
        while (begin > 0 && !tokens_[begin - 1].is(";")) --begin;
        return std::any_of(tokens_.begin() + begin, tokens_.begin() + endOfStatement(),
                           [](const Token& any) { return any.is("PLT_TR") || any.is("PLT_TR_N"); });
    }

    void checkLiteral(const Token& literal) {
        if (isIn(marking) || isIn(silent) || isProgram(literal.text)) return;
        if (isSentence(literal.text)) {
            add(Kind::unmarked, literal.text);
            return;
        }
        // Other languages have other commas: listed() puts the parts together.
        const bool isOfQt = !calls_.isEmpty() && isOneOf(calls_.last(), wrapping);
        if (isOfQt && (literal.text == u", " || literal.text == u"; ")) add(Kind::pieces, literal.text);
        // A single word: only where it is given to what shows it, perhaps as a QStringLiteral.
        auto calls = calls_;
        while (!calls.isEmpty() && isOneOf(calls.last(), wrapping)) calls.removeLast();
        if (!calls.isEmpty() && isOneOf(calls.last(), shown) && hasWord(literal.text) && !next(2).is(","))
            add(Kind::unmarked, literal.text);
    }

    void checkMarked() {
        const bool ofRules = tokens_[at_].is("PLT_TR") || tokens_[at_].is("PLT_TR_N");
        const auto end = behindBracket(tokens_, at_ + 1);
        QList<QString> texts;
        for (auto i = at_ + 2; i < end; ++i)
            if (tokens_[i].kind == Token::Kind::string) texts.append(tokens_[i].text);
        if (texts.isEmpty()) return;
        const bool hasContext = tokens_[at_].is("translate") || tokens_[at_].text.startsWith(u"QT_TRANSLATE");
        if (hasContext) texts.removeFirst();
        if (texts.isEmpty()) return;
        const QString text = texts.first();
        checkPieces(text, end);
        checkCount(text, texts.size() > 1 ? texts[1] : QString(), ofRules);
        if (!ofRules) checkArguments(text, end);
    }

    void checkPieces(const QString& text, qsizetype end) {
        static const QRegularExpression fragment(QStringLiteral("^[\\s,;]|[\\s,;]$"));
        if (text.contains(fragment)) add(Kind::pieces, text);
        const bool isPlus = end < tokens_.size() && tokens_[end].is("+");
        if (isPlus && end + 1 < tokens_.size() && isOneOf(tokens_[end + 1], marking)) add(Kind::pieces, text);
        // A sentence may follow another one, but not a part of it.
        static const QRegularExpression whole(QStringLiteral("[.!?\u2026:)]$"));
        if (at_ > 0 && tokens_[at_ - 1].is("+=") && !text.contains(whole)) add(Kind::pieces, text);
    }

    void checkCount(const QString& text, const QString& one, bool ofRules) {
        // "the %1" is a thing with a name, and what follows it is no plural.
        static const QRegularExpression counted(QStringLiteral(
            "(?<![Tt]he )%L?[1-9] (?:(?!with|has|and|or|to|of|in|is)[a-z]+ )?"
            "(?!(?:has|is|was|does|goes|wins|keeps|makes|leaves|takes|gives|offers|leads|becomes|"
            "holds|loses|lets|threatens|needs|stays|declares|refers)\\b)"
            "([a-z]+[^s\\W]s|men|people|dice|mice|children)\\b"));
        if (text.contains(QLatin1String("(s)"))) add(Kind::count, text);
        if (text.contains(QLatin1String("%n")))
            add(Kind::number, text);
        else if (text.contains(QLatin1String("%Ln")))
            checkForOne(text, one, ofRules);
        else if (text.contains(counted))
            add(Kind::count, text);
    }

    void checkForOne(const QString& text, const QString& one, bool ofRules) {
        // QString::arg() does not do without a place.
        static const QRegularExpression place(QStringLiteral("%L?[1-9]"));
        for (auto found = place.globalMatch(text); found.hasNext();)
            if (!one.contains(found.next().captured()) && !ofRules) add(Kind::count, text);
        if (one.isEmpty() || one.contains(QLatin1String("%Ln"))) add(Kind::count, text);
    }

    /// Numbers among the arguments of .arg(), as far as they can be told from the outside.
    void checkArguments(const QString& text, qsizetype end) {
        int place = 0;
        while (end + 2 < tokens_.size() && tokens_[end].is(".") && tokens_[end + 1].is("arg")) {
            const auto behind = behindBracket(tokens_, end + 2);
            const bool isNumber = looksLikeNumber(end + 3, behind - 1, &place);
            if (isNumber && text.contains(QLatin1Char('%') + QString::number(place))) add(Kind::number, text);
            end = behind;
        }
    }

    bool looksLikeNumber(qsizetype begin, qsizetype end, int* place) const {
        int arguments = 1;
        int depth = 0;
        for (auto i = begin; i < end; ++i) {
            if (tokens_[i].is("(") || tokens_[i].is("{")) ++depth;
            if (tokens_[i].is(")") || tokens_[i].is("}")) --depth;
            if (depth == 0 && tokens_[i].is(",")) ++arguments;
        }
        *place += arguments;
        if (arguments > 1 || end - begin < 1) return false;
        static constexpr std::array<const char*, 4> counting{"size", "count", "length", "moveCount"};
        const bool isSize = end - begin >= 3 && tokens_[end - 1].is(")") && tokens_[end - 2].is("(") &&
                            isOneOf(tokens_[end - 3], counting);
        const bool isSum = end - begin >= 2 && tokens_[end - 1].kind == Token::Kind::number;
        return isSize || isSum;
    }

    const QList<Token> tokens_;
    qsizetype at_ = 0;
    QList<Token> calls_;
    QList<Finding> findings_;
};

}  // namespace

QString nameOf(Kind kind) {
    switch (kind) {
        case Kind::unmarked:
            return QStringLiteral("unmarked");
        case Kind::pieces:
            return QStringLiteral("pieces");
        case Kind::count:
            return QStringLiteral("count");
        case Kind::number:
            break;
    }
    return QStringLiteral("number");
}

QList<Finding> check(const QString& source) {
    return Checker(source).check();
}

}  // namespace language
