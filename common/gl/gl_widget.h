// SPDX-License-Identifier: MIT
#pragma once

#include "common/gl/export.h"
#include "common/gl/gl_drawing.h"

#include <memory>

#include <QWidget>

namespace plt {

/// A widget whose picture is drawn with what OpenGL 2.1 and OpenGL ES 2 have, in a window of ordinary
/// widgets. It is drawn only when a frame is wanted, and only where something changed; edges are smoothed by
/// multisampling, except while all of the picture moves and that would be too slow.
///
/// Where a graphics card draws, the picture is shown by a QOpenGLWidget. Where the processor does the card's
/// work, a window that is put together by OpenGL takes longer for every frame than most pictures do: there
/// the picture is taken out of an OpenGL context of its own, and the window stays an ordinary one. The
/// environment variable PLT_OPENGL chooses for the machine: "widget" or "copy".
///
/// A subclass says what draws (makeDrawing()) and calls prepareDrawing() at the end of its constructor. If
/// nothing can be drawn the widget says so with openGlFailed(), at the start or later when the context is
/// lost, and should then be replaced.
class PLT_GL_API GlWidget : public QWidget {
    Q_OBJECT

  public:
    explicit GlWidget(QWidget* parent = nullptr);
    ~GlWidget() override;

    enum class Failure {
        unavailable,  ///< there is no OpenGL here that works
        lost          ///< it worked and does no more
    };

    /// Whether it is worth a try: false where the platform plugin is known to have no OpenGL, or the
    /// environment variable PLT_NO_OPENGL is set. Costs nothing.
    static bool isWorthTrying();
    /// How often something was drawn so far.
    int framesDrawn() const;

  Q_SIGNALS:
    /// It cannot be drawn. Told once, and never from within the constructor.
    void openGlFailed(plt::GlWidget::Failure failure);

  protected:
    /// What draws the picture, for a context that is current now.
    virtual std::unique_ptr<GlDrawing> makeDrawing() = 0;
    /// Whether all of the picture changes from frame to frame now (the camera moves), so that smooth edges
    /// may wait until it rests where they take too long.
    virtual bool isSweeping() const { return false; }
    /// What is shown as long as there is no picture. Default: paper.
    virtual QColor blankColour() const;

    /// Makes context and drawing. To be called once, at the end of the subclass's constructor, so that a
    /// window that is shown later need not be made anew for OpenGL.
    void prepareDrawing();
    /// Asks for a frame, once everything else that is waiting has been done; costs little if one is already
    /// asked for.
    void wantFrame();
    /// From now on nothing of the picture is of any use: the next frame draws all of it.
    void wantWholeFrame();

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace plt
