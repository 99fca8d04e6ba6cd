import type { CardPointsScore, TrickRules } from '../../../core/tricks/rules.js';
import { MOST_BID, type TwentyNineOptions } from './options.js';

const POINTS = { J: 3, 9: 2, A: 1, T: 1 } as const;

/** In Twenty-Eight, bids from this on are worth two, and a partner may be overbid. */
const HIGH_BID = 20;

const scoreOf = ({ game, lastTrick, doubles }: TwentyNineOptions): CardPointsScore => ({
  ...{ type: 'card-points', ranks: POINTS, lastTrick: lastTrick ? 1 : 0, doubles, target: 6 },
  ...(game === '28' ? { high: HIGH_BID } : { pair: { by: 4, least: 16, most: MOST_BID } }),
});

/** The rules of a hand of Twenty-Nine or Twenty-Eight. */
export const rulesOf = (options: TwentyNineOptions): TrickRules => ({
  ...{ version: 1, name: 'twenty-nine', players: 4, sides: 'opposite' },
  pack: { ranks: 'J9ATKQ87' },
  deal: { hand: 8, before: 4 },
  bid: {
    ...{ type: 'auction', least: options.minimum, most: MOST_BID },
    ...{ hold: options.hold, allPass: options.allPass },
    ...(options.game === '28' && { overPartner: HIGH_BID }),
  },
  trump: {
    type: 'bidder',
    conceal: options.game === '28' ? 'card' : 'suit',
    afterAsking: options.afterAsking,
  },
  score: scoreOf(options),
});
