# SPDX-License-Identifier: MIT
# Tests and benchmarks as programs of Qt Test, one idiom for the framework's and the games', in this tree and in others'.

# All tests run in the build with sanitizers, which sees most. Those that do less there (a sixth of the games, say) run in
# the release build, too, where they go further. plain-tests are all without a window, for builds with other compilers.
if(TARGET plt_build AND NOT TARGET release-tests)
    add_custom_target(plain-tests)
    add_custom_target(release-tests)
    add_custom_target(benches)
endif()

# plt_add_test(name [PLAIN] SOURCES file... LIBRARIES lib... [DEFINITIONS d...] [ENVIRONMENT e...]): a program and the
# test of its name, with the labels PLT_TEST_LABELS. PLAIN programs need no display.
function(plt_add_test name)
    cmake_parse_arguments(T "PLAIN" "" "SOURCES;LIBRARIES;DEFINITIONS;ENVIRONMENT" ${ARGN})
    plt_add_test_program(${name} ${CMAKE_BINARY_DIR}/tests ${T_SOURCES})
    target_link_libraries(${name} PRIVATE ${T_LIBRARIES})
    target_compile_definitions(${name} PRIVATE ${T_DEFINITIONS})
    if(TARGET plt_build)
        if(T_PLAIN)
            plt_plain_test_flags(${name})
            if("PltGames::testing" IN_LIST T_LIBRARIES)
                plt_precompile(${name} plain_tests)
            else()
                plt_precompile(${name} plain)
            endif()
        else()
            plt_test_flags(${name})
            plt_precompile(${name} tests)
        endif()
    endif()
    set(plain)
    if(T_PLAIN)
        set(plain PLAIN)
        if(TARGET plt_build)
            list(APPEND PLT_TEST_LABELS plain)
            add_dependencies(plain-tests ${name})
            list(GET T_SOURCES 0 source)
            file(STRINGS ${source} scaled REGEX "game_checks\\.h|slowBuild|amount\\(" LIMIT_COUNT 1)
            if(scaled)
                list(APPEND PLT_TEST_LABELS release)
                add_dependencies(release-tests ${name})
            endif()
        endif()
    endif()
    plt_add_run(${name} ${plain} COMMAND ${name} ENVIRONMENT ${T_ENVIRONMENT})
endfunction()

# plt_add_run(name [PLAIN] COMMAND word... [ENVIRONMENT e...]): one run of a test program, as the test of this name with
# the labels PLT_TEST_LABELS. Runs that are not PLAIN get a screen of their own where there is a server for it; elsewhere
# one runs after the other, because two programs on one screen would take the keyboard from each other.
function(plt_add_run name)
    cmake_parse_arguments(R "PLAIN" "" "COMMAND;ENVIRONMENT" ${ARGN})
    set(environment QT_QPA_PLATFORM=offscreen ${R_ENVIRONMENT})
    set(lock)
    if(NOT R_PLAIN AND TARGET plt_build)
        set(environment QT_QPA_PLATFORM=$ENV{QT_QPA_PLATFORM} ${R_ENVIRONMENT})
        find_program(PLT_XVFB Xvfb)
        if(PLT_XVFB AND "$ENV{QT_QPA_PLATFORM}" STREQUAL "xcb")
            list(GET R_COMMAND 0 program)
            if(TARGET ${program})
                list(REMOVE_AT R_COMMAND 0)
                list(PREPEND R_COMMAND $<TARGET_FILE:${program}>)
            endif()
            list(PREPEND R_COMMAND ${PROJECT_SOURCE_DIR}/tests/support/own_display.sh)
        else()
            set(lock RESOURCE_LOCK display)
        endif()
    endif()
    # Without an address Qt looks for a bus by starting a program, and its fork of a process with threads and a
    # sanitizer hangs now and then.
    list(APPEND environment DBUS_SESSION_BUS_ADDRESS=disabled:)
    add_test(NAME ${name} COMMAND ${R_COMMAND})
    if(R_PLAIN AND PLT_SANITIZE)
        # Searches would take twice as long; uses after a return are those of callbacks, which windows have.
        set_tests_properties(${name} PROPERTIES
            ENVIRONMENT_MODIFICATION ASAN_OPTIONS=path_list_append:detect_stack_use_after_return=0)
    endif()
    set_tests_properties(${name} PROPERTIES TIMEOUT 600 LABELS "${PLT_TEST_LABELS}" ${lock}
        ENVIRONMENT "QT_FORCE_STDERR_LOGGING=1;${environment}")
    if(TARGET plt_build)
        # A Qt warning fails a test (one that is meant is announced with QTest::ignoreMessage).
        set_tests_properties(${name} PROPERTIES FAIL_REGULAR_EXPRESSION "QWARN  *:;QCRITICAL *:")
    endif()
endfunction()

# plt_add_bench(name SOURCES file... LIBRARIES lib...): a program of QBENCHMARKs.
function(plt_add_bench name)
    cmake_parse_arguments(B "" "" "SOURCES;LIBRARIES" ${ARGN})
    plt_add_test_program(${name} ${CMAKE_BINARY_DIR}/bench ${B_SOURCES})
    target_link_libraries(${name} PRIVATE ${B_LIBRARIES})
    if(TARGET plt_build)
        plt_precompile(${name} widgets)
        add_dependencies(benches ${name})
    endif()
endfunction()

# plt_add_test_program(name folder file...): what tests and benchmarks have in common, built into this folder.
function(plt_add_test_program name folder)
    if(NOT TARGET Qt6::Test)
        find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
    endif()
    add_executable(${name} ${ARGN})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${folder})
    target_link_libraries(${name} PRIVATE Qt6::Test)
    if(TARGET plt_build)
        target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
        plt_build_flags(${name})
    endif()
    plt_moc(${name} ${ARGN})
endfunction()

# plt_moc(target file...): what moc makes of sources that include it as "<source>.moc". AUTOMOC, which looks for more than
# that, starts a program of its own for each target and compiles another file: four times as long for one source.
function(plt_moc target)
    foreach(source IN LISTS ARGN)
        get_filename_component(stem ${source} NAME_WE)
        file(STRINGS ${source} included REGEX "^#include \"${stem}\\.moc\"" LIMIT_COUNT 1)
        if(included)
            set(folder ${CMAKE_CURRENT_BINARY_DIR}/${target}_moc)
            file(MAKE_DIRECTORY ${folder})
            qt6_generate_moc(${source} ${folder}/${stem}.moc TARGET ${target})
            target_sources(${target} PRIVATE ${folder}/${stem}.moc)
            target_include_directories(${target} PRIVATE ${folder})
        endif()
    endforeach()
endfunction()
