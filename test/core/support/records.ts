import fc from 'fast-check';
import type { GameRecord, History } from '../../../src/core.js';

/** The hour that named records count from: 2026-11-21, midnight UTC. */
export const MIDNIGHT = Date.UTC(2026, 10, 21);

/** A game of FreeCell that took 40 seconds of its minute, the n-th of the day. */
export const record = (n: number, more: Partial<GameRecord> = {}): GameRecord => ({
  id: `id-${String(n).padStart(3, '0')}`,
  game: 'freecell',
  variant: '',
  started: MIDNIGHT + n * 60_000,
  ended: MIDNIGHT + n * 60_000 + 50_000,
  elapsed: 40_000,
  moves: 100,
  outcome: 'won',
  deal: 617 + n,
  ...more,
});

/** A hand of Pai Gow that brought those chips, the n-th of the day. */
export const hand = (n: number, chips: number, more: Partial<GameRecord> = {}): GameRecord => ({
  id: `hand-${String(n).padStart(3, '0')}`,
  game: 'pai-gow',
  variant: '',
  started: MIDNIGHT + n * 60_000,
  ended: MIDNIGHT + n * 60_000 + 20_000,
  elapsed: 20_000,
  moves: 2,
  outcome: chips > 0 ? 'won' : chips < 0 ? 'lost' : 'push',
  chips,
  ...more,
});

/** Any games and hands, some of which end together. */
export const records = (most: number): fc.Arbitrary<readonly GameRecord[]> =>
  fc
    .array(
      fc.record({
        chips: fc.option(fc.integer({ min: -500, max: 500 })),
        n: fc.nat({ max: 60 }),
        game: fc.constantFrom('freecell', 'klondike'),
        variant: fc.constantFrom('', 'draw~3', 'cells~5'),
        elapsed: fc.nat({ max: 900_000 }),
        moves: fc.nat({ max: 300 }),
        outcome: fc.constantFrom('won' as const, 'lost' as const, 'left' as const),
        day: fc.constantFrom('2026-11-20', '2026-11-21'),
        id: fc.uuid(),
      }),
      { maxLength: most },
    )
    .map((all) =>
      all.map(({ n, chips, outcome, day, ...more }) =>
        chips === null ? record(n, { ...more, outcome, day }) : hand(n, chips, more),
      ),
    );

/** The ids of the records in a history. */
export const idsOf = (history: History): readonly string[] => history.records.map(({ id }) => id);
