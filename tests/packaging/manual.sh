# SPDX-License-Identifier: MIT
# The manual has a page for each game that brings one, its first page names every game, and every link, anchor and
# picture leads somewhere.
source "$(dirname "$0")/support.sh"
cd "$PREFIX/share/doc/plt-games/manual" || exit 1

for game in $PLT_MANUAL_PAGES; do
    must_exist "$game.html"
    grep -q "<li><a href=\"$game.html\"" index.html || problem "the list of games has no link to $game.html"
done
must_exist keeping.html
grep -q '<a href="keeping.html"' index.html || problem "the first page has no link to the one about files"
listed=$(sed -n '/<h1/,/<h2/p' index.html | grep -c '<li>')
[ "$listed" -eq "$(wc -w <<<"$PLT_GAMES")" ] || problem "the list of games has $listed lines: $PLT_GAMES"
links=0
for page in *.html; do
    grep -q '<h1' "$page" || problem "$page has no heading"
    [ "$(grep -c '<title>..*</title>' "$page")" -eq 1 ] || problem "$page has no title"
    grep -oP 'id="\K[^"]+' "$page" | sort | uniq -d | grep . && problem "$page has an anchor twice"
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
