#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Counts the instructions of a start and compares them with what is kept in the tree.

    count_start.py [--keep] window KEPT SIGN -- PROGRAM [ARGUMENT...]
    count_start.py [--keep] start KEPT SIGN -- PROGRAM [ARGUMENT...]

Counted is what the first thread of the program executes until it rests with its window shown, without animations: a
noisy machine does not change that. Another processor or another version of Qt does, so a plain window is counted
first. If it differs by more than 2 % from what KEPT says, nothing can be compared on this machine, which is told and
no failure; otherwise the file SIGN is made. A start fails that takes over 5 % more millions than KEPT says; after one
that takes less, what was gained should be kept. Pictures that other threads draw are painted in more or fewer
portions: a start that takes more is counted up to three times, and its least count is taken. A second word in KEPT is
the ID of the game that is dealt. --keep writes KEPT. Runs on the display of the caller; ends with 77 if nothing can
be compared."""
import math
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

FONTS = pathlib.Path('/usr/share/fonts/truetype/dejavu')
SAME_MACHINE = 0.02
SLACK = 0.05
TRIES = 3
NOT_COMPARABLE = 77


def same_everywhere(home):
    """Returns an environment with the fonts, icons, preferences and files that a start finds on every machine, and
    without OpenGL: a software driver compiles its programs in thousands of millions of instructions."""
    folders = {name: home / name for name in ('config', 'data', 'state', 'cache', 'run', 'fonts', 'system')}
    for folder in folders.values():
        folder.mkdir(mode=0o700)
    for font in 'DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSansMono.ttf':
        if (FONTS / font).exists():
            (folders['fonts'] / font).symlink_to(FONTS / font)
    (home / 'fonts.conf').write_text(
        f'<fontconfig><dir>{folders["fonts"]}</dir><cachedir>{folders["cache"]}</cachedir></fontconfig>')
    # Animations take as many frames as there is time for.
    (folders['config'] / 'plt-games').mkdir()
    (folders['config'] / 'plt-games/plt-games.ini').write_text('[General]\nanimations=false\n')
    environment = dict(os.environ, HOME=str(home), FONTCONFIG_FILE=str(home / 'fonts.conf'),
                       XDG_DATA_DIRS=str(folders['system']), XDG_CONFIG_DIRS=str(folders['system']),
                       XDG_RUNTIME_DIR=str(folders['run']), QT_XCB_GL_INTEGRATION='none')
    for name in 'config', 'data', 'state', 'cache':
        environment[f'XDG_{name.upper()}_HOME'] = str(folders[name])
    subprocess.run(['fc-cache'], env=environment, check=True)
    return environment


def processor_time(program):
    try:
        fields = pathlib.Path(f'/proc/{program.pid}/stat').read_text().rsplit(')', 1)[1].split()
    except (FileNotFoundError, ProcessLookupError):
        return None
    return int(fields[11]) + int(fields[12])


def has_window():
    return subprocess.run(['xdotool', 'search', '--onlyvisible', '--class', '.'], capture_output=True).returncode == 0


def wait_for_rest(program):
    """Returns once the program has a window and has taken no processor time for two seconds."""
    last, since = None, time.monotonic()
    while program.poll() is None:
        now = processor_time(program)
        if now != last or not has_window():
            last, since = now, time.monotonic()
        elif time.monotonic() - since > 2:
            return
        time.sleep(0.1)


def instructions(command):
    """Returns the millions of instructions of the first thread."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home = pathlib.Path(folder)
        errors = home / 'errors'
        # A game may write here.
        counts = home / 'cache/plt-games/counts'
        environment = same_everywhere(home)
        counts.parent.mkdir(exist_ok=True)
        with errors.open('w') as stream:
            program = subprocess.Popen(
                ['valgrind', '--tool=callgrind', '--separate-threads=yes', '--vgdb=no',
                 f'--callgrind-out-file={counts}', *command], env=environment, stderr=stream)
        wait_for_rest(program)
        program.send_signal(signal.SIGTERM)
        program.wait()
        first_thread = counts.with_name('counts-01')
        if not first_thread.exists():
            raise ChildProcessError(f'nothing was counted:\n{errors.read_text()}')
        return int(re.search(r'^(?:summary|totals): (\d+)', first_thread.read_text(), re.M).group(1)) / 1e6


def counted(command):
    """Returns what instructions() does. Valgrind 3.19 gives up on some layouts of memory, which differ from one start
    to the next ("truncate_DebugInfoMapping_overlaps")."""
    for _ in range(2):
        try:
            return instructions(command)
        except ChildProcessError:
            pass
    return instructions(command)


def main():
    keep = sys.argv[1:2] == ['--keep']
    what, kept, sign, dashes, *command = sys.argv[1 + keep:]
    if what not in ('window', 'start') or dashes != '--':
        sys.exit(__doc__)
    kept, sign = pathlib.Path(kept), pathlib.Path(sign)
    if what == 'window':
        sign.unlink(missing_ok=True)
    elif not sign.exists():
        print('counts of this machine cannot be compared')
        return NOT_COMPARABLE
    wanted, *deal = kept.read_text().split()
    wanted_number, count = float(wanted), math.inf
    try:
        for _ in range(1 if keep else TRIES):
            count = min(count, counted(command + [word for id in deal for word in ('--game', id)]))
            if count <= wanted_number * (1 + SLACK):
                break
    except ChildProcessError as problem:
        print(problem)
        return NOT_COMPARABLE
    growth = count / wanted_number - 1
    print(f'{count:.1f} million instructions, {wanted} are kept: {growth:+.1%}')
    if keep:
        kept.write_text(' '.join([f'{count:.1f}', *deal]) + '\n')
        return 0
    if what == 'start':
        return int(growth > SLACK)
    if abs(growth) > SAME_MACHINE:
        return NOT_COMPARABLE
    sign.touch()
    return 0


sys.exit(main())
