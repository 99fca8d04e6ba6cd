import type { Seat } from '../../../core/engine/rules.js';
import type { TenDiceWords } from '../words.js';
import type { DieNumber, TenDiceState } from '../rules/state.js';

/** In a race at once: whether the bots wait for the person's first choice, or have begun. */
export type Signal = 'wait' | 'go' | undefined;

/** Draws a die in the air: a cube, which may land on a number, or a small face. */
export interface Flying {
  cubeTemplate(number?: number): unknown;
  spinTemplate(face: number): unknown;
}

/** Everything that a render of the race needs. */
export interface TenDiceScene {
  readonly view: TenDiceState;
  readonly words: TenDiceWords;
  /** Whether rolls and time are hidden. */
  readonly isCalm: boolean;
  /** The number chosen for the next roll; in a race at once, the one kept last. */
  readonly chosen: DieNumber | null;
  /** The seats that have rolled since the race came to this page. Their dice are animated. */
  readonly rolled: ReadonlySet<Seat>;
  /** The number of dice of a seat that are still rolling. */
  readonly rollingOf: (seat: Seat) => number;
  /** By seat, the time in milliseconds at which it came home, if known. */
  readonly times: readonly (number | undefined)[];
  readonly signal: Signal;
  /** Draws dice in the air, once loaded. */
  readonly flying: Flying | undefined;
  /** The picture of a racer; `undefined` for people at this device. */
  readonly portrait: (seat: Seat) => unknown;
  readonly choose: (number: DieNumber) => void;
  readonly roll: () => void;
  /** Starts another race. `undefined` if the page locks this one, or if a panel has the button. */
  readonly again: (() => void) | undefined;
  /** In a shared race, the content at a seat: who is away, the clock, emotes. */
  readonly atSeat?: (seat: Seat) => unknown;
  /** Replaces the numbers and the button. */
  readonly controls?: unknown;
}

/** The seat whose tray is large. `undefined` if several people share the device, and for a spectator. */
export function ownSeat({ options, here }: TenDiceState): Seat | undefined {
  if (here !== undefined) return here ?? undefined;
  return options.players === 1 ? 0 : undefined;
}

/** The places of a seat's dice that are still rolling. */
export function rollingPlaces({ view, rollingOf }: TenDiceScene, seat: Seat): readonly number[] {
  const { thrown } = view.racers[seat]!;
  return thrown.slice(thrown.length - rollingOf(seat));
}

/** The numbers on a seat's dice that are at rest. */
export function lyingOf(scene: TenDiceScene, seat: Seat): readonly DieNumber[] {
  const rolling = rollingPlaces(scene, seat);
  return scene.view.racers[seat]!.dice.filter((_, place) => !rolling.includes(place));
}
