import type { Seat } from '../../../core/engine/rules.js';
import type { TenDiceWords } from '../locales/en.js';
import type { DieNumber, TenDiceState } from '../rules/state.js';

/** All that one render knows. */
export interface TenDiceScene {
  readonly view: TenDiceState;
  readonly words: TenDiceWords;
  /** Whether neither rolls nor time are counted. */
  readonly isCalm: boolean;
  /** The number that whoever is to roll has chosen; at once, the one kept last. */
  readonly chosen: DieNumber | null;
  /** Those who have rolled since the race came here: their dice are seen to fall. */
  readonly rolled: ReadonlySet<Seat>;
  /** How many dice of a seat are still rolling. */
  readonly rollingOf: (seat: Seat) => number;
  /** By seat, the time in milliseconds at which it came home, where that is known. */
  readonly times: readonly (number | undefined)[];
  readonly choose: (number: DieNumber) => void;
  readonly roll: () => void;
  /** Another race; not where the page keeps the player at this one. */
  readonly again: (() => void) | undefined;
  /** Where people elsewhere share the race: who is away, the clock, what somebody says. */
  readonly atSeat?: (seat: Seat) => unknown;
  /** What stands there in the place of the numbers and the button. */
  readonly controls?: unknown;
}

/** The places of the dice of a seat that are still rolling. */
export function rollingPlaces({ view, rollingOf }: TenDiceScene, seat: Seat): readonly number[] {
  const { thrown } = view.racers[seat]!;
  return thrown.slice(thrown.length - rollingOf(seat));
}

/** What those dice of a seat show that lie. */
export function lyingOf(scene: TenDiceScene, seat: Seat): readonly DieNumber[] {
  const rolling = rollingPlaces(scene, seat);
  return scene.view.racers[seat]!.dice.filter((_, place) => !rolling.includes(place));
}
