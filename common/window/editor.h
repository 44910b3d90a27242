// SPDX-License-Identifier: MIT
#pragma once

namespace plt {

/// An editor that temporarily replaces the game, such as a board that the player draws. While a view has one,
/// Undo and Redo act on the editor, and the actions of the game itself (hint, restart, pause) are disabled.
class Editor {
  public:
    Editor() = default;
    virtual ~Editor() = default;
    Editor(const Editor&) = delete;
    Editor& operator=(const Editor&) = delete;

    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
};

}  // namespace plt
