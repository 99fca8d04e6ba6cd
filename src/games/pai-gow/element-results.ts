import { type TemplateResult, html, nothing } from 'lit';
import type { Seat } from '../../engine/rules.js';
import { describeRank } from './describe.js';
import type { Hand, PaigowHost, PaigowWords } from './element-host.js';
import type { Comparison, SeatResult } from './results.js';
import { ranksOf } from './settle.js';

/** What a player's hand brought; none of the dealer, nor of who took no part. */
export const resultOf = ({ view }: PaigowHost, seat: Seat): SeatResult | undefined =>
  view.results?.seats.find((result) => result.seat === seat);

/** Signs of how a hand did: a tick, a cross, two equal strokes. */
const SIGNS: Readonly<Record<Comparison, string>> = {
  win: 'M2 6.5L5 9.5L10 3',
  lose: 'M3 3L9 9M9 3L3 9',
  copy: 'M2.5 4.2H9.5M2.5 7.8H9.5',
};

/** How one hand did: its sign, and its word where there is room, else for ears alone. */
export const comparisonTemplate = (
  words: PaigowWords,
  comparison: Comparison,
  spoken: boolean,
): TemplateResult =>
  html`<span class="versus versus-${comparison}" part="versus versus-${comparison}"
    ><svg viewBox="0 0 12 12" aria-hidden="true"><path d=${SIGNS[comparison]} /></svg
    ><span class=${spoken ? 'unseen' : ''}>${words.comparisons[comparison]}</span></span
  >`;

/** Win, push or lose, and the chips of the stake. */
export function badgeTemplate(words: PaigowWords, result: SeatResult): TemplateResult {
  const { outcome, net, foul } = result;
  return html`<span class="result result-${outcome}" part="result result-${outcome}"
    >${foul ? words.foul : words.outcomes[outcome]}
    ${net === 0 ? nothing : html`<b>${words.signed(net)}</b>`}</span
  >`;
}

/** The dealer's own badge: chips won from all others, or lost to them. */
export const dealerBadge = (words: PaigowWords, net: number): TemplateResult => {
  const outcome = net > 0 ? 'win' : net < 0 ? 'lose' : 'push';
  return html`<span class="result result-${outcome}" part="result result-${outcome}"
    ><b>${words.signed(net)}</b></span
  >`;
};

/** What else a hand brought or cost, one by one. */
export const moreLines = (
  words: PaigowWords,
  { commission, returned, bonus, envy }: Pick<SeatResult, 'commission'> & Partial<SeatResult>,
): readonly string[] => [
  ...(commission > 0 ? [words.commission(commission)] : []),
  ...(returned ? [words.returned(returned)] : []),
  ...(bonus ? [words.bonusLine(bonus)] : []),
  ...(envy ?? []).map(words.envyLine),
];

/** The same, a line each. */
export const moreTemplate = (lines: readonly string[]): TemplateResult | typeof nothing =>
  lines.length === 0
    ? nothing
    : html`<p class="more" part="result-lines">
        ${lines.map((line) => html`<span>${line}</span>`)}
      </p>`;

/** What both hands of a seat are, each with how it did against the dealer's. */
export function handWordsTemplate(
  { view, gameWords: words }: PaigowHost,
  seat: Seat,
  result: SeatResult | undefined,
): TemplateResult {
  const { front, back } = view.seats[seat]!;
  const ranks = ranksOf(front, back, view.options.wheel);
  const line = (hand: Hand): TemplateResult =>
    html`<span class="hand-words" part="hand-words"
      ><span class="unseen">${words.hands[hand]}: </span>${
        result ? comparisonTemplate(words, result[hand], true) : nothing
      }
      ${words.describe(describeRank(ranks[hand]), hand)}</span
    >`;
  return html`<p class="both-words">${line('back')}${line('front')}</p>`;
}
