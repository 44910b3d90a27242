// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace plt {

class MessageStrip;

/// The sign of a message: its meaning by shape as well as by colour.
class MessageSign : public QWidget {
  public:
    explicit MessageSign(const MessageStrip& strip);

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    const MessageStrip& strip_;
};

}  // namespace plt
