/** Where an example finds the kit's files. */
export interface Kit {
  /** The URL of dist/, with a slash at its end. */
  readonly dist: string;
  /** The files below it, by the names that examples use: `freecell-game.js`, `themes/night.css`, `core.js`. */
  readonly files: Readonly<Record<string, string>>;
}

/** An example that is to be shown. */
export interface Example {
  readonly code: string;
  readonly isDark: boolean;
  /** A name for its databases, so that examples don't share them. */
  readonly place: string;
}

/** The event of the frame's element when its page reports an error. */
export const REPORT = 'example-report';

/** A quoted URL or module name: in an attribute, or after `import`. */
const QUOTED = /(["'])((?:[^"'\s<>]*\/)?[\w.-]+)\1/g;
const TAG = /<([a-z][a-z\d]*(?:-[a-z\d]+)+)/g;

/** The file that an example's URL means: `/baize/freecell-game.js`, `…/dist/cdn/themes/night.css`, `baize/core`. */
function fileOf(url: string, { files }: Kit): string | undefined {
  if (url === 'baize') return files['baize.js'];
  const [, module] = /^baize\/([\w-]+)$/.exec(url) ?? [];
  const name = module === undefined ? /(?:themes\/)?[\w.-]+$/.exec(url)?.[0] : `${module}.js`;
  return name === undefined ? undefined : files[name];
}

/** The code with the URLs of the site's own files. */
export const withUrls = (code: string, kit: Kit): string =>
  code.replace(QUOTED, (all, quote: string, url: string) => {
    const file = fileOf(url, kit);
    return file === undefined ? all : `${quote}${kit.dist}${file}${quote}`;
  });

/** Scripts for the elements of an example that loads none. */
function missingScripts(code: string, { dist, files }: Kit): string {
  if (/<script\b/.test(code)) return '';
  const tags = new Set([...code.matchAll(TAG)].map(([, tag]) => files[`${tag}.js`]));
  return [...tags]
    .filter((file) => file !== undefined)
    .map((file) => `<script type="module" src="${dist}${file}"></script>`)
    .join('');
}

/**
 * Runs in an example's page before its scripts. Each start of an example is a new visitor: its localStorage is in memory,
 * and its databases have names of their own. Errors and warnings are reported to the frame's element.
 */
const prelude = (place: string): string => `
  {
    const entries = new Map();
    Object.defineProperty(window, 'localStorage', {
      value: {
        get length() { return entries.size; },
        key: (index) => [...entries.keys()][index] ?? null,
        getItem: (key) => entries.get(String(key)) ?? null,
        setItem: (key, value) => void entries.set(String(key), String(value)),
        removeItem: (key) => void entries.delete(String(key)),
        clear: () => entries.clear(),
      },
    });
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, ...version) {
      return open.call(this, ${JSON.stringify(`docs:${place}:`)} + name, ...version);
    };
    const report = (text) =>
      frameElement.dispatchEvent(new parent.CustomEvent('${REPORT}', { detail: String(text) }));
    addEventListener('error', ({ message }) => message && report(message));
    addEventListener('unhandledrejection', ({ reason }) => report(reason));
    for (const level of ['error', 'warn']) {
      const write = console[level];
      console[level] = (...values) => {
        report(values.join(' '));
        write.apply(console, values);
      };
    }
  }`;

/** Without `--baize-height`, a board is as high as the frame, which is as high as the board. */
const STYLE = `
  html { font: 16px/1.5 system-ui, sans-serif; --baize-height: 560px; }
  body { display: flow-root; margin: 0; padding: 12px; }
  body > :first-child { margin-block-start: 0; }
  body > :last-child { margin-block-end: 0; }
`;

/** The scheme of an example's page. */
export const schemeOf = (isDark: boolean): string => (isDark ? 'dark' : 'light');

/** The page that shows an example. */
export function documentOf({ code, isDark, place }: Example, kit: Kit): string {
  const head = `
    <meta charset="utf-8">
    <base href="${kit.dist}cdn/" target="_blank">
    <script>${prelude(place)}</script>
    <link rel="stylesheet" href="${kit.dist}cdn/page-rule.css">
    <style>${STYLE}</style>`;
  return `<!doctype html>
    <html lang="en" style="color-scheme: ${schemeOf(isDark)}">
    <head>${head}</head>
    <body>${withUrls(code, kit)}${missingScripts(code, kit)}</body>
    </html>`;
}
