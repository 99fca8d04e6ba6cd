import { embedTitle, escapeAttribute, fixedFrameCode } from './code.js';
import { type Embed, readEmbed } from './query.js';
import { frameSize } from './size.js';

/** A consumer's request, and the server that answers. Values may be texts, as in a query string. */
export interface OEmbedOptions {
  /** The URL of your `embed.html`, without a query. Requests for any other page are rejected. */
  readonly page: string;
  /** The maximum width and height in pixels. */
  readonly maxwidth?: string | number | null | undefined;
  readonly maxheight?: string | number | null | undefined;
  /** `json`, or omitted. */
  readonly format?: string | null | undefined;
  readonly providerName?: string;
  readonly providerUrl?: string;
}

/** The answer, as defined by [oEmbed 1.0](https://oembed.com). Sizes are in pixels. */
export interface OEmbedResponse {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url?: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

/** Why the request is rejected, and the HTTP status for the response. */
export interface OEmbedProblem {
  readonly status: 400 | 404 | 501;
  readonly message: string;
}

export type OEmbedReading =
  { readonly value: OEmbedResponse } | { readonly problem: OEmbedProblem };

/** The consumer's limits, in pixels. */
const WIDTH = 800;

const problem = (status: OEmbedProblem['status'], message: string): OEmbedReading => ({
  problem: { status, message },
});

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** A limit in pixels. `Infinity` if it is missing, `undefined` if it is not a valid number. */
function limitOf(given: string | number | null | undefined): number | undefined {
  if (given === null || given === undefined || given === '') return Infinity;
  return /^[1-9]\d{0,5}$/.test(String(given)) ? Number(given) : undefined;
}

/** The answer for a frame. */
function answer(embed: Embed, { page, ...options }: OEmbedOptions): OEmbedReading {
  const limits = [options.maxwidth, options.maxheight].map(limitOf);
  const [maxWidth, maxHeight] = limits;
  if (maxWidth === undefined || maxHeight === undefined) {
    return problem(400, 'maxwidth and maxheight are whole numbers of pixels, from 1.');
  }
  const width = Math.min(WIDTH, maxWidth);
  const size = { width, height: Math.min(frameSize(embed, width).height, maxHeight) };
  const { providerName = 'Baize', providerUrl } = options;
  return {
    value: {
      version: '1.0',
      type: 'rich',
      title: embedTitle(embed),
      provider_name: providerName,
      ...(providerUrl === undefined ? {} : { provider_url: providerUrl }),
      ...size,
      // Consumers run no script that could resize the frame, so the game fits into it.
      html: fixedFrameCode(new URL('.', page).href, { ...embed, fit: 'frame' }, size),
    },
  };
}

/**
 * Returns the oEmbed answer for the URL of a frame.
 *
 * @param url the requested URL: `https://cards.example/baize/embed.html?game=freecell&deal=617`
 * @returns the answer, or why the request is rejected
 * @throws RangeError if `page` is not the URL of an `embed.html`, which is a mistake of the server
 */
export function oembed(url: string, options: OEmbedOptions): OEmbedReading {
  const page = urlOf(options.page);
  if (!page?.pathname.endsWith('/embed.html')) {
    throw new RangeError(`page is the whole address of your embed.html; got ${options.page}`);
  }
  const { format } = options;
  if (typeof format === 'string' && format !== '' && format !== 'json') {
    return problem(501, 'The only format is json.');
  }
  const asked = urlOf(url);
  if (asked?.origin !== page.origin || asked.pathname !== page.pathname) {
    return problem(404, `url is no address of ${options.page}.`);
  }
  const reading = readEmbed(asked.searchParams);
  if ('value' in reading) return answer(reading.value, options);
  const words = reading.problems.map(
    ({ message, accepted }) => `${message} Accepted: ${accepted}.`,
  );
  return problem(404, words.join(' '));
}

/**
 * Returns the `<link>` by which consumers find the answer. Put it in the head of a page whose URL people share.
 *
 * @param url the URL of the frame
 * @param endpoint the URL of your server's oEmbed answers: `https://cards.example/oembed`
 */
export function oembedLink(url: string, endpoint: string): string {
  const address = new URL(endpoint);
  address.searchParams.set('url', url);
  address.searchParams.set('format', 'json');
  const href = escapeAttribute(address.href);
  return `<link rel="alternate" type="application/json+oembed" href="${href}" />`;
}
