import { type TemplateResult, html, nothing } from 'lit';
import { type Card, FACE_DOWN, type Suit } from '../../core/cards/card.js';
import { cardCode } from '../../core/cards/notation.js';
import type { TrickState } from '../../core/tricks/state.js';
import { type TrickTable, strengthOf, suitIn } from '../../core/tricks/trick-table.js';
import { cardText, listText } from '../../locales/words.js';
import { cardPart, suitClass } from '../cards/card-face.js';
import { cardBack } from '../table/card.js';
import type { TrickScene } from './scene.js';

/** The most cards of a hand that is spread as usual. */
const MOST_WIDE = 13;

/** Black and red suits in turn: spades, hearts, clubs, diamonds. */
const ORDER: readonly Suit[] = [3, 2, 0, 1];

/** A hand by suits, trump first, each suit with its highest card first. */
export function sortedHand(
  table: TrickTable,
  { trump, trumpShown }: Pick<TrickState, 'trump' | 'trumpShown'>,
  cards: readonly Card[],
): readonly Card[] {
  const first = trumpShown ? trump : null;
  const place = (suit: Suit): number => (suit === first ? -1 : ORDER.indexOf(suit));
  return [...cards].sort(
    (one, other) =>
      place(suitIn(table, one)) - place(suitIn(table, other)) ||
      strengthOf(table, other) - strengthOf(table, one),
  );
}

/** Whether the player chooses cards now: to pass them, or one to lay face down. */
export const isChoosing = ({ moves }: Pick<TrickScene, 'moves'>): boolean =>
  moves.some(({ type }) => type === 'pass' || type === 'lay');

/** The cards that may be played now. */
export const playableCards = ({ moves }: Pick<TrickScene, 'moves'>): ReadonlySet<Card> =>
  new Set(moves.flatMap((move) => (move.type === 'play' ? [move.card] : [])));

/** A card of the player's hand. */
function heldCard(
  scene: TrickScene,
  card: Card,
  { place, count, playable }: { place: number; count: number; playable: ReadonlySet<Card> },
): TemplateResult {
  const { words, gameWords, face, entry, picked, request } = scene;
  const isPicked = picked.includes(card);
  const isPlayable = playable.has(card);
  const state = isPicked ? 'picked' : isPlayable ? 'playable' : playable.size > 0 ? 'barred' : '';
  const name = listText(words, [
    cardText(words, card),
    isPlayable && gameWords.playable,
    words.kit.position({ place: place + 1, count }),
  ]);
  return html`<button
    type="button"
    class="card up ${state} ${suitClass(card)}"
    part="${cardPart(card)} ${state}"
    data-card=${cardCode(card)}
    tabindex=${card === entry ? 0 : -1}
    aria-label=${name}
    aria-pressed=${isChoosing(scene) ? String(isPicked) : nothing}
    @click=${() => request({ type: 'card', card })}
  >
    ${face(card)}
  </button>`;
}

/** The player's cards, sorted; their backs while the device changes hands, or before the player looks. */
export function handTemplate(scene: TrickScene): TemplateResult {
  const { table, cards, gameWords } = scene;
  const playable = playableCards(scene);
  const count = cards.length;
  const card = (one: Card, place: number): TemplateResult =>
    one === FACE_DOWN ? cardBack : heldCard(scene, one, { place, count, playable });
  return html`<div
    class="held-cards of-${count} ${table.rules.deal.hand > MOST_WIDE ? 'many' : ''}"
    part="hand"
    data-pile="hand"
    role="group"
    aria-label=${gameWords.ownHand}
    aria-live="off"
  >
    ${cards.map(card)}
  </div>`;
}

/** Moves the focus along the player's cards with the arrow keys. Returns whether the key was used. */
export function walkHand(root: ParentNode, from: HTMLElement, key: string): boolean {
  const cards = [...root.querySelectorAll<HTMLElement>('.held-cards button.card')];
  const at = cards.indexOf(from);
  if (at < 0) return false;
  const steps: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowLeft: cards[at - 1],
    ArrowRight: cards[at + 1],
    Home: cards[0],
    End: cards.at(-1),
  };
  if (!Object.hasOwn(steps, key)) return false;
  steps[key]?.focus();
  return true;
}
