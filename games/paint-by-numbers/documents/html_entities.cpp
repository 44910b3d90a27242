// SPDX-License-Identifier: MIT
#include "paint-by-numbers/documents/html_entities.h"

#include <algorithm>

#include <QString>
#include <QTextDocumentFragment>

namespace paint_by_numbers {

std::string htmlEntity(std::string_view name) {
    const auto isOfNames = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    if (name.empty() || !std::all_of(name.begin(), name.end(), isOfNames)) return {};
    const QString entity = QLatin1Char('&') +
                           QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())) +
                           QLatin1Char(';');
    // A name that is not in the table stays as it is.
    const QString text = QTextDocumentFragment::fromHtml(entity).toPlainText();
    return text == entity ? std::string() : text.toStdString();
}

}  // namespace paint_by_numbers
