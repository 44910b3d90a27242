// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "common/window/rules_view.h"
#include "slidey/pictures/gallery.h"
#include "slidey/pictures/picture_format.h"
#include "slidey/rules.h"
#include "slidey/solver/solver.h"
#include "slidey/tray/tray.h"

#include <array>
#include <optional>

#include <QHash>
#include <QTimer>

namespace slidey {

class Preview;

/// The view of Slidey: the tiles, and the whole picture beside them.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    explicit View(QWidget* parent = nullptr);
    ~View() override;

    Tray& tray() const { return *tray_; }
    Preview& preview() const { return *preview_; }
    /// The known bounds of the shortest solution of the shown deal, after a search.
    struct Shortest {
        int slides = 0;  ///< of the shortest solution found
        int atLeast = 0;
        bool isProven() const { return slides == atLeast; }
    };
    std::optional<Shortest> shortest() const;

    QList<plt::HeaderFigure> figures() const override;
    QString statusText() const override;
    QString endTitle() const override;
    QString endMessage() const override;
    QRegion occupiedRegion() const override;
    QRegion keptInSight() const override;
    QWidget* focusTarget() override;
    QList<plt::DocumentFormat*> documentFormats() override { return {&pictures_}; }

  public Q_SLOTS:
    /// Asks for the division of a picture into tiles, and begins a game with it.
    void playPicture(const QImage& image);
    /// Does the same with the picture on the clipboard.
    void pastePicture();

  protected:
    void ready() override;
    void followUp(const plt::Transition<Rules>& transition) override;
    void showState(bool animated) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    void choosePicture();
    void forwardToWindow(QEvent* event);
    void showPreview();
    void searchShortest();
    void search(Effort effort);
    int solvingStepMs() const;
    Tray::Numbers numbers() const;

    Gallery gallery_;
    PictureFormat pictures_;
    Tray* tray_;
    Preview* preview_;
    QAction* previewShown_;
    QAction* wholeShown_;
    QAction* misplaced_;
    std::array<QAction*, 3> numbers_{};
    std::optional<PictureName> shownPicture_;
    Picture picture_;
    QTimer searchDelay_;
    QHash<QString, Shortest> known_;  ///< keyed by the deals seen in this window
    plt::Background<std::optional<Solution>> search_;
};

}  // namespace slidey
