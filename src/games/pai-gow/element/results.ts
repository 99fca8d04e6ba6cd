import { type TemplateResult, html, nothing } from 'lit';
import { stakeTemplate } from '../../../elements/table/chips.js';
import type { Seat } from '../../../core/engine/rules.js';
import { numberText, signedText } from '../../../locales/table-words.js';
import type { PaigowAnnouncement } from '../rules/announce.js';
import { decidingCard, describeRank } from '../rules/describe.js';
import type { Hand, PaigowScene, PaigowWords } from './scene.js';
import { isRare } from '../rules/fortune.js';
import type { Comparison, DealerResult, SeatResult } from '../rules/results.js';
import { ranksOf } from '../rules/settle.js';
import type { PaigowSeat } from '../rules/state.js';

/** A player's result; `undefined` for the dealer and for seats that took no part. */
export const resultOf = ({ view }: PaigowScene, seat: Seat): SeatResult | undefined =>
  view.results?.seats.find((result) => result.seat === seat);

/** The player's result in words; empty if the hand was not paid just now. */
export function summaryOf(
  announced: readonly PaigowAnnouncement[],
  { own, gameWords }: Pick<PaigowScene, 'own' | 'gameWords'>,
): string {
  const paid = announced.find((one) => one.code === 'paid' && one.result.seat === own);
  return paid ? gameWords.announce(paid) : '';
}

/** Icons of the results: a tick, a cross, and an equals sign. */
const SIGNS: Readonly<Record<Comparison, string>> = {
  win: 'M2 6.5L5 9.5L10 3',
  lose: 'M3 3L9 9M9 3L3 9',
  copy: 'M2.5 4.2H9.5M2.5 7.8H9.5',
};

/** The result of one hand: its icon, and its word, which can be for screen readers only. */
export const comparisonTemplate = (
  words: PaigowWords,
  comparison: Comparison,
  spoken: boolean,
): TemplateResult =>
  html`<span class="versus versus-${comparison}" part="versus ${comparison}"
    ><svg viewBox="0 0 12 12" aria-hidden="true"><path d=${SIGNS[comparison]} /></svg
    ><span class=${spoken ? 'unseen' : ''}>${words.comparisons[comparison]}</span></span
  >`;

/** What a seat won or lost: a player's or the dealer's result. */
const paidTo = (scene: PaigowScene, seat: Seat): SeatResult | DealerResult | undefined => {
  const { results, options } = scene.view;
  // The dealer's result is shown only once all are paid.
  const isDealer = seat === options.dealer && !scene.isRevealing;
  return resultOf(scene, seat) ?? (isDealer ? results?.dealer : undefined);
};

/** Whether the player had a side bet or an envy bonus. */
const hasSides = ({ bonus, envy }: SeatResult): boolean => bonus !== null || envy.length > 0;

/** The outcome that a number of chips stands for. */
const kindOf = (chips: number): SeatResult['outcome'] =>
  chips > 0 ? 'win' : chips < 0 ? 'lose' : 'push';

const badge = (outcome: string, text: unknown, isRareHand = false): TemplateResult =>
  html`<span
    class="result result-${outcome} ${isRareHand ? 'result-rare' : ''}"
    part="result ${outcome} ${isRareHand ? 'rare' : ''}"
    >${text}</span
  >`;

/**
 * The total of a player's hand, including side bets. A rare hand is highlighted unless it lost
 * chips.
 */
function playerBadge(scene: PaigowScene, result: SeatResult): TemplateResult {
  const { gameWords: words, view } = scene;
  const { seat, foul, outcome, net, total } = result;
  const sides = hasSides(result);
  // Without side bets the outcome is named, even if no chips moved: a win that the dealer could not
  // cover is a win.
  const kind = sides ? kindOf(total) : outcome;
  const isRareHand = total >= 0 && isRare(view.seats[seat]!.cards);
  const name = sides && total === 0 ? '' : words.outcomes[kind];
  const chips = net === 0 && !sides ? nothing : html`<b>${signedText(scene.words, total)}</b>`;
  return badge(kind, [foul ? words.foul : name, ' ', chips], isRareHand);
}

