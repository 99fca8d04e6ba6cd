/** The letters that slips put in: those of share strings, and some that are in none. */
const LETTERS = 'ABCXYZabcxyz0189-_.~ +/=%é☂';

type Random = (below: number) => number;

const SLIPS: readonly ((random: Random, text: string, at: number) => string)[] = [
  (random, text, at) => text.slice(0, at) + LETTERS[random(LETTERS.length)]! + text.slice(at + 1),
  (random, text, at) => text.slice(0, at) + LETTERS[random(LETTERS.length)]! + text.slice(at),
  (_random, text, at) => text.slice(0, at) + text.slice(at + 1),
  (_random, text, at) => text.slice(0, at),
  (_random, text, at) =>
    text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  (random, text, at) => {
    const end = at + 1 + random(8);
    return text.slice(0, end) + text.slice(at, end) + text.slice(end);
  },
  (_random, text, at) => {
    const letter = text[at] ?? '';
    const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
    return text.slice(0, at) + other + text.slice(at + 1);
  },
];

/** A text with one to three slips: a letter changed, put in, left out, doubled, cut off. */
export function mutated(random: Random, text: string): string {
  let spoilt = text;
  for (let slips = 1 + random(3); slips > 0; slips--) {
    spoilt = SLIPS[random(SLIPS.length)]!(random, spoilt, random(spoilt.length + 1));
  }
  return spoilt;
}
