// SPDX-License-Identifier: MIT
#pragma once

#include "common/printing/printable.h"

namespace plt::script {

class ScriptView;

/// The page of a game in a script: its picture and the game's ID.
class ScriptPages : public Printable {
  public:
    explicit ScriptPages(const ScriptView& view) : view_(view) {}
    QString title() const override;
    int pageCount(const QSizeF& page) const override;
    void paintPage(QPainter& painter, const QRectF& page, int number) const override;

  private:
    const ScriptView& view_;
};

}  // namespace plt::script
