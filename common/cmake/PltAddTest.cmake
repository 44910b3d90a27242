# SPDX-License-Identifier: MIT
# Tests and benchmarks as programs of Qt Test, one idiom for the framework's and the games', in this tree and in others'.

# plt_add_test(name [PLAIN] SOURCES file... LIBRARIES lib... [DEFINITIONS d...] [ENVIRONMENT e...]): a program and the
# test of its name, with the labels PLT_TEST_LABELS. PLAIN programs need no display.
function(plt_add_test name)
    cmake_parse_arguments(T "PLAIN" "" "SOURCES;LIBRARIES;DEFINITIONS;ENVIRONMENT" ${ARGN})
    plt_add_test_program(${name} ${CMAKE_BINARY_DIR}/tests ${T_SOURCES})
    target_link_libraries(${name} PRIVATE ${T_LIBRARIES})
    target_compile_definitions(${name} PRIVATE ${T_DEFINITIONS})
    set(platform offscreen)
    if(TARGET plt_build)
        if(T_PLAIN)
            plt_precompile(${name} plain)
        else()
            plt_precompile(${name} widgets)
            set(platform $ENV{QT_QPA_PLATFORM})
        endif()
        # What is tested is optimised in its own library; the test around it only has to be there soon (a third less to
        # wait for).
        target_compile_options(${name} PRIVATE $<$<AND:$<CONFIG:Release>,$<NOT:$<CXX_COMPILER_ID:MSVC>>>:-O1>)
        if(PLT_SANITIZE)
            target_compile_options(${name} PRIVATE -Og -fno-sanitize=null,alignment,vptr,object-size)
        endif()
    endif()
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES TIMEOUT 600 LABELS "${PLT_TEST_LABELS}"
        ENVIRONMENT "QT_QPA_PLATFORM=${platform};QT_FORCE_STDERR_LOGGING=1;${T_ENVIRONMENT}")
    if(TARGET plt_build)
        # A Qt warning fails a test (one that is meant is announced with QTest::ignoreMessage).
        set_tests_properties(${name} PROPERTIES FAIL_REGULAR_EXPRESSION "QWARN  *:;QCRITICAL *:")
        if(NOT T_PLAIN)
            # Two programs on one display would take the keyboard from each other.
            set_tests_properties(${name} PROPERTIES RESOURCE_LOCK display)
        endif()
    endif()
endfunction()

# plt_add_bench(name SOURCES file... LIBRARIES lib...): a program of QBENCHMARKs.
function(plt_add_bench name)
    cmake_parse_arguments(B "" "" "SOURCES;LIBRARIES" ${ARGN})
    plt_add_test_program(${name} ${CMAKE_BINARY_DIR}/bench ${B_SOURCES})
    target_link_libraries(${name} PRIVATE ${B_LIBRARIES})
    if(TARGET plt_build)
        plt_precompile(${name} widgets)
    endif()
endfunction()

# plt_add_test_program(name folder file...): what tests and benchmarks have in common, built into this folder.
function(plt_add_test_program name folder)
    if(NOT TARGET Qt6::Test)
        find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
    endif()
    add_executable(${name} ${ARGN})
    set_target_properties(${name} PROPERTIES AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY ${folder})
    target_link_libraries(${name} PRIVATE Qt6::Test)
    if(TARGET plt_build)
        target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
        plt_build_flags(${name})
        plt_empty_moc(${name})
    endif()
endfunction()
