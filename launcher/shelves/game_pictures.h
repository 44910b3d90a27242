// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/icon/icon_drawer.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QPixmap>
#include <QSet>

namespace plt {

/// The pictures of games in one size. What was drawn in an earlier run is there at once; until anything else
/// has been drawn, and where there is nothing to draw, the picture is a placeholder.
class GamePictures : public QObject {
    Q_OBJECT

  public:
    /// `iconProgram` draws icons.
    explicit GamePictures(const QString& iconProgram, QObject* parent = nullptr);

    /// The longest side in logical pixels, and the pixels of the screen for each. Another size forgets all
    /// pictures. Whether it was another.
    bool setSize(int side, qreal pixelRatio);
    /// Looks everything up anew: files may have changed.
    void forget();
    /// From now on icons are drawn; before, they are only noted. Starting a process takes a moment, which the
    /// first picture of the window does not wait for.
    void beginToDraw();

    /// The picture of this icon file, which is drawn if it has to be; changed() brings it.
    QPixmap ask(const QString& iconPath);
    /// As far as it is there.
    QPixmap picture(const QString& iconPath) const;

  Q_SIGNALS:
    void changed(const QString& iconPath);
    /// An icon could not be drawn, or took too much; `problem` says so.
    void failed(const QString& iconPath, const plt::Message& problem);

  private:
    void draw();
    void take(const IconRequest& request, const DrawnIcon& icon);

    IconDrawer drawer_;
    int side_ = 0;
    qreal pixelRatio_ = 1;
    QPixmap placeholder_;
    QHash<QString, QPixmap> pictures_;  ///< by the icon's path
    QSet<QString> requested_;           ///< icons that are being drawn
    QList<IconRequest> wanted_;         ///< icons that will be asked for when drawing begins
    bool draws_ = false;
};

}  // namespace plt
