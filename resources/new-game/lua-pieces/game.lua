-- SPDX-License-Identifier: MIT
-- Reversi: a disc turns over all discs of the other side that it encloses.

options = {
  { name = "board", label = tr("Board"), usual = "middle", values = {
      { "small", tr("6 x 6") }, { "middle", tr("8 x 8") }, { "large", tr("10 x 10") } } },
}
local size_of = { small = 6, middle = 8, large = 10 }

local empty, black, white = 0, 1, 2
local ways = { { 1, 0 }, { 1, 1 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { -1, -1 }, { 0, -1 }, { 1, -1 } }

-- The start is always the same.
function deal(options, random) return "usual" end

-- Squares are counted row by row from 1. `squares` holds who has a disc there.
function begin(options, start)
  local size = size_of[options.board]
  local squares = {}
  for square = 1, size * size do squares[square] = empty end
  local upper = (size // 2 - 1) * size + size // 2
  squares[upper], squares[upper + 1] = white, black
  squares[upper + size], squares[upper + size + 1] = black, white
  return { size = size, squares = squares, turn = black }
end

-- Calls visit with each square whose disc a disc of `side` on this square would turn over.
local function each_turned(state, square, side, visit)
  local size, squares = state.size, state.squares
  if squares[square] ~= empty then return end
  local column, row = (square - 1) % size, (square - 1) // size
  for _, way in ipairs(ways) do
    local x, y, enclosed = column + way[1], row + way[2], 0
    while x >= 0 and x < size and y >= 0 and y < size and squares[y * size + x + 1] == 3 - side do
      x, y, enclosed = x + way[1], y + way[2], enclosed + 1
    end
    if enclosed > 0 and x >= 0 and x < size and y >= 0 and y < size and squares[y * size + x + 1] == side then
      for step = 1, enclosed do
        visit((y - step * way[2]) * size + x - step * way[1] + 1)
      end
    end
  end
end

local function squares_for(state, side)
  local found = {}
  for square, disc in ipairs(state.squares) do
    if disc == empty then
      local turns = false
      each_turned(state, square, side, function() turns = true end)
      if turns then found[#found + 1] = square end
    end
  end
  return found
end

local function is_over(state)
  return #squares_for(state, black) == 0 and #squares_for(state, white) == 0
end

-- A side that has no move passes, and the player sees that it does.
function legal_moves(state)
  local moves = squares_for(state, state.turn)
  if #moves == 0 and not is_over(state) then return { "pass" } end
  return moves
end

function apply(state, move)
  local side = state.turn
  if move == "pass" then
    if #squares_for(state, side) > 0 then return nil, tr("Who can place a disc may not pass.") end
  else
    local turned = {}
    if math.type(move) == "integer" and state.squares[move] then
      each_turned(state, move, side, function(square) turned[#turned + 1] = square end)
    end
    if #turned == 0 then return nil, tr("A disc must enclose discs of the other side.") end
    state.squares[move] = side
    for _, square in ipairs(turned) do state.squares[square] = side end
  end
  state.turn = 3 - side
  return state
end

local function discs_of(state, side)
  local discs = 0
  for _, disc in ipairs(state.squares) do
    if disc == side then discs = discs + 1 end
  end
  return discs
end

function outcome(state)
  if not is_over(state) then return "playing" end
  return discs_of(state, black) == discs_of(state, white) and "drawn" or "over"
end

function seats(options) return { tr("Black"), tr("White") } end
function seat_to_move(state) return state.turn end
function usual_seats() return { "person", "medium" } end

function standing(state)
  local lead = discs_of(state, black) - discs_of(state, white)
  return { lead >= 0 and 1 or 2, lead <= 0 and 1 or 2 }
end

-- c4: columns are letters from the left, rows are numbers from Black's side.
local function name_of(state, square)
  local column, row = (square - 1) % state.size, (square - 1) // state.size
  return string.char(string.byte("a") + column) .. (state.size - row)
end

function tell(before, move, after)
  local side = before.turn == black and tr("Black") or tr("White")
  if move == "pass" then return tr("%1 passes.", side) end
  return tr("%1: %2.", side, name_of(before, move))
end

function picture(state)
  local cells, pieces = {}, {}
  for square, disc in ipairs(state.squares) do
    cells[square] = "felt"
    if disc ~= empty then
      pieces[#pieces + 1] = { cell = square, shape = "disc", colour = disc == black and "black" or "white" }
    end
  end
  return {
    kind = "pieces", columns = state.size, rows = state.size, cells = cells, pieces = pieces,
    show_moves = true,
    figures = { { tr("Black"), discs_of(state, black) }, { tr("White"), discs_of(state, white) } },
    buttons = #squares_for(state, state.turn) == 0 and not is_over(state) and
        { { name = "pass", text = tr("Pass"), key = "P" } } or nil,
    ending = tr("Black has %1 discs, White has %2.", discs_of(state, black), discs_of(state, white)),
  }
end
