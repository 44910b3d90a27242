// SPDX-License-Identifier: MIT
#include "common/language/translated.h"

#include <cstdlib>
#include <limits>

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace plt {

namespace {

/// Finds the sentences of rules in one catalogue, and then in all that are installed.
class Sentences {
  public:
    explicit Sentences(const QTranslator* catalogue) : catalogue_(catalogue) {}

    QString translated(const Message& message) const;

  private:
    QString counted(const Message& message) const;
    std::string written(const Message::Argument& argument) const;

    const QTranslator* catalogue_;
};

std::string Sentences::written(const Message::Argument& argument) const {
    const auto& value = argument.value();
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return QLocale().toString(qlonglong{*number}).toStdString();
    if (const auto* decimal = std::get_if<Decimal>(&value)) return numberText(*decimal).toStdString();
    if (const auto* part = std::get_if<std::vector<Message>>(&value))
        return translated(part->front()).toStdString();
    return isolated(QString::fromStdString(std::get<std::string>(value))).toStdString();
}

/// Returns the sentence in the plural form of its count, with the number inserted.
QString Sentences::counted(const Message& message) const {
    const auto sentenceFor = [&](int count) {
        const char* const text = message.text.c_str();
        const char* const one = message.textForOne.c_str();
        const QString found =
            catalogue_ != nullptr ? catalogue_->translate("rules", text, one, count) : QString();
        if (found.isEmpty()) return QCoreApplication::translate("rules", text, one, count);
        return QString(found).replace(QLatin1String("%Ln"), QLocale().toString(count));
    };
    const std::int64_t count = *message.count;
    if (count >= 0 && count <= std::numeric_limits<int>::max()) return sentenceFor(static_cast<int>(count));
    // Qt takes the count as a non-negative int. The plural form depends on the last digits; a long number
    // stands for itself.
    constexpr int million = 1'000'000;
    const int alike = million + static_cast<int>(std::abs(count % million));
    const QLocale locale;
    return sentenceFor(alike).replace(locale.toString(alike), locale.toString(qlonglong{count}));
}

QString Sentences::translated(const Message& message) const {
    if (message.empty()) return {};
    QString sentence;
    if (message.count)
        sentence = counted(message);
    else if (catalogue_ != nullptr)
        sentence = catalogue_->translate("rules", message.text.c_str());
    if (sentence.isEmpty()) sentence = QCoreApplication::translate("rules", message.text.c_str());
    std::vector<std::string> texts;
    texts.reserve(message.arguments.size());
    for (const auto& argument : message.arguments) texts.push_back(written(argument));
    return QString::fromStdString(Message::filled(sentence.toStdString(), texts));
}

/// Returns true for characters of scripts that have no blanks between words, and for their punctuation.
bool isWithoutBlanks(QChar character) {
    const char16_t code = character.unicode();
    const bool isKanaOrPunctuation = code >= 0x3000 && code <= 0x30ff;
    const bool isWide = code >= 0xff00 && code <= 0xff60;
    return isKanaOrPunctuation || isWide || character.script() == QChar::Script_Han;
}

}  // namespace

QString listed(const QStringList& parts) {
    QString all;
    QString joined;
    for (const QString& part : parts) {
        if (part.isEmpty()) continue;
        //: Parts of a list or of a description, one after the other.
        if (!all.isEmpty() && joined.isEmpty()) joined = QCoreApplication::translate("language", "%1, %2");
        all = all.isEmpty() ? part : joined.arg(all, part);
    }
    return all;
}

QString passage(const QStringList& sentences) {
    QString all;
    for (const QString& sentence : sentences) {
        if (sentence.isEmpty()) continue;
        if (!all.isEmpty() && !isWithoutBlanks(all.back()) && !isWithoutBlanks(sentence.front())) all += u' ';
        all += sentence;
    }
    return all;
}

QString labelText(const QString& name) {
    //: A name in front of a field: "Suits:".
    return QCoreApplication::translate("language", "%1:").arg(name);
}

QString isolated(const QString& part) {
    constexpr QChar begin(0x2068);
    constexpr QChar end(0x2069);
    const bool isPart = !part.isEmpty() && QLocale().textDirection() == Qt::RightToLeft;
    return isPart ? begin + part + end : part;
}

QString numberText(const Decimal& number) {
    const QLocale locale;
    const QString digits = locale.toString(number.value, 'f', number.digits);
    return number.alwaysSigned && number.value >= 0 ? locale.positiveSign() + digits : digits;
}

QString translated(const Message& message, const QTranslator* catalogue) {
    return Sentences(catalogue).translated(message);
}

}  // namespace plt
