import { after, afterEach, beforeEach } from 'node:test';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium,
} from 'playwright-core';
import { serveDemo } from '../../scripts/demo-server.mjs';
import { tagFolders } from '../../scripts/entries.mjs';
import { findTestBrowser, manyWindowsFlags } from '../../scripts/find-browser.mjs';
import type { MadePage } from '../../scripts/static-server.mjs';
import { NOT_DRAWN } from '../../scripts/not-drawn.mjs';
import { NO_TIME } from './no-time.js';
import { testDocument } from './test-document.js';

/**
 * Pages of the built package, as a host serves them, in a browser as a person uses it. The browser
 * and the server start with the first page that a process of tests opens and end with the process; a
 * page opened in a test ends with the test, so none is opened in a `before`.
 */
export interface PageOptions extends Pick<
  BrowserContextOptions,
  | 'colorScheme'
  | 'deviceScaleFactor'
  | 'forcedColors'
  /** A touch screen: Playwright's `tap`, and `drag(…, 'touch')`. */
  | 'hasTouch'
  | 'javaScriptEnabled'
  | 'locale'
  | 'reducedMotion'
> {
  /** A page of the project, such as `/demo/strict.html`. */
  readonly path?: string;
  /** Or the body of a page made for this test; `scripts` and `headers` are its own. */
  readonly html?: string;
  /** What stands after the `#` of the made page's address. */
  readonly hash?: string;
  /** Modules that the made page loads, in this order; unless told, those of the tags in it, or the whole kit. */
  readonly scripts?: readonly string[];
  /** What the made page is sent with, such as a `content-security-policy`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly width?: number;
  readonly height?: number;
  /** A script that runs before all others, whatever the page's policy. */
  readonly init?: string;
  /** The address of another server than the project's, of which the page is to be. */
  readonly site?: string;
  /** A clock that the test moves on: `page.clock`. */
  readonly clock?: boolean;
  /** Whether the page is drawn, for what only a page that is seen has. */
  readonly isDrawn?: boolean;
  /** Whether the page's console is to be told warnings, of which the test takes care: `page.told`. */
  readonly warns?: boolean;
  /** The browser profile of an earlier page, for what two tabs share; `page.context()` has it. */
  readonly context?: BrowserContext;
}

/** Something that a host would find in its console. */
export interface Problem {
  readonly kind: 'console' | 'error' | 'csp' | 'request';
  readonly text: string;
}

export type TestPage = Page & {
  /** All that went wrong so far, for the test to judge. It fails by what comes after it asked last. */
  readonly problems: readonly Problem[];
  /** Every word that the console was told, errors or not. */
  readonly told: readonly string[];
};

/** What went wrong on a page, and what of that its test has judged, or expects. */
interface Watched {
  readonly problems: readonly Problem[];
  /** Those that there were as the test last asked for all. */
  readonly judged: Set<Problem>;
  /** What the test expects, of which the browser may tell late. */
  readonly expected: ((problem: Problem) => boolean)[];
}

/**
 * What went wrong so far on a page, of a kind that its test expects. More of that kind may still come; what goes wrong
 * there beside it fails the test.
 */
export function expectedProblems(
  page: TestPage,
  isExpected: (problem: Problem) => boolean,
): readonly Problem[] {
  const { problems, expected } = watched.get(page)!;
  expected.push(isExpected);
  return problems.filter(isExpected);
}

const isRefusal = ({ kind, text }: Problem): boolean =>
  kind === 'request' || text.startsWith('Failed to load resource');

/** What went wrong on a page beside what a test brings about: requests that are refused, or not answered. */
export function otherThanRefusals(page: TestPage): readonly Problem[] {
  expectedProblems(page, isRefusal);
  return page.problems.filter((problem) => !isRefusal(problem));
}

/** Where the page stands that a test makes. */
const MADE = '/test-page/';
/** What the server has there, for the present test. */
const made = new Map<string, MadePage>();

let running: Promise<{ browser: Browser; url: string }> | undefined;
const closers: (() => Promise<unknown>)[] = [];

async function start(): Promise<{ browser: Browser; url: string }> {
  const server = await serveDemo(0, { pages: made });
  closers.push(() => server.close());
  const executablePath = findTestBrowser();
  if (executablePath === undefined)
    throw new Error('No browser: run node scripts/ensure-browser.mjs');
  const browser = await chromium.launch({ executablePath, args: manyWindowsFlags() });
  closers.unshift(() => browser.close());
  return { browser, url: server.url };
}

/** Has something closed once the process has run its last test: a hook of a module that files share is the first file's. */
export const closeAtEnd = (close: () => Promise<unknown>): void => void closers.push(close);

/** Ends the browser and the server: what a process of tests does last. */
export async function end(): Promise<void> {
  for (const close of closers.splice(0)) await close();
  running = undefined;
}

