// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace plt {

/// The meaning of a message; `status` is that of a strip without one.
enum class MessageKind { status, hint, good, bad, notice };

/// The sign of a message: its meaning by shape as well as by colour.
class MessageSign : public QWidget {
  public:
    MessageSign();
    void setKind(MessageKind kind);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    MessageKind kind_ = MessageKind::status;
};

}  // namespace plt
