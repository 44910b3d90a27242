// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/export.h"

#include <functional>

#include <QByteArray>
#include <QString>

class QWidget;

namespace plt {

/// How a window looked when it was closed. At the next start it is shown in the window while its contents are
/// still being made, so that the window opens about as fast as an empty one.
///
/// One file for each window in the user's cache, which nobody else may read. A picture is only shown where it
/// will turn out right: with the same size, screen, colours, fonts, style, language and version of the
/// program, and on the same occasion.
class PLT_API LastPicture {
  public:
    /// The largest picture that is kept, in bytes: a window of some four million device pixels.
    static constexpr qint64 sizeLimit = 16 * 1024 * 1024;

    /// `name`: a file's name, another one for each window of the program.
    explicit LastPicture(QString name);

    /// Keeps how the window looks now; one that is hidden, minimised, too large or drawn by OpenGL (which
    /// would have to be made anew for that) keeps nothing, and what was kept before goes. `occasion`:
    /// whatever else must be the same when the picture is shown (any bytes).
    void keep(QWidget& window, const QByteArray& occasion) const;
    void forget() const;
    /// Whether there is a picture, be it one that fits or not. Needs no application.
    bool exists() const;

    /// Shows a window that has its size but no contents yet, with its picture, and calls `fill` to make the
    /// contents once that is on the screen (it may also delete the window). What is typed or clicked
    /// meanwhile comes after that, to what has the focus or is at that place then. False if there is no
    /// picture that fits; then nothing happens.
    bool show(QWidget& window, const QByteArray& occasion, std::function<void()> fill) const;

    /// Where it is kept.
    QString path() const;

  private:
    QString name_;
};

}  // namespace plt