// Where files take turns in a process, node:test would end it between them.
if (process.env['BAIZE_TEST_TURNS'] === undefined) after(end);

/** The profiles that the present test opened; undefined outside of tests. */
let ofThisTest: BrowserContext[] | undefined;
/** The pages of the present test. */
let watched = new Map<Page, Watched>();
beforeEach(() => {
  ofThisTest = [];
  watched = new Map();
  made.clear();
});
afterEach(async () => {
  await Promise.all((ofThisTest ?? []).map((context) => context.close()));
  ofThisTest = undefined;
  const unasked = [...watched.values()].flatMap(({ problems, judged, expected }) =>
    problems.filter((one) => !judged.has(one) && !expected.some((isExpected) => isExpected(one))),
  );
  const problems = unasked.map(({ kind, text }) => `${kind}: ${text}`);
  if (problems.length > 0) throw new Error(`what no test expects:\n${problems.join('\n')}`);
});

/** The server's address, once a page is open: what a test may `fetch` or compare a URL with. */
export async function serverUrl(): Promise<string> {
  running ??= start();
  return (await running).url;
}

/** What a profile is unless it is told otherwise. */
const PLAIN: BrowserContextOptions = {
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  locale: 'en-US',
};

async function newContext(options: PageOptions): Promise<BrowserContext> {
  running ??= start();
  const { browser, url } = await running;
  const { width = 1280, height = 900 } = options;
  const context = await browser.newContext({
    ...PLAIN,
    ...options,
    baseURL: options.site ?? url,
    viewport: { width, height },
  });
  if (options.clock) await context.clock.install();
  return context;
}

/** Violations are asked of the page itself: not each of them reaches the console. */
async function watch(page: Page, warns: boolean): Promise<Pick<TestPage, 'problems' | 'told'>> {
  const problems: Problem[] = [];
  const told: string[] = [];
  const note = (kind: Problem['kind'], text: string) => void problems.push({ kind, text });
  page.on('console', (message) => {
    told.push(`${message.type()}: ${message.text()}`);
    if (message.type() === 'error' || (message.type() === 'warning' && !warns))
      note('console', message.text());
  });
  page.on('pageerror', (error) => note('error', error.stack ?? error.message));
  page.on('requestfailed', (request) => {
    // What a page still fetched as it was left, or loaded anew, failed for no fault of its own.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note('request', request.url());
  });
  await page.exposeFunction('reportViolation', (text: string) => note('csp', text));
  await page.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as {
      reportViolation: (text: string) => void;
    };
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sample } = event;
      reportViolation(`${violatedDirective} blocked ${blockedURI} ${sample}`.trim());
    });
  });
  return { problems, told };
}

const TAGS = tagFolders().map(({ tag }) => tag);

/** The entries of the tags that stand in a page; the whole kit where there is none yet. */
function scriptsFor(html: string): readonly string[] {
  const found = TAGS.filter((tag) => new RegExp(`<${tag}\\b`).test(html));
  return (found.length > 0 ? found : ['baize']).map((name) => `/dist/cdn/${name}.js`);
}

/**
 * Puts a test's own page there. The server sends it where it can: a `page.route` has every file of the page asked
 * of Playwright, which takes half as long again. A second page of other HTML in the same test has to have one.
 */
async function make(page: Page, { site, headers }: PageOptions, body: string): Promise<void> {
  const there = made.get(MADE);
  const isSame = there?.body === body && JSON.stringify(there.headers) === JSON.stringify(headers);
  if (site === undefined && (!there || isSame)) {
    made.set(MADE, { body, headers });
    return;
  }
  await page.route(`**${MADE}`, (route) =>
    route.fulfill({ contentType: 'text/html', body, headers: { ...headers } }),
  );
}

const addressOf = ({ html, path = '/demo/', hash }: PageOptions): string =>
  html === undefined ? path : MADE + (hash === undefined ? '' : `#${hash}`);

/** Opens a page and waits until its modules have run. */
export async function openPage(options: PageOptions = {}): Promise<TestPage> {
  const context = options.context ?? (await newContext(options));
  if (!options.context) ofThisTest?.push(context);
  const page = await context.newPage();
  const { problems, told } = await watch(page, options.warns ?? false);
  await page.addInitScript(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    NO_TIME + (options.isDrawn ? '' : NOT_DRAWN),
  );
  if (options.init !== undefined) await page.addInitScript(options.init);
  const { html } = options;
  if (html !== undefined)
    await make(page, options, testDocument(html, options.scripts ?? scriptsFor(html)));
  await page.goto(addressOf(options));
  const judged = new Set<Problem>();
  watched.set(page, { problems, judged, expected: [] });
  const ask = (): readonly Problem[] => {
    for (const problem of problems) judged.add(problem);
    return [...problems];
  };
  Object.defineProperty(page, 'problems', { get: ask });
  return Object.assign(page, { told }) as TestPage;
}
