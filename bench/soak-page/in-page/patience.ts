import type { Act, Patience, Point } from '../acts.js';
import { chance, some } from './chance.js';
import { pressKey, pressSome } from './controls.js';
import { type PatienceNode, type Transfer, node } from './elements.js';

/** The site deals anew after this many moves. By then most games are stuck. */
const LONG = 160;

const isTurn = ({ from, to }: Transfer): boolean => from === 'stock' || to === 'stock';

const centre = ({ x, y, width, height }: DOMRect, share = 1): Point => ({
  x: x + width / 2,
  y: y + (height * share) / 2,
});

/** The point at which to press the lowest of `count` cards: on the part that other cards don't cover. */
function grip(root: ShadowRoot, pile: string, count: number): Point | undefined {
  const found = root.querySelector<HTMLElement>(`[data-pile="${pile}"]`);
  const cards = [...(found?.querySelectorAll('[part~="card"]') ?? [])];
  const own = cards.at(-count)?.getBoundingClientRect();
  if (!own) return found?.querySelector('[part~="slot"]') ? slotOf(found) : undefined;
  const next = cards[cards.length - count + 1]?.getBoundingClientRect();
  const shown = next && next.y > own.y ? (next.y - own.y) / own.height : 1;
  return centre(own, found?.matches('[part~="pile-place"]') ? 0.4 : shown);
}

const slotOf = (pile: HTMLElement): Point =>
  centre(pile.querySelector('[part~="slot"]')!.getBoundingClientRect());

/** Chooses a legal move, preferably to the foundations. */
function chosen({ legalMoves }: PatienceNode): Transfer | undefined {
  const up = legalMoves.filter(({ to }) => to.startsWith('foundation'));
  return some(up.length > 0 && chance(0.6) ? up : legalMoves);
}

const KEY: Readonly<Record<string, (number: string) => string>> = {
  column: (number) => number.slice(-1),
  cell: (number) => 'abcdefgi'.charAt(Number(number) - 1),
  foundation: () => 'h',
  waste: () => 'w',
};

function keyOf(pile: string): string | undefined {
  const [kind = '', number = ''] = pile.split('-');
  return KEY[kind]?.(number);
}

/** The move by the piles' own keys, if they have any. */
function byKeys(root: ShadowRoot, move: Transfer): Act | undefined {
  if (!root.activeElement?.matches('[data-pile] *')) return undefined;
  if (isTurn(move)) return { type: 'keys', keys: ['s'] };
  const [from, to] = [keyOf(move.from), keyOf(move.to)];
  if (!from || !to) return undefined;
  const up = Array.from({ length: move.count - 1 }, () => 'ArrowUp');
  return { type: 'keys', keys: [from, ...up, 'Enter', to] };
}

function byPointer(root: ShadowRoot, move: Transfer): Act | undefined {
  const from = grip(root, move.from, move.from === 'stock' ? 1 : move.count);
  const stock = grip(root, 'stock', 1);
  if (isTurn(move)) return stock && { type: 'click', points: [stock] };
  const to = grip(root, move.to, 1);
  if (!from || !to) return undefined;
  return chance(0.4) ? { type: 'drag', from, to } : { type: 'click', points: [from, to] };
}

/** The next action of a patience player. */
export function playPatience(tag: Patience): Act {
  const game = node(tag);
  const root = game.shadowRoot;
  const covered = root.querySelector('[part~="panel"], [part~="menu"], [part~="veil"]') !== null;
  if (covered || chance(0.2)) return chance(0.5) ? pressSome(tag) : pressKey(tag);
  const move = game.legalMoves.length > 0 ? chosen(game) : undefined;
  if (!move || game.moveCount > LONG) {
    if (chance(0.2)) game.newGame();
    return pressSome(tag);
  }
  const played = chance(0.3) ? byKeys(root, move) : undefined;
  return played ?? byPointer(root, move) ?? pressSome(tag);
}
