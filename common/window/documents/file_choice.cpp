// SPDX-License-Identifier: MIT
#include "common/system/broker/broker.h"
#include "common/window/documents.h"

#include <QFileDialog>
#include <QFileInfo>

namespace plt {

namespace {

QString askBroker(QLatin1String request, QWidget* parent, const QString& title, const QString& filters,
                  const QString& path) {
    const auto answer = broker::ask({{broker::requestKey, request},
                                     {broker::titleKey, title},
                                     {broker::filtersKey, filters},
                                     {broker::pathKey, path}},
                                    parent);
    return answer ? answer->words.value(broker::pathKey).toString() : QString();
}

}  // namespace

QString chooseFileToOpen(QWidget* parent, const QString& title, const QString& filters,
                         const QString& folder) {
    return broker::isAvailable() ? askBroker(broker::chooseToOpen, parent, title, filters, folder)
                                 : QFileDialog::getOpenFileName(parent, title, folder, filters);
}

QString chooseFileToSave(QWidget* parent, const QString& title, const QString& suggested,
                         const QString& filters) {
    if (broker::isAvailable()) return askBroker(broker::chooseToSave, parent, title, filters, suggested);
    const QString path = QFileDialog::getSaveFileName(parent, title, suggested, filters);
    const bool hasEnding = path.isEmpty() || !QFileInfo(path).suffix().isEmpty();
    return hasEnding ? path : path + QLatin1Char('.') + QFileInfo(suggested).suffix();
}

}  // namespace plt
