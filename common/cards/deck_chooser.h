// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"

#include <memory>

#include <QGroupBox>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QImage;

namespace plt {

class DeckChoiceWatch;
class DeckOffers;
struct OfferedDeck;

/// Lets the player choose the deck for all card games: our own and how it looks, or one that the system has.
/// What is chosen applies at once. Decks appear as they are found to be good.
class PLT_CARDS_API DeckChooser : public QGroupBox {
    Q_OBJECT

  public:
    explicit DeckChooser(QWidget* parent = nullptr);
    /// For tests: with offers of their own.
    explicit DeckChooser(std::unique_ptr<DeckOffers> offers, QWidget* parent = nullptr);
    ~DeckChooser() override;

  protected:
    /// Begins to look for decks.
    void showEvent(QShowEvent* event) override;

  private:
    void buildOwnRows();
    void addItem(const QString& id, const QString& name, double shape);
    QListWidgetItem* itemOf(const QString& id) const;
    void setPreview(QListWidgetItem* item, const QImage& preview) const;
    void offer(const OfferedDeck& deck);
    void choose(const QListWidgetItem* item);
    void chooseStyle();
    void showChoice();

    std::unique_ptr<DeckOffers> offers_;
    std::shared_ptr<DeckChoiceWatch> watch_;
    QListWidget* decks_ = nullptr;
    QLabel* state_ = nullptr;
    QComboBox* back_ = nullptr;
    QCheckBox* fourColours_ = nullptr;
    QCheckBox* largeIndices_ = nullptr;
    bool showing_ = false;  // what is in the widgets is not the player's doing
};

/// Adds a chooser to the options of a card game: call it in describeOptions() with the OptionsForm there.
/// (Cards know nothing of windows, hence any form.)
template <class Form>
void addDeckRows(Form& form) {
    // A list of all decks of this computer is not made to stay hidden.
    if (form.part() == Form::Part::preferences) form.preferenceWidget(new DeckChooser);
}

}  // namespace plt
