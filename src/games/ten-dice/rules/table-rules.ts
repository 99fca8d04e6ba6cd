import { DECK_SIZE } from '../../../core/cards/card.js';
import { secureShuffle } from '../../../core/cards/secure-shuffle.js';
import { isOneOf, wrongOption } from '../../../core/engine/option.js';
import { type Checked, asRecord } from '../../../core/engine/reason.js';
import type { Game } from '../../../core/engine/rules.js';
import { SEAT_KINDS, type SeatKind, parseSeats } from '../../../core/table/seats.js';
import type { PageRules } from '../../../core/table/table-rules.js';
import { startRun } from '../../../core/table/table-run.js';
import { pay, seatAccount } from '../../../core/table/ledger.js';
import { checkRolls } from './check.js';
import { tenDice } from './game.js';
import { MOST_RACERS, type TenDiceOptions } from './options.js';
import { winnersOf } from './rules.js';
import { type TenDiceMove, type TenDiceState, isOver } from './state.js';

/** The fewest racers at a shared table. */
export const LEAST_RACERS = 2;

const isKind = (value: unknown): value is SeatKind => isOneOf<unknown>(SEAT_KINDS, value);

/** Checks the options of a shared race, which lists who sits where. */
export function checkSeatedOptions(value: unknown): Checked<TenDiceOptions> {
  const { seats } = asRecord(value) ?? {};
  const all = Array.isArray(seats) ? (seats as readonly unknown[]) : [];
  const kinds = all.filter(isKind);
  const countOf = (kind: SeatKind): number => kinds.filter((one) => one === kind).length;
  const [players, bots] = [countOf('human'), countOf('bot')];
  const isGood = kinds.length === all.length && kinds.length <= MOST_RACERS;
  return isGood && players + bots >= LEAST_RACERS
    ? { value: { players, bots, atOnce: false, level: 'normal', seats: kinds } }
    : wrongOption('seats', seats, `${LEAST_RACERS}–${MOST_RACERS}, human, bot, open`);
}

/**
 * The shared race, in turn: each seat may be a person's, a bot's or open. Racing at once depends on the
 * clock of one page, so others could not check it.
 */
export const tenDiceTogether: Game<TenDiceState, TenDiceMove, TenDiceOptions> = {
  ...tenDice,
  options: { ...tenDice.options, check: checkSeatedOptions },
  // Each page tells by its own seat whether its person has won.
  outcome: (state) => (isOver(state) ? 'over' : undefined),
};

/** The settings of a table for a series of races. */
export interface RaceSettings {
  readonly seats: readonly SeatKind[];
  /**
   * Races have no chips. For the table's counting, every seat starts with one and gets one for each race it
   * wins.
   */
  readonly stack: 1;
}

/** The options of a local race that a shared race rejects, with what it accepts instead. */
const NOT_SHARED: Readonly<Record<string, string>> = {
  atOnce: 'false: people at several machines roll in turn',
  turns: 'true: people at several machines roll in turn',
  level: 'none: in turn, bots have no speed',
  players: `seats: ${LEAST_RACERS}–${MOST_RACERS}`,
  bots: `seats: ${LEAST_RACERS}–${MOST_RACERS}`,
};

/** Completes the given settings, or returns what is wrong with them. */
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

/** The rules of a series of ten-dice races. The deck is not dealt. It determines the dice. */
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
  // The move contains its seat, as the turn has passed on by then.
  publicNotation: (_view, { keep }) => String(keep ?? 0),
};
