// SPDX-License-Identifier: MIT
#include "common/system/broker/broker.h"

#include <utility>

#include <QCoreApplication>
#include <QDialog>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QSocketNotifier>
#include <QThread>

namespace plt::broker {

namespace {

descriptors::Owned& guard() {
    static descriptors::Owned channel;
    return channel;
}

/// Waits until there is something to read, with no input for the windows of this process. Returns false if
/// the game is closed meanwhile.
bool waitModally(int channel, QWidget* parent) {
    // As for a dialog of the desktop's: modal, but never seen.
    QDialog blocker(parent);
    blocker.setAttribute(Qt::WA_DontShowOnScreen);
    blocker.setModal(true);
    const QSocketNotifier notifier(channel, QSocketNotifier::Read);
    QObject::connect(&notifier, &QSocketNotifier::activated, &blocker, &QDialog::accept);
    return blocker.exec() == QDialog::Accepted;
}

}  // namespace

void setChannel(descriptors::Owned channel) {
    guard() = std::move(channel);
}

bool isAvailable() {
    return guard().get() >= 0;
}

descriptors::Owned open() {
    auto [here, there] =
        isAvailable() ? descriptors::makeChannel() : std::pair<descriptors::Owned, descriptors::Owned>();
    // This process keeps no copy of the other end, which would stay open when the other one has left it.
    if (here.get() < 0 || !descriptors::send(guard().get(), QByteArray(1, 'r'), there.get()))
        return descriptors::Owned();
    return std::move(here);
}

std::optional<Answer> ask(QJsonObject request, QWidget* parent, int file) {
    if (!isAvailable()) return std::nullopt;
    // The number by which the display knows the window, on displays where windows have one.
    if (parent && QGuiApplication::platformName() == QLatin1String("xcb"))
        request.insert(windowKey, static_cast<double>(parent->window()->winId()));
    const QByteArray text = QJsonDocument(request).toJson(QJsonDocument::Compact);
    if (text.size() > descriptors::maximumMessage) return std::nullopt;
    const descriptors::Owned here = open();
    if (here.get() < 0 || !descriptors::send(here.get(), text, file)) return std::nullopt;
    const bool isMain = QThread::currentThread() == QCoreApplication::instance()->thread();
    if (isMain && !waitModally(here.get(), parent)) return std::nullopt;
    auto answer = descriptors::receive(here.get());
    if (!answer) return std::nullopt;
    return Answer{QJsonDocument::fromJson(answer->text).object(), std::move(answer->file)};
}

}  // namespace plt::broker
