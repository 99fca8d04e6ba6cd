import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Names under which a Chromium stands on the PATH. */
const PATH_NAMES = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
];

/** @type {Partial<Record<NodeJS.Platform, () => string[]>>} */
const USUAL_PLACES = {
  linux: () => [
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium-browser',
    '/usr/lib/chromium/chromium',
    '/opt/google/chrome/chrome',
  ],
  darwin: () =>
    ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['/Applications', join(homedir(), 'Applications')].map((folder) =>
        join(folder, `${name}.app`, 'Contents', 'MacOS', name),
      ),
    ),
  win32: () =>
    ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
      .map((name) => process.env[name])
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        join(folder, 'Chromium', 'Application', 'chrome.exe'),
        join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
      ]),
};

/** Where Playwright keeps its browsers, and where the program lies in each. */
const PLAYWRIGHT_CACHES = {
  linux: join(homedir(), '.cache', 'ms-playwright'),
  darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
  win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
};

const PLAYWRIGHT_PROGRAMS = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-win/chrome.exe',
  'chrome-win64/chrome.exe',
];

/**
 * Ubuntu's /usr/bin/chromium-browser is a script that only sends to a snap; and a snap's browser is
 * confined, so that the test runners cannot give it a profile of theirs.
 *
 * @param {string} path
 */
function isSnap(path) {
  const real = realpathSync(path);
  if (/[\\/]snap([\\/]|$)/.test(real)) return true;
  const isScript = statSync(real).size < 10_000;
  return isScript && /\bsnap\b/.test(readFileSync(real, 'utf8'));
}

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return !isSnap(path);
  } catch {
    return false;
  }
}

/** @param {readonly string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const endings = process.platform === 'win32' ? ['.exe'] : [''];
  return names.flatMap((name) =>
    folders.flatMap((folder) => endings.map((ending) => join(folder, name + ending))),
  );
}

function fromPlaywright() {
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    PLAYWRIGHT_CACHES[/** @type {keyof typeof PLAYWRIGHT_CACHES} */ (process.platform)];
  if (!cache || !existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort()
    .reverse()
    .flatMap((name) => PLAYWRIGHT_PROGRAMS.map((program) => join(cache, name, program)));
}

/**
 * A Chromium of this machine, or undefined. `CHROME_PATH` wins, and is an error when it names
 * nothing that runs: whoever set it wants that browser and no other.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (!runs(wanted)) throw new Error(`CHROME_PATH names no browser that runs: ${wanted}`);
    return wanted;
  }
  const usual = USUAL_PLACES[process.platform]?.() ?? [];
  return [...onPath(PATH_NAMES), ...usual, ...fromPlaywright()].find(runs);
}

/**
 * The browser for `npm test`: Chromium's headless shell where there is one, which Playwright itself takes for
 * such tests. It opens a window in half the processor time, and has no back/forward cache.
 *
 * @returns {string | undefined}
 */
export const findTestBrowser = () =>
  process.env.CHROME_PATH
    ? findBrowser()
    : (onPath(['chromium-headless-shell']).find(runs) ?? findBrowser());

/**
 * How the test runners start it: quietly, and, for root (who has no sandbox), without one.
 *
 * @returns {string[]}
 */
export function browserFlags() {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}

/**
 * What each window costs more than a page of ours does: two hidden pages of the address bar's, and a process
 * that is kept ready for the next page.
 */
const FOR_WINDOWS = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup', 'SpareRendererForSitePerProcess'];

/**
 * What Playwright turns off for the sake of routes, of storage and of quiet, by a flag of the same
 * name: a browser heeds the last one alone.
 */
const PLAYWRIGHTS = [
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades'],
  ...['LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints'],
  ...['PaintHolding', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
];

/**
 * The same for Playwright, where windows by the hundred are opened.
 *
 * @returns {string[]}
 */
export function manyWindowsFlags() {
  const off = [...FOR_WINDOWS, ...PLAYWRIGHTS];
  return [...browserFlags(), `--disable-features=${off.join(',')}`];
}
