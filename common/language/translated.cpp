// SPDX-License-Identifier: MIT
#include "common/language/translated.h"

#include <QCoreApplication>

namespace plt {

QString translated(const Message& message) {
    Message local(QCoreApplication::translate("rules", message.text.c_str()).toStdString(),
                  message.arguments);
    return QString::fromStdString(local.english());
}

}  // namespace plt
