import type { Build } from '../../../core/patience/piles.js';
import type { HelpMove, HelpWords } from '../../../locales/help-text.js';
import { type FreecellOptions, SYSTEMS, minCells } from '../rules/variants.js';

const ON: Readonly<Record<Build, string>> = {
  alternate: 'one rank higher and of the other colour',
  suit: 'one rank higher and of the same suit',
  any: 'one rank higher, whatever its suit',
};

const counted = (count: number, one: string): string =>
  `${count === 0 ? 'No' : count} ${one}${count === 1 ? '' : 's'}`;

/** How many cards go together. */
function runText({ supermove, cells }: FreecellOptions, kingsOnly: boolean): HelpMove {
  const free = [...(cells > 0 ? ['cells'] : []), ...(kingsOnly ? [] : ['columns'])].join(' and ');
  if (supermove === 'off' || free === '') return ['Cards move one at a time.'];
  return supermove === 'linear'
    ? [`Cards in order move together: one more than there are empty ${free}.`, 'run']
    : [`Cards in order move together: as many as could go one by one over empty ${free}.`, 'run'];
}

/** How the FreeCell family is played, in English. */
export const freecellHelp: HelpWords<FreecellOptions> = (options) => {
  const { variant, cells } = options;
  const { columns, build, kingsOnly, foundationReturn } = SYSTEMS[variant];
  const dealt = minCells(variant);
  return {
    goal: 'Bring all 52 cards to the four foundations at the top: one for each suit, from the ace up to the king.',
    moves: [
      [`The last card of a column goes onto one that is ${ON[build]}.`, 'build'],
      ...(cells > 0
        ? [['A cell takes any one card, and keeps it until you need it.', 'cell'] as const]
        : []),
      runText(options, kingsOnly),
      [
        'An ace begins its foundation; the next card of its suit follows. A card that is pressed twice goes there.',
        'home',
      ],
      [
        kingsOnly
          ? 'An empty column takes only a king, or cards in order that begin with one.'
          : 'An empty column takes any card.',
      ],
    ],
    rules: [
      `${columns} columns. ${counted(cells, 'cell')}.`,
      ...(dealt > 0 ? [`The last ${dealt} cards of the deal lie in cells from the start.`] : []),
      foundationReturn && cells > 0
        ? 'The top card of a foundation may come back to an empty cell.'
        : 'Cards on the foundations stay there.',
    ],
  };
};
