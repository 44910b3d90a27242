# SPDX-License-Identifier: MIT
# plt_add_game(<id> RULES file... [VIEW file...] [NAMESPACE name] [RULES_LIBRARIES lib...] [VIEW_LIBRARIES lib...]
#              [TESTS file...])
#
# Declares the game in the current folder. Defines three targets:
#   <id>_rules  static library, plain C++, links nothing with widgets (so rules cannot even include one)
#   <id>_view   static library, the user interface; tests link it
#   <id>        the plugin over <id>_view, with info.yaml, icon, doc.txt and translations beside it
# The plugin creates a View of the game's namespace, declared in view.h. NAMESPACE names it; by default it is the id with
# '_' for '-'. A game with a plugin.cpp is built with that instead.
# TESTS are Qt Test programs of one file each, built if BUILD_TESTING is on: tests/test_rules.cpp of nim becomes the
# target and the test nim-test-rules, which needs no display.
# The plugin and its files are put together into <build>/games/<id>/ and <libdir>/plt-games/games/<id>/.
# Works in this tree and, through find_package(PltGames), in any other. There, a project without a build type gets
# Release, and a view of three or more files (tests included) gets a precompiled header, which
# CMAKE_DISABLE_PRECOMPILE_HEADERS switches off.

include(${CMAKE_CURRENT_LIST_DIR}/PltTranslations.cmake)

# Not in the function: enable_testing() acts on the current folder only at file level.
if(BUILD_TESTING)
    enable_testing()
endif()

# plt_add_game_tests(<id> <library> file...): adds the TESTS of a game, linked to this library of it.
function(plt_add_game_tests id library)
    if(NOT BUILD_TESTING OR NOT ARGN)
        return()
    endif()
    find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
    foreach(file IN LISTS ARGN)
        get_filename_component(name ${file} NAME_WE)
        string(REPLACE "_" "-" name ${id}-${name})
        add_executable(${name} ${file})
        set_target_properties(${name} PROPERTIES AUTOMOC ON)
        target_link_libraries(${name} PRIVATE ${library} Qt6::Test)
        get_target_property(header ${library} PRECOMPILE_HEADERS)
        if(TARGET plt_build)
            plt_build_flags(${name})
            plt_precompile(${name} widgets)
        elseif(header)
            set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden)
            target_precompile_headers(${name} REUSE_FROM ${library})
        endif()
        add_test(NAME ${name} COMMAND ${name})
        set_tests_properties(${name} PROPERTIES TIMEOUT 300 ENVIRONMENT QT_QPA_PLATFORM=offscreen)
    endforeach()
endfunction()

function(plt_add_game id)
    cmake_parse_arguments(GAME "" "NAMESPACE" "RULES;VIEW;RULES_LIBRARIES;VIEW_LIBRARIES;TESTS" ${ARGN})
    if(GAME_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "plt_add_game(${id}): unknown words: ${GAME_UNPARSED_ARGUMENTS}")
    endif()
    if(NOT GAME_RULES)
        message(FATAL_ERROR "plt_add_game(${id}): RULES must name a file")
    endif()
    string(MAKE_C_IDENTIFIER ${id} symbol)
    if(PROJECT_IS_TOP_LEVEL AND NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
        message(STATUS "${PROJECT_NAME}: no build type was chosen, so Release")
        set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
    endif()
    if(NOT GAME_NAMESPACE)
        string(REPLACE "-" "_" GAME_NAMESPACE ${id})
    endif()
    if(NOT GAME_NAMESPACE MATCHES "^[A-Za-z_][A-Za-z0-9_]*(::[A-Za-z_][A-Za-z0-9_]*)*$")
        message(FATAL_ERROR "plt_add_game(${id}): ${GAME_NAMESPACE} cannot be a namespace of C++; "
            "say with NAMESPACE which one the game has")
    endif()

    add_library(${id}_rules STATIC ${GAME_RULES})
    target_link_libraries(${id}_rules PUBLIC PltGames::rules ${GAME_RULES_LIBRARIES})
    target_include_directories(${id}_rules PUBLIC ${CMAKE_CURRENT_SOURCE_DIR}/..)
    set_target_properties(${id}_rules PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden)
    if(TARGET plt_build)
        plt_build_flags(${id}_rules)
        plt_precompile(${id}_rules plain)
    endif()
    # A game begins with its rules: without a view they can be built and tested, but there is no plugin.
    if(NOT GAME_VIEW)
        plt_add_game_tests(${id} ${id}_rules ${GAME_TESTS})
        return()
    endif()

    add_library(${id}_view STATIC ${GAME_VIEW})
    target_link_libraries(${id}_view PUBLIC ${id}_rules PltGames::sdk ${GAME_VIEW_LIBRARIES})
    set_target_properties(${id}_view PROPERTIES AUTOMOC ON POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden)

    file(GLOB plugin CONFIGURE_DEPENDS plugin.cpp)
    if(NOT plugin)
        if(NOT EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/view.h)
            message(FATAL_ERROR "plt_add_game(${id}): there is no view.h, which should declare "
                "${GAME_NAMESPACE}::View (or a plugin.cpp that knows better)")
        endif()
        cmake_path(GET CMAKE_CURRENT_SOURCE_DIR FILENAME folder_name)
        set(plugin ${CMAKE_CURRENT_BINARY_DIR}/plugin.cpp)
        configure_file(${CMAKE_CURRENT_FUNCTION_LIST_DIR}/plugin.cpp.in ${plugin} @ONLY)
    endif()
    add_library(${id} MODULE ${plugin})
    target_link_libraries(${id} PRIVATE ${id}_view)
    set(folder ${CMAKE_BINARY_DIR}/games/${id})
    set_target_properties(${id} PROPERTIES AUTOMOC ON CXX_VISIBILITY_PRESET hidden INSTALL_RPATH "$ORIGIN/../../.."
        LIBRARY_OUTPUT_DIRECTORY ${folder} LIBRARY_OUTPUT_DIRECTORY_RELEASE ${folder}
        LIBRARY_OUTPUT_DIRECTORY_DEBUG ${folder} PLT_NAMESPACE ${GAME_NAMESPACE})

    if(TARGET plt_build)
        plt_build_flags(${id}_view)
        plt_build_flags(${id})
        plt_precompile(${id}_view widgets)
        plt_precompile(${id} widgets)
    else()
        # The header takes as long to compile as three files without it, and saves that again in every build.
        set(compiled ${GAME_VIEW})
        if(BUILD_TESTING)
            list(APPEND compiled ${GAME_TESTS})
        endif()
        list(FILTER compiled INCLUDE REGEX "\\.(cpp|cc|cxx)$")
        list(LENGTH compiled files)
        if(files GREATER_EQUAL 3)
            target_precompile_headers(${id}_view PRIVATE ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/pch_view.h)
            target_precompile_headers(${id} REUSE_FROM ${id}_view)
        endif()
    endif()

    plt_add_game_tests(${id} ${id}_view ${GAME_TESTS})

    # configure_file() copies only changed files and makes CMake run again when they change.
    file(GLOB beside CONFIGURE_DEPENDS info.yaml doc.txt doc.*.txt icon.* *.dat)
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
