import {
  type Card,
  type FreecellState,
  type Supermove,
  type Variant,
  cardCode,
  cardOf,
  freecell,
  rankOf,
  suitOf,
} from '../../../src/core.js';
import { ALL_CARDS, card, cards } from './cards.js';
import { frozen } from './frozen.js';
import { must, valueOf } from './result.js';

/** A position in readable text. */
export interface Sketch {
  readonly variant?: Variant;
  /** How many cells there are; the variant's number, if not given. */
  readonly cells?: number;
  readonly supermove?: Supermove;
  /** The columns from the first, bottom card first; those not given are empty. */
  readonly columns?: readonly string[];
  /** The cells from the first, a card or `-` each; those not given are empty. */
  readonly held?: string;
  /** The foundations from the first, the top card or `-` each; those not given are empty. */
  readonly home?: string;
  /** The column under whose cards all cards not named lie; the last one, if not given. */
  readonly under?: number;
  readonly takenBack?: string;
}

const tokens = (text: string | undefined): string[] => text?.split(' ').filter(Boolean) ?? [];

/** All cards from the ace up to this one. */
const upTo = (top: Card): Card[] =>
  Array.from({ length: rankOf(top) }, (_, index) => cardOf(index + 1, suitOf(top)));

/** Cards in an order in which none lies on its better, and `above` is in no order with the last. */
function buried(rest: readonly Card[], above: Card | undefined): readonly Card[] {
  if (above === undefined) return rest;
  for (let cut = 0; cut < rest.length; cut++) {
    const order = [...rest.slice(cut), ...rest.slice(0, cut)];
    if (rankOf(must(order.at(-1))) !== rankOf(above) + 1) return order;
  }
  throw new Error('the cards not named are in order with those above them: name more of them');
}

/** A position of all 52 cards, once each; those that the sketch doesn't name are buried. */
export function position(sketch: Sketch): FreecellState {
  const { variant, cells, supermove, held, home, takenBack = '' } = sketch;
  const options = valueOf(freecell.options.check({ variant, cells, supermove }));
  const layout = freecell.tableOf(options);
  const piles: Record<string, readonly Card[]> = Object.fromEntries(
    layout.piles.map((id) => [id, []]),
  );
  const lay = (id: string | undefined, pile: readonly Card[]): void => {
    if (id === undefined) throw new Error('the sketch names more piles than there are');
    piles[id] = pile;
  };
  sketch.columns?.forEach((text, index) => lay(layout.columns[index], cards(text)));
  tokens(held).forEach((text, index) => lay(layout.cells[index], text === '-' ? [] : [card(text)]));
  tokens(home).forEach((text, index) =>
    lay(layout.foundations[index], text === '-' ? [] : upTo(card(text))),
  );
  const named = Object.values(piles).flat();
  if (new Set(named).size !== named.length) {
    throw new Error(`a card is named twice: ${named.map(cardCode).join(' ')}`);
  }
  const rest = ALL_CARDS.filter((some) => !named.includes(some));
  if (rest.length > 0) {
    const last = must(layout.columns.at((sketch.under ?? 0) - 1));
    const above = must(piles[last]);
    lay(last, [...buried(rest, above[0]), ...above]);
  }
  return frozen({
    ...{ options, piles, faceDown: {}, redeals: 0, score: 0 },
    takenBack: cards(takenBack),
  });
}
