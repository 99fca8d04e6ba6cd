/**
 * What moves on a table or is dragged, and what is drawn there that can be waited for, in a file of its
 * own that is fetched once the table stands. Like extras.ts it shares nothing with a game's own file but
 * what its functions are given; it may name what isn't private there, which has one short name in all
 * files of a build.
 */
export { cardDrag } from './table/card-drag.js';
export { dieTemplate } from './table/dice.js';
export { glide, settle } from './table/glide.js';
export { jokerFace } from './table/joker-face.js';
export { tableSheet } from './table/extras-sheet.js';
