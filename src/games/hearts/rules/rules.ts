import type { LeadRules, PassRules, TrickRules } from '../../../core/tricks/rules.js';
import type { HeartsOptions, Passing } from './options.js';

/** How far cards are passed in the hands in turn: 1 to the left, −1 to the right, 0 for no pass. */
const PASSES: Readonly<Record<Passing, readonly (number | 'across')[]>> = {
  'left-right-across-hold': [1, -1, 'across', 0],
  'left-right': [1, -1],
  left: [1],
  none: [0],
};

/** The pass of a hand. Only four players have a seat across; others leave that hand out. */
function passOf({ passing, hand }: HeartsOptions, players: number): PassRules | undefined {
  const all = PASSES[passing].filter((by) => by !== 'across' || players === 4);
  const by = all[(hand - 1) % all.length]!;
  if (by === 0) return undefined;
  return { cards: 3, by: by === 'across' ? 2 : (by + players) % players };
}

/** The cards that are left out, so that the others can be dealt evenly. */
const WITHOUT: Readonly<Record<number, readonly string[]>> = { 3: ['2D'], 5: ['2C', '2D'] };

const leadOf = ({ lead, breaking, firstTrick, queen }: HeartsOptions): LeadRules => ({
  ...(lead === 'two-of-clubs' && { lowest: 'C' }),
  ...(breaking !== 'off' && {
    breaking: { suit: 'H', by: breaking === 'hearts' ? 'suit' : 'points' },
  }),
  ...(firstTrick === 'no-points' && { firstTrickNoPoints: true }),
  ...(queen === 'first-chance' && { atFirstChance: 'QS' }),
});

/** The rules of a hand of Hearts. */
export function rulesOf(options: HeartsOptions): TrickRules {
  const players = options.kinds.length;
  const without = WITHOUT[players] ?? [];
  const pass = passOf(options, players);
  return {
    ...{ version: 1, name: 'hearts', players, sides: 'each' },
    pack: { ranks: 'AKQJT98765432', without },
    deal: { hand: (52 - without.length) / players },
    ...(pass && { pass }),
    trump: { type: 'none' },
    lead: leadOf(options),
    score: {
      type: 'points',
      cards: { H: 1, QS: 13, ...(options.jack === 'diamonds' && { JD: -10 }) },
      moon: options.moon,
      target: options.target,
    },
  };
}
