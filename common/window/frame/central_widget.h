// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QHBoxLayout;
class QStackedWidget;
class QVBoxLayout;

namespace plt {

class GameView;
class Header;
class MessageStrip;
class PauseCurtain;
class PlayersBar;
class RecordPanel;
class ReviewPanel;
class TroubleBar;
class ZoomArea;

/// The widgets of a game's window below its menus: the view with what stands around it.
class CentralWidget : public QWidget {
    Q_OBJECT

  public:
    /// Takes ownership of the view.
    explicit CentralWidget(GameView& view);

    Header& header() const { return *header_; }
    ZoomArea& area() const { return *area_; }
    PauseCurtain& curtain() const { return *curtain_; }
    TroubleBar& troubleBar() const { return *troubleBar_; }
    MessageStrip& strip() const { return *strip_; }
    /// The record of the game: a panel, or the game's own widget; null without a record.
    QWidget* record() const { return record_; }
    /// The panel; null without a record, or if the game has its own widget.
    RecordPanel* recordPanel() const { return recordPanel_; }

    /// Shows the curtain instead of the game, or the game again.
    void setCurtainShown(bool shown);
    void addPlayersBar(PlayersBar* bar);
    /// Puts the panel of a review below the game.
    void addReviewPanel(ReviewPanel* panel);
    /// Shows or hides that panel.
    void setReviewShown(bool shown);
    /// Shows the record beside the game, while the window has room for both.
    void setRecordShown(bool shown);
    /// Puts the figures beside the view in a low window, if it allows that and its board becomes larger, else
    /// above. To be called when the view shows another board.
    void fitHeader();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    void fitRecord();
    /// Returns true if the board is larger with the figures beside it.
    bool gainsByHeaderBeside() const;
    /// Enlarges the words around the view in large windows.
    void fitFonts();
    GameView& view_;
    QVBoxLayout* column_;
    QHBoxLayout* row_;
    Header* header_;
    PlayersBar* playersBar_ = nullptr;  ///< null without players
    QStackedWidget* stage_;             ///< the game or the curtain
    ZoomArea* area_;
    PauseCurtain* curtain_;
    QWidget* record_ = nullptr;
    RecordPanel* recordPanel_ = nullptr;
    bool recordShown_ = false;
    ReviewPanel* reviewPanel_ = nullptr;  ///< null before the first review
    TroubleBar* troubleBar_;
    MessageStrip* strip_;
};

}  // namespace plt
