# SPDX-License-Identifier: MIT
# For games inside this tree: the targets of find_package(PltGames) exist already, so that a game's CMakeLists.txt is the
# same inside and outside of the tree.
if(TARGET PltGames::sdk AND COMMAND plt_add_game)
    set(PltGames_FOUND TRUE)
endif()
