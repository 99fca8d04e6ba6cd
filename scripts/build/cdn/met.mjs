/** So many signs before a name, and so many after it: what is met again with them, gzip doesn't write again. */
const AROUND = [
  ...[
    [1, 3],
    [1, 4],
    [1, 6],
    [2, 2],
    [2, 3],
    [3, 3],
  ],
  ...[
    [3, 1],
    [4, 0],
    [6, 0],
    [0, 4],
    [0, 6],
    [5, 5],
  ],
];

/** Places of the table of what was met; two that share one are not told apart. */
const MASK = 2 ** 22 - 1;

/** What being met so often is worth, for each sign around. */
const WORTH = Float64Array.from({ length: 2 ** 16 }, (_, count) =>
  count ? 0.5 + Math.log2(1 + count) : 0,
);

/** What was met around which name, and how often. */
export class Met {
  /** @param {number[]} signs */
  constructor(signs) {
    this.signs = signs;
    this.counts = new Uint16Array(MASK + 1);
  }

  /**
   * Where it stands in the table what is around a place; the name in that place is still to be added.
   *
   * @param {number} place
   * @param {number} kind
   */
  around(place, kind) {
    const [before = 0, after = 0] = AROUND[kind] ?? [];
    let hash = kind;
    for (let i = place - before; i <= place + after; i++) {
      if (i !== place) hash = Math.imul(hash, 0x01000193) ^ (this.signs[i] ?? 0);
    }
    return Math.imul(hash, 0x2545f491);
  }

  /**
   * @param {number} around
   * @param {number} sign
   */
  at(around, sign) {
    const mixed = Math.imul(around ^ sign, 0x9e3779b1);
    return (mixed ^ (mixed >>> 15)) & MASK;
  }

  /**
   * @param {readonly number[]} places
   * @param {number} by
   */
  count(places, by) {
    for (const place of places) {
      for (let kind = 0; kind < AROUND.length; kind++) {
        const at = this.at(this.around(place, kind), this.signs[place] ?? 0);
        // Of what stood elsewise when it was counted there may be less than none.
        this.counts[at] = Math.max(0, (this.counts[at] ?? 0) + by);
      }
    }
  }

  /**
   * By how much places are met more often with one sign than with the one they have.
   *
   * @param {readonly number[]} places
   * @param {number} to
   */
  gain(places, to) {
    let sum = 0;
    for (const place of places) {
      const own = this.signs[place] ?? 0;
      for (let kind = 0; kind < AROUND.length; kind++) {
        const around = this.around(place, kind);
        const [before = 0, after = 0] = AROUND[kind] ?? [];
        const others = Math.max(0, (this.counts[this.at(around, own)] ?? 0) - 1);
        const more = (WORTH[this.counts[this.at(around, to)] ?? 0] ?? 0) - (WORTH[others] ?? 0);
        sum += (before + after) * more;
      }
    }
    return sum;
  }
}
