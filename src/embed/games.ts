import type { FrameHeights } from '../games/define-game.js';
import elements from './elements.json' with { type: 'json' };

/** An attribute of a game, as described in `custom-elements.json`. */
export interface EmbedAttribute {
  /** Its name in a tag and in a query: `auto-foundation`. */
  readonly name: string;
  /** The property of the element, and the prop in React: `autoFoundation`. */
  readonly property: string;
  /** `switch`: no value. `choice`: one of `values`. `number`: a number, or one of `values`. */
  readonly kind: 'switch' | 'choice' | 'number' | 'text';
  readonly values?: readonly string[];
  /** The default, if it does not depend on anything else. */
  readonly usual?: string;
  /** One or two sentences, with code between backticks. */
  readonly description: string;
}

/** A game that can be embedded. */
export interface EmbedGame {
  /** Its name in a query: `freecell`. */
  readonly name: string;
  readonly tag: string;
  /** The value of the attribute `game`, if `<patience-game>` plays this game: `fan`. */
  readonly plays?: string;
  /** The class, and the component in React: `FreecellGame`. */
  readonly className: string;
  /** The name for players. */
  readonly title: string;
  /** The measured height of a frame. `undefined` for the usual height of a patience. */
  readonly frame?: FrameHeights;
  readonly attributes: readonly EmbedAttribute[];
  readonly events: readonly string[];
}

type Listed = Omit<EmbedGame, 'name' | 'plays'>;

/** A patience in the list: what it has of its own. The rest is that of `<patience-game>`. */
interface ListedPatience extends Pick<EmbedGame, 'name' | 'title' | 'frame'> {
  /** Its tag and class, if it has a tag of its own. */
  readonly tag?: string;
  readonly className?: string;
  /** The attributes of its options. Omitted if it has none. */
  readonly own?: readonly Partial<EmbedAttribute>[];
}

const listed = elements.games as readonly Listed[];
const patiences = elements.patiences as readonly ListedPatience[];

/** The attribute of `<patience-game>` that names the game. In a query, `game` does that for all games. */
const NAME = 'game';
const anyPatience = listed.find(({ tag }) => tag === 'patience-game')!;
const optional = patiences.flatMap(({ own = [] }) => own.map(({ name }) => name));
/** The attributes of every patience: not its name, options or rules. */
const shared = anyPatience.attributes.filter(
  ({ name }) => ![NAME, 'rules', ...optional].includes(name),
);

const asGame = ({ own = [], tag, className, ...game }: ListedPatience): EmbedGame => {
  const attributes = own.map((one) => {
    const known = anyPatience.attributes.find(({ name }) => name === one.name)!;
    return { ...known, ...one };
  });
  return {
    ...{ ...anyPatience, ...game, attributes: [...attributes, ...shared] },
    ...(tag === undefined || className === undefined ? { plays: game.name } : { tag, className }),
  };
};

/** Every game of the kit. The build makes `elements.json` from the lists of games and the manifest. */
export const EMBED_GAMES: readonly EmbedGame[] = [
  ...listed.map((game) => ({
    ...game,
    attributes: game.attributes.filter(({ name }) => name !== NAME),
    name: game.tag.replace(/-\w+$/, ''),
  })),
  ...patiences.map(asGame),
];

/** The ready-made themes of the package. Each is a style sheet, `themes/<name>.css`. */
export const EMBED_THEMES: readonly string[] = elements.themes;

/** Finds a game by its name or tag. */
export const findGame = (name: string): EmbedGame | undefined =>
  EMBED_GAMES.find((game) => game.name === name || game.tag === name);
