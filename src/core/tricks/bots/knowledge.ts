import { type Card, FACE_DOWN } from '../../cards/card.js';
import type { Seat } from '../../engine/rules.js';
import type { TrickState } from '../state.js';
import { HEIGHT, type TableFacts } from './facts.js';
import { openTableOf } from './load.js';

/** A place for hidden cards: a hand, or the stock. */
export interface HiddenPlace {
  /** `null` for the stock. */
  readonly seat: Seat | null;
  /** The number of hidden cards. */
  readonly size: number;
  /** The cards that may lie there, by suit. */
  readonly allowed: Int32Array;
}

/** What a seat knows of the cards that it does not see. */
export interface Knowledge {
  /** The codes of all cards whose place is not known. */
  readonly unseen: readonly number[];
  readonly places: readonly HiddenPlace[];
  /** The cards of others whose place is known, by seat. */
  readonly known: readonly (readonly number[])[];
  /** The card at the top of the stock, −1 if it is not known. */
  readonly top: number;
}

/** The cards that a seat passed to another one, which has not played them. */
function givenCards(facts: TableFacts, view: TrickState, seat: Seat): readonly Card[] {
  const { passed } = view.seats[seat]!;
  return view.phase === 'pass' ? [] : passed;
}

/** The seat that got the cards which a seat passed. */
function receiverOf({ table, partner }: TableFacts, seat: Seat): Seat {
  const { pass, players } = table.rules;
  return pass ? (seat + pass.by) % players : partner[seat]!;
}

/** The card that was turned up for trump, and went to the dealer's hand. */
const dealerCard = ({ table }: TableFacts, { turned }: TrickState): readonly Card[] =>
  table.rules.trump.type === 'dealer-card' && turned !== null ? [turned] : [];

/** The king and queen that a seat has shown. */
function pairCards(facts: TableFacts, { pair, trump }: TrickState): readonly number[] {
  if (pair === null || trump === null) return [];
  const both = facts.pairs[trump]!;
  return facts.pack.filter((code) => code >> 4 === trump && ((both >> (code & HEIGHT)) & 1) === 1);
}

/** The cards of others whose place a seat knows, as codes by seat. */
function knownCards(facts: TableFacts, view: TrickState, seat: Seat, gone: ReadonlySet<number>) {
  const known = view.seats.map((): number[] => []);
  const add = (holder: Seat, codes: readonly number[]): void => {
    if (holder === seat) return;
    const fresh = codes.filter((code) => !gone.has(code) && !known[holder]!.includes(code));
    known[holder]!.push(...fresh);
  };
  const codesOf = (cards: readonly Card[]): readonly number[] =>
    cards.map((card) => facts.codes[card]!);
  const given = givenCards(facts, view, seat);
  if (given.length > 0) add(receiverOf(facts, seat), codesOf(given));
  add(view.options.dealer, codesOf(dealerCard(facts, view)));
  if (view.pair !== null) add(view.pair, pairCards(facts, view));
  return known;
}

/** Whether a seat's play shows that it does not hold the card that must go at the first chance. */
function missedChance(due: number, codes: readonly number[], at: number): boolean {
  const led = codes[0]! >> 4;
  const code = codes[at]!;
  if (at === 0 || code === due) return false;
  if (led !== due >> 4) return code >> 4 !== led;
  return codes.slice(0, at).some((one) => one >> 4 === led && one > due);
}

/** Cards that a seat can't hold because of what it did not play, by suit. */
function refusedCards(facts: TableFacts, view: TrickState, seat: Seat): Int32Array {
  const refused = new Int32Array(4);
  const due = facts.firstChance;
  if (due < 0) return refused;
  for (const { plays } of [...view.tricks, ...(view.trick ? [view.trick] : [])]) {
    const codes = plays.map(({ card }) => facts.codes[card]!);
    const at = plays.findIndex((play) => play.seat === seat);
    if (at >= 0 && missedChance(due, codes, at)) refused[due >> 4] = 1 << (due & HEIGHT);
  }
  return refused;
}

/** The cards that a seat may hold, by suit. */
function allowedFor(facts: TableFacts, view: TrickState, seat: Seat, voids: number): Int32Array {
  const refused = refusedCards(facts, view, seat);
  return facts.full.map((mask, suit) => (((voids >> suit) & 1) === 1 ? 0 : mask & ~refused[suit]!));
}

/** The places of hidden cards. A card that is laid or passed belongs to its hand. */
function placesOf(
  facts: TableFacts,
  view: TrickState,
  known: readonly (readonly number[])[],
  top: number,
): readonly HiddenPlace[] {
  const { voids } = openTableOf(facts.table, view);
  const hiddenAt = (cards: readonly Card[]): number =>
    cards.filter((card) => card === FACE_DOWN).length;
  const hands = view.seats.map((one, seat) => {
    const passed = view.phase === 'pass' ? hiddenAt(one.passed) : 0;
    const laid = view.laid === FACE_DOWN && seat === view.bidder ? 1 : 0;
    const size = hiddenAt(one.cards) + passed + laid - known[seat]!.length;
    return { seat, size, allowed: allowedFor(facts, view, seat, voids[seat]!) };
  });
  const stock = view.stock.length - (top >= 0 ? 1 : 0);
  const all = [...hands, { seat: null, size: stock, allowed: facts.full }];
  return all.filter(({ size }) => size > 0);
}

/** What a seat knows by its view. */
export function knowledgeOf(facts: TableFacts, view: TrickState, seat: Seat): Knowledge {
  const { turned, laid, tricks, trick, stock } = view;
  const isInStock = turned !== null && facts.table.rules.trump.type === 'stock-card';
  const top = isInStock && stock.length > 0 ? facts.codes[turned]! : -1;
  const own = view.seats[seat]!;
  const plays = [...tricks, ...(trick ? [trick] : [])].flatMap((one) => one.plays);
  const passed = view.phase === 'pass' ? own.passed : [];
  const gone = new Set(
    [...plays.map(({ card }) => card), ...own.cards, ...passed, laid ?? FACE_DOWN]
      .filter((card) => card !== FACE_DOWN)
      .map((card) => facts.codes[card]!),
  );
  const known = knownCards(facts, view, seat, gone);
  const placed = new Set([...gone, ...known.flat(), top]);
  const unseen = facts.pack.filter((code) => !placed.has(code));
  return { unseen, places: placesOf(facts, view, known, top), known, top };
}
