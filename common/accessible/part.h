// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <unordered_map>

#include <QAccessible>
#include <QPointer>
#include <QWidget>

namespace plt::accessible {

/// A part of a widget that is no object of its own, as screen readers see it: a cell, a square, a card. A
/// subclass says what it is called, where it is, and what pressing it does. Its functions are only called
/// while isValid().
class PLT_API Part : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    /// `widget`: whose part it is; may outlive it.
    explicit Part(QWidget* widget) : widget_(widget) {}

    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return widget_ ? widget_->window()->windowHandle() : nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(widget_); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Button; }
    QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override;
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

  protected:
    /// Null when it is gone.
    QWidget* widget() const { return widget_; }
    virtual QString name() const = 0;
    /// In pixels of the widget.
    virtual QRect box() const = 0;
    /// Whether the widget's keyboard cursor is on it, and to put it there.
    virtual bool hasCursor() const = 0;
    virtual void takeCursor() = 0;
    virtual void press() = 0;
    /// What its state has beyond focus, visibility and the widget's being enabled.
    virtual void addState(QAccessible::State& state) const { Q_UNUSED(state) }

  private:
    QPointer<QWidget> widget_;
};

/// The parts of one widget that somebody has asked for, by number. Qt's cache of interfaces owns them until
/// they are forgotten here.
class PLT_API Parts {
  public:
    Parts() = default;
    ~Parts() { forget(); }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

    /// The part with this number; `make` makes it when there is none yet.
    template <class Make>
    QAccessibleInterface* get(int number, const Make& make) {
        const auto found = made_.find(number);
        if (found != made_.end()) return QAccessible::accessibleInterface(found->second);
        QAccessibleInterface* const part = make();
        made_.emplace(number, QAccessible::registerAccessibleInterface(part));
        return part;
    }
    /// Calls `look(number, part)` for all that there are.
    template <class Look>
    void forEach(const Look& look) const {
        for (const auto& [number, id] : made_) look(number, QAccessible::accessibleInterface(id));
    }
    void forget();

  private:
    std::unordered_map<int, QAccessible::Id> made_;
};

}  // namespace plt::accessible
