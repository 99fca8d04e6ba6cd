import type { Refusal } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import type { TenDiceMessages } from '../../locales/compiled/types.js';
import { type SeatPerson, seatParts } from '../../locales/format.js';
import { type MessagesFor, type Words, keyRows, listText, textFor } from '../../locales/words.js';
import type { TenDiceRefusal } from './rules/state.js';

/** Who races. */
export interface Racers {
  /** How many people race on this device. */
  readonly players: number;
  readonly atOnce: boolean;
  /** In a race with people elsewhere: the player's seat, and the names of the people by seat. */
  readonly shared?: SharedRacers | undefined;
}

export interface SharedRacers {
  /** `undefined` for a spectator. */
  readonly you: Seat | undefined;
  /** A bot has no name. */
  readonly names: readonly (string | undefined)[];
}

/** The keys of a race. In a shared race nobody can begin another one alone. */
function keysOf(messages: TenDiceMessages, { atOnce, shared }: Racers) {
  const { keyChoose, keyRoll, keyKeep, keyAgain, keyHint, keyNew, keyBack, keySheet } = messages;
  const own = atOnce ? [keyKeep, keyAgain] : [keyChoose, keyRoll];
  return keyRows(...own, keyHint, ...(shared ? [] : [keyNew, keyBack]), keySheet);
}

/** The words of a race, with what everybody in it is called. */
export function raceWords(words: Words & { readonly tenDice: TenDiceMessages }, racers: Racers) {
  const { tenDice: messages } = words;
  const { players, shared } = racers;
  const isYou = (seat: Seat): boolean =>
    shared ? seat === shared.you : players === 1 && seat === 0;
  const botName = (seat: Seat): string => {
    const cast = Object.values(messages.cast);
    const inOrder = [...cast.slice(seat), ...cast.slice(0, seat)];
    // A person may have the same name.
    return inOrder.find((name) => !shared?.names.includes(name))!;
  };
  const nameOf = (seat: Seat): string =>
    shared?.names[seat] ?? (seat < players ? messages.player({ number: seat + 1 }) : botName(seat));
  const person = (seat: Seat): SeatPerson => {
    const number = seat + 1;
    return isYou(seat) ? { who: 'you', number } : { who: 'other', name: nameOf(seat), number };
  };
  const refusals: MessagesFor<Exclude<TenDiceRefusal, { readonly code: 'not-your-turn' }>> =
    messages.refusals;
  return {
    messages,
    title: messages.title,
    keySheet: keysOf(messages, racers),
    otherKeys: [],
    optionLabels: messages.options,
    /** Who races at a seat. */
    person,
    /** What somebody is called: `You`, `Ana` */
    name: (seat: Seat): string => messages.seatName(seatParts(person(seat))),
    /** The numbers of dice, in order. `undefined` for no dice. */
    diceList: (dice: readonly number[]): string | undefined =>
      listText(words, [...dice].sort().map(String)) || undefined,
    refusal: (refusal: Refusal): string =>
      refusal.code === 'not-your-turn'
        ? messages.refusals['not-your-turn']({ turn: person(Number(refusal['turn'])) })
        : (textFor(refusals, refusal) ?? refusal.code),
  };
}

export type TenDiceWords = ReturnType<typeof raceWords>;
