import type { Card } from '../../core/cards/card.js';
import type { CardFault, DealLine } from '../../core/table/check-deal.js';

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

/** The words of the check of a deal. They import none of a table's, so that a race has them without its code. */
export const tableCheckEn = {
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
};

export type TableCheckWords = typeof tableCheckEn;
