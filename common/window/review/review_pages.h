// SPDX-License-Identifier: MIT
#pragma once

#include "common/printing/printable.h"

#include <QStringList>

namespace plt {

/// The lines of a review on one page.
class ReviewPages : public Printable {
  public:
    explicit ReviewPages(QStringList lines) : lines_(std::move(lines)) {}

    QString title() const override;
    int pageCount(const QSizeF& page) const override;
    void paintPage(QPainter& painter, const QRectF& page, int number) const override;

  private:
    const QStringList lines_;
};

}  // namespace plt
