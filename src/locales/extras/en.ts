import type { KeyRows } from '../key-rows.js';
import { panelsEn } from './panels-en.js';

/** The words of panels: what each is called, and what the sheets of keys and settings say. Their type is that of every other language. */
export const extrasEn = {
  panels: panelsEn,
  /** What each key does in every patience game; a game adds its own after the first two. */
  keys: [
    ['← → ↑ ↓', 'Walk over cards and piles'],
    ['Enter, Space', 'Pick up, put down; twice: to the foundation'],
    ['h', 'To the foundation'],
    ['Esc', 'Put back'],
    ['u, r', 'Undo, redo'],
    ['t', 'Hint'],
    ['n', 'New game'],
    ['?', 'This sheet'],
  ] as KeyRows,
  /** The first choice of each setting: the page decides; `value` is in force then. */
  samePage: (value: string) => `Same as page (${value})`,
  /** Each setting and each value. */
  choices: {
    language: 'Language',
    theme: 'Light or dark',
    fourColor: 'Four colours',
    cardBack: 'Card backs',
    mirrored: 'Left-handed',
    motion: 'Motion',
    sound: 'Sound',
    tapToMove: 'One tap moves',
    calm: 'No clock and counts',
    autoFinish: 'Finish by itself',
    autoFoundation: 'Cards go up',
    on: 'on',
    off: 'off',
    light: 'light',
    dark: 'dark',
    diamonds: 'diamonds',
    petals: 'petals',
    safe: 'when safe',
    all: 'always',
  } as Readonly<Record<string, string>>,
};

export type ExtrasWords = typeof extrasEn;
