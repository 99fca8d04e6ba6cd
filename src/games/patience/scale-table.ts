// Made from bench/grade/measured.tsv: npm run rules
import type { Scale } from '../../core/solver/grade.js';

/**
 * The scales of grades, by game and by its options as `writeOptions` writes them. Every game of the list has a scale for
 * its defaults: ''.
 */
export const SCALES: Readonly<Record<string, Readonly<Record<string, Scale>>>> = {
  'agnes-bernauer': { '': [319, 526, 954, 1997] },
  alaska: { '': [371, 769, 1232, 1945] },
  'bakers-dozen': { '': [259, 714, 1111, 1625] },
  'beleaguered-castle': { '': [417, 875, 1286, 1987] },
  bisley: { '': [261, 477, 1005, 1950] },
  'black-hole': { '': [1130, 1573, 1801, 1987] },
  canfield: { '': [298, 605, 1159, 1939], 'draw~1': [102, 180, 397, 971] },
  canister: { '': [106, 295, 541, 1227] },
  'castles-in-spain': { '': [73, 90, 127, 220] },
  'double-klondike': { '': [153, 282, 386, 852] },
  easthaven: { '': [1075, 1448, 1804, 1999] },
  fortress: { '': [279, 346, 435, 561] },
  'fortunes-favor': { '': [140, 147, 153, 188] },
  'king-albert': { '': [849, 1213, 1433, 1950] },
  penguin: { '': [83, 127, 213, 522] },
  raglan: { '': [571, 953, 1434, 1847] },
  'russian-solitaire': { '': [41, 66, 70, 89] },
  shamrocks: { '': [236, 428, 1402, 1945] },
  'simple-simon': { '': [453, 724, 1154, 1455] },
  'spanish-patience': { '': [84, 106, 133, 188] },
  spider: { '': [1227, 1415, 1710, 1987] },
  spiderette: { '': [1323, 1644, 1858, 1998], 'suits~1': [554, 812, 1108, 1544] },
  tripeaks: { '': [78, 81, 89, 961] },
  wasp: { '': [89, 100, 128, 184] },
  westcliff: { '': [878, 1050, 1201, 1426] },
  whitehead: { '': [844, 1411, 1703, 1998] },
  yukon: { '': [169, 388, 983, 1698] },
};
