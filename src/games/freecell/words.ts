import { rankOf } from '../../cards/card.js';
import type { Refusal } from '../../engine/reason.js';
import type { Build } from '../../solitaire/runs.js';
import { en } from '../../locales/en.js';
import { CELL_LETTERS } from './notation.js';
import type { FreecellRefusal } from './state.js';
import type { Variant } from './variants.js';

/** A sentence for each refusal, with the figures that its code carries. */
type RefusalWords = {
  readonly [Code in FreecellRefusal['code']]: (
    refusal: Extract<FreecellRefusal, { readonly code: Code }>,
  ) => string;
};

const TITLES: Readonly<Record<Variant, string>> = {
  freecell: 'FreeCell',
  kingcell: 'KingCell',
  forecell: 'ForeCell',
  'bakers-game': 'Baker’s Game',
  'eight-off': 'Eight Off',
  seahaven: 'Seahaven Towers',
};

const BUILDS: Readonly<Record<Build, string>> = {
  alternate: 'down in alternating colours',
  suit: 'down in suit',
  any: 'down by rank',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const pileName = (pile: string): string => {
  const [kind, number] = pile.split('-');
  return kind === 'cell' ? `cell ${CELL_LETTERS[Number(number) - 1]}` : `${kind} ${number}`;
};

const refusals: RefusalWords = {
  'no-such-pile': ({ pile }) => `There is no ${pile} here.`,
  'same-pile': () => 'It lies there already.',
  'empty-pile': ({ pile }) => `${capital(pileName(pile))} is empty.`,
  'bad-count': ({ count }) => `${count} cards cannot be moved from there.`,
  'not-in-order': ({ build }) => `Only cards that run ${BUILDS[build]} move together.`,
  'one-card-a-cell': () => 'A cell holds one card only.',
  'cell-taken': ({ card }) => `The ${en.cardName(card)} is in that cell.`,
  'one-card-up': () => 'Cards go to the foundation one at a time.',
  'foundation-starts-with-ace': () => 'A foundation begins with an ace.',
  'foundation-next': ({ card, top }) =>
    rankOf(top) === 13
      ? 'That foundation is complete.'
      : `The ${en.cardName(card)} does not follow the ${en.cardName(top)}.`,
  'no-return': () => 'Cards stay on the foundations here.',
  'return-to-cell': () => 'A card comes back from a foundation to an empty cell only.',
  'kings-only': () => 'Only a king may go to an empty column.',
  build: ({ build, card, target }) =>
    `Columns build ${BUILDS[build]}: the ${en.cardName(card)} does not go on the ${en.cardName(target)}.`,
  'too-many': ({ count, allowed }) =>
    `${count} cards are too many: ${allowed === 1 ? 'one' : allowed} can go now.`,
};

/** The words of the FreeCell family in English; its type is that of every other language. */
export const freecellWords = {
  title: (variant: Variant): string => TITLES[variant],
  pileName,
  wayTo: (pile: string): string => {
    const kind = pile.split('-')[0];
    return kind === 'foundation'
      ? 'to the foundation'
      : kind === 'cell'
        ? 'to a cell'
        : 'to an empty column';
  },
  /** The keys that are this family's own, and what they do. */
  keySheet: [
    ['1 … 9, 0', 'Go to a column, or put the cards there'],
    ['a … g, i', 'Go to a cell, or put the card there'],
  ] as const,
  /** A sentence for a refusal of this family's rules. */
  refusal: (refusal: Refusal): string => {
    const sentence = refusals[refusal.code as FreecellRefusal['code']] as unknown;
    const known = sentence as ((refusal: Refusal) => string) | undefined;
    return known?.(refusal) ?? refusal.code;
  },
};

export type FreecellWords = typeof freecellWords;
