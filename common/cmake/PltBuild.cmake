# SPDX-License-Identifier: MIT
# The compilation of everything in this tree: language level, warnings, sanitizers, ccache, precompiled headers.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

find_program(PLT_CCACHE ccache)
if(PLT_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Without these two, ccache does not cache objects compiled with a precompiled header.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        CCACHE_PCH_EXTSUM=1 ${PLT_CCACHE})
endif()

add_library(plt_build INTERFACE)
target_compile_features(plt_build INTERFACE cxx_std_20)
target_compile_definitions(plt_build INTERFACE
    QT_NO_KEYWORDS QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_STRICT_ITERATORS QT_DISABLE_DEPRECATED_BEFORE=0x060400)
if(MSVC)
    target_compile_options(plt_build INTERFACE /W4 /utf-8 /permissive- $<$<BOOL:${PLT_WERROR}>:/WX>)
else()
    # Four warnings of GCC 12 are false positives inside the standard library (GCC bugs 105329, 105651 and
    # 80635: std::string, std::variant and std::optional when they are inlined).
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 14)
        target_compile_options(plt_build INTERFACE -Wno-restrict -Wno-stringop-overflow -Wno-array-bounds
            -Wno-maybe-uninitialized)
    endif()
    target_compile_options(plt_build INTERFACE
        -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align -Wunused
        $<$<BOOL:${PLT_WERROR}>:-Werror> $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
    # A unity build compiles several files as one: their names shadow each other harmlessly, and the private
    # types of a source look like those of a header.
    if(CMAKE_UNITY_BUILD)
        target_compile_options(plt_build INTERFACE -Wno-shadow $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    endif()
endif()
if(PLT_SANITIZE)
    # For the whole tree and not only for plt_build, so that no library lacks the flags of its users.
    # AddressSanitizer stops at a null pointer by itself, and to check alignment costs a fifth of the build.
    add_compile_options(-fsanitize=${PLT_SANITIZE} -fno-sanitize=null,alignment -fno-sanitize-recover=undefined
        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${PLT_SANITIZE})
endif()
find_program(PLT_MOLD mold)
if(PLT_MOLD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND UNIX)
    add_link_options(-fuse-ld=mold)
endif()

# clang-tidy takes the nearest .clang-tidy above a file, so this one governs what Qt generates in the build
# directory. One check that never fires, because clang-tidy insists on having one.
if(CMAKE_CXX_CLANG_TIDY)
    file(WRITE ${CMAKE_BINARY_DIR}/.clang-tidy "Checks: '-*,misc-misplaced-const'\n")
endif()

# plt_precompiled(target header): a target that compiles the header once for the whole tree.
function(plt_precompiled target header)
    target_precompile_headers(${target} PRIVATE ${header})
    if(PLT_CCACHE AND UNIX)
        set_target_properties(${target} PROPERTIES CXX_COMPILER_LAUNCHER
            "${PROJECT_SOURCE_DIR}/common/cmake/compile_and_sum.sh;${CMAKE_CXX_COMPILER_LAUNCHER}")
    endif()
endfunction()

# One precompiled header for everything that draws and one for everything else; reused, not rebuilt.
function(plt_precompile target kind)
    if(TARGET plt_pch_${kind})
        target_precompile_headers(${target} REUSE_FROM plt_pch_${kind})
    endif()
endfunction()

# plt_build_flags(target): applies the flags of every target in this tree.
function(plt_build_flags target)
    target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:plt_build>)
endfunction()

# Memory for time: the collector of GCC begins at 128 MB by itself, less than the precompiled headers of tests have.
set(collect_late "$<$<CXX_COMPILER_ID:GNU>:SHELL:--param ggc-min-expand=50 --param ggc-min-heapsize=2000000>")

# plt_test_flags(target): for tests with windows. The tested code is optimised and checked by UBSan in its own library;
# the test around it is compiled without both, which halves its build time. The two macros differ by folder and would
# keep the tests from sharing a precompiled header.
function(plt_test_flags target)
    if(NOT MSVC)
        target_compile_options(${target} PRIVATE -O0 ${collect_late} -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR)
        if(PLT_SANITIZE)
            target_compile_options(${target} PRIVATE -fno-sanitize=undefined)
        endif()
    endif()
endfunction()

# plt_plain_test_flags(target): for tests without a window. One that counts is compiled a third faster without the last
# optimisations, and as fast as it was; a sixth faster without UBSan, which the tested code has in its own library.
function(plt_plain_test_flags target)
    if(NOT MSVC)
        target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1> ${collect_late}
            -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR)
    endif()
    if(PLT_SANITIZE)
        target_compile_options(${target} PRIVATE -fno-sanitize=undefined)
    endif()
    if(PLT_SANITIZE MATCHES address AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # Calls instead of inline checks: compiled a fifth faster, and the tested code has its checks inline.
        target_compile_options(${target} PRIVATE --param=asan-instrumentation-with-call-threshold=0)
    endif()
endfunction()

# plt_keep_libraries(target): for tests that draw with OpenGL.
function(plt_keep_libraries target)
    if(PLT_SANITIZE)
        target_sources(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests/support/keep_libraries.cpp)
        set_target_properties(${target} PROPERTIES ENABLE_EXPORTS ON)
    endif()
endfunction()
