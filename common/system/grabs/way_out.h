// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QObject>

namespace plt {

/// Hears Ctrl+Shift+Escape whoever holds the keyboard: X11 sends raw events of keys in spite of grabs.
/// Nothing is heard on other platforms, which have no grabs of the whole display.
class WayOut : public QObject {
    Q_OBJECT

  public:
    explicit WayOut(QObject* parent = nullptr);
    ~WayOut() override;

  Q_SIGNALS:
    void pressed();

  private:
    class Listener;
    std::unique_ptr<Listener> listener_;  ///< null where there are no raw events
};

}  // namespace plt
