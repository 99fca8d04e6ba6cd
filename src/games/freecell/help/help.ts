import type { Example } from '../../../core/patience/example.js';
import { freecellHelp } from '../../../locales/compiled/en/freecell-help.js';
import type { FreecellHelpMessages } from '../../../locales/compiled/types.js';
import type { HelpMove, HelpText } from '../../../locales/help-text.js';
import type { FreecellMove } from '../rules/game.js';
import { type FreecellOptions, SYSTEMS, minCells } from '../rules/variants.js';

/** The lower card of an example, by how columns are built: it goes on a seven of hearts. */
const LOWER = { alternate: '6S', suit: '6H', any: '6D' } as const;
/** The card below that one. */
const LOWEST = { alternate: '5D', suit: '5H', any: '5C' } as const;

/** Moves of FreeCell and its family in pictures. */
export function examples({
  variant,
  cells,
  supermove,
}: FreecellOptions): Readonly<Record<string, Example<FreecellMove>>> {
  const { build, kingsOnly } = SYSTEMS[variant];
  const runs = supermove !== 'off' && (cells > 0 || !kingsOnly);
  const [lower, lowest] = [LOWER[build], LOWEST[build]];
  const columns = {
    'column-1': 'QC 9D',
    'column-2': 'JS 7H',
    'column-3': 'TC KD 2S',
    'column-4': `4H KS ${lower}`,
    'column-5': 'JD 3C',
    'column-6': '8C TD',
    'column-7': 'QH 8S',
    'column-8': 'KC 4D',
  };
  // Without cells the run needs an empty column on its way.
  const run = {
    ...columns,
    'column-4': `4H KS ${lower} ${lowest}`,
    ...(cells === 0 && { 'column-8': '' }),
  };
  return {
    build: { piles: columns, move: { from: 'column-4', to: 'column-2', count: 1 } },
    ...(cells > 0 && {
      cell: { piles: columns, move: { from: 'column-6', to: 'cell-1', count: 1 } },
    }),
    ...(runs && { run: { piles: run, move: { from: 'column-4', to: 'column-2', count: 2 } } }),
    home: {
      piles: { ...columns, 'foundation-1': 'AS' },
      move: { from: 'column-3', to: 'foundation-1', count: 1 },
    },
  };
}

export const english = freecellHelp;

/** How many cards move together. */
function runText(words: FreecellHelpMessages, options: FreecellOptions): HelpMove {
  const { variant, cells, supermove } = options;
  const { kingsOnly } = SYSTEMS[variant];
  if (supermove === 'off' || (cells === 0 && kingsOnly)) return [words.oneByOne];
  const places = kingsOnly ? 'cells' : cells === 0 ? 'columns' : 'both';
  return [words[supermove]({ places }), 'run'];
}

/** How the FreeCell family is played. */
export function text(words: FreecellHelpMessages, options: FreecellOptions): HelpText {
  const { variant, cells } = options;
  const { columns, build, kingsOnly, foundationReturn } = SYSTEMS[variant];
  const dealt = minCells(variant);
  return {
    goal: words.goal,
    moves: [
      [words.build({ build }), 'build'],
      ...(cells > 0 ? [[words.cell, 'cell'] as const] : []),
      runText(words, options),
      [words.home, 'home'],
      [kingsOnly ? words.onlyKings : words.anyCard],
    ],
    rules: [
      words.layout({ columns, cells }),
      ...(dealt > 0 ? [words.dealt({ count: dealt })] : []),
      foundationReturn && cells > 0 ? words.foundationReturn : words.noReturn,
    ],
  };
}
