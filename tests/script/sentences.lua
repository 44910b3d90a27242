options = { { name = "size", label = tr("Size; [of] \"it\""), low = 1, high = 3 } }
function begin() return { left = 3 } end
function legal_moves(state) return { 1, 2 } end
function outcome(state) return "playing" end
function apply(state, move)
    if move > 1 then
        return nil, trn("%Ln stones of %1", "one stone of %1", state.left, tr "the heap")
    end
    state.left = state.left - move
    return state
end
function tell() return tr("Taken.") end -- not: str("no sentence")
