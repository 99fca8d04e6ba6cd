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
 * Opens pages of the built package, as a site serves them, in a real browser. Browser and server start with the first page of
 * a process of tests and end with the process. A page closes at the end of its test, so don't open one in a `before`.
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
  /** Or the body of a page that is made for this test; `scripts` and `headers` belong to it. */
  readonly html?: string;
  /** The hash of the made page's address. */
  readonly hash?: string;
  /** Modules that the made page loads, in this order. Default: those of the tags in it, or the whole kit. */
  readonly scripts?: readonly string[];
  /** The made page's headers, such as a `content-security-policy`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly width?: number;
  readonly height?: number;
  /** A script that runs before all others, regardless of the page's policy. */
  readonly init?: string;
  /** The origin of another server than the project's, which serves the page. */
  readonly site?: string;
  /** Whether the test controls the clock by `page.clock`. */
  readonly clock?: boolean;
  /** Whether the page is painted, for tests that need a visible page. */
  readonly isDrawn?: boolean;
  /** Whether warnings in the console are expected. The test reads them from `page.told`. */
  readonly warns?: boolean;
  /** The browser context of an earlier page (`page.context()`), for what two tabs share. */
  readonly context?: BrowserContext;
}

/** An error that the site's author would find in the console. */
export interface Problem {
  readonly kind: 'console' | 'error' | 'csp' | 'request';
  readonly text: string;
}

export type TestPage = Page & {
  /** All problems so far, for the test to check. Problems after the last access fail the test. */
  readonly problems: readonly Problem[];
  /** All messages in the console, errors or not. */
  readonly told: readonly string[];
};

/** A page's problems, and those that its test has checked or expects. */
interface Watched {
  readonly problems: readonly Problem[];
  /** The problems at the test's last access. */
  readonly judged: Set<Problem>;
  /** What the test expects. The browser may report it late. */
  readonly expected: ((problem: Problem) => boolean)[];
}

/** The problems so far that the test expects. More of them may follow; any other problem fails the test. */
export function expectedProblems(
  page: TestPage,
  isExpected: (problem: Problem) => boolean,
): readonly Problem[] {
  const { problems, expected } = watched.get(page)!;
  expected.push(isExpected);
  return problems.filter(isExpected);
}

/** A page's problems without those that the test expects, which the browser may report late. */
export function problemsBut(
  page: TestPage,
  isExpected: (problem: Problem) => boolean,
): readonly Problem[] {
  expectedProblems(page, isExpected);
  return page.problems.filter((problem) => !isExpected(problem));
}

const isRefusal = ({ kind, text }: Problem): boolean =>
  kind === 'request' || text.startsWith('Failed to load resource');

/** A page's problems, without requests that the test refuses or leaves unanswered. */
export const otherThanRefusals = (page: TestPage): readonly Problem[] =>
  problemsBut(page, isRefusal);

/** The path of a page that a test makes. */
const MADE = '/test-page/';
/** The pages that the present test has made. */
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

/** Closes something after the last test of the process. A hook of a shared module would run after the first file. */
export const closeAtEnd = (close: () => Promise<unknown>): void => void closers.push(close);

/** Closes browser and server at the end of a process of tests. */
export async function end(): Promise<void> {
  for (const close of closers.splice(0)) await close();
  running = undefined;
}

// If files take turns in a process, node:test would run this between them.
if (process.env['BAIZE_TEST_TURNS'] === undefined) after(end);

/** The contexts that the present test opened; `undefined` outside of tests. */
let ofThisTest: BrowserContext[] | undefined;
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

/** The server's URL, once a page is open. */
export async function serverUrl(): Promise<string> {
  running ??= start();
  return (await running).url;
}

/** The defaults of a browser context. */
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

/** Collects a page's problems. Policy violations come from the page itself, because the console does not show all. */
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
    // Requests that were cancelled by leaving or reloading a page are not problems.
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

/** The entries for the tags in a page; the whole kit if there are none. */
function scriptsFor(html: string): readonly string[] {
  const found = TAGS.filter((tag) => new RegExp(`<${tag}\\b`).test(html));
  return (found.length > 0 ? found : ['baize']).map((name) => `/dist/cdn/${name}.js`);
}

/**
 * Makes a test's own page. The server sends it if possible: with `page.route`, all requests of the page would go through
 * Playwright, which takes half as long again. A second page with other HTML in the same test needs that.
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
