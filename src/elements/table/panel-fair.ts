import type { TemplateResult, html as Html } from 'lit';
import type { Card } from '../../cards/card.js';
import type { TableExtrasWords } from '../../locales/extras/table-en.js';
import { type DealAnew, type DealtTo, compareDeal } from '../../table/check-deal.js';
import { checkTemplate } from './panel-check.js';
import { scrollTemplate } from './panel-rows.js';

/** The hand's number, what was told before the stakes, and after the hand its seed. */
export type ToldOfHand = readonly [
  hand: number,
  commitment: string | undefined,
  seed: string | undefined,
];

/** How the player who looks may cut: why not (`''`: without a word), and what is done with a text. */
export type OwnCut = readonly [
  whyNot: string | undefined,
  longest: number,
  cut: (text: string) => void,
];

/** What came on the table: which places went where, the dice, and among how many hands it was dealt. */
export type HandDealt = readonly [
  dealt: readonly DealtTo[],
  dice: readonly number[],
  hands: number,
];

/** A long number in groups, for eyes to find their place: a copy of it has no gaps. */
const digits = (html: typeof Html, text: string): TemplateResult =>
  html`<code part="digits"
    >${(text.match(/.{1,8}/g) ?? []).map((group) => html`<span>${group}</span><wbr />`)}</code
  >`;

/** The field for the player's own words, or why there is none. */
function cutTemplate(
  html: typeof Html,
  { fair }: TableExtrasWords,
  [whyNot, longest, cut]: OwnCut,
): TemplateResult {
  if (whyNot !== undefined) return html`<p part="refusal">${whyNot}</p>`;
  const enter = (event: Event): void => {
    const row = (event.currentTarget as Element).closest('.cut');
    cut(row!.querySelector('input')!.value);
  };
  const typed = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Else it would press the button that has the focus once the field is gone.
    event.preventDefault();
    enter(event);
  };
  return html`<div class="choices cut">
    <label
      >${fair.own}<input part="input" maxlength=${longest} autocomplete="off" @keydown=${typed}
    /></label>
    <button type="button" part="button" @click=${enter}>${fair.cut}</button>
  </div>`;
}

/** The players' words so far, by seat. */
function cutsTemplate(
  html: typeof Html,
  { fair }: TableExtrasWords,
  names: readonly string[],
  cuts: readonly (string | null)[],
): unknown {
  const lines = cuts.map((text, seat) =>
    text === null
      ? ''
      : html`<li>${names[seat]}: <span part="cut">${fair.quoted(text)}</span></li>`,
  );
  return lines.some(Boolean)
    ? html`<ul>
        ${lines}
      </ul>`
    : fair.noCuts;
}

/** What was told of the deal: before the stakes, by the players, and after the hand. */
function toldTemplate(
  html: typeof Html,
  words: TableExtrasWords,
  names: readonly string[],
  commitment: string,
  cuts: readonly (string | null)[],
  seed: string | undefined,
  own: OwnCut,
): TemplateResult {
  const { fair } = words;
  return html`<dl>
    <dt>${fair.commitment}</dt>
    <dd>${digits(html, commitment)}</dd>
    <dt>${fair.cuts}</dt>
    <dd>
      ${cutsTemplate(html, words, names, cuts)}
      ${seed === undefined ? cutTemplate(html, words, own) : ''}
    </dd>
    <dt>${fair.seed}</dt>
    <dd>${seed === undefined ? fair.later : digits(html, seed)}</dd>
  </dl>`;
}

/**
 * How anybody can check a deal: its commitment, the players' cuts, and after the hand the seed, from
 * which the whole deck is computed in front of the player. What it takes is handed over by its
 * place, see table-extras.ts; `names` and `cuts` are by seat. `check` is to bring what the seed gives
 * `anew`, and the comparison is shown.
 */
export function fairPanel(
  html: typeof Html,
  words: TableExtrasWords,
  names: readonly string[],
  nameOf: (card: Card) => string,
  [hand, commitment, seed]: ToldOfHand,
  cuts: readonly (string | null)[],
  own: OwnCut,
  [dealt, dice, hands]: HandDealt,
  anew: DealAnew | undefined,
  check: () => void,
): TemplateResult {
  const { fair } = words;
  if (commitment === undefined) return html`<p>${fair.none}</p>`;
  const count = cuts.filter((text) => text !== null).length;
  const found = anew && compareDeal(commitment, anew, count, dealt, dice);
  const content = html`<div class="fair" part="fair">
    <p>${fair.before(hand)}</p>
    ${toldTemplate(html, words, names, commitment, cuts, seed, own)}
    ${
      seed === undefined
        ? ''
        : html`<div class="choices">
            <button type="button" class="primary" part="button button-check" @click=${check}>
              ${fair.check}
            </button>
          </div>`
    }
    <p class="verdict" part="verdict" role="status">${found && words.verdict(found.fair)}</p>
    ${found && checkTemplate(html, words, names, nameOf, found, dealt, hands)}
    <details part="why">
      <summary>${fair.how}</summary>
      ${fair.why.map((text) => html`<p>${text}</p>`)}
    </details>
  </div>`;
  return scrollTemplate(html, fair.region, content);
}
