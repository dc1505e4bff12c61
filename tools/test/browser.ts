import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { StartError } from '../start/ports.ts';
import { findCommand } from './find-command.ts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const HEADLESS_SHELL = 'chromium-headless-shell';
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for the tests: one that is there, else Debian's package or Playwright's own, whichever may be installed.
 * @throws StartError that says what to install
 */
export function findOrInstallBrowser(): string {
  const present = findBrowser();
  if (present) return present;
  console.log('No Chromium was found; installing one …');
  installDebianPackages(['chromium']);
  const installed = findBrowser();
  if (installed) return installed;
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new StartError('No browser for the tests. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.');
}

/**
 * Debian's Chromium without windows, for tests that open hundreds of pages: the same engine, which makes a page ready
 * in a fifth of the time (docs/decisions/038-headless-shell.md). Undefined where there is none and none may be
 * installed, and where CHROMIUM_PATH names a browser: then that one is used for everything.
 */
export function findOrInstallHeadlessShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return undefined;
  if (findCommand(HEADLESS_SHELL) === undefined) installDebianPackages([HEADLESS_SHELL]);
  return findCommand(HEADLESS_SHELL);
}

/** @throws StartError when CHROMIUM_PATH names nothing */
function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new StartError(`CHROMIUM_PATH is ${chosen}, where there is nothing.`);
  return [chosen, ...COMMANDS.map((name) => findCommand(name)), ...FIXED_PLACES, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** Indic scripts are boxes without these fonts: a screen would be measured and looked at wrongly. */
export function ensureIndicFonts(): void {
  if (process.platform !== 'linux' || hasHindiFont()) return;
  installDebianPackages(['fonts-noto-core']);
  if (!hasHindiFont())
    console.log('No font for Indian scripts was found: install fonts-noto-core to see what farmers see.');
}

function hasHindiFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=hi'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}

/** Installs packages where this may be done without asking: as root on Debian and its kin. Elsewhere does nothing. */
function installDebianPackages(packages: string[]): void {
  if (process.getuid?.() !== 0 || !findCommand('apt-get')) return;
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...packages], quiet);
}
