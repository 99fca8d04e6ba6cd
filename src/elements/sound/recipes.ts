import { listOf } from '../../core/cards/list.js';
/** A part of a sound: filtered noise, as of cards, or a tone, as of chips and notes. */
export interface Voice {
  /** When the voice begins within the sound, and how long it lasts, in seconds. */
  readonly at: number;
  readonly length: number;
  /** Seconds until it is loudest. Then it fades until its end. */
  readonly rise: number;
  /** The loudness, above 0 to 1. */
  readonly gain: number;
  readonly wave: 'noise' | 'sine' | 'triangle';
  /** The first and last frequency in hertz: of a tone's pitch, or of the noise's filter. */
  readonly from: number;
  readonly to: number;
  /** The filter of noise. Tones have none. */
  readonly filter?: 'lowpass' | 'bandpass' | 'highpass';
}

export type Recipe = readonly Voice[];

/** Noise of `length` seconds, whose filter moves from one frequency to another. */
const noise = (
  filter: 'lowpass' | 'bandpass' | 'highpass',
  [at, length, gain]: readonly [at: number, length: number, gain: number],
  from: number,
  to = from,
  rise = 0.003,
): Voice => ({ at, length, rise, gain, wave: 'noise', from, to, filter });

const tone = (
  [at, length, gain]: readonly [at: number, length: number, gain: number],
  from: number,
  to = from,
  rise = 0.002,
  wave: 'sine' | 'triangle' = 'sine',
): Voice => ({ at, length, rise, gain, wave, from, to });

/** A card that lands on others: a dull brush, and the table under it. */
const tap = (at: number, gain: number): Recipe => [
  noise('lowpass', [at, 0.075, gain], 2600, 500),
  tone([at, 0.07, gain * 0.45], 170, 95),
];

/** The edge of a card that leaves another one. */
const flick = (at: number, gain: number, pitch = 3000): Voice =>
  noise('bandpass', [at, 0.05, gain], pitch, pitch * 1.7, 0.012);

/**
 * The overtones of a struck round plate, as factors. They are not multiples of the lowest, so a chip clicks
 * and doesn't ring.
 */
const PLATE = [1, 1.73, 2.33, 3.01];

/** One chip on another. */
const click = (at: number, gain: number, pitch = 1): Recipe => [
  noise('highpass', [at, 0.012, gain * 0.5], 5000, 5000, 0.001),
  ...PLATE.map((factor, index) =>
    tone([at, 0.075 / (index + 1), gain / (index + 1)], 2150 * pitch * factor),
  ),
];

/** Several chips that fall at these times, in seconds. Each sounds a little different. */
const clicks = (gain: number, ...times: readonly number[]): Recipe =>
  times.flatMap((at, index) => click(at, gain * (1 - 0.06 * index), 1 + 0.05 * ((index * 2) % 3)));

/** A die that knocks on wood. */
const knock = (at: number, gain: number, pitch: number): Recipe => [
  noise('bandpass', [at, 0.03, gain * 1.6], 1900 * pitch, 1500 * pitch, 0.001),
  tone([at, 0.05, gain * 0.6], 640 * pitch, 520 * pitch),
];

/** A note like a small marimba's. The octave fades sooner, and the higher overtone at once. */
const note = (at: number, hertz: number, gain: number, length: number): Recipe => [
  tone([at, length, gain], hertz, hertz, 0.008),
  tone([at, length * 0.45, gain * 0.3], hertz * 2, hertz * 2, 0.006),
  tone([at, length * 0.12, gain * 0.16], hertz * 4, hertz * 4, 0.003),
];

/** A riffle: two packets of cards that interleave, slowly, fast, slowly. */
const riffle = (cards: number, seconds: number): Recipe =>
  listOf(cards, (index) => {
    const share = (index + 0.5) / cards;
    const at = seconds * (share - 0.1 * Math.sin(2 * Math.PI * share));
    return flick(at, 0.06 + 0.1 * Math.sin(Math.PI * share), 2300 + ((index * 7) % 5) * 260);
  });

/** Chips that are pushed over the felt until they meet others. */
const pushed = (at: number): Recipe => [
  noise('bandpass', [at, 0.4, 0.07], 1500, 800, 0.14),
  ...clicks(0.09, at + 0.2, at + 0.27, at + 0.32, at + 0.4, at + 0.43),
];

const [C5, E5, G5, C6, E6] = [523.25, 659.26, 783.99, 1046.5, 1318.51];
const [A4, F4] = [440, 349.23];

/** All sounds, as data. Each is far below the maximum, because several may overlap. */
export const RECIPES = {
  /** A card is picked up. */
  lift: [flick(0, 0.12, 3600)],
  /** Cards are put down. */
  place: tap(0, 0.34),
  /** A card is turned over. */
  turn: [flick(0, 0.2, 2600), ...tap(0.07, 0.2)],
  /** Cards are shuffled and dealt. */
  shuffle: [...riffle(16, 0.5), ...tap(0.56, 0.24)],
  /** A move was refused. */
  refuse: [
    tone([0, 0.1, 0.2], 208, 185, 0.006, 'triangle'),
    tone([0.1, 0.13, 0.18], 165, 139, 0.006, 'triangle'),
  ],
  /** A card goes to a foundation. */
  home: [...tap(0, 0.26), ...note(0.015, C6, 0.07, 0.26), ...note(0.015, E6, 0.03, 0.2)],
  /** A step is undone. */
  undo: [noise('lowpass', [0, 0.15, 0.22], 420, 2400, 0.1)],
  /** A chip is added. */
  chip: clicks(0.14, 0, 0.06),
  /** A bet is placed. */
  chips: clicks(0.14, 0, 0.05, 0.12, 0.155),
  /** Chips go to a winner. */
  slide: pushed(0),
  /** Chips go to the player. */
  gain: [...pushed(0), ...note(0.44, G5, 0.1, 0.32), ...note(0.56, C6, 0.1, 0.5)],
  /** Dice are thrown. */
  dice: [
    ...knock(0, 0.2, 1),
    ...knock(0.06, 0.16, 1.14),
    ...knock(0.15, 0.14, 0.94),
    ...knock(0.2, 0.11, 1.1),
    ...knock(0.31, 0.08, 1),
    ...knock(0.35, 0.06, 1.18),
  ],
  /** A game is won. */
  win: [
    ...note(0, C5, 0.15, 0.75),
    ...note(0.11, E5, 0.14, 0.75),
    ...note(0.22, G5, 0.14, 0.8),
    ...note(0.35, C6, 0.15, 1.1),
    ...note(0.35, E5, 0.07, 1),
  ],
  /** No move is left. */
  lose: [...note(0, A4, 0.12, 0.4), ...note(0.2, F4, 0.12, 0.65)],
} as const satisfies Readonly<Record<string, Recipe>>;

export type Sound = keyof typeof RECIPES;

/** The length of a sound in seconds. */
export const lengthOf = (sound: Sound): number =>
  Math.max(...RECIPES[sound].map(({ at, length }) => at + length));
