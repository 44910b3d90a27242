# SPDX-License-Identifier: MIT
# The manual has a page for each game, and every link, anchor and picture in it leads somewhere.
source "$(dirname "$0")/support.sh"
cd "$PREFIX/share/doc/plt-games/manual" || exit 1

for game in $PLT_GAMES; do
    must_exist "$game.html"
    grep -q "href=\"$game.html\"" index.html || problem "index.html has no link to $game.html"
done
links=0
for page in *.html; do
    grep -q '<h1' "$page" || problem "$page has no heading"
    [ "$(grep -c '<title>..*</title>' "$page")" -eq 1 ] || problem "$page has no title"
    while read -r link; do
        links=$((links + 1))
        case $link in
            http://* | https://* | mailto:*) continue ;;
        esac
        file=${link%%#*}
        anchor=${link#"$file"}
        file=${file:-$page}
        must_exist "$file"
        [ -z "$anchor" ] || grep -q "id=\"${anchor#\#}\"" "$file" || problem "$page: no anchor $link"
    done < <(grep -oP '(href|src)="\K[^"]+' "$page")
done
[ "$links" -gt 0 ] || problem "no links at all"
finish
