import type { ContractScore, TrickRules, TricksBid } from '../../../core/tricks/rules.js';
import type { SpadesOptions } from './options.js';

/** How far a side must be behind for a blind nil. */
const BEHIND = 100;

const bidOf = ({ blindNil, blindExchange, partners, minimumBid }: SpadesOptions): TricksBid => ({
  ...{ type: 'tricks', nil: true, sideLeast: minimumBid },
  ...(blindNil && {
    blind: { behind: BEHIND, exchange: blindExchange && partners === 'on' ? 2 : 0 },
  }),
});

const scoreOf = ({ bags, bagPenalty, nilTricks, target, floor }: SpadesOptions): ContractScore => ({
  ...{ type: 'contract', trick: 10, nil: 100, blindNil: 200, nilTricks, target },
  ...(bags === '10' && { bags: { count: 10, penalty: bagPenalty } }),
  ...(floor !== null && { floor }),
});

/** The rules of a hand of Spades. The jokers are the twos of hearts and diamonds. */
export const rulesOf = (options: SpadesOptions): TrickRules => ({
  ...{ version: 1, name: 'spades', players: 4 },
  sides: options.partners === 'on' ? 'opposite' : 'each',
  pack: { ranks: 'AKQJT98765432', ...(options.jokers && { jokers: ['2H', '2D'] }) },
  deal: { hand: 13 },
  bid: bidOf(options),
  trump: { type: 'suit', suit: 'S' },
  lead: { breaking: { suit: 'S', by: 'suit' } },
  score: scoreOf(options),
});
