import type { Card } from '../../core/cards/card.js';
import { JOKER, rankOf, suitOf } from '../../core/cards/card.js';
import type { CardFault, DealLine } from '../../core/table/check-deal.js';
import type { KeyRows } from '../key-rows.js';
import { numberText, signedText } from '../table-en.js';
import { tableHandsEn } from './table-hands-en.js';
import { tableGuideEn } from './table-guide-en.js';
import { tableMenuEn } from './table-menu-en.js';

/** Ranks from the ace up, as a corner of a card has them. */
const RANKS = 'A,2,3,4,5,6,7,8,9,10,J,Q,K'.split(',');
/** By the suits' numbers; the last letter asks for a sign in the text's own colour. */
const SIGNS = ['♣\uFE0E', '♦\uFE0E', '♥\uFE0E', '♠\uFE0E'];

/** `10♦`; the joker is a star, which screen readers are not given. */
const card = (of: Card): string =>
  of === JOKER ? '★' : (RANKS[rankOf(of) - 1] ?? '') + (SIGNS[suitOf(of)] ?? '');

type NameOf = (card: Card) => string;

/** The fault of the first card that is not the one that was due, and how many more there are. */
function faultText([fault, ...more]: readonly CardFault[], nameOf: NameOf): string {
  if (!fault) return '';
  const { place, expected, got } = fault;
  const name = (of: Card | undefined): string => (of === undefined ? 'no card' : nameOf(of));
  const where = place === undefined ? 'one card too many' : `card ${place + 1} of the deck`;
  const others = more.length > 0 ? `, and ${more.length} more` : '';
  return `${where}: due ${name(expected)}, dealt ${name(got)}${others}.`;
}

type DeckLine = Extract<DealLine, { readonly code: 'deck' }>;
type HandLine = Extract<DealLine, { readonly code: 'hand' }>;

function deckText({ fault, cuts, different }: DeckLine, size: number): string {
  switch (fault) {
    case undefined:
      return `The deck is that of the seed${cuts > 0 ? ' and the cuts' : ''}.`;
    case 'cards':
      return `There are ${different} different cards, where ${size} are due.`;
    case 'uncut':
      return 'The cuts were left out.';
    default:
      return 'The deck is not that of the seed and the cuts.';
  }
}

function handText({ faults, laid, unseen }: HandLine, who: string, nameOf: NameOf): string {
  if (faults.length > 0) return `${who}, ${faultText(faults, nameOf)}`;
  const what = unseen > 0 ? `${unseen} that nobody saw` : 'the right cards';
  return `${who}: ${laid ? what : 'set of other cards'}.`;
}

/** The keys that all tables end their sheets with. */
const SHARED_KEYS: KeyRows = [
  ['n', 'Next hand'],
  ['l', 'What happened in this hand'],
  ['Shift+F', 'Full screen'],
  ['Esc', 'Close'],
  ['?', 'This sheet'],
];

const PAIGOW_KEYS: KeyRows = [
  ['← → ↑ ↓', 'Walk over your cards'],
  ['Enter, Space', 'Card to the other hand, and back'],
  ['+ −', 'More or less at stake'],
  ['r', 'Repeat the last stake'],
  ['*, /', 'Double the stake, half of it'],
  ['d', 'Deal, set hands'],
  ['p', 'Sit out'],
  ['h', 'House way'],
  ['s', 'Sort by rank or suit'],
  ...SHARED_KEYS,
];

const SEVEN27_KEYS: KeyRows = [
  ['d', 'The main button: ante, check or call, stand'],
  ['c', 'Check or call'],
  ['r', 'Bet or raise by the amount'],
  ['+ −', 'More or less'],
  ['m, i, o, x', 'Minimum, half the pot, pot, maximum'],
  ['f', 'Fold'],
  ['k', 'In advance: check or fold'],
  ['a', 'In advance: call any bet'],
  ['t', 'Take a card'],
  ['s', 'Stand'],
  ['7, 2, b', 'Declare 7, 27 or both'],
  ['p', 'Sit out'],
  ['h', 'Hint'],
  ...SHARED_KEYS,
];

