import type { Seat } from '../../../core/engine/rules.js';
import { expectedRolls } from '../bots/chance.js';
import { winnersOf } from '../rules/rules.js';
import {
  type Racer,
  type TenDiceState,
  countOf,
  isHome,
  isOpen,
  isPerson,
  mostOf,
} from '../rules/state.js';
import type { TenDiceMove } from '../rules/state.js';
import type { TenDiceWords } from '../locales/en.js';

/** The best roll now, and how many rolls a race takes from there on average. */
export function hintOf({ racers, turn }: TenDiceState): readonly [move: TenDiceMove, left: number] {
  const racer = racers[turn!]!;
  const keep = racer.dice.length ? mostOf(racer) : null;
  return [{ seat: turn!, keep }, expectedRolls()[countOf(racer.dice, keep)]!];
}

/** How the race ended. */
export function resultText(view: TenDiceState, words: TenDiceWords, isCalm: boolean): string {
  const count = isCalm ? null : view.round;
  return view.racers.length > 1
    ? words.won(winnersOf(view), count)
    : words.alone(count, expectedRolls()[0]!);
}

const diceText = (words: TenDiceWords, { dice }: Racer, seat: Seat): string =>
  `${words.dice(seat, [...dice].sort())}.`;

/** What is said as a race begins, or is taken up again. */
export function startText({ racers, turn }: TenDiceState, words: TenDiceWords): string {
  const [seat, racer] = [turn ?? 0, racers[turn ?? 0]!];
  const now = racer.dice.length ? diceText(words, racer, seat) : `${words.roll(10)}.`;
  return `${words.title}. ${now}`;
}

/**
 * What is said of a seat's roll, by the position after it, and whether it is said at once: a person's
 * is; those of bots wait until a person is to roll. Where it is calm, no rolls are counted.
 */
export function rollTexts(
  view: TenDiceState,
  words: TenDiceWords,
  seat: Seat,
  isCalm: boolean,
): readonly [said: readonly string[], now: boolean] {
  const racer = view.racers[seat]!;
  const [most, person] = [mostOf(racer), isPerson(view, seat)];
  const dice = person
    ? diceText(words, racer, seat)
    : words.most(seat, most, countOf(racer.dice, most));
  if (view.turn === null) return [[dice, resultText(view, words, isCalm)], true];
  const home = isHome(racer) ? [words.isHome(seat, isCalm ? null : view.round)] : [];
  const next = isOpen(view) && view.racers.length > 1 ? [words.turn(view.turn)] : [];
  return [[dice, ...home, ...next], person || next.length > 0];
}
