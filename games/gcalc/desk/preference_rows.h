// SPDX-License-Identifier: MIT
#pragma once

#include "gcalc/cells/document.h"

#include <functional>

#include <QWidget>

namespace gcalc {

/// The preferences for evaluation and drawing, which are stored with the cells and take effect at once.
class PreferenceRows : public QWidget {
    Q_OBJECT

  public:
    PreferenceRows(const Preferences& preferences, std::function<void(const Preferences&)> change,
                   QWidget* parent = nullptr);

  private:
    void limit(const QString& label, std::optional<int> Preferences::*field, int usual, int most);
    void flag(const QString& label, bool Preferences::*field);

    Preferences preferences_;
    std::function<void(const Preferences&)> change_;
};

}  // namespace gcalc
