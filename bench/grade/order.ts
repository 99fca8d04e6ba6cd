import { patienceNames } from '../../src/games/patience/load.js';

/** The games that people know best come first, each with the options that have a scale of their own. */
const BEST_KNOWN = [
  ...[
    'spider?suits=1',
    'spider?suits=2',
    'spider',
    'yukon',
    'russian-solitaire',
    'canfield',
    'tripeaks',
  ],
  ...[
    'scorpion',
    'forty-thieves',
    'beleaguered-castle',
    'bakers-dozen',
    'easthaven',
    'agnes-bernauer',
  ],
  ...[
    'spiderette?suits=1',
    'spiderette?suits=2',
    'spiderette',
    'black-hole',
    'fan',
    'flower-garden',
  ],
  ...['king-albert', 'fortunes-favor', 'simple-simon', 'whitehead', 'westcliff', 'thumb-and-pouch'],
  ...[
    'american-toad',
    'duchess',
    'penguin',
    'double-klondike',
    'gypsy',
    'wasp',
    'alaska',
    'josephine',
  ],
  ...[
    'streets-and-alleys',
    'fortress',
    'raglan',
    'agnes-sorel',
    'canfield?draw=1',
    'canister',
    'bisley',
  ],
  ...[
    'castles-in-spain',
    'scotch-patience',
    'shamrocks',
    'spanish-patience',
    'good-measure',
    'trigon',
  ],
  ...[
    'double-freecell',
    'double-canfield',
    'demon',
    'storehouse',
    'rainbow',
    'eagle-wing',
    'chessboard',
  ],
] as const;

/** All games, the best known ones first: `spider?suits=2`. */
export const everyGame = (): readonly string[] => [...new Set([...BEST_KNOWN, ...patienceNames])];
