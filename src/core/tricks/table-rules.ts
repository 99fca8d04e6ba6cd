import { DECK_SIZE } from '../cards/card.js';
import { sumOf } from '../cards/list.js';
import { type Seed, secureShuffle } from '../cards/secure-shuffle.js';
import { isOneOf, unknownName, wrongOption } from '../engine/option.js';
import { type Checked, type Problem, asRecord, quote } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { broken } from '../engine/save.js';
import { pay, seatAccount } from '../table/ledger.js';
import { type SeatKind, parseSeats } from '../table/seats.js';
import type { TableRules } from '../table/table-rules.js';
import { type HandEnd, type TableRun, startRun } from '../table/table-run.js';
import { checkTableSave, saveTable } from '../table/table-save.js';
import { dealtTo } from './fairness.js';
import { TRICK_LEVELS, type TrickLevel } from './bots/question.js';
import { writeHidden } from './notation.js';
import { MOST_PLAYERS, type TrickOptions } from './options.js';
import type { TrickMove, TrickState } from './state.js';
import type { TrickGame } from './trick-game.js';
import { liveAfter, sideOf } from './trick-table.js';
import { viewTrickMove } from './view.js';

/** The options that differ from hand to hand. */
type HandOption = keyof TrickOptions;
const HAND_OPTIONS: readonly HandOption[] = ['kinds', 'dealer', 'hand', 'scores', 'bagCounts'];

/** The settings of a table: who sits there, and the rules of its game. */
export type TrickSettings<Options extends TrickOptions> = Omit<Options, HandOption> & {
  readonly seats: readonly SeatKind[];
  /** The level of the bots. */
  readonly bots: TrickLevel;
  /** There are no chips. For the table's counting, every seat starts with one, and gets one for each game it wins. */
  readonly stack: 1;
};

const DEFAULT_LEVEL: TrickLevel = 'club';

/** A problem of the option `kinds`, as one of the setting `seats`. */
const ofSeats = (problem: Problem, seats: unknown): Problem =>
  problem['option'] === 'kinds' ? { ...problem, option: 'seats', got: quote(seats) } : problem;

/** Completes the given settings, or returns what is wrong with one of them. */
function checkSettings<Options extends TrickOptions>(
  { options }: TrickGame<Options>,
  value: unknown,
): Checked<TrickSettings<Options>> {
  const given = asRecord(value);
  if (!given) return wrongOption('options', value, '{}');
  const { seats, bots = DEFAULT_LEVEL, stack: _stack, ...rest } = given;
  if (!isOneOf<unknown>(TRICK_LEVELS, bots))
    return wrongOption('bots', bots, TRICK_LEVELS.join(', '));
  const unknown = unknownName('settings', rest, Object.keys(options.rules));
  if (unknown) return unknown;
  const kinds =
    seats === undefined
      ? { value: undefined }
      : parseSeats(seats, { least: 2, most: MOST_PLAYERS });
  if ('problem' in kinds) return wrongOption('seats', seats, `2–${MOST_PLAYERS}, human, bot`);
  const checked = options.check({ ...rest, kinds: kinds.value });
  if ('problem' in checked) return { problem: ofSeats(checked.problem, seats) };
  const rules = Object.entries(checked.value).filter(
    ([name]) => !HAND_OPTIONS.includes(name as HandOption),
  );
  const table = { seats: checked.value.kinds, bots: bots as TrickLevel, stack: 1 };
  return { value: { ...Object.fromEntries(rules), ...table } as TrickSettings<Options> };
}

const zerosFor = ({ scores, bagCounts }: TrickOptions) => ({
  hand: 1,
  scores: scores.map(() => 0),
  ...(bagCounts && { bagCounts: bagCounts.map(() => 0) }),
});

/** The options of the next hand. */
const handOptionsOf = <Options extends TrickOptions>(
  { kinds, dealer, match }: TableRun,
  { seats: _seats, bots: _bots, stack: _stack, ...rules }: TrickSettings<Options>,
): Partial<Options> => ({ ...rules, kinds, dealer, ...match }) as unknown as Partial<Options>;

/** What a finished hand changes at its table: the points, and after a game who has won it. */
function handEnd<Options extends TrickOptions>(
  game: TrickGame<Options>,
  { options, results }: TrickState<Options>,
): HandEnd {
  const table = game.tableOf(options);
  const { sides, winners, next } = results!;
  const won = (seat: Seat): boolean => winners?.includes(sideOf(table, seat)) ?? false;
  const [nextDealer = 0] = liveAfter(table, options.dealer);
  const { dealer, ...match } = next ?? { dealer: nextDealer, ...zerosFor(options) };
  return {
    transfers: table.live.filter(won).flatMap((seat) => pay('house', seatAccount(seat), 1, 'win')),
    played: table.live,
    scored: {
      points: sides.map(({ points }) => points),
      scores: sides.map(({ score }) => score),
      ...{ match, nextDealer: dealer },
    },
  };
}

/**
 * Whether the game in progress fits the finished hands: its scores are the sums of their points. A game with more hands
 * than the history keeps can't be checked.
 */
function isMatchOf({ match, history, hand: next }: TableRun): boolean {
  if (!match) return false;
  const { hand, scores, bagCounts = [] } = match;
  if (hand > next) return false;
  if (hand === 1 && bagCounts.some((count) => count !== 0)) return false;
  if (hand - 1 > history.length) return true;
  const own = hand === 1 ? [] : history.slice(1 - hand);
  return (
    own.every(({ points }) => points?.length === scores.length) &&
    scores.every((score, side) => score === sumOf(own.map(({ points }) => points![side]!)))
  );
}

/** The deck of a hand, before any cuts. */
const deckOf = (seed: Seed): readonly number[] => secureShuffle(seed, DECK_SIZE);

/** The rules of a table of a trick-taking game, from hand to hand and from game to game. */
export type TrickTableRules<Options extends TrickOptions> = TableRules<
  TrickState<Options>,
  TrickMove,
  Options,
  TrickSettings<Options>
> & { readonly game: TrickGame<Options> };

/** Makes the rules of a table from the rules of a hand. */
export function trickTableRules<Options extends TrickOptions>(
  game: TrickGame<Options>,
): TrickTableRules<Options> {
  return {
    game,
    deal: { size: DECK_SIZE, hands: 0, to: dealtTo, dice: () => [] },
    check: (given) => checkSettings(game, given),
    open: (settings, random) => {
      const { seats, bots: _bots, stack, ...rules } = settings;
      // Settings that have passed the check make valid options.
      const checked = game.options.check({ ...rules, kinds: seats }) as { readonly value: Options };
      return startRun({ kinds: seats, stack, random, match: zerosFor(checked.value) });
    },
    options: handOptionsOf,
    deckOf,
    end: (state) => handEnd(game, state),
    chips: () => null,
    publicMove: (view, move) => viewTrickMove(view, move),
    publicNotation: (view, move) => {
      const seen = viewTrickMove(view, move);
      const isHidden = Object.values(seen).includes(null) && seen.type !== 'bid';
      return isHidden && 'seat' in move ? writeHidden(move) : game.writeMove(view, move);
    },
    save: (table) => saveTable(table, 0),
    load: (value) => {
      const loaded = checkTableSave(
        value,
        game,
        deckOf,
        ({ kinds, dealer, match }) => ({ kinds, dealer, ...match }) as unknown as Partial<Options>,
      );
      return 'problem' in loaded || isMatchOf(loaded.value.run) ? loaded : broken('match');
    },
  };
}
