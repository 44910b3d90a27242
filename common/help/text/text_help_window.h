// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <QObject>
#include <QPointer>
#include <QString>

class QWidget;

namespace plt {

/// The help text of one folder (its doc.txt, or doc.de.txt for a player who speaks German) in a window of its
/// own, made when it is first wanted. Connect an action to show(). Two objects have two windows, even for the
/// same folder; the window goes when its object does.
class PLT_API TextHelp : public QObject {
    Q_OBJECT
  public:
    /// `folder` holds doc.txt, which is read when shown and not before. `title` is plain text. A `verbatim`
    /// text is shown line by line in a fixed-width font; any other is formatted by the rules of
    /// parseTextHelp().
    TextHelp(const QString& folder, const QString& title, bool verbatim, QObject* parent = nullptr);
    ~TextHelp() override;

    /// The window, or null while there is none (not yet shown, or closed by the player).
    QWidget* window() const;

  public Q_SLOTS:
    /// Brings the window to the front; makes it, and reads the file anew, if it is not open. A file that
    /// cannot be read is said so in the window.
    void show();

  private:
    QString folder_;
    QString title_;
    bool verbatim_;
    QPointer<QWidget> window_;
};

}  // namespace plt
