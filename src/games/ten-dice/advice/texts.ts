import type { Seat } from '../../../core/engine/rules.js';
import { expectedRolls } from '../bots/bot.js';
import { winnersOf } from '../rules/rules.js';
import {
  type Racer,
  type TenDiceMove,
  type TenDiceState,
  countOf,
  isHome,
  isOver,
  isPerson,
  mostOf,
  rollerOf,
} from '../rules/state.js';
import type { TenDiceWords } from '../locales/en.js';

/**
 * The best roll of a seat whose dice are at rest, and the average number of rolls from there to the end.
 */
export function hintOf(
  { racers }: TenDiceState,
  seat: Seat,
): readonly [move: TenDiceMove, left: number] {
  const racer = racers[seat]!;
  const keep = racer.dice.length ? mostOf(racer) : null;
  return [{ seat, keep }, expectedRolls()[countOf(racer.dice, keep)]!];
}

export function resultText(view: TenDiceState, words: TenDiceWords, isCalm: boolean): string {
  const { racers, options } = view;
  const winners = winnersOf(view);
  const count = isCalm ? null : racers[winners[0]!]!.rolls;
  if (racers.length === 1) return words.alone(count, expectedRolls()[0]!);
  const won = words.won(winners, count);
  if (!options.atOnce || winners.includes(0)) return won;
  const place = view.home.indexOf(0) + 1;
  return `${won} ${words.placed(place || racers.length, racers.length)}`;
}

const diceText = (words: TenDiceWords, { dice }: Racer, seat: Seat): string =>
  `${words.dice(seat, [...dice].sort())}.`;

/** The announcement at the start of a race, or when a saved race is resumed. */
export function startText(view: TenDiceState, words: TenDiceWords): string {
  const [seat, racer] = [view.turn ?? 0, view.racers[view.turn ?? 0]!];
  const rule = view.options.atOnce ? ` ${words.rule}` : '';
  const first = isPerson(view, seat) ? `${words.roll(10)}.${rule}` : words.turn(seat);
  const now = racer.dice.length ? diceText(words, racer, seat) : first;
  return `${words.title}. ${now}`;
}

/** The number that most dice of a seat show. */
const mostText = (view: TenDiceState, words: TenDiceWords, seat: Seat): string => {
  const racer = view.racers[seat]!;
  const most = mostOf(racer);
  return words.most(seat, most, countOf(racer.dice, most));
};

const homeTexts = (
  { racers }: TenDiceState,
  words: TenDiceWords,
  seat: Seat,
  isCalm: boolean,
): readonly string[] => {
  const racer = racers[seat]!;
  return isHome(racer) ? [words.isHome(seat, isCalm ? null : racer.rolls)] : [];
};

/**
 * The announcement of a seat's roll, by the position after it, and whether to announce it now. A person's
 * roll is announced now. Bots' rolls wait until a person's turn. In calm mode, rolls are not counted.
 */
export function rollTexts(
  view: TenDiceState,
  words: TenDiceWords,
  seat: Seat,
  isCalm: boolean,
): readonly [said: readonly string[], now: boolean] {
  const person = isPerson(view, seat);
  const dice = person ? diceText(words, view.racers[seat]!, seat) : mostText(view, words, seat);
  if (isOver(view)) return [[dice, resultText(view, words, isCalm)], true];
  const home = homeTexts(view, words, seat, isCalm);
  const isNext = rollerOf(view) !== undefined;
  const next = isNext && view.racers.length > 1 ? [words.turn(view.turn!)] : [];
  // A spectator never has a turn, so everything is announced now.
  return [[dice, ...home, ...next], person || next.length > 0 || view.here === null];
}

/**
 * The announcement in a race at once, after a seat's dice came to rest. As so much happens, it is short:
 * the person's own dice, and who is home.
 */
export function atOnceText(
  view: TenDiceState,
  words: TenDiceWords,
  seat: Seat,
  isCalm: boolean,
): string {
  const home = homeTexts(view, words, seat, isCalm);
  if (isOver(view)) return [...home, resultText(view, words, isCalm)].join(' ');
  return isPerson(view, seat) ? mostText(view, words, seat) : home.join(' ');
}
