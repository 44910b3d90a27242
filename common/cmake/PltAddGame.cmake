# SPDX-License-Identifier: MIT
# plt_add_game(<id> RULES file... [VIEW file...] [NAMESPACE name] [RULES_LIBRARIES lib...] [VIEW_LIBRARIES lib...])
#
# Declares the game in the current folder. Defines three targets:
#   <id>_rules  static library, plain C++, links nothing with widgets (so rules cannot even include one)
#   <id>_view   static library, the user interface; tests link it
#   <id>        the plugin over <id>_view, with info.yaml, icon, doc.txt and translations beside it
# The plugin makes a View of the game's namespace, which view.h declares. NAMESPACE names it; without, it is the id with
# '_' for '-'. A game that has a plugin.cpp is built with that instead.
# Each tests/test_*.cpp is a Qt Test program, built where BUILD_TESTING is on: tests/test_rules.cpp of nim becomes the
# target and the test nim-test-rules. A test_view*.cpp links the view; all others link the rules alone and need no
# display. PLT_GAME_FOLDER is the game's folder, for data that tests read. The target nim-tests builds them all, and
# ctest -L '^nim$' runs them. Each bench/bench_*.cpp is a program of benchmarks, built where PLT_BENCH is on.
# The plugin and its files land together in <build>/games/<id>/ and in <libdir>/plt-games/games/<id>/.
# Works in this tree and, through find_package(PltGames), in anybody's own. There, a project that chose no build type gets
# Release, and a view of three files and more, its tests counted, a precompiled header (CMAKE_DISABLE_PRECOMPILE_HEADERS
# switches that off).

include(${CMAKE_CURRENT_LIST_DIR}/PltAddTest.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/PltTranslations.cmake)

# Not in the function: enable_testing() acts on the current folder only at file level.
if(BUILD_TESTING)
    enable_testing()
endif()

# plt_add_game_tests(<id>): the programs in the folders tests and bench of a game, and a target of all its tests.
function(plt_add_game_tests id)
    if(BUILD_TESTING)
        add_custom_target(${id}-tests)
        set(PLT_TEST_LABELS ${id})
        file(GLOB tests CONFIGURE_DEPENDS tests/test_*.cpp)
        foreach(test IN LISTS tests)
            get_filename_component(name ${test} NAME_WE)
            string(REPLACE "_" "-" name ${id}-${name})
            if(NOT test MATCHES "/test_view[^/]*$")
                plt_add_test(${name} PLAIN SOURCES ${test} LIBRARIES ${id}_rules PltGames::testing)
            elseif(TARGET ${id}_view)
                plt_add_test(${name} SOURCES ${test} LIBRARIES ${id}_view PltGames::testing)
                get_target_property(header ${id}_view PRECOMPILE_HEADERS)
                if(header AND NOT TARGET plt_build)
                    set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden)
                    target_precompile_headers(${name} REUSE_FROM ${id}_view)
                endif()
                get_target_property(libraries ${id}_view LINK_LIBRARIES)
                if(PLT_SANITIZE AND libraries MATCHES "PltGames::(board3d|gl)")
                    plt_keep_libraries(${name})
                endif()
            else()
                continue()
            endif()
            target_compile_definitions(${name} PRIVATE PLT_GAME_FOLDER="${CMAKE_CURRENT_SOURCE_DIR}")
            add_dependencies(${id}-tests ${name})
        endforeach()
    endif()
    if(PLT_BENCH)
        set(library ${id}_rules)
        if(TARGET ${id}_view)
            set(library ${id}_view)
        endif()
        file(GLOB benches CONFIGURE_DEPENDS bench/bench_*.cpp)
        foreach(bench IN LISTS benches)
            get_filename_component(name ${bench} NAME_WE)
            plt_add_bench(${name} SOURCES ${bench} LIBRARIES ${library} PltGames::testing)
        endforeach()
    endif()
endfunction()

function(plt_add_game id)
    cmake_parse_arguments(GAME "" "NAMESPACE" "RULES;VIEW;RULES_LIBRARIES;VIEW_LIBRARIES" ${ARGN})
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
        plt_add_game_tests(${id})
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
            file(GLOB tests CONFIGURE_DEPENDS tests/test_view*.cpp)
            list(APPEND compiled ${tests})
        endif()
        list(FILTER compiled INCLUDE REGEX "\\.(cpp|cc|cxx)$")
        list(LENGTH compiled files)
        if(files GREATER_EQUAL 3)
            target_precompile_headers(${id}_view PRIVATE ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/pch_view.h)
            target_precompile_headers(${id} REUSE_FROM ${id}_view)
        endif()
    endif()

    plt_add_game_tests(${id})

    # configure_file() copies only changed files and makes CMake run again when they change.
    file(GLOB beside CONFIGURE_DEPENDS info.yaml daily.txt doc.txt icon.* *.dat)
    foreach(file IN LISTS beside)
        get_filename_component(name ${file} NAME)
        configure_file(${file} ${folder}/${name} COPYONLY)
    endforeach()
    include(GNUInstallDirs)
    set(installed ${CMAKE_INSTALL_LIBDIR}/plt-games/games/${id})
    install(TARGETS ${id} LIBRARY DESTINATION ${installed} COMPONENT games)
    install(FILES ${beside} DESTINATION ${installed} COMPONENT games)
    # The help text in German, translations/de/doc.txt, is doc.de.txt there.
    file(GLOB translated CONFIGURE_DEPENDS translations/*/doc.txt)
    foreach(file IN LISTS translated)
        cmake_path(GET file PARENT_PATH room)
        cmake_path(GET room FILENAME language)
        configure_file(${file} ${folder}/doc.${language}.txt COPYONLY)
        install(FILES ${file} DESTINATION ${installed} RENAME doc.${language}.txt COMPONENT games)
    endforeach()
    set_property(GLOBAL APPEND PROPERTY PLT_GAMES ${id})

    plt_add_translations(${id} SOURCES ${CMAKE_CURRENT_SOURCE_DIR} TRANSLATIONS ${CMAKE_CURRENT_SOURCE_DIR}/translations
        OUTPUT ${folder}/translations DESTINATION ${installed}/translations)
endfunction()
