#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Looks at the catalogues with tools that others check theirs with: pofilter and i18nspector, over an export.

    exported.py LCONVERT CATALOGUE...

A finding that is meant is said in the translator's comment of its message, "meant: doublewords", by the name of the check.
One that is not said so fails, and so does a comment that no finding needs any more.

Not asked of pofilter: what test_languages.cpp compares by the rules of docs/translating.md (places, mnemonics, ends of
sentences, glossaries, lengths), and what each language has rules of its own for (capitals, quotation marks, brackets around
what cannot be inflected, abbreviations, blanks at punctuation, numbers as words, sentences that become two). Not asked of
i18nspector: the header of the export, which is lconvert's."""
import pathlib
import re
import subprocess
import sys
import tempfile

CHECKS = ('blank compendiumconflicts credits doublespacing doublewords emails endwhitespace escapes '
          'filepaths functions hassuggestion isfuzzy kdecomments long newlines nplurals options purepunc '
          'startwhitespace tabs untranslated urls variables xmltags').split()
HEADER = re.compile(r': (?:no-\S+-header-field|unable-to-determine-language)')


def unquoted(lines):
    return ''.join(re.findall(r'^"(.*)"$', lines, re.M)).replace('\\"', '"').replace('\\n', ' ')


def entries(file):
    """Yields (English, checks that are meant to fail, checks that fail) of each message."""
    for entry in file.read_text().split('\n\n'):
        english = re.search(r'^msgid ((?:".*"\n?)+)', entry, re.M)
        meant = re.search(r'^# (?!\(pofilter).*meant: ([\w, ]+)', entry, re.M)
        yield (unquoted(english[1]) if english else entry, set(re.findall(r'\w+', meant[1] if meant else '')),
               set(re.findall(r'^# \(pofilter\) (\w+):', entry, re.M)))


def pofilter(language, folder):
    """Yields lines about findings that are not meant, and about meant ones that are not found."""
    out = folder.with_name(f'{language}-found')
    subprocess.run(['pofilter', '--progress=none', f'--language={language}', *(f'--test={check}' for check in CHECKS),
                    folder, out], check=True, capture_output=True)
    for file in sorted(folder.glob('*.po')):
        found = out / file.name
        left = {(english, check) for english, _, checks in (entries(found) if found.exists() else ()) for check in checks}
        meant = {(english, check) for english, checks, _ in entries(file) for check in checks}
        yield from (f'{check} {language} {file.stem}: {english}' for english, check in sorted(left - meant))
        yield from (f'no {check} {language} {file.stem}: {english}' for english, check in sorted(meant - left))


def i18nspector(language, folder):
    """Yields its lines that are not about the header."""
    files = sorted(folder.glob('*.po'))
    told = subprocess.run(['i18nspector', '--language', language, *files], check=False, capture_output=True, text=True)
    yield from (line for line in (told.stdout + told.stderr).splitlines() if not HEADER.search(line))


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    lconvert, *catalogues = sys.argv[1:]
    with tempfile.TemporaryDirectory() as scratch:
        languages = {}
        for catalogue in map(pathlib.Path, catalogues):
            language, room = catalogue.parent.name, catalogue.parents[2].name
            folder = languages.setdefault(language, pathlib.Path(scratch) / language)
            folder.mkdir(exist_ok=True)
            subprocess.run([lconvert, '-o', folder / f'{room}.po', catalogue], check=True)
        wrong = [line for language, folder in sorted(languages.items())
                 for line in (*pofilter(language, folder), *i18nspector(language, folder))]
    print('\n'.join(wrong))
    return int(bool(wrong))


sys.exit(main())
