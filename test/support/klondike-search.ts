/**
 * A small search for won games of Klondike with all cards known and unlimited redeals, which made the solutions in test/data.
 * It finds no win in many winnable deals.
 *   npx tsx test/support/klondike-search.ts <draw> <deal> …
 */
import {
  type KlondikeMove,
  type KlondikeState,
  DRAWS,
  cardCode,
  dealDeck,
  klondike,
} from '../../src/core.js';

/** A position, and the player's moves to it. */
interface Node {
  readonly state: KlondikeState;
  readonly path: string;
}

/** The number of positions that are kept at each depth. */
const WIDTH = 60;
const DEEPEST = 160;

const isTurn = ({ from, to }: KlondikeMove): boolean => from === 'stock' || to === 'stock';

/** Plays a move, with the automatic turn of a card. */
function step({ state, path }: Node, move: KlondikeMove): Node {
  const text = klondike.writeMove(state, move);
  let next = klondike.play(state, move);
  const aids = { autoFlip: true, autoFinish: false, autoFoundation: 'off' } as const;
  for (const own of klondike.automatic(next, move, aids)) next = klondike.play(next, own);
  return { state: next, path: path === '' ? text : `${path} ${text}` };
}

/** The positions after one move of cards, following as many draws as give something new. */
function* children(start: Node): Generator<Node> {
  let at = start;
  const tops = new Set<string>();
  for (let turned = false; ; turned = true) {
    const moves = klondike.moves(at.state);
    for (const move of moves) {
      if (isTurn(move) || (turned && move.from !== 'waste-1')) continue;
      yield step(at, move);
    }
    const turn = moves.find(isTurn);
    const talon = JSON.stringify([at.state.piles['waste-1'], at.state.piles['stock']]);
    if (!turn || tops.has(talon)) return;
    tops.add(talon);
    at = step(at, turn);
  }
}

/** Rates a position: cards on foundations, cards turned over, and cards that cover lower ones of their suit. */
function worth({ state: { piles, faceDown }, path }: Node): number {
  let worth = -path.length / 40;
  for (const [id, pile] of Object.entries(piles)) {
    if (id.startsWith('foundation')) worth += 5 * pile.length;
    if (!id.startsWith('column')) continue;
    worth -= 8 * (faceDown[id] ?? 0);
    for (const [index, card] of pile.entries()) {
      if (pile.slice(0, index).some((lower) => lower % 4 === card % 4 && lower < card)) worth -= 3;
    }
  }
  return worth;
}

const nameOf = ({ state: { piles, faceDown } }: Node): string =>
  Object.entries(piles)
    .map(([id, pile]) => `${pile.map(cardCode).join('')}${faceDown[id] ?? ''}`)
    .join();

/** Returns the moves of a won game, or `undefined` if none was found. */
export function findWin(deal: number, draw: number): string | undefined {
  const options = klondike.options.check({ draw });
  if ('problem' in options) throw new Error(`draw is one of ${DRAWS.join()}`);
  let beam: Node[] = [{ state: klondike.deal(options.value, dealDeck(deal)), path: '' }];
  const seen = new Set<string>();
  for (let depth = 0; depth < DEEPEST && beam.length > 0; depth++) {
    const next: { readonly node: Node; readonly worth: number }[] = [];
    for (const parent of beam) {
      for (const node of children(parent)) {
        const name = nameOf(node);
        if (seen.has(name)) continue;
        seen.add(name);
        if (klondike.outcome(node.state) === 'won') return node.path;
        next.push({ node, worth: worth(node) });
      }
    }
    next.sort((a, b) => b.worth - a.worth);
    beam = next.slice(0, WIDTH).map(({ node }) => node);
  }
  return undefined;
}

if (process.argv[1]?.endsWith('klondike-search.ts')) {
  const [draw, ...deals] = process.argv.slice(2).map(Number);
  for (const deal of deals) console.log(`${deal}\t${findWin(deal, draw ?? 1) ?? ''}`);
}
