import { type TemplateResult, html, nothing } from 'lit';
import { stakeTemplate } from '../../../elements/table/chips.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { PaigowAnnouncement } from '../rules/announce.js';
import { apartFrom, describeRank } from '../rules/describe.js';
import type { Hand, PaigowHost, PaigowWords } from './host.js';
import type { Comparison, DealerResult, SeatResult } from '../rules/results.js';
import { ranksOf } from '../rules/settle.js';
import type { PaigowSeat } from '../rules/state.js';

/** What a player's hand brought; none of the dealer, nor of who took no part. */
export const resultOf = ({ view }: PaigowHost, seat: Seat): SeatResult | undefined =>
  view.results?.seats.find((result) => result.seat === seat);

/** How the hand went for the person, in words; nothing where it was not paid just now. */
export function summaryOf(
  announced: readonly PaigowAnnouncement[],
  { own, gameWords }: Pick<PaigowHost, 'own' | 'gameWords'>,
): string {
  const paid = announced.find((one) => one.code === 'paid' && one.result.seat === own);
  return paid ? gameWords.announce(paid) : '';
}

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

/** What a seat won or lost from all stakes: a player, or who deals. */
const paidTo = (host: PaigowHost, seat: Seat): SeatResult | DealerResult | undefined => {
  const { results, options } = host.view;
  // What the dealer won is plain once all are paid.
  const isDealer = seat === options.dealer && !host.isRevealing;
  return resultOf(host, seat) ?? (isDealer ? results?.dealer : undefined);
};

/** Win, push or lose, and the chips of the stake; of the dealer, whom many played, the chips alone. */
function badge(
  words: PaigowWords,
  { outcome, foul, net }: Partial<SeatResult> & DealerResult,
): TemplateResult {
  const name = `result result-${outcome ?? (net > 0 ? 'win' : net < 0 ? 'lose' : 'push')}`;
  return html`<span class=${name} part=${name}
    >${foul ? words.foul : outcome && words.outcomes[outcome]}
    ${outcome && net === 0 ? nothing : html`<b>${words.signed(net)}</b>`}</span
  >`;
}

/** The result, or the stake; before there is one, nothing. */
export function footTemplate(host: PaigowHost, seat: Seat): TemplateResult | undefined {
  const { view, gameWords: words } = host;
  const { stake, bonus } = view.seats[seat]!;
  const paid = paidTo(host, seat);
  if (paid) return badge(words, paid);
  const extra = bonus > 0 ? words.bonusSign(bonus) : undefined;
  return stake === 0
    ? undefined
    : stakeTemplate(stake, words.amount(stake), words.staked(stake, bonus), extra);
}

/**
 * What else a hand brought or cost, one by one; of another's wins the net tells enough, and one sum of
 * the side bet: a line each, for which there is room.
 */
export function moreLines(host: PaigowHost, seat: Seat): readonly string[] {
  const { own, gameWords: words } = host;
  const paid: Partial<SeatResult> = paidTo(host, seat) ?? {};
  const { outcome, commission, returned, bonus, envy = [] } = paid;
  const mine = seat === own;
  const sides = envy.reduce((sum, { chips }) => sum + chips, bonus?.net ?? 0);
  return [
    commission && (mine || !outcome) && words.commission(commission),
    returned && words.returned(returned),
    bonus && words.bonusLine(mine ? bonus : { ...bonus, line: null, net: sides }),
    ...(mine ? envy.map(words.envyLine) : []),
  ].filter((line) => typeof line === 'string');
}

/** What both hands of a seat are, each with how it did against the dealer's; and what else came. */
export function handWordsTemplate(host: PaigowHost, seat: Seat): TemplateResult {
  const { view, gameWords: words } = host;
  const result = resultOf(host, seat);
  const { options, seats } = view;
  const ranksAt = ({ front, back }: PaigowSeat) => ranksOf(front, back, options.wheel);
  const [ranks, dealers] = [ranksAt(seats[seat]!), ranksAt(seats[options.dealer]!)];
  const lines = moreLines(host, seat);
  const line = (hand: Hand): TemplateResult =>
    html`<span class="hand-words" part="hand-words"
      ><small>${words.hands[hand]}<span class="unseen">:</span></small> ${
        result && comparisonTemplate(words, result[hand], true)
      }
      ${words.describe({ ...describeRank(ranks[hand]), ...apartFrom(ranks[hand], dealers[hand]) }, hand)}</span
    >`;
  return html`<p class="both-words">${line('back')}${line('front')}</p>
    ${
      lines.length > 0
        ? html`<p class="more" part="result-lines">
            ${lines.map((text) => html`<span>${text}</span>`)}
          </p>`
        : nothing
    }`;
}