/** The words of a table's menu and of its panels; their type is that of every other language. */
export const tableExtrasEn = {
  number: numberText,
  signed: signedText,
  percent: (share: number): string => `${Math.round(share * 100)} %`,
  card,
  /** What each key does at a table, by the game's name. */
  keys: { 'pai-gow': PAIGOW_KEYS, 'seven-twenty-seven': SEVEN27_KEYS } as Readonly<
    Record<string, KeyRows>
  >,
  menu: tableMenuEn,
  guide: tableGuideEn,
  newTable: 'The chips of this table are not kept. The hands played and the statistics are.',
  forget: 'All hands played and all figures are forgotten, and a new table is opened.',
  people: {
    own: (seat: number): string => `Name at seat ${seat}`,
    kept: 'Names are kept in this browser.',
  },
  yes: '✓ Yes',
  no: '✗ No',
  fair: {
    region: 'This deal',
    before: (hand: number): string =>
      `The deck of hand ${hand} was settled before anybody could stake.`,
    none: 'This deck is the page’s own: there is nothing to check it by.',
    commitment: 'Commitment',
    seed: 'Seed',
    later: 'It is shown once the hand is over.',
    cuts: 'Cuts',
    noCuts: 'Nobody has cut.',
    quoted: (text: string): string => (text === '' ? 'nothing typed' : `“${text}”`),
    own: 'Your own words for the shuffle',
    cut: 'Cut',
    reveals: (who: string): string =>
      `The seed also tells cards that were not shown. It would reveal those of: ${who}.`,
    reveal: 'Reveal them',
    check: 'Check',
    aside: 'Put aside',
    deck: 'The deck in the order of the deal',
    place: 'Card',
    wrong: (due: string): string => `, due was ${due}`,
    how: 'What this shows',
    why: [
      'Before the stakes the table draws a secret seed and shows its hash, the commitment. No other seed is known to have it, so the deck is settled.',
      'Your own words, which it did not know then, shuffle it once more. Then nobody has chosen the deck, as long as nobody cuts after you: who cuts last and knows the seed could. The house and its bots do not cut.',
      'After the hand the seed is shown, and anybody can compute the deck anew: docs/fair-shuffles.md of Baize tells every byte. It does not show that nobody knew the seed during the hand.',
    ],
  },
  verdict: (isFair: boolean): string =>
    isFair ? 'All is as it was promised.' : 'Not all is as it was promised.',
  /** One step of the check in words; `who` is the seat’s name, `size` the deck's. */
  line: (line: DealLine, who: string, nameOf: NameOf, size: number): string => {
    switch (line.code) {
      case 'seed':
        return 'The seed cannot be used.';
      case 'commitment':
        return `The hash of the seed is ${line.ok ? '' : 'not '}the commitment.`;
      case 'dice':
        return `The dice: ${line.got.join(', ')}; of the seed: ${line.expected.join(', ')}.`;
      case 'deck':
        return deckText(line, size);
      case 'hand':
        return handText(line, who, nameOf);
    }
  },
  hands: tableHandsEn,
  history: {
    none: 'No hand has been played yet.',
    earlier: 'An earlier table',
    caption: (first: number, last: number): string =>
      `Hands ${numberText(first)} to ${numberText(last)} in chips, newest first`,
    hand: 'Hand',
    dealer: 'Dealer',
    total: (who: string): string => `${who}, in all`,
    all: 'All',
    out: 'sat out',
  },
  pays: {
    caption: (envyMin: number): string =>
      `The best line of your seven cards pays, whatever the dealer has. Who bets ${numberText(envyMin)} or more envies: a line of another player brings these chips.`,
    line: 'Line',
    pays: 'Pays',
    envy: 'Envy',
    odds: (pay: number): string => `${numberText(pay)} to 1`,
  },
  stats: {
    caption: (hands: number): string => `Hands played: ${numberText(hands)}`,
    ever: 'Here and at earlier tables',
    forget: 'Clear statistics',
    figure: 'Figure',
    hands: 'Hands',
    ahead: 'Ahead',
    behind: 'Behind',
    even: 'Even',
    share: 'Share ahead',
    net: 'Net chips',
    biggest: 'Best hand',
  },
};

export type TableExtrasWords = typeof tableExtrasEn;
