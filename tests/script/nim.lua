-- Nim: whoever takes the last stone wins, or loses.

options = {
    { name = "heaps", label = tr("Heaps"), low = 2, high = 6, usual = 3 },
    { name = "size", label = tr("Size"), values = { { "small", tr("Small") }, { "large", tr("Large") } } },
    { name = "misere", label = tr("The last stone loses") },
}
presets = { { label = tr("Large heaps"), heaps = 5, size = "large" } }

local names = { tr("First player"), tr("Second player") }
seats = names
levels = { { word = "random", name = tr("random") }, { word = "expert", name = tr("expert") } }

function deal(options, random)
    local heaps = {}
    for i = 1, options.heaps do
        heaps[i] = random:between(1, options.size == "large" and 12 or 5)
    end
    return heaps
end

function begin(options, heaps)
    return { heaps = heaps, seat = 1, misere = options.misere }
end

function legal_moves(state)
    local moves = {}
    for heap, stones in ipairs(state.heaps) do
        for take = 1, stones do
            table.insert(moves, { heap = heap, take = take })
        end
    end
    return moves
end

function apply(state, move)
    if not state.heaps[move.heap] or state.heaps[move.heap] < move.take then
        return nil, trn("There are only %Ln stones.", "There is only one stone.", state.heaps[move.heap] or 0)
    end
    state.heaps[move.heap] = state.heaps[move.heap] - move.take
    state.seat = 3 - state.seat
    return state
end

local function stones(state)
    local sum = 0
    for _, heap in ipairs(state.heaps) do
        sum = sum + heap
    end
    return sum
end

function outcome(state)
    return stones(state) == 0 and "over" or "playing"
end

function seat_to_move(state)
    return state.seat
end

function standing(state)
    local winner = 3 - state.seat
    if state.misere then
        winner = state.seat
    end
    return winner == 1 and { 1, 2 } or { 2, 1 }
end

function tell(before, move, after)
    return tr("%1 takes %2 from heap %3.", names[before.seat], move.take, move.heap)
end

function diagram(state)
    local lines = {}
    for i, heap in ipairs(state.heaps) do
        lines[i] = string.rep("o", heap)
    end
    return table.concat(lines, "\n")
end

local function winning_move(state)
    local sum, large = 0, 0
    for _, heap in ipairs(state.heaps) do
        sum = sum ~ heap
        large = large + (heap > 1 and 1 or 0)
    end
    for i, heap in ipairs(state.heaps) do
        local rest = heap ~ sum
        if state.misere and large == 1 and heap > 1 then
            local others = 0
            for j, other in ipairs(state.heaps) do
                others = others + ((j ~= i and other == 1) and 1 or 0)
            end
            rest = 1 - others % 2
            return { heap = i, take = heap - rest }
        end
        if rest < heap and not (state.misere and large == 0) then
            return { heap = i, take = heap - rest }
        end
    end
    return nil
end

function hint(state)
    local move = winning_move(state)
    if not move then
        return nil, tr("No move is better than another.")
    end
    return { move = move, reason = tr("Then the heaps balance."), marks = { move.heap } }
end

function choose(state, level, random)
    local moves = legal_moves(state)
    return level == "expert" and winning_move(state) or random:pick(moves)
end

function picture(state)
    return { columns = 12, rows = #state.heaps }
end
