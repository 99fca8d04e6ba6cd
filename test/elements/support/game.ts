import '../../../src/index.js';
import { GAMES } from '../../../src/core.js';

type Listed = (typeof GAMES)[number];

/** The tags of the patience games: those with a sample to play. */
export type Tag = Extract<Listed, { readonly sample: object }>['tag'];

/** The elements of the patience games, by tag. */
export type Games = Pick<HTMLElementTagNameMap, Tag>;

/** Any patience game's element. Cast it for members that only one game has. */
export type AnyGame = Games[Tag];

export const PATIENCE_TAGS = GAMES.flatMap((game) =>
  'sample' in game ? [game.tag] : [],
) as readonly Tag[];

export const TABLE_TAGS = [
  'paigow-table',
  'seven27-table',
  'hearts-table',
  'spades-table',
  'whist-table',
  'twenty-nine-table',
] as const satisfies readonly Listed['tag'][];

/** The tags of all games. */
export const GAME_TAGS: readonly Listed['tag'][] = GAMES.map(({ tag }) => tag);

/** The tags of the elements beside games, but for the room, which shows nothing. */
export const COMPANION_TAGS = [
  'game-replay',
  'game-stats',
  'game-calendar',
  'card-lobby',
  'game-leaderboard',
] as const;
