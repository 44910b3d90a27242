// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"
#include "common/cards/own/own_deck.h"

#include <memory>

#include <QObject>
#include <QString>

class QFileSystemWatcher;

namespace plt {

/// The deck that the player chose.
struct DeckChoice {
    QString foreign;          ///< FoundDeck::id of a deck that the system has; empty: our own
    double foreignShape = 0;  ///< its height per width when it was chosen; 0 when that is not known
    OwnDeckStyle own;         ///< how our own deck looks, also when it stands in for another

    bool operator==(const DeckChoice&) const = default;
};

/// What is kept in the preferences that all games share. Values that make no sense are read as their
/// defaults.
PLT_CARDS_API DeckChoice deckChoice();
/// Keeps a choice; open games follow it.
PLT_CARDS_API void setDeckChoice(const DeckChoice& choice);

/// Tells when the player chose another deck, in this program or in another game. One for each program.
class PLT_CARDS_API DeckChoiceWatch : public QObject {
    Q_OBJECT

  public:
    /// The one that all in this program share; it lives as long as somebody holds it.
    static std::shared_ptr<DeckChoiceWatch> shared();
    ~DeckChoiceWatch() override;

  Q_SIGNALS:
    void changed();

  private:
    DeckChoiceWatch();
    void watchFile();
    void lookAgain();

    DeckChoice choice_;
    std::unique_ptr<QFileSystemWatcher> files_;
};

}  // namespace plt
