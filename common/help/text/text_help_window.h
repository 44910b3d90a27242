// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QObject>
#include <QPointer>
#include <QString>

class QWidget;

namespace plt {

/// The help text of one folder (doc.txt, or doc.de.txt for a player who speaks German) in a window of its
/// own, created when first shown. Connect an action to show(). Two objects have two windows, even for the
/// same folder. The window is destroyed with its object.
class PLT_API TextHelp : public QObject {
    Q_OBJECT
  public:
    /// `folder` contains doc.txt, which is read when shown and not before. `title` is plain text. A
    /// `verbatim` text is shown line by line in a fixed-width font; any other is formatted by
    /// parseTextHelp().
    TextHelp(const QString& folder, const QString& title, bool verbatim, QObject* parent = nullptr);
    ~TextHelp() override;

    /// Returns the window; null before show() and after the player has closed it.
    QWidget* window() const;

  public Q_SLOTS:
    /// Raises the window; if it is not open, creates it and reads the file again. A file that cannot be read
    /// is reported in the window.
    void show();

  private:
    QString folder_;
    QString title_;
    bool verbatim_;
    QPointer<QWidget> window_;
};

}  // namespace plt
