// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

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

/// Lets the player choose the deck of all card games: our own and its style, or an installed one. A choice
/// applies at once. Decks appear in the list once they have been inspected.
class PLT_CARDS_API DeckChooser : public QGroupBox {
    Q_OBJECT

  public:
    explicit DeckChooser(QWidget* parent = nullptr);
    /// For tests: with custom offers.
    explicit DeckChooser(std::unique_ptr<DeckOffers> offers, QWidget* parent = nullptr);
    ~DeckChooser() override;

  protected:
    /// Starts looking for decks.
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
    bool showing_ = false;  // the program updates the widgets, not the player
};

/// Adds a chooser to the options of a card game. Call it in describeOptions() with the OptionsForm there.
/// (Cards do not depend on windows, hence the template.)
template <class Form>
void addDeckRows(Form& form) {
    // Only for the preferences: elsewhere the list of all decks would be created to stay hidden.
    if (form.part() == Form::Part::preferences) form.preferenceWidget(new DeckChooser);
}

}  // namespace plt
