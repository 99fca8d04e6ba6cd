import type { KeyRows } from '../key-rows.js';
import { numberText, signedText } from '../table-en.js';
import { tableCheckEn } from './table-check-en.js';
import { tableHandsEn } from './table-hands-en.js';
import { tableGuideEn } from './table-guide-en.js';
import { tableMenuEn } from './table-menu-en.js';

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
  ...tableCheckEn,
  number: numberText,
  signed: signedText,
  percent: (share: number): string => `${Math.round(share * 100)} %`,
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
  hands: { ...tableHandsEn, ...tableCheckEn.hands },
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
