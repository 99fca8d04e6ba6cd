import { SUITS } from '../cards/card.js';
import { listOf } from '../cards/list.js';
import type { Seat } from '../engine/rules.js';
import { passCount } from './passing.js';
import { refusal } from './refusal.js';
import { MOON_CHOICES } from './rules.js';
import type { TrickMove, TrickState } from './state.js';
import type { TrickTable } from './trick-table.js';

/** The numbers that can be bid at most. */
function numbersOf({ rules }: TrickTable): readonly number[] {
  const { bid } = rules;
  const most = bid?.type === 'auction' ? bid.most : (bid?.most ?? rules.deal.hand);
  return listOf(most + 1, (number) => number);
}

/** All moves of a seat that this phase could allow. `refusal` decides which are legal. */
function candidates(table: TrickTable, state: TrickState, seat: Seat): readonly TrickMove[] {
  const { cards } = state.seats[seat]!;
  switch (state.phase) {
    case 'ready':
      return [
        { type: 'ready', seat },
        { type: 'cut', seat, text: '' },
      ];
    case 'bid':
      return [
        { type: 'look', seat },
        { type: 'blind-nil', seat },
        { type: 'bid', seat, bid: null },
        ...numbersOf(table).map((bid): TrickMove => ({ type: 'bid', seat, bid })),
      ];
    case 'trump':
      return [
        ...SUITS.map((suit): TrickMove => ({ type: 'trump', seat, suit })),
        ...cards.map((card): TrickMove => ({ type: 'lay', seat, card })),
      ];
    case 'double':
      return (['double', 'redouble', 'no-double'] as const).map((type) => ({ type, seat }));
    case 'pass':
      return [{ type: 'pass', seat, cards: cards.slice(0, passCount(table)) }];
    case 'play':
      return [
        { type: 'ask', seat },
        { type: 'pair', seat },
        ...cards.map((card): TrickMove => ({ type: 'play', seat, card })),
        { type: 'claim', seat },
      ];
    case 'moon':
      return MOON_CHOICES.map((choice) => ({ type: 'moon', seat, choice }));
    case 'over':
      return [];
  }
}

/** Every legal move, once each, in the order of seats: of one seat, or of all and the table's own. */
export function moves(table: TrickTable, state: TrickState, seat?: Seat): readonly TrickMove[] {
  const seats = seat === undefined ? table.live : table.live.filter((one) => one === seat);
  const all = seats.flatMap((one) => candidates(table, state, one));
  const own: readonly TrickMove[] = seat === undefined ? [{ type: 'deal' }] : [];
  return [...all, ...own].filter((move) => refusal(table, state, move, seat) === undefined);
}
