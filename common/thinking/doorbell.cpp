// SPDX-License-Identifier: MIT
#include "common/thinking/doorbell.h"

#include <utility>

#include <QCoreApplication>
#include <QEvent>

namespace plt {

class Doorbell::Listener : public QObject {
  public:
    explicit Listener(std::function<void()> answer) : answer_(std::move(answer)) {}

  protected:
    bool event(QEvent* event) override {
        if (event->type() != QEvent::User) return QObject::event(event);
        // The answer may destroy the bell.
        const auto answer = answer_;
        answer();
        return true;
    }

  private:
    std::function<void()> answer_;
};

Doorbell::Doorbell(std::function<void()> answer) : listener_(std::make_unique<Listener>(std::move(answer))) {}

Doorbell::~Doorbell() = default;

void Doorbell::ring() {
    QCoreApplication::postEvent(listener_.get(), new QEvent(QEvent::User));
}

}  // namespace plt
