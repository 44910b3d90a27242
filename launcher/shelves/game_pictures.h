// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/icon/icon_drawer.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QPixmap>
#include <QSet>

namespace plt {

/// The pictures of games in one size. Pictures from earlier runs are available at once; until others have
/// been drawn, and for games without an icon, the picture is a placeholder.
class GamePictures : public QObject {
    Q_OBJECT

  public:
    /// `iconProgram` draws icons.
    explicit GamePictures(const QString& iconProgram, QObject* parent = nullptr);

    /// Sets the longest side in logical pixels and the device pixel ratio. A change discards all pictures.
    /// Returns true if there was a change.
    bool setSize(int side, qreal pixelRatio);
    /// Discards all pictures, as files may have changed.
    void clear();
    /// Starts drawing the requested icons. Starting the process takes a moment, which must not delay the
    /// first frame of the window.
    void startDrawing();

    /// Returns the picture of this icon file and draws it if necessary; changed() is emitted when it is
    /// ready.
    QPixmap ask(const QString& iconPath);
    /// Returns the picture as far as it is available.
    QPixmap picture(const QString& iconPath) const;

  Q_SIGNALS:
    void changed(const QString& iconPath);
    /// Emitted when an icon could not be drawn, or took too much time or memory, with a sentence about it.
    void failed(const QString& iconPath, const plt::Message& problem);

  private:
    void draw();
    void storePicture(const IconRequest& request, const DrawnIcon& icon);

    IconDrawer drawer_;
    int side_ = 0;
    qreal pixelRatio_ = 1;
    QPixmap placeholder_;
    QHash<QString, QPixmap> pictures_;  ///< by icon path
    QSet<QString> requested_;           ///< icons being drawn
    QList<IconRequest> wanted_;         ///< icons to be requested when drawing begins
    bool draws_ = false;
};

}  // namespace plt
