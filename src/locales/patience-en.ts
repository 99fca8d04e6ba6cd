import { rankOf } from '../core/cards/card.js';
import { CELL_LETTERS } from '../core/patience/notation.js';
import type { PileRefusal } from '../core/patience/refusal.js';
import type { Build } from '../core/patience/piles.js';
import { capital } from './capital.js';
import { en } from './en.js';
import type { WordsFor } from './saying.js';

export { type WordsFor, saying } from './saying.js';

export const BUILDS: Readonly<Record<Build, string>> = {
  alternate: 'down in alternating colours',
  suit: 'down in suit',
  any: 'down by rank',
};

/** A pile in words: `column 3`, `cell b`; of stock and waste there is but one. */
export const pileName = (pile: string): string => {
  const [kind, number] = pile.split('-') as [string, string?];
  if (!number || kind === 'waste') return kind;
  return `${kind} ${kind === 'cell' ? CELL_LETTERS[Number(number) - 1] : number}`;
};

/** How cards go to a pile that shows no card to go on. */
export const wayTo = (pile: string): string => {
  const kind = pile.split('-')[0]!;
  if (kind === 'cell') return 'to a cell';
  return kind === 'column' ? 'to an empty column' : `to the ${kind}`;
};

/** The words of refusals that more than one game knows. */
export const pileRefusals: WordsFor<PileRefusal> = {
  'no-such-pile': ({ pile }) => `There is no ${pile} here.`,
  'same-pile': () => 'It lies there already.',
  'empty-pile': ({ pile }) => `${capital(pileName(pile))} is empty.`,
  'bad-count': ({ count }) => `${count} cards cannot be moved from there.`,
  'one-card-up': () => 'Cards go to the foundation one at a time.',
  'foundation-starts-with-ace': () => 'A foundation begins with an ace.',
  'foundation-next': ({ card, top }) =>
    rankOf(top) === 13
      ? 'That foundation is complete.'
      : `The ${en.cardName(card)} does not follow the ${en.cardName(top)}.`,
  'no-return': () => 'Cards stay on the foundations here.',
  'kings-only': () => 'Only a king may go to an empty column.',
  build: ({ build, card, target }) =>
    `Columns build ${BUILDS[build]}: the ${en.cardName(card)} does not go on the ${en.cardName(target)}.`,
};
