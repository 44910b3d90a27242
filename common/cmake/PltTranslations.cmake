# SPDX-License-Identifier: MIT
# plt_add_translations(<name> SOURCES folder... TRANSLATIONS folder OUTPUT folder DESTINATION folder)
#
# The catalogues of a game or of the program. TRANSLATIONS has a file <language>/messages.ts (de/messages.ts,
# pt_BR/messages.ts) for each language, and template.ts, which has every sentence of the sources without translations. A
# new language starts as a copy of it. A catalogue that lacks a translation is left out, since no player should meet two
# languages in one window.
#   <name>_translations         part of every build: writes OUTPUT/<language>.qm, and OUTPUT/pseudo.qm from the sources
#   <name>_update_translations  rewrites template.ts and updates the sentences of all languages
#   update-translations         the same for everything in this build
# Needs lupdate and lrelease (Debian: qt6-l10n-tools). Without them everything is built, but only in English.

set(PLT_EXTRACT_SCRIPT ${CMAKE_CURRENT_LIST_DIR}/PltExtractSentences.cmake)

function(plt_add_translations name)
    cmake_parse_arguments(T "" "TRANSLATIONS;OUTPUT;DESTINATION" "SOURCES" ${ARGN})
    find_program(PLT_LUPDATE lupdate HINTS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS} /usr/lib/qt6/bin)
    find_program(PLT_LRELEASE lrelease HINTS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS} /usr/lib/qt6/bin)
    if(NOT PLT_LUPDATE OR NOT PLT_LRELEASE)
        get_property(told GLOBAL PROPERTY PLT_TOLD_OF_LUPDATE)
        if(NOT told)
            message(STATUS "lupdate or lrelease was not found: everything will be in English")
            set_property(GLOBAL PROPERTY PLT_TOLD_OF_LUPDATE ON)
        endif()
        return()
    endif()

    set(sources "")
    foreach(folder IN LISTS T_SOURCES)
        file(GLOB_RECURSE found CONFIGURE_DEPENDS RELATIVE ${folder} ${folder}/*.h ${folder}/*.cpp ${folder}/*.lua)
        list(FILTER found EXCLUDE REGEX "^(tests|bench|fuzz)/")
        list(TRANSFORM found PREPEND ${folder}/)
        list(APPEND sources ${found})
    endforeach()
    set(work ${CMAKE_CURRENT_BINARY_DIR}/${name}_sentences)
    list(JOIN T_SOURCES "|" folders)
    set(extract ${CMAKE_COMMAND} -DFOLDERS=${folders} -DCOPIES=${work}/sources -DLUPDATE=${PLT_LUPDATE})
    add_custom_command(OUTPUT ${work}/extracted BYPRODUCTS ${work}/template.ts ${work}/warnings.txt VERBATIM
        DEPENDS ${sources} ${PLT_EXTRACT_SCRIPT} COMMENT "Collecting the sentences of ${name}"
        COMMAND ${extract} -DTEMPLATE=${work}/template.ts -DWARNINGS=${work}/warnings.txt -P ${PLT_EXTRACT_SCRIPT}
        COMMAND ${CMAKE_COMMAND} -E touch ${work}/extracted)
    # Marks every sentence as untranslated: PseudoLanguage makes its text when it is shown.
    add_custom_command(OUTPUT ${T_OUTPUT}/pseudo.qm DEPENDS ${work}/extracted ${work}/template.ts VERBATIM
        COMMAND ${CMAKE_COMMAND} -E make_directory ${T_OUTPUT}
        COMMAND ${PLT_LRELEASE} -silent -markuntranslated "*" ${work}/template.ts -qm ${T_OUTPUT}/pseudo.qm)
    set(catalogues ${T_OUTPUT}/pseudo.qm)

    file(GLOB languages CONFIGURE_DEPENDS ${T_TRANSLATIONS}/*/messages.ts)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${languages})
    foreach(language IN LISTS languages)
        cmake_path(GET language PARENT_PATH room)
        cmake_path(GET room FILENAME code)
        file(STRINGS ${language} unfinished REGEX "type=\"unfinished\"")
        list(LENGTH unfinished lacking)
        if(lacking)
            message(STATUS "${name}: ${code} lacks ${lacking} translations and is left out")
            continue()
        endif()
        add_custom_command(OUTPUT ${T_OUTPUT}/${code}.qm DEPENDS ${language} VERBATIM
            COMMAND ${CMAKE_COMMAND} -E make_directory ${T_OUTPUT}
            COMMAND ${PLT_LRELEASE} -silent ${language} -qm ${T_OUTPUT}/${code}.qm)
        list(APPEND catalogues ${T_OUTPUT}/${code}.qm)
    endforeach()
    add_custom_target(${name}_translations ALL DEPENDS ${catalogues})
    if(TARGET ${name})
        add_dependencies(${name} ${name}_translations)
    endif()
    install(FILES ${catalogues} DESTINATION ${T_DESTINATION} COMPONENT games)

    list(JOIN languages "|" languages)
    add_custom_target(${name}_update_translations VERBATIM DEPENDS ${work}/extracted
        COMMAND ${CMAKE_COMMAND} -E make_directory ${T_TRANSLATIONS}
        COMMAND ${CMAKE_COMMAND} -E copy_if_different ${work}/template.ts ${T_TRANSLATIONS}/template.ts
        COMMAND ${extract} -DLANGUAGES=${languages} -P ${PLT_EXTRACT_SCRIPT})
    if(NOT TARGET update-translations)
        add_custom_target(update-translations)
    endif()
    add_dependencies(update-translations ${name}_update_translations)
    set_property(GLOBAL APPEND PROPERTY PLT_CATALOGUES
        "${name}|${work}|${T_TRANSLATIONS}/template.ts|${T_OUTPUT}/pseudo.qm")
endfunction()
