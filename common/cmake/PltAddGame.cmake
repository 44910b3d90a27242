# SPDX-License-Identifier: MIT
# plt_add_game(<id> RULES file... [VIEW file...] [RULES_LIBRARIES lib...] [VIEW_LIBRARIES lib...])
#
# Declares the game in the current folder. Makes three targets:
#   <id>_rules  static library, plain C++, links nothing with widgets (so rules cannot even include one)
#   <id>_view   static library, what is seen; tests link it
#   <id>        the plugin: plugin.cpp over <id>_view, with info.yaml, icon, doc.txt and translations beside it
# The plugin and its files land together in <build>/games/<id>/ and in <libdir>/plt-games/games/<id>/.
# Works in this tree and, through find_package(PltGames), in anybody's own.

include(${CMAKE_CURRENT_LIST_DIR}/PltTranslations.cmake)

function(plt_add_game id)
    cmake_parse_arguments(GAME "" "" "RULES;VIEW;RULES_LIBRARIES;VIEW_LIBRARIES" ${ARGN})
    if(GAME_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "plt_add_game(${id}): unknown words: ${GAME_UNPARSED_ARGUMENTS}")
    endif()
    if(NOT GAME_RULES)
        message(FATAL_ERROR "plt_add_game(${id}): RULES must name a file")
    endif()

    add_library(${id}_rules STATIC ${GAME_RULES})
    target_link_libraries(${id}_rules PUBLIC PltGames::rules ${GAME_RULES_LIBRARIES})
    target_include_directories(${id}_rules PUBLIC ${CMAKE_CURRENT_SOURCE_DIR}/..)
    set_target_properties(${id}_rules PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden)
    if(TARGET plt_build)
        plt_build_flags(${id}_rules)
        plt_precompile(${id}_rules plain)
    endif()
    # A game begins with its rules: without a view they can be built and tested, and there is no plugin yet.
    if(NOT GAME_VIEW)
        return()
    endif()

    add_library(${id}_view STATIC ${GAME_VIEW})
    target_link_libraries(${id}_view PUBLIC ${id}_rules PltGames::sdk ${GAME_VIEW_LIBRARIES})
    set_target_properties(${id}_view PROPERTIES AUTOMOC ON POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden)

    add_library(${id} MODULE plugin.cpp)
    target_link_libraries(${id} PRIVATE ${id}_view)
    set(folder ${CMAKE_BINARY_DIR}/games/${id})
    set_target_properties(${id} PROPERTIES AUTOMOC ON CXX_VISIBILITY_PRESET hidden INSTALL_RPATH "$ORIGIN/../../.."
        LIBRARY_OUTPUT_DIRECTORY ${folder} LIBRARY_OUTPUT_DIRECTORY_RELEASE ${folder}
        LIBRARY_OUTPUT_DIRECTORY_DEBUG ${folder})

    if(TARGET plt_build)
        plt_build_flags(${id}_view)
        plt_build_flags(${id})
        plt_precompile(${id}_view widgets)
        plt_precompile(${id} widgets)
    endif()

    # configure_file copies only what changed and makes the build notice when it does.
    file(GLOB beside CONFIGURE_DEPENDS info.yaml doc.txt icon.* *.dat)
    foreach(file IN LISTS beside)
        get_filename_component(name ${file} NAME)
        configure_file(${file} ${folder}/${name} COPYONLY)
    endforeach()
    include(GNUInstallDirs)
    set(installed ${CMAKE_INSTALL_LIBDIR}/plt-games/games/${id})
    install(TARGETS ${id} LIBRARY DESTINATION ${installed} COMPONENT games)
    install(FILES ${beside} DESTINATION ${installed} COMPONENT games)
    set_property(GLOBAL APPEND PROPERTY PLT_GAMES ${id})

    plt_add_translations(${id} SOURCES ${CMAKE_CURRENT_SOURCE_DIR} TRANSLATIONS ${CMAKE_CURRENT_SOURCE_DIR}/translations
        OUTPUT ${folder}/translations DESTINATION ${installed}/translations)
endfunction()
