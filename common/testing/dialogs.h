// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QApplication>
#include <QTimer>

namespace plt::testing {

/// Runs once a dialog of this kind is up: what opens it comes back only when it is closed.
template <class Dialog>
void withDialog(const std::function<void(Dialog&)>& run) {
    // Those of the desktop have no buttons that a test could press.
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, run] {
        auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) return;
        timer->deleteLater();
        run(*dialog);
    });
    timer->start(10);
}

}  // namespace plt::testing
