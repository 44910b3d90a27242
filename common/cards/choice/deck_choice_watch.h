// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/choice/deck_choice.h"

#include <memory>

#include <QObject>

class QFileSystemWatcher;

namespace plt {

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
