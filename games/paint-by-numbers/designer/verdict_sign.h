// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include <QWidget>

namespace paint_by_numbers {

/// A disc whose colour and sign summarize the assessment of a drawing.
class VerdictSign : public QWidget {
    Q_OBJECT

  public:
    enum class Kind : std::uint8_t { pending, good, hard, several, none };

    explicit VerdictSign(QWidget* parent = nullptr);
    void setKind(Kind kind);
    Kind kind() const { return kind_; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Kind kind_ = Kind::pending;
};

}  // namespace paint_by_numbers
