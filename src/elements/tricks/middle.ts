import { type TemplateResult, html, nothing } from 'lit';
import { type Card, FACE_DOWN, type Suit } from '../../core/cards/card.js';
import type { Trick } from '../../core/tricks/state.js';
import { stillCard } from '../table/card.js';
import { resultTemplate } from './result.js';
import { placesOf } from './seats.js';
import type { TrickScene } from './scene.js';
import { suitName } from './words.js';

/**
 * The trick that is shown: the one on the table, or the last one until the next card is led or while the player looks
 * at it.
 */
function shownTrick({ view, showsLast }: TrickScene): Trick | undefined {
  const last = view.tricks.at(-1);
  if (showsLast) return last;
  return view.trick && view.trick.plays.length > 0 ? view.trick : last;
}

/** The cards of a trick, each before its seat. */
function trickTemplate(scene: TrickScene): TemplateResult {
  const { gameWords, showsLast } = scene;
  const trick = shownTrick(scene);
  const places = placesOf(scene);
  const plays = trick?.plays ?? [];
  return html`<div
    class="trick ${(trick?.winner ?? null) === null ? '' : 'won'}"
    part="trick"
    data-pile="trick"
    role="group"
    aria-label=${showsLast ? gameWords.lastTrick : gameWords.trick}
  >
    ${plays.map(
      ({ seat, card }) =>
        html`<div
          class="played at-${places.get(seat)} ${trick?.winner === seat ? 'winner' : ''}"
          data-from=${seat}
        >
          ${stillCard(card, scene)}
        </div>`,
    )}
  </div>`;
}

const SUIT_SIGNS = { clubs: '♣\uFE0E', diamonds: '♦\uFE0E', hearts: '♥\uFE0E', spades: '♠\uFE0E' };

/** A sign, and its words. Without a sign, the style sheet draws a question mark. */
const trumpSign = (sign: string, words: string, suit?: Suit): TemplateResult =>
  html`<p class="trump" part="trump">
    <span class="sign ${suit === undefined ? '' : `suit-${suit}`}" aria-hidden="true">${sign}</span
    ><span>${words}</span>
  </p>`;

/** Trump, printed on the felt. */
function trumpTemplate({ view, table, gameWords }: TrickScene): unknown {
  const { trump: rules } = table.rules;
  if (rules.type === 'none' || view.phase === 'ready') return nothing;
  if (view.trump === null) {
    return view.bidder !== null && view.phase !== 'bid'
      ? trumpSign('', gameWords.trumpHidden)
      : nothing;
  }
  const suit = suitName(view.trump);
  return trumpSign(SUIT_SIGNS[suit], gameWords.trump({ suit }), view.trump);
}

/** A card that lies on the table: turned up, or laid face down. */
const tableCard = (scene: TrickScene, card: Card, label: string): TemplateResult =>
  html`<div class="shown-card" part="turned-card">
    ${stillCard(card, scene)}<small>${label}</small>
  </div>`;

/** The card that was turned up, and what is left of the pack; or the card laid face down. */
function turnedTemplate(scene: TrickScene): unknown {
  const { view, table, gameWords } = scene;
  if (view.laid !== null) return tableCard(scene, view.laid, gameWords.laid);
  const isStock = table.rules.trump.type === 'stock-card';
  if (view.turned === null || view.turned === FACE_DOWN || !isStock) return nothing;
  const left = table.rules.deal.draw === true ? view.stock.length : 0;
  return tableCard(
    scene,
    view.turned,
    left > 0 ? gameWords.stock({ count: left }) : gameWords.turned,
  );
}

/** The middle of the table: trump and the trick; at the end, the result of the hand. */
export function middleTemplate(scene: TrickScene): TemplateResult {
  const { view, isRevealing, showsLast } = scene;
  const hasResult = view.phase === 'over' && !isRevealing && !showsLast;
  return html`<div class="centre ${hasResult ? 'with-result' : ''}" part="centre">
    ${trumpTemplate(scene)} ${turnedTemplate(scene)}
    ${hasResult ? resultTemplate(scene) : trickTemplate(scene)}
  </div>`;
}