/** For the dealer, only the chips: there are many outcomes. */
const dealerBadge = ({ words }: PaigowScene, { net }: DealerResult): TemplateResult =>
  badge(kindOf(net), html`<b>${signedText(words, net)}</b>`);

/** The result or the stake; `undefined` if there is neither. */
export function footTemplate(scene: PaigowScene, seat: Seat): TemplateResult | undefined {
  const { view, gameWords: words } = scene;
  const { stake, bonus } = view.seats[seat]!;
  const paid = paidTo(scene, seat);
  if (paid) return 'outcome' in paid ? playerBadge(scene, paid) : dealerBadge(scene, paid);
  const extra = bonus > 0 ? words.bonusSign({ bonus }) : undefined;
  return stake === 0
    ? undefined
    : stakeTemplate(
        stake,
        scene.chips,
        numberText(scene.words, stake),
        words.staked({ stake, bonus }),
        extra,
      );
}

/** The results of side bets: one by one for the player, but one sum for others, to save room. */
function sideLines(scene: PaigowScene, { seat, bonus, envy }: SeatResult): readonly string[] {
  const { own, gameWords: words } = scene;
  const sides = envy.reduce((sum, { chips }) => sum + chips, bonus?.net ?? 0);
  if (seat !== own) return bonus ? [words.bonusLine({ chips: sides })] : [];
  const { personAt, fortune } = words;
  const lines = envy.map(({ seat: other, line, chips }) =>
    words.envyLine({ seat: personAt(other), line: fortune[line], chips }),
  );
  if (!bonus) return lines;
  const line = bonus.line === null ? undefined : fortune[bonus.line];
  return [words.bonusLine({ line, chips: bonus.net }), ...lines];
}

/** The parts of a player's result. For other players, only returned chips and side bets are listed. */
function playerLines(scene: PaigowScene, result: SeatResult): readonly string[] {
  const { own, gameWords: words, view } = scene;
  const { seat, net, commission, returned, foul } = result;
  const mine = seat === own;
  const push = view.results!.push;
  return [
    mine && push !== null && !foul ? words.pushed({ push }) : '',
    mine && hasSides(result) ? words.stakeLine({ chips: net }) : '',
    mine && commission > 0 ? words.commission({ chips: commission }) : '',
    returned > 0 ? words.returned({ chips: returned }) : '',
    ...sideLines(scene, result),
  ].filter(Boolean);
}

/** The parts of a seat's result, one per line. */
export function resultLines(scene: PaigowScene, seat: Seat): readonly string[] {
  const paid = paidTo(scene, seat);
  if (!paid) return [];
  if ('outcome' in paid) return playerLines(scene, paid);
  const push = scene.view.results!.push;
  return [
    push === null ? '' : scene.gameWords.pushed({ push }),
    paid.commission > 0 ? scene.gameWords.commission({ chips: paid.commission }) : '',
  ].filter(Boolean);
}

/**
 * Descriptions of a seat's two hands with their results, and below them the parts of the result.
 */
export function handWordsTemplate(scene: PaigowScene, seat: Seat): TemplateResult {
  const { view, gameWords: words } = scene;
  const result = resultOf(scene, seat);
  const { options, seats } = view;
  const ranksAt = ({ front, back }: PaigowSeat) => ranksOf(front, back, options.wheel);
  const [ranks, dealers] = [ranksAt(seats[seat]!), ranksAt(seats[options.dealer]!)];
  const lines = resultLines(scene, seat);
  const line = (hand: Hand): TemplateResult =>
    html`<span class="hand-words" part="hand-words"
      ><small>${words.sides[hand]}<span class="unseen">:</span></small> ${
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
