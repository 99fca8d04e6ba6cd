import { DECK_SIZE } from '../../../core/cards/card.js';
import { secureShuffle } from '../../../core/cards/secure-shuffle.js';
import { wrongOption } from '../../../core/engine/option.js';
import { type Checked, asRecord } from '../../../core/engine/reason.js';
import { type SeatKind, parseSeats } from '../../../core/table/seats.js';
import type { PageRules } from '../../../core/table/table-rules.js';
import { startRun } from '../../../core/table/table-run.js';
import { pay, seatAccount } from '../../../core/table/ledger.js';
import { checkRolls } from './check.js';
import { MOST_RACERS, type TenDiceOptions } from './options.js';
import { winnersOf } from './rules.js';
import type { TenDiceMove, TenDiceState } from './state.js';
import { LEAST_RACERS, tenDiceTogether } from './together.js';

/** What is settled of a table at which race after race is run. */
export interface RaceSettings {
  readonly seats: readonly SeatKind[];
  /** A race has no chips: everybody has one at first, for the table to count, and gets one for each race won. */
  readonly stack: 1;
}

/** The options of a race in one page, and what stands for each where people elsewhere share it. */
const NOT_SHARED: Readonly<Record<string, string>> = {
  atOnce: 'false: people at several machines roll in turn',
  turns: 'true: people at several machines roll in turn',
  players: `seats: ${LEAST_RACERS}–${MOST_RACERS}`,
  bots: `seats: ${LEAST_RACERS}–${MOST_RACERS}`,
};

/** Full settings from what is given, or what is wrong with it. */
export function checkRaceSettings(value: unknown): Checked<RaceSettings> {
  const given = asRecord(value);
  if (!given) return wrongOption('options', value, '{}');
  const { seats: asked = MOST_RACERS, ...rest } = { ...given, stack: undefined };
  for (const [option, accepted] of Object.entries(NOT_SHARED)) {
    const got = (rest as Readonly<Record<string, unknown>>)[option];
    const isInTurn = (option === 'atOnce' && got === false) || (option === 'turns' && got === true);
    if (got !== undefined && !isInTurn) return wrongOption(option, got, accepted);
  }
  const seats = parseSeats(asked, { least: LEAST_RACERS, most: MOST_RACERS });
  return 'problem' in seats ? seats : { value: { seats: seats.value, stack: 1 } };
}

/** The ten-dice race, race after race: no card of the deck is dealt, all dice come of it. */
export const raceRules: PageRules<TenDiceState, TenDiceMove, TenDiceOptions, RaceSettings> = {
  game: tenDiceTogether,
  deal: { size: DECK_SIZE, hands: 0, to: () => [], dice: () => [], check: checkRolls },
  check: checkRaceSettings,
  open: ({ seats, stack }, random) => startRun({ kinds: seats, stack, random }),
  options: ({ kinds }) => ({ seats: kinds }),
  deckOf: (seed) => secureShuffle(seed, DECK_SIZE),
  end: (state) => ({
    transfers: winnersOf(state).flatMap((seat) => pay('house', seatAccount(seat), 1, 'win')),
    played: [...state.racers.keys()].filter((seat) => state.racers[seat]!.rolls > 0),
  }),
  chips: () => null,
  publicMove: (_view, move) => move,
  // Whose it was is in the move: by then it is the next one's turn.
  publicNotation: (_view, { keep }) => String(keep ?? 0),
};
