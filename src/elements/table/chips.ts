import { type TemplateResult, html } from 'lit';

/** What chips there are; each has a colour of its own. */
export const CHIPS = [1, 5, 25, 100, 500, 1000, 5000, 25_000] as const;

/** How many kinds of chips are offered, and how many lie on a pile, at most. */
const OFFERED = 4;
const HIGHEST_PILE = 5;

/** The chips that a stake within these is made of. */
export function chipsFor(min: number, max: number): readonly number[] {
  const from = CHIPS.findLastIndex((chip) => chip <= min);
  const some = CHIPS.slice(Math.max(0, from), Math.max(0, from) + OFFERED);
  return some.filter((chip) => chip <= max);
}

/** The highest chips that make up an amount, the highest first; the rest of a great many is left. */
export function pileOf(amount: number): readonly number[] {
  const pile: number[] = [];
  let left = amount;
  for (const chip of [...CHIPS].reverse()) {
    for (; left >= chip && pile.length < HIGHEST_PILE; left -= chip) pile.push(chip);
  }
  return pile;
}

/** A chip seen from above: its colour's body, six marks on the rim, an inner ring. */
export const chipTemplate = (value: number): TemplateResult =>
  html`<svg class="chip chip-${value}" part="chip" viewBox="0 0 40 40" aria-hidden="true">
    <circle class="chip-body" cx="20" cy="20" r="19" />
    <circle class="chip-rim" cx="20" cy="20" r="16.2" pathLength="60" />
    <circle class="chip-ring" cx="20" cy="20" r="11.5" />
  </svg>`;

/** Chips seen from the side of the table: one on another, the lowest at the bottom. */
export const pileTemplate = (amount: number): TemplateResult =>
  html`<span class="chip-pile" part="chip-pile" aria-hidden="true"
    >${pileOf(amount).map(chipTemplate)}</span
  >`;

/** A stake: one chip of about its size and the number, read as its name. */
export const stakeTemplate = (
  amount: number,
  text: string,
  name: string,
  extra?: string,
): TemplateResult =>
  html`<span class="stake" part="stake" role="img" aria-label=${name}
    >${chipTemplate(pileOf(amount)[0] ?? 1)}<b>${text}</b>${extra && html` <small>${extra}</small>`}</span
  >`;
