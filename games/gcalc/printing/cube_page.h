// SPDX-License-Identifier: MIT
#pragma once

#include "common/printing/printable.h"
#include "gcalc/cells/document.h"
#include "gcalc/desk/desk_look.h"

#include <functional>

#include <QCoreApplication>

namespace gcalc {

/// A page with a cube: its name, its picture and its description.
class CubePage : public plt::Printable {
    Q_DECLARE_TR_FUNCTIONS(gcalc::CubePage)

  public:
    /// Drawings of more shapes are printed as pixel images, unless the player has disabled that.
    static constexpr std::size_t maximumShapes = 5000;

    struct Content {
        Cell cell;
        QString place;
        DeskLook look;
        bool neverPicture = false;
        std::optional<int> cutoff;
    };
    /// Returns the cube to print; called before printing.
    std::function<Content()> choose;
    /// Shows a message if there is nothing to print.
    std::function<void(const QString&)> tell;

    QString title() const override;
    bool prepare(QWidget* parent) override;
    int pageCount(const QSizeF& page) const override;
    void paintPage(QPainter& painter, const QRectF& page, int number) const override;

  private:
    Content content_;
};

}  // namespace gcalc
