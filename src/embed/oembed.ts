import { embedTitle, escapeAttribute, fixedFrameCode } from './code.js';
import { type Embed, readEmbed } from './query.js';
import { frameSize } from './size.js';

/** What a consumer asks for, and who answers. Texts may come as they stand in a query. */
export interface OEmbedOptions {
  /** The address of your `embed.html`, without a query. Any other page is refused: you answer for your own alone. */
  readonly page: string;
  /** At most so wide and so high, in pixels. */
  readonly maxwidth?: string | number | null | undefined;
  readonly maxheight?: string | number | null | undefined;
  /** `json`, or nothing. */
  readonly format?: string | null | undefined;
  readonly providerName?: string;
  readonly providerUrl?: string;
}

/** The answer, as [oEmbed 1.0](https://oembed.com) has it; sizes in pixels. */
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

/** Why there is no answer, and the HTTP status to say it with. */
export interface OEmbedProblem {
  readonly status: 400 | 404 | 501;
  readonly message: string;
}

export type OEmbedReading =
  { readonly value: OEmbedResponse } | { readonly problem: OEmbedProblem };

/** Where the consumer has room for it, in pixels. */
const WIDTH = 800;

const problem = (status: OEmbedProblem['status'], message: string): OEmbedReading => ({
  problem: { status, message },
});

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** A limit in pixels: `Infinity` where there is none, `undefined` where it is no number of pixels. */
function limitOf(given: string | number | null | undefined): number | undefined {
  if (given === null || given === undefined || given === '') return Infinity;
  return /^[1-9]\d{0,5}$/.test(String(given)) ? Number(given) : undefined;
}

/** The answer for what a frame shows. */
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
      // A consumer runs no script, so the game fits into the frame.
      html: fixedFrameCode(new URL('.', page).href, { ...embed, fit: 'frame' }, size),
    },
  };
}

/**
 * The oEmbed answer for the address of a frame.
 *
 * @param url what a consumer asks about: `https://cards.example/baize/embed.html?game=freecell&deal=617`
 * @returns the answer, or why there is none
 * @throws RangeError where `page` is no address of an `embed.html`; that is the server's own mistake
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
 * The tag by which consumers find the answer, for the head of a page whose address people paste.
 *
 * @param url the address of the frame
 * @param endpoint where your server answers: `https://cards.example/oembed`
 */
export function oembedLink(url: string, endpoint: string): string {
  const address = new URL(endpoint);
  address.searchParams.set('url', url);
  address.searchParams.set('format', 'json');
  const href = escapeAttribute(address.href);
  return `<link rel="alternate" type="application/json+oembed" href="${href}" />`;
}
