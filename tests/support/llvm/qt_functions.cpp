// SPDX-License-Identifier: MIT
// Functions of Qt with types of the standard library in their signatures. Qt was compiled with GCC's library, where these
// have other names.
#include <QByteArray>
#include <QJsonObject>
#include <QMetaType>

std::string QByteArray::toStdString() const {
    return std::string(constData(), static_cast<std::size_t>(size()));
}

QByteArray QByteArray::fromStdString(const std::string& text) {
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

QJsonObject::QJsonObject(std::initializer_list<std::pair<QString, QJsonValue>> values) : QJsonObject() {
    for (const auto& [key, value] : values) insert(key, value);
}

// Conversions of QVariants with lists, which nothing here asks for.
bool QMetaType::registerConverterFunction(const ConverterFunction&, QMetaType, QMetaType) {
    return false;
}

bool QMetaType::registerMutableViewFunction(const MutableViewFunction&, QMetaType, QMetaType) {
    return false;
}
