import { type TemplateResult, html } from 'lit';
import { LONGEST_CUT } from '../../core/table/cuts.js';
import { type RecomputedDeal, compareDeal } from '../../core/table/check-deal.js';
import { keyOf } from '../base/keys.js';
import { type CheckWords, type HandDealt, checkTemplate } from './panel-check.js';
import { scrollTemplate } from './panel-rows.js';

/** How a person at the device can cut. */
export interface PlayerCut {
  /** Whose cut it is, if several people share the device; else `''`. */
  readonly name: string;
  /** Why they can't cut (`''` if that needs no explanation), or `undefined` if they can. */
  readonly refusal: string | undefined;
  /** Cuts with the player's own words. */
  readonly cut: (text: string) => void;
}

/** A hand whose deal can be checked. */
export interface FairHand extends HandDealt {
  /** Its number. */
  readonly hand: number;
  /** Published before the stakes. `undefined` if the page gave the deck. */
  readonly commitment: string | undefined;
  /** Published after the hand. */
  readonly seed: string | undefined;
  /** The words of the players, by seat. */
  readonly cuts: readonly (string | null)[];
  readonly dice: readonly number[];
}

export interface FairPanel extends CheckWords {
  readonly hand: FairHand;
  readonly own: PlayerCut;
  /** The deal computed from the seed, if the player asked for it. */
  readonly anew: RecomputedDeal | undefined;
  /** Computes it. */
  readonly check: () => void;
  /**
   * The players whose hidden cards the seed would expose. The seed is shown only when the player asks for it.
   */
  readonly hidden: readonly string[];
  readonly reveal: () => void;
}

/** A long number in groups, so it is easier to read. A copy of it has no spaces. */
export const digits = (text: string): TemplateResult =>
  html`<code part="digits"
    >${(text.match(/.{1,8}/g) ?? []).map((group) => html`<span>${group}</span><wbr />`)}</code
  >`;

/** The field for the player's words, or why there is none. */
function cutTemplate({ words: { tableCheck }, own }: FairPanel): TemplateResult {
  if (own.refusal !== undefined) return html`<p part="refusal">${own.refusal}</p>`;
  const enter = (event: Event): void => {
    const field = (event.currentTarget as Element).closest('.cut')!.querySelector('input')!;
    const { value } = field;
    // The next person at this device must find the field empty.
    field.value = '';
    own.cut(value);
  };
  const typed = (event: KeyboardEvent): void => {
    if (keyOf(event) !== 'Enter') return;
    // Otherwise Enter would press the button that gets the focus when the field is gone.
    event.preventDefault();
    enter(event);
  };
  return html`<div class="choices cut">
    <label
      >${own.name && `${own.name}: `}${tableCheck.own}<input
        part="input"
        maxlength=${LONGEST_CUT}
        autocomplete="off"
        @keydown=${typed}
    /></label>
    <button type="button" part="button" @click=${enter}>${tableCheck.cut}</button>
  </div>`;
}

/** The players' words so far, by seat. */
function cutsTemplate({ words: { tableCheck }, names, hand: { cuts } }: FairPanel): unknown {
  const lines = cuts.map((text, seat) =>
    text === null
      ? ''
      : html`<li>
          ${names[seat]}: <span part="cut">${tableCheck.quoted({ text: text || undefined })}</span>
        </li>`,
  );
  return lines.some(Boolean)
    ? html`<ul>
        ${lines}
      </ul>`
    : tableCheck.noCuts;
}

/** The seed or, before the player asks for it, whose hidden cards it would expose. */
const seedTemplate = (
  { words: { tableCheck }, hidden, reveal }: FairPanel,
  seed: string,
): unknown =>
  hidden.length === 0
    ? digits(seed)
    : html`<p part="warning">${tableCheck.reveals({ names: hidden })}</p>
        <button type="button" part="button button-reveal" @click=${reveal}>
          ${tableCheck.reveal}
        </button>`;

/** What was published of the deal: before the stakes, by the players, and after the hand. */
function publishedTemplate(panel: FairPanel, commitment: string): TemplateResult {
  const { tableCheck } = panel.words;
  const { seed } = panel.hand;
  return html`<dl>
    <dt>${tableCheck.commitment}</dt>
    <dd>${digits(commitment)}</dd>
    <dt>${tableCheck.cuts}</dt>
    <dd>${cutsTemplate(panel)} ${seed === undefined ? cutTemplate(panel) : ''}</dd>
    <dt>${tableCheck.seed}</dt>
    <dd>${seed === undefined ? tableCheck.later : seedTemplate(panel, seed)}</dd>
  </dl>`;
}

/**
 * How anybody can check a deal: the commitment, the players' cuts and, after the hand, the seed. The whole
 * deck is computed from them in front of the player.
 */
export function fairPanel(panel: FairPanel): TemplateResult {
  const { hand, anew, check } = panel;
  const { tableCheck } = panel.words;
  const { commitment, seed, cuts, dealt, dice } = hand;
  if (commitment === undefined) return html`<p>${tableCheck.none}</p>`;
  const count = cuts.filter((text) => text !== null).length;
  const found = anew && compareDeal(commitment, anew, count, dealt, dice);
  const content = html`<div class="fair">
    <p>${tableCheck.before(hand)}</p>
    ${publishedTemplate(panel, commitment)}
    ${
      seed === undefined || panel.hidden.length > 0
        ? ''
        : html`<div class="choices">
            <button type="button" class="primary" part="button button-check" @click=${check}>
              ${tableCheck.check}
            </button>
          </div>`
    }
    <p class="verdict" part="verdict" role="status">
      ${found && tableCheck.verdict({ isFair: found.fair })}
    </p>
    ${found && checkTemplate(panel, found, hand)}
    <details part="why">
      <summary>${tableCheck.how}</summary>
      ${Object.values(tableCheck.why).map((text) => html`<p>${text}</p>`)}
    </details>
  </div>`;
  return scrollTemplate(tableCheck.region, content);
}
