/** A file to keep: its address, and its hash if there is one. */
export interface FileToKeep {
  readonly url: string;
  /** In the form of an `integrity` attribute. The browser refuses a response with another hash. */
  readonly integrity: string | undefined;
}

/** The media type that a file has by its name, and what it is called. */
const TYPES: readonly (readonly [name: RegExp, what: string, type: RegExp])[] = [
  [/\.m?js$/i, 'a script', /^(text|application)\/(x-)?(java|ecma)script$/],
  [/\.css$/i, 'a style sheet', /^text\/css$/],
];
/** Files that are no pages: a page in their place comes from a server that is down, or wants a log-in. */
const NO_PAGE =
  /\.(json|webmanifest|map|txt|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|wasm|mp3|m4a|ogg|wav|mp4|webm)$/i;
const PAGE = /^(text\/html|application\/xhtml\+xml)$/;

/** Finds out why a response has the wrong media type for its address. */
function wrongType(url: string, response: Response): string | undefined {
  const { pathname } = new URL(url);
  const type = (response.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  const got = type === '' ? 'has no Content-Type' : `is ${type}`;
  const wanted = TYPES.find(([name]) => name.test(pathname));
  if (wanted) return wanted[2].test(type) ? undefined : `${got}, not ${wanted[1]}`;
  return NO_PAGE.test(pathname) && PAGE.test(type) ? `${got}, not a file of that name` : undefined;
}

/** Finds the directive by which a server asks that nobody stores the response, or only one person's browser. */
const forbidden = (response: Response): string | undefined =>
  (response.headers.get('cache-control') ?? '')
    .split(',')
    .map((directive) => directive.split('=')[0]!.trim().toLowerCase())
    .find((name) => name === 'no-store' || name === 'private');

/** Explains why a response must not be kept. A hash proves the contents, so then only the status and the type count. */
function reasonAgainst({ url, integrity }: FileToKeep, response: Response): string | undefined {
  if (response.type === 'opaqueredirect') return 'is redirected; list the address it leads to';
  if (response.status !== 200) return `answers ${response.status}`;
  const directive = integrity === undefined ? forbidden(response) : undefined;
  if (directive !== undefined) return `may not be kept (Cache-Control: ${directive})`;
  return wrongType(url, response);
}

/** A navigation must not be answered with a redirected response. */
const notRedirected = (response: Response): Response =>
  response.redirected ? new Response(response.body, response) : response;

/**
 * Fetches a file to keep, revalidating the browser's HTTP cache.
 *
 * @throws TypeError if the response must not be kept
 */
export async function fetchFile(file: FileToKeep): Promise<Response> {
  const { url, integrity } = file;
  const response = await fetch(url, {
    cache: 'no-cache',
    ...(integrity === undefined ? { redirect: 'manual' } : { integrity }),
  });
  const reason = reasonAgainst(file, response);
  if (reason !== undefined) throw new TypeError(`baize/offline: ${url} ${reason}`);
  return notRedirected(response);
}
