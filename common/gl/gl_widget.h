// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"
#include "common/gl/gl_drawing.h"

#include <memory>

#include <QWidget>

namespace plt {

/// A widget that is drawn with the common subset of OpenGL 2.1 and OpenGL ES 2, in a window of ordinary
/// widgets. It is drawn only on request, and only where something has changed. Multisampling smooths the
/// edges, except while the whole picture moves and that would be too slow.
///
/// If a graphics card draws, a QOpenGLWidget shows the picture. With a software renderer, composing a window
/// with OpenGL takes longer per frame than drawing most pictures: then the picture is read from an offscreen
/// context, and the window stays an ordinary one. The environment variable PLT_OPENGL overrides the choice:
/// "widget" or "copy".
///
/// A subclass implements makeDrawing() and calls prepareDrawing() at the end of its constructor. If drawing
/// is impossible, the widget emits openGlFailed(), at the start or later when the context is lost, and should
/// then be replaced.
class PLT_GL_API GlWidget : public QWidget {
    Q_OBJECT

  public:
    explicit GlWidget(QWidget* parent = nullptr);
    ~GlWidget() override;

    enum class Failure {
        unavailable,  ///< no OpenGL works here
        lost          ///< it worked and has stopped
    };

    /// Returns false if OpenGL cannot work: the platform plugin is known to have none, or the environment
    /// variable PLT_NO_OPENGL is set. Costs nothing.
    static bool isSupported();
    /// Number of frames drawn so far.
    int framesDrawn() const;

  Q_SIGNALS:
    /// Emitted once if drawing is impossible, never from within the constructor.
    void openGlFailed(plt::GlWidget::Failure failure);

  protected:
    /// Creates the drawing for the current context.
    virtual std::unique_ptr<GlDrawing> makeDrawing() = 0;
    /// Returns true while the whole picture changes from frame to frame (the camera moves). Edges that take
    /// too long to smooth then stay rough until it rests.
    virtual bool isSweeping() const { return false; }
    /// The colour of the widget before the first frame. Default: paper.
    virtual QColor blankColour() const;

    /// Creates context and drawing. Call it once, at the end of the subclass's constructor, so that a window
    /// shown later need not be recreated for OpenGL.
    void prepareDrawing();
    /// Requests a frame after all pending events; costs little if one is requested already.
    void requestFrame();
    /// Requests a frame that draws the whole picture.
    void requestFullFrame();

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace plt
