const round = (value: number): number => Math.round(value * 10) / 10;

/** Path data of M, L, C and Z, split at its points: a text, an x, a y, a text, and so on. */
export type Outline = readonly string[];

export const outlineOf = (path: string): Outline => path.split(/(-?[\d.]+) (-?[\d.]+)/);

/**
 * Path data of an outline that is moved and scaled. A negative scale rotates it by 180 degrees. With a `scaleX` of the
 * opposite sign it is mirrored, which reverses its direction: inside another outline it becomes a hole.
 */
export function place(pieces: Outline, x: number, y: number, scale = 1, scaleX = scale): string {
  let path = pieces[0]!;
  for (let at = 1; at < pieces.length; at += 3) {
    path += `${round(x + +pieces[at]! * scaleX)} ${round(y + +pieces[at + 1]! * scale)}${pieces[at + 2]}`;
  }
  return path;
}
