import type { PictureArt } from '../../../elements/links/result-picture.js';
import type { DieNumber } from '../rules/state.js';

/** The pips of 1 to 6, as steps from the centre of a die. */
const PIPS: Readonly<Record<DieNumber, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
const SIZE = 132;

/** Draws a row of dice for the picture of a result. */
export const diceArt =
  (dice: readonly DieNumber[]): PictureArt =>
  (context, { color }) => {
    dice.forEach((number, index) => {
      context.save();
      context.translate(600 + (index - (dice.length - 1) / 2) * SIZE * 1.22, 196);
      context.rotate((index % 2 ? 1 : -1) * 0.07);
      context.beginPath();
      context.roundRect(-SIZE / 2, -SIZE / 2, SIZE, SIZE, SIZE * 0.2);
      Object.assign(context, { fillStyle: color('card'), strokeStyle: color('edge') });
      Object.assign(context, { shadowColor: 'rgb(0 0 0 / 40%)', shadowBlur: 18, shadowOffsetY: 7 });
      context.fill();
      context.shadowColor = 'transparent';
      context.stroke();
      context.fillStyle = color('ink');
      for (const [x, y] of PIPS[number]) {
        context.beginPath();
        context.arc(x * SIZE * 0.25, y * SIZE * 0.25, SIZE * 0.095, 0, 2 * Math.PI);
        context.fill();
      }
      context.restore();
    });
  };
