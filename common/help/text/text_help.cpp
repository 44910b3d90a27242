// SPDX-License-Identifier: MIT
#include "common/help/text/text_help.h"

#include "common/language/translated.h"

#include <algorithm>
#include <utility>

#include <QStringList>
#include <QStringView>

namespace plt {

namespace {

// QChar::isSpace() accepts many more; a no-break space, say, is a visible decision of the author.
bool isBlankCharacter(QChar c) {
    return c == QLatin1Char(' ') || c == QLatin1Char('\t') || c == QLatin1Char('\v') ||
           c == QLatin1Char('\f');
}

QStringView trimmed(QStringView line) {
    while (!line.isEmpty() && isBlankCharacter(line.front())) line = line.sliced(1);
    while (!line.isEmpty() && isBlankCharacter(line.back())) line.chop(1);
    return line;
}

// A character outside the basic plane is two code units, but one character to the author who types the rule
// below it.
qsizetype lengthInCharacters(QStringView text) {
    return std::count_if(text.begin(), text.end(), [](QChar c) { return !c.isLowSurrogate(); });
}

bool isOmitted(QStringView line) {
    return line.size() >= 4 && line.startsWith(QLatin1String("**")) && line.endsWith(QLatin1String("**"));
}

bool isRule(QStringView line) {
    if (line.isEmpty() || (line.front() != QLatin1Char('=') && line.front() != QLatin1Char('-')))
        return false;
    return std::all_of(line.begin(), line.end(), [&](QChar c) { return c == line.front(); });
}

// Parses line by line. The open block keeps its lines apart, so that its last one can still become a title.
class Reader {
  public:
    void read(QStringView line) {
        if (isOmitted(line)) return;
        const QStringView text = trimmed(line);
        if (text.isEmpty()) {
            close();
        } else if (isRule(line) && !previous_.isEmpty() && lengthInCharacters(previous_) == line.size()) {
            makeTitle();
        } else if (text.front() == QLatin1Char('*')) {
            close();
            open(HelpBlock::Kind::Bullet, trimmed(text.sliced(1)));
            previous_ = text;
        } else {
            if (!isOpen_) {
                open(HelpBlock::Kind::Paragraph, text);
            } else {
                lines_.append(text);
            }
            previous_ = text;
        }
    }

    std::vector<HelpBlock> finish() {
        close();
        return std::move(blocks_);
    }

  private:
    void open(HelpBlock::Kind kind, QStringView firstLine) {
        isOpen_ = true;
        kind_ = kind;
        lines_ = {firstLine};
    }

    void close() {
        if (isOpen_) {
            QStringList lines;
            for (QStringView line : lines_) lines << line.toString();
            blocks_.push_back({kind_, passage(lines)});
        }
        isOpen_ = false;
        lines_.clear();
        previous_ = {};
    }

    void makeTitle() {
        const QString title = previous_.toString();
        lines_.removeLast();
        isOpen_ = !lines_.isEmpty();
        close();
        blocks_.push_back({HelpBlock::Kind::Title, title});
    }

    std::vector<HelpBlock> blocks_;
    bool isOpen_ = false;
    HelpBlock::Kind kind_ = HelpBlock::Kind::Paragraph;
    QList<QStringView> lines_;
    QStringView previous_;  // empty if there is none, or one that cannot become a title
};

}  // namespace

QString decodeHelp(const QByteArray& bytes) {
    // QString::fromUtf8() drops one byte order mark; a second one is a character of the text.
    QString text = QString::fromUtf8(bytes);
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    text.replace(QLatin1Char('\r'), QLatin1Char('\n'));
    return text;
}

std::vector<HelpBlock> parseTextHelp(const QString& text) {
    Reader reader;
    for (QStringView line : QStringView(text).split(QLatin1Char('\n'))) reader.read(line);
    return reader.finish();
}

}  // namespace plt
