import { cardText, listText } from '../../../locales/words.js';
import { listOf } from '../../../core/cards/list.js';
import { type TemplateResult, html, nothing } from 'lit';
import type { Card } from '../../../core/cards/card.js';
import { cardCode } from '../../../core/cards/notation.js';
import { cardPart, suitClass } from '../../../elements/cards/card-face.js';
import { cardBack, stillCard } from '../../../elements/table/card.js';
import { handsOf, setMove, sorted } from '../rules/arrange.js';
import { describeFive, describeTwo } from '../rules/describe.js';
import type { Hand, PaigowScene } from './scene.js';
import { comparisonTemplate, resultOf } from './results.js';
import { isFoul } from '../rules/hand-rank.js';
import { ranksOf } from '../rules/settle.js';

/** How many cards each hand has once it is set. */
const SIZES: Readonly<Record<Hand, number>> = { front: 2, back: 5 };

const GAP = html`<span class="gap" aria-hidden="true"></span>`;

/** A card that moves to the other hand when it is pressed. */
function movableCard(scene: PaigowScene, hand: Hand, card: Card, place: string): TemplateResult {
  const { words, gameWords, face, entry, arrangement } = scene;
  return html`<button
    type="button"
    class="card movable ${suitClass(card)}"
    part=${cardPart(card)}
    data-card=${cardCode(card)}
    tabindex=${card === (entry ?? arrangement.order[0]) ? 0 : -1}
    aria-label=${listText(words, [cardText(words, card), gameWords.sides[hand], place])}
  >
    ${face(card)}
  </button>`;
}

/** A tray with one of the player's hands. It describes the hand once it is complete. */
function trayTemplate(
  scene: PaigowScene,
  hand: Hand,
  cards: readonly Card[],
  open: boolean,
): TemplateResult {
  const { view, words, gameWords, picked, own } = scene;
  const { length } = cards;
  const missing = SIZES[hand] - length;
  const result = resultOf(scene, own!)?.[hand];
  const is = hand === 'front' ? describeTwo : describeFive;
  const text = missing === 0 ? gameWords.describe(is(cards, view.options.wheel), hand) : '';
  const target = picked !== undefined && !cards.includes(picked) ? 'target' : '';
  const name = result
    ? gameWords.sides[hand]
    : gameWords.trays[hand]({ count: length, extra: length - SIZES.back });
  return html`<div
    class="pile tray tray-${hand} ${target}"
    part="tray tray-${hand}"
    data-pile=${hand}
    role="group"
    aria-label=${text ? listText(words, [gameWords.sides[hand], text]) : name}
  >
    <p class="tray-name" part="tray-name">
      ${name}${result && comparisonTemplate(gameWords, result, false)}
    </p>
    <div class="hand of-${length}">
      ${cards.map((card, index) =>
        open
          ? movableCard(scene, hand, card, words.kit.position({ place: index + 1, count: length }))
          : stillCard(card, scene),
      )}${missing > 0 ? listOf(missing, () => GAP) : nothing}
    </div>
    <p class="hand-words" part="hand-words">${text}</p>
  </div>`;
}

/** The dealing animation runs once. Cards that move to the other tray later must not repeat it. */
const endDeal = ({ target }: Event): void => (target as Element).classList.remove('fresh');

/** The player's two hands, while they are arranged or after they were set. */
export function traysTemplate(scene: PaigowScene, open: boolean): TemplateResult {
  const { view, own, arrangement, sort } = scene;
  const hands = open ? handsOf(arrangement) : view.seats[own!]!;
  const tray = (hand: Hand): TemplateResult =>
    trayTemplate(scene, hand, open ? hands[hand] : sorted(hands[hand], sort), open);
  return html`<div
    class="trays fresh"
    part="trays"
    @click=${open ? scene.onClick : nothing}
    @animationend=${endDeal}
  >
    ${tray('front')}${tray('back')}
  </div>`;
}

/** The player's cards face down, with a text. */
export const coverTemplate = ({ view, own }: PaigowScene, content: unknown): TemplateResult => {
  const { cards } = view.seats[own!]!;
  return html`<div class="rest" part="cover">
    ${cards.length > 0 ? html`<div class="hand of-7">${cards.map(() => cardBack)}</div>` : nothing}
    <p class="idle">${content}</p>
  </div>`;
};

/**
 * The line of text for the arrangement: how many cards are missing, or whether the set is legal or
 * foul.
 */
export function setLineText(scene: PaigowScene): string {
  const { view, own, arrangement, gameWords } = scene;
  const { front, back } = handsOf(arrangement);
  const move = setMove(arrangement, own!);
  if (!move) return gameWords.setLine({ code: 'choose', missing: front.length === 0 ? 2 : 1 });
  const refusal = scene.refusalOf(move);
  if (refusal) return gameWords.setLine({ code: 'refused', refusal });
  const { wheel } = view.options;
  const ranks = ranksOf(front, back, wheel);
  return gameWords.setLine({
    code: isFoul(ranks.back, ranks.front) ? 'foul' : 'legal',
    front: describeTwo(front),
    back: describeFive(back, wheel),
  });
}

/**
 * Moves the focus between the player's cards with the arrow keys: along the row, and from tray to
 * tray.
 */
export function walkTrays(root: ParentNode, from: HTMLElement, key: string): boolean {
  const cards = [...root.querySelectorAll<HTMLElement>('.tray button.card')];
  const at = cards.indexOf(from);
  if (at < 0) return false;
  const tray = from.closest('.tray');
  const others = cards.filter((card) => card.closest('.tray') !== tray);
  const steps: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowLeft: cards[at - 1],
    ArrowRight: cards[at + 1],
    ArrowUp: others[0],
    ArrowDown: others[0],
    Home: cards[0],
    End: cards.at(-1),
  };
  if (!Object.hasOwn(steps, key)) return false;
  steps[key]?.focus();
  return true;
}
