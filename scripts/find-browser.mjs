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

/** Names of Chromium on the PATH. */
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

/** Playwright's folders of browsers, and the path of the program in each. */
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
 * Whether a path leads to a snap. Ubuntu's /usr/bin/chromium-browser is a script that starts one. A snap is confined, so
 * test runners can't give it a profile of their own.
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
 * Finds a Chromium on this machine. `CHROME_PATH` takes precedence, and is an error if it can't be run.
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
 * The browser for `npm test`: Chromium's headless shell if there is one, as Playwright itself uses. It opens a window in
 * half the processor time, and has no back/forward cache.
 *
 * @returns {string | undefined}
 */
export const findTestBrowser = () =>
  process.env.CHROME_PATH
    ? findBrowser()
    : (onPath(['chromium-headless-shell']).find(runs) ?? findBrowser());

/**
 * The flags with which test runners start it. Root has no sandbox.
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

/** Features that make a window cost more than its page: two hidden pages of the address bar, and a spare process. */
const FOR_WINDOWS = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup', 'SpareRendererForSitePerProcess'];

/**
 * Features that Playwright disables, for routes, storage and quiet. A browser uses only the last flag of a name, so they
 * have to be repeated.
 */
const PLAYWRIGHTS = [
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades'],
  ...['LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints'],
  ...['PaintHolding', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
];

/**
 * The flags for Playwright if hundreds of windows are opened.
 *
 * @returns {string[]}
 */
export function manyWindowsFlags() {
  const off = [...FOR_WINDOWS, ...PLAYWRIGHTS];
  return [...browserFlags(), `--disable-features=${off.join(',')}`];
}
