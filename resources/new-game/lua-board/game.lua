-- SPDX-License-Identifier: MIT
-- Peg solitaire: a peg jumps over another one into a hole, and that one leaves the board.

options = {
  { name = "deal", label = tr("Board"), values = {
      { "small", tr("A few pegs") }, { "middle", tr("Half of the pegs") },
      { "large", tr("Most of the pegs") }, { "whole", tr("All pegs but one") } } },
}
presets = {
  { label = tr("A few pegs"), deal = "small" }, { label = tr("Half of the pegs"), deal = "middle" },
  { label = tr("Most of the pegs"), deal = "large" }, { label = tr("All pegs but one"), deal = "whole" },
}
ranking = "lowest" -- the fewer pegs are left, the better

local pegs_of = { small = 8, middle = 14, large = 22 }
local side = 7

-- The board is a cross in a square of seven rows. Its cells are counted row by row from 1.
local function exists(column, row)
  local function middle(place) return place >= 3 and place <= 5 end
  return column >= 1 and column <= side and row >= 1 and row <= side and (middle(column) or middle(row))
end
local function cell_at(column, row) return (row - 1) * side + column end

-- All jumps of the board, whether there are pegs or not.
local jumps = {}
for row = 1, side do
  for column = 1, side do
    for _, way in ipairs({ { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } }) do
      local to_column, to_row = column + 2 * way[1], row + 2 * way[2]
      if exists(column, row) and exists(to_column, to_row) and exists(column + way[1], row + way[2]) then
        jumps[#jumps + 1] = {
          from = cell_at(column, row),
          over = cell_at(column + way[1], row + way[2]),
          to = cell_at(to_column, to_row),
        }
      end
    end
  end
end

-- A board is a text with a letter for each cell: o is a peg, e is an empty hole, x is beside the board.
local function filled(with)
  local letters = {}
  for row = 1, side do
    for column = 1, side do letters[#letters + 1] = exists(column, row) and with or "x" end
  end
  return letters
end
local function letters_of(board)
  local letters = {}
  for letter in board:gmatch(".") do letters[#letters + 1] = letter end
  return letters
end
local function pegs_on(board) return select(2, board:gsub("o", "")) end

-- Jumps backwards from a single peg, so every board can be solved.
local function deal_backwards(pegs, random)
  local board = filled("e")
  board[random:pick(jumps).to] = "o"
  for _ = 2, pegs do
    local possible = {}
    for _, jump in ipairs(jumps) do
      if board[jump.from] == "e" and board[jump.over] == "e" and board[jump.to] == "o" then
        possible[#possible + 1] = jump
      end
    end
    if #possible == 0 then return nil end
    local jump = random:pick(possible)
    board[jump.from], board[jump.over], board[jump.to] = "o", "o", "e"
  end
  return table.concat(board)
end

function deal(options, random)
  if options.deal ~= "whole" then
    local board
    repeat board = deal_backwards(pegs_of[options.deal], random) until board
    return board
  end
  local board = filled("o")
  board[cell_at(4, 4)] = "e"
  return table.concat(board)
end

function begin(options, start) return start end

local function may_jump(board, jump)
  return board:sub(jump.from, jump.from) == "o" and board:sub(jump.over, jump.over) == "o" and
      board:sub(jump.to, jump.to) == "e"
end

function legal_moves(board)
  local moves = {}
  for _, jump in ipairs(jumps) do
    if may_jump(board, jump) then moves[#moves + 1] = { jump.from, jump.to } end
  end
  return moves
end

function apply(board, move)
  local from, to = 0, 0
  if type(move) == "table" then from, to = move[1], move[2] end
  for _, jump in ipairs(jumps) do
    if jump.from == from and jump.to == to and may_jump(board, jump) then
      local letters = letters_of(board)
      letters[jump.from], letters[jump.over], letters[jump.to] = "e", "e", "o"
      return table.concat(letters)
    end
  end
  return nil, tr("A peg jumps over another one into a hole.")
end

function outcome(board)
  if pegs_on(board) == 1 then return "won" end
  return #legal_moves(board) == 0 and "lost" or "playing"
end

function score(board) return pegs_on(board) end

function picture(board)
  local cells = {}
  for _, letter in ipairs(letters_of(board)) do
    cells[#cells + 1] = letter == "x" and "none" or
        { look = "hole", piece = letter == "o" and { shape = "peg", colour = "white" } or nil }
  end
  local pegs = pegs_on(board)
  return {
    columns = side, rows = side, cells = cells,
    figures = { { tr("Pegs"), pegs }, { tr("Jumps"), #legal_moves(board) } },
    ending = pegs > 1 and trn("%Ln pegs are left.", "One peg is left.", pegs) or
        tr("A single peg is left."),
  }
end
