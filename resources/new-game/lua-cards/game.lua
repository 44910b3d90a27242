-- SPDX-License-Identifier: MIT
-- FreeCell: all cards lie open, and four cells help to bring them home, suit by suit from the ace.

options = { { name = "cells", label = tr("Free cells"), low = 2, high = 6, usual = 4 } }
presets = {
  { label = tr("Easy"), cells = 6 }, { label = tr("Medium"), cells = 4 }, { label = tr("Hard"), cells = 3 },
}
ranking = "highest" -- the more cards are home, the better

local ranks, suits, columns = "A23456789TJQK", "SHDC", 8
-- The rank of each card from 1, and whether it is red.
local rank, is_red = {}, {}
for card_suit in suits:gmatch(".") do
  for number = 1, #ranks do
    local card = ranks:sub(number, number) .. card_suit
    rank[card], is_red[card] = number, card_suit == "H" or card_suit == "D"
  end
end

-- The kind of each pile by its name.
local kind = {}
for number = 1, columns do kind["column" .. number], kind["cell" .. number] = "column", "cell" end
for card_suit in suits:gmatch(".") do kind["home" .. card_suit] = "home" end

function deal(options, random)
  local deck = {}
  for card in pairs(rank) do deck[#deck + 1] = card end
  return table.concat(random:shuffle(deck))
end

function begin(options, start)
  local state = { cells = options.cells, piles = {} }
  for name, what in pairs(kind) do
    if what ~= "cell" or tonumber(name:sub(5)) <= options.cells then state.piles[name] = {} end
  end
  for number = 0, #start // 2 - 1 do
    table.insert(state.piles["column" .. number % columns + 1], start:sub(2 * number + 1, 2 * number + 2))
  end
  return state
end

local function follows(card, on)
  return rank[card] == rank[on] - 1 and is_red[card] ~= is_red[on]
end

-- Returns true if this card, as the lowest of those that are moved, may lie on a pile.
local function fits(name, pile, card, count)
  local on = pile[#pile]
  if kind[name] == "column" then return not on or follows(card, on) end
  if count > 1 then return false end
  if kind[name] == "cell" then return not on end
  return rank[card] == #pile + 1 and card:sub(2) == name:sub(5)
end

-- Several cards go one by one over free cells and columns.
local function most_cards(state, to)
  local free, doubled = 1, 1
  for name, pile in pairs(state.piles) do
    if #pile == 0 and kind[name] == "cell" then free = free + 1 end
    if #pile == 0 and kind[name] == "column" and name ~= to then doubled = 2 * doubled end
  end
  return free * doubled
end

-- Returns the number of cards at the end of a pile that can be moved together.
local function run_of(name, pile)
  if kind[name] == "home" or #pile == 0 then return 0 end
  local count = 1
  while count < #pile and follows(pile[#pile - count + 1], pile[#pile - count]) do count = count + 1 end
  return count
end

local function may_move(state, from, to, count)
  local card = state.piles[from][#state.piles[from] - count + 1]
  return fits(to, state.piles[to], card, count) and (count == 1 or count <= most_cards(state, to))
end

-- Returns the legal moves, at most so many.
local function moves_of(state, most)
  local moves = {}
  for from, pile in pairs(state.piles) do
    for count = 1, run_of(from, pile) do
      for to in pairs(state.piles) do
        if to ~= from and may_move(state, from, to, count) then
          moves[#moves + 1] = { from = from, to = to, count = count }
          if #moves == most then return moves end
        end
      end
    end
  end
  return moves
end

function legal_moves(state) return moves_of(state, 1000) end

function apply(state, move)
  local given = type(move) == "table" and move or {}
  local from, to, count = state.piles[given.from], state.piles[given.to], given.count
  local run = from and to and from ~= to and run_of(given.from, from) or 0
  local is_run = math.type(count) == "integer" and count >= 1 and count <= run
  if not is_run or not may_move(state, given.from, given.to, count) then
    return nil, tr("Cards go down by one, red on black and black on red, or home by suit.")
  end
  table.move(from, #from - count + 1, #from, #to + 1, to)
  for _ = 1, count do table.remove(from) end
  return state
end

function score(state)
  local home = 0
  for card_suit in suits:gmatch(".") do home = home + #state.piles["home" .. card_suit] end
  return home
end

function outcome(state)
  return score(state) == 52 and "won" or #moves_of(state, 1) == 0 and "lost" or "playing"
end

-- In which cell or column cards lie does not matter: so the solver knows more positions again.
function key(state)
  local piles = {}
  for name, pile in pairs(state.piles) do piles[#piles + 1] = kind[name] .. table.concat(pile) end
  table.sort(piles)
  return table.concat(piles, ",")
end

function picture(state)
  local piles, above = {}, 4 + state.cells
  local function add(name, title, across, column, row, pile)
    pile.id, pile.name, pile.cards = name, title, state.piles[name]
    pile.at = { (math.max(columns, above) - across) / 2 + column, row }
    piles[#piles + 1] = pile
  end
  for cell = 1, state.cells do add("cell" .. cell, tr("cell %1", cell), above, cell, 1, {}) end
  for number, sign in ipairs({ "♠", "♥", "♦", "♣" }) do
    local name = "home" .. suits:sub(number, number)
    add(name, tr("home of %1", sign), above, state.cells + number, 1, { sign = sign })
  end
  for column = 1, columns do
    add("column" .. column, tr("column %1", column), columns, column, 2, { lie = "down" })
  end
  return { piles = piles, figures = { { tr("Cards home"), score(state) } } }
end

-- A double click brings a card home.
function double_press(state, pile, index)
  local move = { from = pile, to = "home" .. state.piles[pile][index]:sub(2), count = 1 }
  local is_top = index == #state.piles[pile] and kind[pile] ~= "home"
  return is_top and may_move(state, pile, move.to, 1) and move or nil
end
