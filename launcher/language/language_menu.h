// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

namespace plt {

/// The languages that the program offers, each called by its own name, below that of the desktop. Filled when it
/// is opened.
class LanguageMenu : public QMenu {
    Q_OBJECT

  public:
    explicit LanguageMenu(QWidget* parent = nullptr);

  Q_SIGNALS:
    /// Emitted when the player chooses another language; empty for that of the desktop.
    void languageChosen(const QString& language);

  private:
    void fill();
    void add(const QString& text, const QString& language);
};

}  // namespace plt
