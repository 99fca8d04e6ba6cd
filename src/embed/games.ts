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
  /** The class, and the component in React: `FreecellGame`. */
  readonly className: string;
  /** The name for players. */
  readonly title: string;
  /** The measured height of a frame. `undefined` for the usual height of a patience. */
  readonly frame?: FrameHeights;
  readonly attributes: readonly EmbedAttribute[];
  readonly events: readonly string[];
}

type Listed = Omit<EmbedGame, 'name'>;

/** Every game of the kit. The build makes `elements.json` from the list of games and the manifest. */
export const EMBED_GAMES: readonly EmbedGame[] = (elements.games as readonly Listed[]).map(
  (game) => {
    const name = game.tag.replace(/-\w+$/, '');
    // In a query, `game` names the element.
    const attributes = game.attributes.filter((attribute) => attribute.name !== 'game');
    return { ...game, attributes, name };
  },
);

/** The ready-made themes of the package. Each is a style sheet, `themes/<name>.css`. */
export const EMBED_THEMES: readonly string[] = elements.themes;

/** Finds a game by its name or tag. */
export const findGame = (name: string): EmbedGame | undefined =>
  EMBED_GAMES.find((game) => game.name === name || game.tag === name);
