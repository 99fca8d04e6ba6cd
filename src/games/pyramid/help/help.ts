import type { Example } from '../../../core/patience/example.js';
import { pyramidHelp } from '../../../locales/compiled/en/pyramid-help.js';
import type { PyramidHelpMessages } from '../../../locales/compiled/types.js';
import type { HelpText } from '../../../locales/help-text.js';
import { STOCK, pileIds } from '../../../core/patience/piles.js';
import type { PyramidMove, PyramidOptions } from '../rules/game.js';

const FOUNDATION = 'foundation-1';

/** A pyramid, row by row, whose last row has cards that can be taken. */
const CARDS =
  'JH 4C QD 9S 2H 6C TD 3S 7H AC 5D 8S KC 9H JC 2S TC 4D 6H QS 3D AD 5S 8H 7C KD TH 4S'.split(' ');
const PYRAMID = Object.fromEntries(
  pileIds('pyramid', CARDS.length).map((id, place) => [id, CARDS[place]!]),
);

const gone = (from: string) => ({ from, to: FOUNDATION, count: 1 });

/** The moves that the help shows. */
export const examples = ({
  openStock,
}: PyramidOptions): Readonly<Record<string, Example<PyramidMove>>> => {
  const stock = { [STOCK]: openStock ? '9D KH 6S' : '? ? ?' };
  return {
    pair: {
      piles: { ...PYRAMID, ...stock, 'waste-1': 'QC' },
      move: { from: 'pyramid-23', to: 'pyramid-24', count: 1 },
      flights: [gone('pyramid-23'), gone('pyramid-24')],
    },
    king: {
      piles: { ...PYRAMID, ...stock, 'waste-1': 'QC' },
      move: { from: 'pyramid-26', to: FOUNDATION, count: 1 },
    },
    turn: {
      piles: { ...PYRAMID, ...stock },
      move: { from: STOCK, to: 'waste-1', count: 1 },
      flights: [{ from: STOCK, to: 'waste-1', count: 1, turned: '6S' }],
    },
  };
};

export const english = pyramidHelp;

/** How Pyramid is played. */
export const text = (
  words: PyramidHelpMessages,
  { wastes, redeals, coverPairs, openStock }: PyramidOptions,
): HelpText => ({
  goal: words.goal,
  moves: [
    [words.pair, 'pair'],
    [words.king, 'king'],
    [words.turn({ wastes }), 'turn'],
  ],
  rules: [
    words.redeals({ wastes, redeals }),
    coverPairs ? words.coverPairs : words.noCoverPairs,
    ...(openStock ? [words.openStock] : []),
  ],
});
