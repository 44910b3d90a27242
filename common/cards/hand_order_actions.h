// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/export.h"
#include "common/cards/hand_arrangement.h"

#include <QList>
#include <QObject>

class QAction;

namespace plt {

class HandTable;
class Preferences;

/// The orders of the own hand as items of a menu, of which one is checked. A view makes it in its constructor
/// and gives actions() to its View menu; in ready() it says where the order is remembered.
class PLT_CARDS_API HandOrderActions : public QObject {
    Q_OBJECT

  public:
    /// The table must outlive it.
    explicit HandOrderActions(HandTable& table);
    const QList<QAction*>& actions() const { return actions_; }
    /// The table takes the order that is kept there, at first `usual`, and later ones are kept there.
    void rememberIn(Preferences& preferences, HandOrder usual = HandOrder::asDrawn);

  private:
    void choose(HandOrder order);
    void showOrder();

    HandTable& table_;
    Preferences* preferences_ = nullptr;
    HandOrder usual_ = HandOrder::asDrawn;
    QList<QAction*> actions_;  ///< by HandOrder
};

}  // namespace plt
