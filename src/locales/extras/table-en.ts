import type { Card } from '../../cards/card.js';
import { JOKER, rankOf, suitOf } from '../../cards/card.js';
import type { CardFault, DealLine } from '../../table/check-deal.js';
import { chipsText, numberText, signedText } from '../table-en.js';

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

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

type DeckLine = Extract<DealLine, { readonly code: 'deck' }>;
type HandLine = Extract<DealLine, { readonly code: 'hand' }>;

function deckText({ fault, cuts, different }: DeckLine): string {
  switch (fault) {
    case undefined:
      return cuts > 0
        ? `The deck is that of the seed and of ${counted(cuts, 'cut')}.`
        : 'The deck is that of the seed; nobody cut it.';
    case 'cards':
      return `Not every card was there once: ${different} different ones, where 53 are due.`;
    case 'uncut':
      return 'The cuts were left out: the cards lay as the table had shuffled them.';
    case 'order':
      return 'The deck is another than that of the seed and the cuts, or the cuts were others.';
  }
}

function handText(line: HandLine, who: string, nameOf: NameOf): string {
  const { faults, seat, laid, unseen } = line;
  if (faults.length > 0) return `${who}, ${faultText(faults, nameOf)}`;
  if (!laid) return `${who}: hands were set of other cards than those dealt.`;
  if (seat !== null) return `${who}: ${unseen > 0 ? 'not all seen' : 'the right cards'}.`;
  return unseen > 0
    ? `${who}: ${counted(unseen, 'card')} that nobody saw; the seed tells them now.`
    : `${who}: the right cards.`;
}

/** The words of what tables fetch on need; their type is that of every other language. */
export const tableExtrasEn = {
  number: numberText,
  signed: signedText,
  chips: chipsText,
  percent: (share: number): string => `${Math.round(share * 100)} %`,
  card,
  /** What each key does at a table of Pai Gow poker. */
  keys: [
    ['← → ↑ ↓', 'Walk over your cards'],
    ['Enter, Space', 'Card to the other hand, and back'],
    ['+ −', 'More or less at stake'],
    ['d', 'Deal, set hands, next hand'],
    ['p', 'Sit out'],
    ['h', 'House way'],
    ['s', 'Sort by rank or suit'],
    ['n', 'Next hand'],
    ['Esc', 'Close'],
    ['?', 'This sheet'],
  ] as readonly (readonly [string, string])[],
  yes: 'Yes',
  no: 'No',
  fair: {
    region: 'This deal',
    before: (hand: number): string =>
      `The deck of hand ${hand} was settled before anybody could stake.`,
    none: 'This hand was dealt from a deck of the page’s own, so there is nothing to check it by.',
    commitment: 'Commitment',
    seed: 'Seed',
    later: 'It is shown once the hand is over.',
    cuts: 'Cuts',
    noCuts: 'Nobody has cut.',
    quoted: (text: string): string => (text === '' ? 'nothing typed' : `“${text}”`),
    own: 'Your own words for the shuffle',
    cut: 'Cut',
    check: 'Check',
    aside: 'Put aside',
    deck: 'The deck in the order of the deal',
    round: 'Card',
    wrong: (due: string): string => `, due was ${due}`,
    how: 'What this shows',
    why: [
      'Before the stakes the table draws a secret number, the seed, and shows its hash, the commitment. No other seed is known to have that hash, so the deck is settled from then on.',
      'Words of your own shuffle it once more. The table could not know them when it drew the seed, so it could not have chosen your cards.',
      'After the hand the seed is shown, and both shuffles can be computed anew, here by “Check” or by a program of your own: docs/fair-shuffles.md among Baize’s files tells every byte. It does not show that nobody knew the seed during the hand.',
    ],
  },
  verdict: (isFair: boolean): string =>
    isFair ? 'All is as it was promised.' : 'Something is not as it was promised.',
  /** One step of the check in words; `who` is the seat’s name. */
  line: (line: DealLine, who: string, nameOf: NameOf): string => {
    switch (line.code) {
      case 'seed':
        return `The seed “${line.problem.got}” cannot be used; accepted: ${line.problem.accepted}.`;
      case 'commitment':
        return line.ok
          ? 'The hash of the seed is the commitment.'
          : `The hash of the seed is not the commitment, but ${line.got}.`;
      case 'dice':
        return line.ok
          ? `The dice are those of the seed: ${line.got.join(', ')}.`
          : `The dice were ${line.got.join(', ')}; those of the seed are ${line.expected.join(', ')}.`;
      case 'deck':
        return deckText(line);
      case 'hand':
        return handText(line, who, nameOf);
    }
  },
  history: {
    none: 'No hand has been played yet.',
    caption: (shown: number, all: number): string =>
      shown < all
        ? `The last ${shown} of ${numberText(all)} hands, the newest first, in chips`
        : 'All hands, the newest first, in chips',
    house: 'the house deals',
    hand: 'Hand',
    dealer: 'Dealer',
    total: (who: string): string => `${who}, in all`,
    all: 'All',
    out: 'sat out',
  },
  stats: {
    caption: (hands: number): string => counted(hands, 'hand'),
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
