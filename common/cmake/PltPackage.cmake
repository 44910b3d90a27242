# SPDX-License-Identifier: MIT
# cpack -G DEB: one package with the console, the games, and what authors of games need.
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)

set(CPACK_PACKAGE_NAME plt-games)
set(CPACK_PACKAGE_VENDOR "The plt-games authors")
set(CPACK_PACKAGE_CONTACT "The plt-games authors")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "console of puzzles and small games")
set(CPACK_PACKAGE_DESCRIPTION
"A console with a collection of small games, each a plugin in a process of its
own. Games are saved as they are played, every move can be undone, and a hint
tells why it is a good one.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_GENERATOR DEB)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# The games' own libraries find this one beside them only after installation.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_BINARY_DIR}/lib)
# Icons are read through Qt's plugin for SVG, which no program links.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "xdg-utils")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "qt6-base-dev, cmake")
include(CPack)
