import { type TemplateResult, html, nothing } from 'lit';
import { stakeTemplate } from '../../../elements/table/chips.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { PaigowAnnouncement } from '../rules/announce.js';
import { decidingCard, describeRank } from '../rules/describe.js';
import type { Hand, PaigowScene, PaigowWords } from './scene.js';
import { isRare } from '../rules/fortune.js';
import type { Comparison, DealerResult, SeatResult } from '../rules/results.js';
import { ranksOf } from '../rules/settle.js';
import type { PaigowSeat } from '../rules/state.js';

/** What a player's hand brought; none of the dealer, nor of who took no part. */
export const resultOf = ({ view }: PaigowScene, seat: Seat): SeatResult | undefined =>
  view.results?.seats.find((result) => result.seat === seat);

/** How the hand went for the person, in words; nothing where it was not paid just now. */
export function summaryOf(
  announced: readonly PaigowAnnouncement[],
  { own, gameWords }: Pick<PaigowScene, 'own' | 'gameWords'>,
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
const paidTo = (scene: PaigowScene, seat: Seat): SeatResult | DealerResult | undefined => {
  const { results, options } = scene.view;
  // What the dealer won is plain once all are paid.
  const isDealer = seat === options.dealer && !scene.isRevealing;
  return resultOf(scene, seat) ?? (isDealer ? results?.dealer : undefined);
};

/** Whether there was more at stake than the stake. */
const hasSides = ({ bonus, envy }: SeatResult): boolean => bonus !== null || envy.length > 0;

/** What all of it came to: a sum of nothing is named by the stake alone, as a push. */
const kindOf = (chips: number): SeatResult['outcome'] =>
  chips > 0 ? 'win' : chips < 0 ? 'lose' : 'push';

const badge = (kind: string, text: unknown): TemplateResult => {
  const name = `result ${kind}`;
  return html`<span class=${name} part=${name}>${text}</span>`;
};

/** What the whole hand of a player came to, stake and side bets in one; a rare hand shines unless it cost chips. */
function playerBadge(scene: PaigowScene, result: SeatResult): TemplateResult {
  const { gameWords: words, view } = scene;
  const { seat, foul, outcome, net, total } = result;
  const sides = hasSides(result);
  // Chips that did not move are named by the outcome: a win that nobody could cover, too.
  const kind = sides ? kindOf(total) : outcome;
  const rare = total >= 0 && isRare(view.seats[seat]!.cards) ? 'result-rare' : '';
  const name = sides && total === 0 ? '' : words.outcomes[kind];
  const chips = net === 0 && !sides ? nothing : html`<b>${words.signed(total)}</b>`;
  return badge(`result-${kind} ${rare}`, [foul ? words.foul : name, ' ', chips]);
}

/** Of the dealer, whom many played, the chips alone. */
const dealerBadge = (words: PaigowWords, { net }: DealerResult): TemplateResult =>
  badge(`result-${kindOf(net)}`, html`<b>${words.signed(net)}</b>`);

/** The result, or the stake; before there is one, nothing. */
export function footTemplate(scene: PaigowScene, seat: Seat): TemplateResult | undefined {
  const { view, gameWords: words } = scene;
  const { stake, bonus } = view.seats[seat]!;
  const paid = paidTo(scene, seat);
  if (paid) return 'outcome' in paid ? playerBadge(scene, paid) : dealerBadge(words, paid);
  const extra = bonus > 0 ? words.bonusSign(bonus) : undefined;
  return stake === 0
    ? undefined
    : stakeTemplate(stake, words.amount(stake), words.staked(stake, bonus), extra);
}

/** What the side bets brought: one's own one by one, of another's one sum, for which there is room. */
function sideLines(scene: PaigowScene, { seat, bonus, envy }: SeatResult): readonly string[] {
  const { own, gameWords: words } = scene;
  const sides = envy.reduce((sum, { chips }) => sum + chips, bonus?.net ?? 0);
  if (seat !== own) return bonus ? [words.bonusLine({ ...bonus, line: null, net: sides })] : [];
  return [...(bonus ? [words.bonusLine(bonus)] : []), ...envy.map(words.envyLine)];
}

/** What a player's hand brought or cost, one by one; of another's stake the sum tells enough. */
function playerLines(scene: PaigowScene, result: SeatResult): readonly string[] {
  const { own, gameWords: words, view } = scene;
  const { seat, net, commission, returned, foul } = result;
  const mine = seat === own;
  const push = view.results!.push;
  return [
    mine && push !== null && !foul ? words.pushed(push) : '',
    mine && hasSides(result) ? words.stakeLine(net) : '',
    mine && commission > 0 ? words.commission(commission) : '',
    returned > 0 ? words.returned(returned) : '',
    ...sideLines(scene, result),
  ].filter(Boolean);
}

/** What else a hand brought or cost, a line each. */
export function resultLines(scene: PaigowScene, seat: Seat): readonly string[] {
  const paid = paidTo(scene, seat);
  if (!paid) return [];
  if ('outcome' in paid) return playerLines(scene, paid);
  const push = scene.view.results!.push;
  return [
    push === null ? '' : scene.gameWords.pushed(push),
    paid.commission > 0 ? scene.gameWords.commission(paid.commission) : '',
  ].filter(Boolean);
}

/** What both hands of a seat are, each with how it did against the dealer's; and what else came. */
export function handWordsTemplate(scene: PaigowScene, seat: Seat): TemplateResult {
  const { view, gameWords: words } = scene;
  const result = resultOf(scene, seat);
  const { options, seats } = view;
  const ranksAt = ({ front, back }: PaigowSeat) => ranksOf(front, back, options.wheel);
  const [ranks, dealers] = [ranksAt(seats[seat]!), ranksAt(seats[options.dealer]!)];
  const lines = resultLines(scene, seat);
  const line = (hand: Hand): TemplateResult =>
    html`<span class="hand-words" part="hand-words"
      ><small>${words.hands[hand]}<span class="unseen">:</span></small> ${
        result && comparisonTemplate(words, result[hand], true)
      }
      ${words.describe({ ...describeRank(ranks[hand]), ...decidingCard(ranks[hand], dealers[hand]) }, hand)}</span
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
