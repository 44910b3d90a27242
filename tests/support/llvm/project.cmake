# SPDX-License-Identifier: MIT
# The preset clang: everything with LLVM's library, while Debian's Qt and yaml-cpp are compiled with GCC's. Functions of Qt
# with types of the standard library that tests of rules need are in qt_functions.cpp. All others, and those of yaml-cpp,
# are left unresolved until they are called: no program that reads an info.yaml runs.
find_package(Qt6 6.4 REQUIRED COMPONENTS Core)
add_library(plt_qt_functions SHARED ${CMAKE_CURRENT_LIST_DIR}/qt_functions.cpp)
target_compile_features(plt_qt_functions PRIVATE cxx_std_20)
target_link_libraries(plt_qt_functions PRIVATE Qt6::Core)
link_libraries($<BUILD_INTERFACE:plt_qt_functions>)
add_link_options(-Wl,--unresolved-symbols=ignore-all,-z,lazy)

function(plt_adjust_games)
    set(unable "")
    get_property(games GLOBAL PROPERTY PLT_GAMES)
    foreach(game IN LISTS games)
        # Rules that throw nothing compile without exceptions, which precompiled headers have. Boost 1.74 throws, and takes
        # std::unary_function for granted, which C++17 removed.
        get_target_property(used ${game}_rules PLT_RULES_USE)
        get_target_property(libraries ${game}_rules LINK_LIBRARIES)
        if("Boost::headers" IN_LIST libraries)
            target_compile_definitions(${game}_rules PUBLIC BOOST_NO_CXX98_FUNCTION_BASE)
        elseif(NOT "exceptions" IN_LIST used)
            set_target_properties(${game}_rules PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)
            target_compile_options(${game}_rules PRIVATE -fno-exceptions)
        endif()
        # A test that reads YAML by itself does not even start.
        get_target_property(folder ${game}_rules SOURCE_DIR)
        get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
        foreach(target IN LISTS targets)
            get_target_property(libraries ${target} LINK_LIBRARIES)
            if("yaml-cpp" IN_LIST libraries)
                list(APPEND unable ${target})
            endif()
        endforeach()
    endforeach()
    file(WRITE ${CMAKE_BINARY_DIR}/CTestCustom.cmake "set(CTEST_CUSTOM_TESTS_IGNORE ${unable})\n")
endfunction()
cmake_language(DEFER CALL plt_adjust_games)
