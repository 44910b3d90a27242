// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/hand_arrangement.h"
#include "common/export.h"

#include <QList>
#include <QObject>

class QAction;

namespace plt {

class HandTable;
class Preferences;

/// Checkable menu actions for the orders of the own hand. A view creates it in its constructor and adds
/// actions() to its View menu; in ready() it calls rememberIn().
class PLT_CARDS_API HandOrderActions : public QObject {
    Q_OBJECT

  public:
    /// The table must outlive it.
    explicit HandOrderActions(HandTable& table);
    const QList<QAction*>& actions() const { return actions_; }
    /// Applies the order saved in the preferences, or `usual`, and saves later changes there.
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
