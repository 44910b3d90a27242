// SPDX-License-Identifier: MIT
#include "tests/language/tokens.h"

#include <QRegularExpression>

namespace language {

namespace {

class Reader {
  public:
    explicit Reader(const QString& source) : source_(source) {}

    QList<Token> read() {
        while (at_ < source_.size()) next();
        return tokens_;
    }

  private:
    QChar here(qsizetype ahead = 0) const {
        return at_ + ahead < source_.size() ? source_[at_ + ahead] : QChar();
    }
    void skip(qsizetype count) {
        for (; count > 0 && at_ < source_.size(); --count, ++at_)
            if (source_[at_] == u'\n') ++line_;
    }
    void skipTo(QStringView end) {
        const auto found = source_.indexOf(end, at_);
        skip(found < 0 ? source_.size() - at_ : found + end.size() - at_);
    }

    void next() {
        const QChar c = here();
        if (c.isSpace()) {
            skip(1);
        } else if (c == u'/' && here(1) == u'/') {
            skipTo(u"\n");
        } else if (c == u'/' && here(1) == u'*') {
            skipTo(u"*/");
        } else if (c == u'#' && startsLine()) {
            do {
                skipTo(u"\n");
            } while (at_ >= 2 && source_[at_ - 2] == u'\\' && at_ < source_.size());
        } else if (c == u'"') {
            readString();
        } else if (c == u'\'') {
            readCharacter();
        } else if (c.isLetter() || c == u'_') {
            readWord();
        } else if (c.isDigit()) {
            const auto begin = at_;
            while (here().isLetterOrNumber() || here() == u'\'' || here() == u'.') skip(1);
            add(Token::Kind::number, source_.mid(begin, at_ - begin));
        } else {
            readMark();
        }
    }

    bool startsLine() const {
        const auto begin = source_.lastIndexOf(u'\n', at_) + 1;
        return QStringView(source_).mid(begin, at_ - begin).trimmed().isEmpty();
    }

    void readWord() {
        const auto begin = at_;
        while (here().isLetterOrNumber() || here() == u'_') skip(1);
        const QString word = source_.mid(begin, at_ - begin);
        if (here() == u'"' && word.endsWith(u'R')) {
            readRawString();
        } else if (here() == u'"' && (word == u"u" || word == u"U" || word == u"L" || word == u"u8")) {
            readString();
        } else {
            add(Token::Kind::identifier, word);
        }
    }

    void readRawString() {
        const int line = line_;
        skip(1);
        const auto open = source_.indexOf(u'(', at_);
        const QString end = u')' + source_.mid(at_, open - at_) + u'"';
        const auto close = source_.indexOf(end, open);
        addString(source_.mid(open + 1, close - open - 1), line);
        skip(close + end.size() - at_);
    }

    void readString() {
        const int line = line_;
        skip(1);
        QString text;
        while (at_ < source_.size() && here() != u'"') {
            if (here() != u'\\') {
                text += here();
                skip(1);
            } else if (here(1) == u'u') {
                text += QChar(source_.mid(at_ + 2, 4).toUShort(nullptr, 16));
                skip(6);
            } else {
                text += here(1) == u'n' ? u'\n' : here(1) == u't' ? u'\t' : here(1);
                skip(2);
            }
        }
        skip(1);
        addString(text, line);
    }

    void readCharacter() {
        const auto begin = at_;
        skip(here(1) == u'\\' ? 3 : 2);
        while (at_ < source_.size() && here() != u'\'') skip(1);
        skip(1);
        add(Token::Kind::character, source_.mid(begin, at_ - begin));
    }

    void readMark() {
        for (const char* mark : {"::", "->", "+=", "==", "!=", "<<", "&&", "||"}) {
            if (here() != QLatin1Char(mark[0]) || here(1) != QLatin1Char(mark[1])) continue;
            add(Token::Kind::mark, QLatin1String(mark));
            skip(2);
            return;
        }
        add(Token::Kind::mark, here());
        skip(1);
    }

    void add(Token::Kind kind, const QString& text) { tokens_.append({kind, text, line_}); }
    void addString(const QString& text, int line) {
        if (!tokens_.isEmpty() && tokens_.last().kind == Token::Kind::string)
            tokens_.last().text += text;
        else
            tokens_.append({Token::Kind::string, text, line});
    }

    const QString& source_;
    qsizetype at_ = 0;
    int line_ = 1;
    QList<Token> tokens_;
};

}  // namespace

QList<Token> tokensOf(const QString& source) {
    return Reader(source).read();
}

qsizetype behindBracket(const QList<Token>& tokens, qsizetype open) {
    int depth = 0;
    for (auto i = open; i < tokens.size(); ++i) {
        const Token& token = tokens[i];
        if (token.kind != Token::Kind::mark) continue;
        if (token.text == u"(" || token.text == u"{" || token.text == u"[") ++depth;
        if (token.text == u")" || token.text == u"}" || token.text == u"]") --depth;
        if (depth == 0) return i + 1;
    }
    return tokens.size();
}

}  // namespace language
