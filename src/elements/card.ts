import { type TemplateResult, html, nothing } from 'lit';
import { type Card, isRed, suitOf } from '../cards/card.js';
import { cardCode } from '../cards/notation.js';
import { cardFace } from './card-face.js';

/** How one card is shown. */
export interface CardLook {
  readonly card: Card;
  /** Its place in the pile, from the bottom. */
  readonly index: number;
  readonly label: string;
  /** Whether it can be reached: not under another in a squared pile. */
  readonly reachable: boolean;
  readonly movable: boolean;
  readonly selected: boolean;
  readonly target: boolean;
  readonly hinted: boolean;
  /** Whether Tab enters the board here. */
  readonly entry: boolean;
}

/** The names of what is true. */
const namesOf = (names: Readonly<Record<string, boolean>>): string =>
  Object.keys(names)
    .filter((name) => names[name])
    .join(' ');

/** A face-up card: a button with its name, so that every way of playing meets the same node. */
export function cardTemplate(look: CardLook): TemplateResult {
  const { card, selected, target, hinted, movable } = look;
  const states = namesOf({ selected, target, hinted, movable });
  const parts = namesOf({
    'card-selected': selected,
    'card-target': target,
    'card-hint': hinted,
  });
  return html`<button
    type="button"
    class="card suit-${suitOf(card)} ${states}"
    part="card card-${isRed(card) ? 'red' : 'black'} ${parts}"
    data-card=${cardCode(card)}
    data-index=${look.index}
    tabindex=${look.entry ? 0 : -1}
    aria-label=${look.label}
    aria-hidden=${look.reachable ? nothing : 'true'}
  >
    ${cardFace(card)}
  </button>`;
}
