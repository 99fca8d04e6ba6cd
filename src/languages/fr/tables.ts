import type { Foreign } from '../foreign.js';
import { kit, seatNames } from './kit.js';
import { tables } from './words/tables.js';

export const elementWords = kit;

/** What every table says besides its game, in French. */
export const otherWords: Foreign = { seatNames, tables };
