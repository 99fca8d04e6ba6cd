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
import type { TenDiceWords } from '../words.js';

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

/** Who has won: the player is named first, as in “You and Ana win.” */
function wonText(
  view: TenDiceState,
  { messages, name, person }: TenDiceWords,
  count?: number,
): string {
  const winners = winnersOf(view);
  const isYou = (seat: Seat): boolean => person(seat).who === 'you';
  const named = [...winners].sort((one, other) => Number(isYou(other)) - Number(isYou(one)));
  const you = winners.some(isYou);
  return messages.won({ names: named.map(name), winners: winners.length, you, count });
}

/** Who has won, as a title. `undefined` if only the player has. */
export function winnersText(view: TenDiceState, words: TenDiceWords): string | undefined {
  const [winner, ...others] = winnersOf(view);
  const isYours = others.length === 0 && words.person(winner!).who === 'you';
  return isYours ? undefined : wonText(view, words);
}

/** How the person came out of a race at once that somebody else has won. */
export function placeText({ options, racers, home }: TenDiceState, words: TenDiceWords): string {
  if (!options.atOnce || home[0] === 0) return '';
  const place = home.indexOf(0) + 1;
  return words.messages.placed({ place: place || racers.length, count: racers.length });
}

export function resultText(view: TenDiceState, words: TenDiceWords, isCalm: boolean): string {
  const { racers } = view;
  const count = isCalm ? undefined : racers[winnersOf(view)[0]!]!.rolls;
  if (racers.length === 1) return words.messages.alone({ count, average: expectedRolls()[0]! });
  return [wonText(view, words, count), placeText(view, words)].filter(Boolean).join(' ');
}

const diceText = ({ messages, person, diceList }: TenDiceWords, racer: Racer, seat: Seat): string =>
  messages.diceSaid({ seat: person(seat), dice: diceList(racer.dice) });

/** The announcement at the start of a race, or when a saved race is resumed. */
export function startText(view: TenDiceState, words: TenDiceWords): string {
  const [seat, racer] = [view.turn ?? 0, view.racers[view.turn ?? 0]!];
  const { messages, person } = words;
  const { startRoll, rule } = messages;
  const roll = view.options.atOnce ? `${startRoll} ${rule}` : startRoll;
  const first = isPerson(view, seat) ? roll : messages.turn({ seat: person(seat) });
  const next = racer.dice.length ? diceText(words, racer, seat) : first;
  return messages.started({ next });
}

/** The number that most dice of a seat show. */
const mostText = (view: TenDiceState, words: TenDiceWords, seat: Seat): string => {
  const racer = view.racers[seat]!;
  const most = mostOf(racer);
  const count = countOf(racer.dice, most);
  return words.messages.most({ seat: words.person(seat), number: most, count });
};

const homeTexts = (
  { racers }: TenDiceState,
  { messages, person }: TenDiceWords,
  seat: Seat,
  isCalm: boolean,
): readonly string[] => {
  const racer = racers[seat]!;
  const count = isCalm ? undefined : racer.rolls;
  return isHome(racer) ? [messages.isHome({ seat: person(seat), count })] : [];
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
  const next =
    isNext && view.racers.length > 1
      ? [words.messages.turn({ seat: words.person(view.turn!) })]
      : [];
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
