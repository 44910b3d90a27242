// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <unordered_map>

#include <QAccessible>
#include <QPointer>
#include <QWidget>

namespace plt::accessible {

/// Accessible interface of a part of a widget that is no QObject: a cell, a square, a card. A subclass
/// provides its name, rectangle and press action. The virtual functions are only called while isValid().
class PLT_API Part : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    /// Creates a part of `widget`, which may be destroyed before it.
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
    /// The widget, or null once it is destroyed.
    QWidget* widget() const { return widget_; }
    virtual QString name() const = 0;
    /// The part's rectangle in widget coordinates.
    virtual QRect box() const = 0;
    /// Returns true if the widget's keyboard cursor is on the part.
    virtual bool hasCursor() const = 0;
    /// Moves the widget's keyboard cursor to the part.
    virtual void moveCursorHere() = 0;
    virtual void press() = 0;
    /// Adds the states beyond focus, visibility and the widget being enabled.
    virtual void addState(QAccessible::State& state) const { Q_UNUSED(state) }

  private:
    QPointer<QWidget> widget_;
};

/// The parts of one widget that were asked for, by number. Qt's interface cache owns them until clear().
class PLT_API Parts {
  public:
    Parts() = default;
    ~Parts() { clear(); }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

    /// Returns the part with this number, created by `make` on first use.
    template <class Make>
    QAccessibleInterface* get(int number, const Make& make) {
        const auto found = made_.find(number);
        if (found != made_.end()) return QAccessible::accessibleInterface(found->second);
        QAccessibleInterface* const part = make();
        made_.emplace(number, QAccessible::registerAccessibleInterface(part));
        return part;
    }
    /// Calls `look(number, part)` for each part.
    template <class Look>
    void forEach(const Look& look) const {
        for (const auto& [number, id] : made_) look(number, QAccessible::accessibleInterface(id));
    }
    /// Deletes the interfaces of all parts.
    void clear();

  private:
    std::unordered_map<int, QAccessible::Id> made_;
};

}  // namespace plt::accessible
