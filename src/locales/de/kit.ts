import { type Card, JOKER, rankOf, suitOf } from '../../core/cards/card.js';
import type { Problem } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import { yourSeat } from '../../core/table/seats.js';
import { capital } from '../capital.js';
import { intlOf } from '../intl.js';
import type { KitWords } from '../kit-en.js';
import type { SeatNames, SeatedTable } from '../table-en.js';

/** Numbers, times and plurals as German writes them. */
export const de = intlOf('de');

const RANKS: Readonly<Record<number, string>> = { 1: 'Ass', 11: 'Bube', 12: 'Dame', 13: 'König' };
const SUITS = ['Kreuz', 'Karo', 'Herz', 'Pik'] as const;

/** `Herz 7`, `Pik Ass` */
const cardName = (card: Card): string => {
  if (card === JOKER) return 'Joker';
  const rank = rankOf(card);
  return rank > 0 ? `${SUITS[suitOf(card)]} ${RANKS[rank] ?? rank}` : 'verdeckte Karte';
};

const useless = (what: string, accepted: unknown): string =>
  `${what} ist nicht verwendbar; möglich: ${String(accepted)}`;

function problem(problem: Problem): string {
  const { code, got, number, known } = problem;
  switch (code) {
    case 'deal':
      return useless(`Spielnummer „${got}“`, `${problem['first']} bis ${problem['last']}`);
    case 'deck':
      return useless(
        `das Blatt ${got ?? `aus ${problem['count']} Karten`}`,
        `alle ${problem['size']} Karten, jede einmal`,
      );
    case 'option':
      return useless(`${problem['option']} „${got}“`, problem['accepted']);
    case 'no-randomness':
      return 'Dieser Browser liefert hier keine sicheren Zufallszahlen, deshalb kann der Tisch keine faire Runde geben.';
    case 'listener':
      return `ein Listener von ${problem['event']} hat einen Fehler geworfen: ${got}`;
    case 'storage':
      return `der Browser speichert hier keine Spiele (${got})`;
    case 'save-long':
      return useless(
        `dieser Spielstand mit ${problem['count']} Zügen`,
        `höchstens ${problem['most']}`,
      );
    case 'save-move':
      return useless(`Zug ${number} des Spielstands, ${problem['move']},`, 'regelgerechte Züge');
    case 'save-newer':
      return useless(`dieser Spielstand der Version ${got}`, `Versionen bis ${known}`);
    case 'save-other-game':
      return useless(`dieser Spielstand von ${got}`, problem['wanted']);
    default:
      return useless(`„${problem['field']}“ dieses Spielstands`, 'was save() liefert');
  }
}

/** The words that every element has, in German. */
export const kit: KitWords = {
  cardName,
  courts: 'BDK',
  position: (n, of) => `${n}. von ${of}`,
  list: (parts) => parts.join(', '),
  board: (title) => `Spielbrett ${title}`,
  notFetched: 'Dieser Teil konnte nicht geladen werden.',
  notBegun: 'Das Spiel hat noch nicht begonnen.',
  problem,
};

const TIMES = ['keinmal', 'einmal', 'zweimal', 'dreimal'];

/** `zweimal`, `11-mal` */
export const times = (count: number): string => TIMES[count] ?? `${count}-mal`;

/** `1 Chip`, `1.240 Chips` */
export const chips = (count: number): string => de.counted(count, { one: 'Chip', other: 'Chips' });

/** Ranks from the ace up, as the corner of a card that is drawn has them. */
const CORNERS = 'A,2,3,4,5,6,7,8,9,10,J,Q,K'.split(',');
/** By the suits' numbers; the last letter asks for a sign in the text's own colour. */
const SIGNS = ['♣\uFE0E', '♦\uFE0E', '♥\uFE0E', '♠\uFE0E'];

/** `10♦`; the joker is a star, which screen readers are not given. */
export const cardSign = (card: Card): string =>
  card === JOKER ? '★' : (CORNERS[rankOf(card) - 1] ?? '') + (SIGNS[suitOf(card)] ?? '');

/** `5-A-A` */
export const cornersOf = (cards: readonly Card[]): string =>
  cards.map((card) => CORNERS[rankOf(card) - 1]).join('-');

/**
 * The seats' names: `du`, `Platz 2`, `der Dealer`. `whose` begins what somebody has done, `Du hast`,
 * since a genitive would change with the noun behind it.
 */
export function seatNames({ dealer, house, names, ...table }: SeatedTable): SeatNames {
  const only = yourSeat(table);
  const isYou = (seat: Seat): boolean => seat === only;
  const isHouse = (seat: Seat): boolean => house && seat === dealer && names?.[seat] === undefined;
  const name = (seat: Seat): string => {
    if (isYou(seat)) return 'du';
    return isHouse(seat) ? 'der Dealer' : (names?.[seat] ?? `Platz ${seat + 1}`);
  };
  const does = (seat: Seat, you: string, other = you): string =>
    `${capital(name(seat))} ${isYou(seat) ? you : other}`;
  return {
    name,
    label: (seat) => (isHouse(seat) ? 'Dealer' : capital(name(seat))),
    whose: (seat) => does(seat, 'hast', 'hat'),
    does,
  };
}
