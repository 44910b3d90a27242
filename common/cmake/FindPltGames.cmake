# SPDX-License-Identifier: MIT
# For games inside this tree: what find_package(PltGames) gives elsewhere is there already, so a game's CMakeLists.txt is
# the same in both places.
if(TARGET PltGames::sdk AND COMMAND plt_add_game)
    set(PltGames_FOUND TRUE)
endif()
