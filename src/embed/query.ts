import { quote } from '../core/engine/reason.js';
import {
  type EmbedAttribute,
  type EmbedGame,
  EMBED_GAMES,
  EMBED_THEMES,
  findGame,
} from './games.js';

/** How a game and its frame come to one size. */
export const FITS = ['frame', 'width'] as const;
export type Fit = (typeof FITS)[number];

/** What a frame shows. */
export interface Embed {
  readonly game: EmbedGame;
  /** The attributes of its tag: those of the query, without a finished theme. A switch is an empty text. */
  readonly attributes: Readonly<Record<string, string>>;
  /** A finished theme, `themes/<name>.css`. */
  readonly theme: string | undefined;
  /**
   * `frame`: the game fits into the frame, which has a height of its own. `width`: the game is as high as it is at the
   * frame's width, and reports its height.
   */
  readonly fit: Fit;
  /** The only origin that is sent messages; `undefined` for any. */
  readonly origin: string | undefined;
}

/** A parameter that can't be used. */
export interface EmbedProblem {
  readonly parameter: string;
  /** What was wrong, as a sentence. */
  readonly message: string;
  /** What would do: values, or names. Empty where the message, one of the game's own, says it. */
  readonly accepted: string;
}

/** What a query asks for, or all that is wrong with it. */
export type EmbedReading =
  { readonly value: Embed } | { readonly problems: readonly EmbedProblem[] };

/** The parameters of the page itself, with what they accept; all others are attributes of the game. */
const PAGE_ACCEPTS = {
  game: () => EMBED_GAMES.map(({ name }) => name).join(', '),
  fit: () => FITS.join(', '),
  origin: () => 'an address without a path, such as https://blog.example',
} as const;
export const PAGE_PARAMETERS: readonly string[] = Object.keys(PAGE_ACCEPTS);

const isOwn = (name: string): name is keyof typeof PAGE_ACCEPTS =>
  Object.hasOwn(PAGE_ACCEPTS, name);

/** The values of an attribute, finished themes among them. */
export const acceptedValues = ({ name, values = [] }: EmbedAttribute): readonly string[] =>
  name === 'theme' ? [...new Set([...values, ...EMBED_THEMES])] : values;

/** What an attribute accepts, in words. */
export function acceptedBy(attribute: EmbedAttribute): string {
  const listed = acceptedValues(attribute).join(', ');
  switch (attribute.kind) {
    case 'switch':
      return 'true, false, or no value for true';
    case 'choice':
      return listed;
    case 'number':
      return listed === '' ? 'a number' : `a number, ${listed}`;
    case 'text':
      return 'a text';
  }
}

/** Whether a value has the form that an attribute asks for. The element itself judges ranges and texts. */
export function isAccepted(attribute: EmbedAttribute, value: string): boolean {
  switch (attribute.kind) {
    case 'switch':
      return ['', 'true', 'false'].includes(value);
    case 'choice':
      return acceptedValues(attribute).includes(value);
    case 'number':
      return (
        /^\p{Nd}{1,15}(?:\.\d{1,6})?$/u.test(value) || acceptedValues(attribute).includes(value)
      );
    case 'text':
      return true;
  }
}

/** `https://blog.example`, or `undefined` where it is no origin of a page. */
function originOf(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
    ? url.origin
    : undefined;
}

function ownProblem(name: keyof typeof PAGE_ACCEPTS, value: string): string | undefined {
  const isRight = {
    game: () => findGame(value) !== undefined,
    fit: () => FITS.some((fit) => fit === value),
    origin: () => originOf(value) !== undefined,
  }[name]();
  return isRight ? undefined : `${name} can’t be “${quote(value)}”.`;
}

/** What is wrong with one parameter, if anything. */
function problemOf(game: EmbedGame, name: string, value: string): EmbedProblem | undefined {
  if (isOwn(name)) {
    const message = ownProblem(name, value);
    return message === undefined
      ? undefined
      : { parameter: name, message, accepted: PAGE_ACCEPTS[name]() };
  }
  const attribute = game.attributes.find((one) => one.name === name);
  if (!attribute) {
    return {
      parameter: quote(name),
      message: `${game.title} has no parameter “${quote(name)}”.`,
      accepted: [...PAGE_PARAMETERS, ...game.attributes.map((one) => one.name)].join(', '),
    };
  }
  if (isAccepted(attribute, value)) return undefined;
  const message = `${name} can’t be “${quote(value)}”.`;
  return { parameter: name, message, accepted: acceptedBy(attribute) };
}

function problemsOf(game: EmbedGame, query: URLSearchParams): readonly EmbedProblem[] {
  const names = [...new Set(query.keys())];
  return names.flatMap((name): readonly EmbedProblem[] => {
    const [value = '', ...more] = query.getAll(name);
    const problem = problemOf(game, name, value);
    if (problem) return [problem];
    const message = `${quote(name)} is there ${more.length + 1} times.`;
    return more.length > 0 ? [{ parameter: name, message, accepted: 'each parameter once' }] : [];
  });
}

/** A query without a game, or with one that does not exist. */
function gameProblem(name: string | null): EmbedProblem {
  const message = name === null ? 'The address names no game.' : ownProblem('game', name)!;
  return { parameter: 'game', message, accepted: PAGE_ACCEPTS.game() };
}

/** The attributes that a query sets: a switch that is `false` is not there. */
function attributesOf(game: EmbedGame, query: URLSearchParams): Readonly<Record<string, string>> {
  const given = game.attributes.flatMap(({ name, kind, values = [] }) => {
    const value = query.get(name);
    if (value === null) return [];
    if (kind === 'switch') return value === 'false' ? [] : [[name, ''] as const];
    const isSheet = name === 'theme' && !values.includes(value);
    return isSheet ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}

/**
 * Reads the query of an embed page: `game=freecell&deal=617&theme=night`.
 *
 * @returns what it asks for, or every parameter that is not accepted, with what would be
 */
export function readEmbed(text: string | URLSearchParams): EmbedReading {
  const query = new URLSearchParams(text);
  const name = query.get('game');
  const game = findGame(name ?? '');
  if (!game) return { problems: [gameProblem(name)] };
  const problems = problemsOf(game, query);
  if (problems.length > 0) return { problems };
  const theme = query.get('theme') ?? '';
  return {
    value: {
      game,
      attributes: attributesOf(game, query),
      theme: EMBED_THEMES.includes(theme) ? theme : undefined,
      fit: FITS.find((fit) => fit === query.get('fit')) ?? 'frame',
      origin: originOf(query.get('origin') ?? ''),
    },
  };
}

/** What a frame is to show: a game by its name, and the rest where it is not as usual. */
export type EmbedChoices = Pick<Embed, 'game' | 'attributes'> & Partial<Embed>;

/** The query that asks for it, the shortest there is: `game=freecell&deal=617`. */
export function writeEmbed({ game, attributes, theme, fit, origin }: EmbedChoices): string {
  const query = new URLSearchParams({ game: game.name });
  for (const { name } of game.attributes) {
    const value = name === 'theme' ? (theme ?? attributes[name]) : attributes[name];
    if (value !== undefined) query.set(name, value);
  }
  if (fit !== undefined && fit !== 'frame') query.set('fit', fit);
  if (origin !== undefined) query.set('origin', origin);
  // A switch needs no sign of equality.
  return query.toString().replaceAll(/=(?=&|$)/g, '');
}
