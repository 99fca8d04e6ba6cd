import { type Game, type Setup, Session, klondike, pyramid } from '../../src/core.js';
import { readText, solutions } from '../../test/core/support/oracles.js';
import { must, valueOf } from '../../test/core/support/result.js';
import { gamesOf } from './games.js';

/** A tag, and the moves of a whole game. */
export interface WholeGame {
  readonly html: string;
  readonly deal: number;
  readonly moves: readonly object[];
}

/** The games of each kind. There are only two of Pyramid. */
const GAMES = 3;

/** Reads moves from their texts, from the deal on. */
function movesOf<State, Move extends object, Options extends object, View, Aids>(
  game: Game<State, Move, Options, View, Aids>,
  setup: Setup,
  tokens: readonly string[],
  aids: Aids,
): readonly Move[] {
  const session = valueOf(Session.start(game, setup));
  const moves = tokens.map((token) => {
    const move = must(game.readMove(session.state, token), token);
    session.play(move, { source: 'host', now: 0, aids });
    return move;
  });
  if (session.outcome !== 'won') throw new Error(`${JSON.stringify(setup)} was not won`);
  return moves;
}

const freecellGames = (): WholeGame[] =>
  gamesOf('freecell')
    .games.slice(0, GAMES)
    .map(({ deal, moves }) => ({
      html: `<freecell-game deal="${deal}" supermove="full" no-auto-finish></freecell-game>`,
      deal,
      moves,
    }));

const AIDS = { autoFinish: false, autoFoundation: 'off', autoFlip: true } as const;

function klondikeGames(): WholeGame[] {
  return solutions('klondike-draw1-solutions.tsv').map(({ deal, tokens }) => ({
    html: `<klondike-game deal="${deal}" no-auto-finish></klondike-game>`,
    deal,
    moves: movesOf(klondike, { deal }, tokens, AIDS),
  }));
}

/** With unlimited redeals: the moves stay legal, and the page finds the verdict itself. */
const pyramidGames = (): WholeGame[] =>
  readText('data/pyramid-games.tsv')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [deal = '', , tokens = ''] = line.split('\t');
      return {
        html: `<pyramid-game deal="${deal}"></pyramid-game>`,
        deal: Number(deal),
        moves: movesOf(pyramid, { deal: Number(deal) }, tokens.split(' '), AIDS),
      };
    });

/** All tags, each with whole games to play. */
export const WHOLE_GAMES: Readonly<Record<string, () => readonly WholeGame[]>> = {
  'freecell-game': freecellGames,
  'klondike-game': klondikeGames,
  'pyramid-game': pyramidGames,
};
