import { quote } from '../core/engine/reason.js';
import {
  type EmbedAttribute,
  type EmbedGame,
  EMBED_GAMES,
  EMBED_THEMES,
  findGame,
} from './games.js';

/** Whether the game adapts to the frame's height, or the frame to the game's. */
export const FITS = ['frame', 'width'] as const;
export type Fit = (typeof FITS)[number];

/** The content of a frame. */
export interface Embed {
  readonly game: EmbedGame;
  /** The attributes from the query, without a ready-made theme. A switch has an empty text. */
  readonly attributes: Readonly<Record<string, string>>;
  /** A ready-made theme, `themes/<name>.css`. */
  readonly theme: string | undefined;
  /**
   * `frame`: the game fits into the frame's height. `width`: the game's height follows from the frame's width, and is
   * reported to the parent.
   */
  readonly fit: Fit;
  /** The only origin that gets messages; `undefined` for any. */
  readonly origin: string | undefined;
}

/** A parameter that can't be used. */
export interface EmbedProblem {
  readonly parameter: string;
  /** What is wrong, as a sentence. */
  readonly message: string;
  /** The accepted values or names. Empty for a message of the game, which contains them. */
  readonly accepted: string;
}

/** The parsed query, or all its problems. */
export type EmbedReading =
  { readonly value: Embed } | { readonly problems: readonly EmbedProblem[] };

/** The parameters of the page itself, with the accepted values. All others are attributes of the game. */
const PAGE_ACCEPTS = {
  game: () => EMBED_GAMES.map(({ name }) => name).join(', '),
  fit: () => FITS.join(', '),
  origin: () => 'an address without a path, such as https://blog.example',
} as const;
export const PAGE_PARAMETERS: readonly string[] = Object.keys(PAGE_ACCEPTS);

const isOwn = (name: string): name is keyof typeof PAGE_ACCEPTS =>
  Object.hasOwn(PAGE_ACCEPTS, name);

/** The values of an attribute, including ready-made themes. */
export const acceptedValues = ({ name, values = [] }: EmbedAttribute): readonly string[] =>
  name === 'theme' ? [...new Set([...values, ...EMBED_THEMES])] : values;

/** The accepted values of an attribute, as text. */
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

/** Whether a value has the right form for an attribute. The element checks ranges and texts. */
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

/** Reads an origin, `https://blog.example`. Returns `undefined` if the text is not the origin of a page. */
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

/** The problem with one parameter, if any. */
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

/** The problem of a query without a game, or with an unknown one. */
function gameProblem(name: string | null): EmbedProblem {
  const message = name === null ? 'The address names no game.' : ownProblem('game', name)!;
  return { parameter: 'game', message, accepted: PAGE_ACCEPTS.game() };
}

/** The attributes that a query sets. A switch with the value `false` is omitted. */
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
 * @returns the content of the frame, or every rejected parameter with the accepted values
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

/** The content of a frame: the game, and everything that is not the default. */
export type EmbedChoices = Pick<Embed, 'game' | 'attributes'> & Partial<Embed>;

/** Writes the shortest query for a frame: `game=freecell&deal=617`. */
export function writeEmbed({ game, attributes, theme, fit, origin }: EmbedChoices): string {
  const query = new URLSearchParams({ game: game.name });
  for (const { name } of game.attributes) {
    const value = name === 'theme' ? (theme ?? attributes[name]) : attributes[name];
    if (value !== undefined) query.set(name, value);
  }
  if (fit !== undefined && fit !== 'frame') query.set('fit', fit);
  if (origin !== undefined) query.set('origin', origin);
  // A switch needs no `=`.
  return query.toString().replaceAll(/=(?=&|$)/g, '');
}
