// SPDX-License-Identifier: MIT
#include "common/window/documents.h"

namespace plt {

DocumentFormat::~DocumentFormat() = default;

DocumentContents DocumentFormat::read(const QByteArray&) {
    return {};
}

bool DocumentFormat::prepareWriting(QWidget*) {
    return true;
}

WrittenDocument DocumentFormat::write() {
    return {};
}

}  // namespace plt
