// SPDX-License-Identifier: MIT
#include "common/language/stream/message_stream.h"

#include <QByteArray>
#include <QDataStream>

namespace plt {

namespace {

/// The kind of an argument, written before it.
enum Kind : quint8 { text, number, decimal, sentence };

QByteArray bytesOf(const std::string& string) {
    return {string.data(), static_cast<qsizetype>(string.size())};
}

void write(QDataStream& out, const Message::Argument& argument) {
    const auto& value = argument.value();
    if (const auto* digits = std::get_if<std::int64_t>(&value))
        out << quint8{number} << static_cast<qint64>(*digits);
    else if (const auto* fraction = std::get_if<Decimal>(&value))
        out << quint8{decimal} << fraction->value << fraction->digits << fraction->alwaysSigned;
    else if (const auto* part = std::get_if<std::vector<Message>>(&value))
        out << quint8{sentence} << part->front();
    else
        out << quint8{text} << bytesOf(std::get<std::string>(value));
}

/// Reads one sentence and the sentences within it, to a limited depth: the file may be broken.
class Reader {
  public:
    explicit Reader(QDataStream& in) : in_(in) {}

    Message message() {
        constexpr int deepest = 8;
        if (++depth_ > deepest) in_.setStatus(QDataStream::ReadCorruptData);
        Message message;
        message.text = string();
        message.textForOne = string();
        bool counts = false;
        qint64 count = 0;
        quint32 arguments = 0;
        in_ >> counts >> count >> arguments;
        if (counts) message.count = count;
        for (; arguments > 0 && in_.status() == QDataStream::Ok; --arguments)
            message.arguments.push_back(argument());
        --depth_;
        return in_.status() == QDataStream::Ok ? message : Message();
    }

  private:
    std::string string() {
        QByteArray bytes;
        in_ >> bytes;
        return bytes.toStdString();
    }

    Message::Argument argument() {
        quint8 kind = text;
        in_ >> kind;
        if (kind == number) {
            qint64 digits = 0;
            in_ >> digits;
            return digits;
        }
        if (kind == decimal) {
            Decimal fraction;
            in_ >> fraction.value >> fraction.digits >> fraction.alwaysSigned;
            return fraction;
        }
        if (kind == sentence) return message();
        return string();
    }

    QDataStream& in_;
    int depth_ = 0;
};

}  // namespace

QDataStream& operator<<(QDataStream& out, const Message& message) {
    out << bytesOf(message.text) << bytesOf(message.textForOne) << message.count.has_value()
        << static_cast<qint64>(message.count.value_or(0)) << static_cast<quint32>(message.arguments.size());
    for (const Message::Argument& argument : message.arguments) write(out, argument);
    return out;
}

QDataStream& operator>>(QDataStream& in, Message& message) {
    message = Reader(in).message();
    return in;
}

}  // namespace plt
