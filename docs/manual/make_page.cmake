# SPDX-License-Identifier: MIT
# cmake -DCMARK=program -DSOURCE=file -DTEMPLATE=file [-DTITLE=title] -DPICTURES=folder [-DNOTE=file] [-DSUFFIX=.de]
#     -DOUTPUT=file -P this file
#
# Makes a page of the manual from Markdown. cmark-gfm knows no anchors, so headings get theirs here: "## Undo and redo" is
# #undo-and-redo, "# Aces {#aces}" is #aces. A picture that is alone in its paragraph gets its text as a caption. A game's
# page names its pictures as they lie beside it, manual/NAME; in the manual they are in PICTURES. Without a TITLE the first
# heading is one. NOTE is Markdown that goes before the page. Links to other pages, NAME.html, get the SUFFIX of a language.
execute_process(COMMAND ${CMARK} --unsafe -e table ${SOURCE} OUTPUT_VARIABLE body COMMAND_ERROR_IS_FATAL ANY)
if(SUFFIX)
    string(REGEX REPLACE "href=\"([a-z0-9-]+)\\.html" "href=\"\\1${SUFFIX}.html" body "${body}")
endif()
while("${body}" MATCHES "<h([1-6])>([^\n]*)</h[1-6]>")
    set(found "${CMAKE_MATCH_0}")
    set(level ${CMAKE_MATCH_1})
    set(text "${CMAKE_MATCH_2}")
    if(text MATCHES "^(.*) {#([^}]+)}$")
        set(text "${CMAKE_MATCH_1}")
        set(anchor "${CMAKE_MATCH_2}")
    else()
        string(REGEX REPLACE "<[^>]*>|&[a-z]+;|[][!#$%&'()*+,/:;=?@\\^`{|}~]" "" anchor "${text}")
        string(REGEX REPLACE " +" "-" anchor "${anchor}")
        string(TOLOWER "${anchor}" anchor)
    endif()
    if(NOT TITLE)
        set(TITLE "${text}")
    endif()
    string(REPLACE "${found}" "<h${level} id=\"${anchor}\">${text}</h${level}>" body "${body}")
endwhile()
string(REGEX REPLACE "<p>(<img src=\"[^\"]*\" alt=\"([^\"]*)\" />)</p>"
    "<figure>\\1<figcaption aria-hidden=\"true\">\\2</figcaption></figure>" body "${body}")
# A table without a title of its columns begins with empty ones.
string(REGEX REPLACE "<thead>\n<tr>\n(<th[^>]*></th>\n)+</tr>\n</thead>\n" "" body "${body}")
string(REPLACE "src=\"manual/" "src=\"${PICTURES}/" body "${body}")
if(NOTE)
    execute_process(COMMAND ${CMARK} ${NOTE} OUTPUT_VARIABLE note COMMAND_ERROR_IS_FATAL ANY)
    string(REPLACE "<p>" "<p class=\"note\">" note "${note}")
    string(PREPEND body "${note}<div lang=\"en\" dir=\"ltr\">\n")
    string(APPEND body "</div>\n")
endif()
file(READ ${TEMPLATE} page)
string(REPLACE "$pagetitle$" "${TITLE}" page "${page}")
string(REPLACE "$body$" "${body}" page "${page}")
file(WRITE ${OUTPUT} "${page}")
