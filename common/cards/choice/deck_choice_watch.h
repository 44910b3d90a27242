// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/choice/deck_choice.h"

#include <memory>

#include <QObject>

class QFileSystemWatcher;

namespace plt {

/// Emits a signal when the player chooses another deck, in this program or in another game.
class PLT_CARDS_API DeckChoiceWatch : public QObject {
    Q_OBJECT

  public:
    /// The instance shared by the whole program, which lives as long as somebody holds it.
    static std::shared_ptr<DeckChoiceWatch> shared();
    ~DeckChoiceWatch() override;

  Q_SIGNALS:
    void changed();

  private:
    DeckChoiceWatch();
    void watchFile();
    void updateChoice();

    DeckChoice choice_;
    std::unique_ptr<QFileSystemWatcher> files_;
};

}  // namespace plt
