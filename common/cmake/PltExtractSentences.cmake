# SPDX-License-Identifier: MIT
# cmake -DFOLDERS=a|b -DCOPIES=folder -DLUPDATE=program [-DTEMPLATE=file -DWARNINGS=file] [-DLANGUAGES=a|b] -P this file
#
# Writes all sentences of the sources in FOLDERS to TEMPLATE and the output of lupdate to WARNINGS, or merges the
# sentences into the files LANGUAGES. lupdate reads copies of the sources with three changes:
# - PLT_TR and PLT_TR_N of rules become Qt's macros with the context "rules", in which translated() looks them up,
# - `plt::Picture name(` becomes `Picture name(`, because lupdate takes the qualified return type of a free function for
#   the function's class,
# - `template struct plt::WrittenBy<...>;` is left out, because lupdate takes it for the definition of a class.
# Of scripts in Lua it reads the sentences alone: tr("...") and trn("many", "one", ...), in double quotes.

string(REPLACE "|" ";" FOLDERS "${FOLDERS}")
string(REPLACE "|" ";" LANGUAGES "${LANGUAGES}")

# Lists of CMake end elements at these characters.
string(ASCII 1 semicolon)
string(ASCII 2 opening)
string(ASCII 3 closing)
function(plt_copy_sentences script copy)
    file(READ ${script} text)
    string(REPLACE ";" "${semicolon}" text " ${text}")
    string(REPLACE "[" "${opening}" text "${text}")
    string(REPLACE "]" "${closing}" text "${text}")
    set(literal "\"([^\"\\]|\\\\.)*\"")
    set(blank "[ \t\r\n]*")
    string(REGEX MATCHALL "[^A-Za-z0-9_.:]tr${blank}\\(?${blank}${literal}" sentences "${text}")
    string(REGEX MATCHALL "[^A-Za-z0-9_.:]trn${blank}\\(${blank}${literal}${blank},${blank}${literal}" counted "${text}")
    set(code "")
    foreach(sentence IN LISTS sentences)
        string(REGEX REPLACE "^[^\"]+" "" sentence "${sentence}")
        string(APPEND code "auto s = QT_TRANSLATE_NOOP(\"rules\", ${sentence});\n")
    endforeach()
    foreach(sentence IN LISTS counted)
        string(REGEX REPLACE "^[^\"]+" "" sentence "${sentence}")
        string(APPEND code "auto n = QT_TRANSLATE_N_NOOP3(\"rules\", ${sentence});\n")
    endforeach()
    string(REPLACE "${semicolon}" ";" code "${code}")
    string(REPLACE "${opening}" "[" code "${code}")
    string(REPLACE "${closing}" "]" code "${code}")
    file(WRITE ${copy} "${code}")
endfunction()

file(REMOVE_RECURSE ${COPIES})
foreach(folder IN LISTS FOLDERS)
    get_filename_component(name ${folder} NAME)
    file(GLOB_RECURSE sources RELATIVE ${folder} ${folder}/*.h ${folder}/*.cpp)
    # Tests show nothing to players.
    list(FILTER sources EXCLUDE REGEX "^(tests|bench|fuzz)/")
    foreach(source IN LISTS sources)
        file(READ ${folder}/${source} text)
        string(REPLACE "PLT_TR(" "QT_TRANSLATE_NOOP(\"rules\", " text "${text}")
        string(REPLACE "PLT_TR_N(" "QT_TRANSLATE_N_NOOP3(\"rules\", " text "${text}")
        string(REGEX REPLACE "\n(const |static |inline |constexpr )*([A-Za-z0-9_]+::)+([A-Za-z0-9_]+[&*]* [A-Za-z0-9_]+\\()"
            "\n\\3" text "${text}")
        string(REGEX REPLACE "\ntemplate struct [^;]*;" "" text "${text}")
        file(WRITE ${COPIES}/${name}/${source} "${text}")
    endforeach()
    file(GLOB_RECURSE scripts RELATIVE ${folder} ${folder}/*.lua)
    list(FILTER scripts EXCLUDE REGEX "^(tests|bench|fuzz)/")
    foreach(script IN LISTS scripts)
        plt_copy_sentences(${folder}/${script} ${COPIES}/${name}/${script}.cpp)
    endforeach()
endforeach()

# Compares with the previous template, so that an equal one does not trigger a rebuild.
if(TEMPLATE)
    file(REMOVE ${COPIES}/template.ts)
    execute_process(COMMAND ${LUPDATE} -I ${COPIES} -locations none -source-language en -silent
        ${COPIES} -ts ${COPIES}/template.ts
        RESULT_VARIABLE result OUTPUT_VARIABLE warnings ERROR_VARIABLE warnings)
    if(result OR NOT EXISTS ${COPIES}/template.ts)
        message(FATAL_ERROR "${LUPDATE} failed: ${result}\n${warnings}")
    endif()
    string(REPLACE "${COPIES}/" "" warnings "${warnings}")
    file(WRITE ${WARNINGS} "${warnings}")
    file(COPY_FILE ${COPIES}/template.ts ${TEMPLATE} ONLY_IF_DIFFERENT)
endif()
foreach(language IN LISTS LANGUAGES)
    cmake_path(GET language PARENT_PATH room)
    cmake_path(GET room FILENAME code)
    # What the header says is no sentence, and lupdate leaves it out.
    file(STRINGS ${language} said REGEX "<extra-" ENCODING UTF-8)
    execute_process(COMMAND ${LUPDATE} -I ${COPIES} -locations none -no-obsolete -disable-heuristic sametext -source-language en -target-language ${code} ${COPIES}
        -ts ${language} COMMAND_ERROR_IS_FATAL ANY)
    if(said)
        file(READ ${language} catalogue)
        string(REGEX REPLACE "(<TS [^>]*>\n)" "\\1${said}\n" catalogue "${catalogue}")
        file(WRITE ${language} "${catalogue}")
    endif()
endforeach()
