// SPDX-License-Identifier: MIT
#pragma once

namespace plt {

/// What stands in the place of the game for a while, such as a board that the player draws. As long as a view
/// has one, Undo and Redo are the editor's, and what is about the game itself (hint, restart, pause) rests.
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
