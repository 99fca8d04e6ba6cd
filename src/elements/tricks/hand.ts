import { type TemplateResult, html, nothing } from 'lit';
import { type Card, FACE_DOWN } from '../../core/cards/card.js';
import { cardCode } from '../../core/cards/notation.js';
import { cardText, listText } from '../../locales/words.js';
import { cardPart, suitClass } from '../cards/card-face.js';
import { cardBack, stillCard } from '../table/card.js';
import type { TrickScene } from './scene.js';
import { sortedHand } from './sorting.js';

/** The most cards of a hand that is spread as usual. */
const MOST_WIDE = 13;

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
  const { view, table, own, gameWords } = scene;
  const cards = own === undefined ? [] : view.seats[own]!.cards;
  const isHidden = cards.includes(FACE_DOWN);
  const sorted = isHidden ? cards : sortedHand(table, view, cards);
  const playable = playableCards(scene);
  const count = sorted.length;
  const card = (one: Card, place: number): TemplateResult =>
    isHidden ? cardBack : heldCard(scene, one, { place, count, playable });
  return html`<div
    class="held-cards of-${count} ${table.rules.deal.hand > MOST_WIDE ? 'many' : ''}"
    part="hand"
    data-pile="hand"
    role="group"
    aria-label=${gameWords.ownHand}
    aria-live="off"
  >
    ${sorted.map(card)}
  </div>`;
}

/** A card that lies on the table: turned up, or laid face down. */
export const tableCard = (scene: TrickScene, card: Card, label: string): TemplateResult =>
  html`<div class="shown-card" part="turned-card">
    ${stillCard(card, scene)}<small>${label}</small>
  </div>`;

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
