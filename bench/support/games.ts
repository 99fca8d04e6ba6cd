import { type FreecellMove, type FreecellOptions, type Variant } from '../../src/core.js';
import { solutions } from '../../test/core/support/oracles.js';
import { NO_AIDS, read, start } from '../../test/core/support/sessions.js';

/** A deal and its moves. */
export interface PlayedGame {
  readonly deal: number;
  readonly options: Pick<FreecellOptions, 'variant' | 'supermove'>;
  readonly moves: readonly FreecellMove[];
}

/** Solutions that another program found. Other variants have none. */
const FILES: Partial<Record<Variant, string>> = {
  freecell: 'freecell-solutions-1-100.tsv',
  kingcell: 'kingcell-solutions-1-30.tsv',
};

const WALKS = 30;
const LONGEST_WALK = 120;

function solved(variant: Variant, deal: number, tokens: readonly string[]): PlayedGame {
  const options = { variant, supermove: 'full' } as const;
  const session = start(deal, options);
  const moves = tokens.map((token) => {
    const move = read(session.state, token);
    session.play(move, { source: 'host', now: 0, aids: NO_AIDS });
    return move;
  });
  if (session.outcome !== 'won') throw new Error(`deal ${deal} of ${variant} was not won`);
  return { deal, options, moves };
}

/** A game of pseudorandom legal moves, the same in every run. */
function walked(variant: Variant, deal: number): PlayedGame {
  const options = { variant, supermove: 'full' } as const;
  const session = start(deal, options);
  const moves: FreecellMove[] = [];
  for (let seed = deal; moves.length < LONGEST_WALK && !session.outcome;) {
    seed = (seed * 48_271) % 2_147_483_647;
    const legal = session.legalMoves();
    const move = legal[seed % legal.length]!;
    session.play(move, { source: 'host', now: 0, aids: NO_AIDS });
    moves.push(move);
  }
  return { deal, options, moves };
}

/** The games of a variant: all its solutions, or if there are none, random games. */
export function gamesOf(variant: Variant): { readonly what: string; games: PlayedGame[] } {
  const file = FILES[variant];
  if (file !== undefined) {
    const games = solutions(file).map(({ deal, tokens }) => solved(variant, deal, tokens));
    return { what: `${games.length} solutions`, games };
  }
  const games = Array.from({ length: WALKS }, (_, index) => walked(variant, index + 1));
  return { what: `${WALKS} random games`, games };
}
