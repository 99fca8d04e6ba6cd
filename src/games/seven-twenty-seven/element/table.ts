import { cardText, listText } from '../../../locales/words.js';
import { type TemplateResult, html, nothing } from 'lit';
import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import { stillCard } from '../../../elements/table/card.js';
import { seatClasses } from '../../../elements/table/seat.js';
import { barTemplate } from './bar.js';
import { planTag } from './plans.js';
import { rangeOf } from './player.js';
import type { Seven27Scene } from './scene.js';
import { actionTemplate, badge, plate, ringTemplate, seatStates, wonBy } from './seats.js';
import { stepOf } from './step.js';
import { type Standing, shownOf, standingsOf } from '../rules/figures.js';
import type { Target } from '../rules/results.js';

/**
 * The player's total for one target: its distance, and how the aces count. Empty before the deal.
 */
function totalTemplate(
  scene: Seven27Scene,
  target: Target,
  standing: Standing | undefined,
): TemplateResult {
  const { gameWords: words, own } = scene;
  const distance = standing?.over === 0 ? 'exact' : standing?.bust ? 'bust' : '';
  const won = own !== undefined && wonBy(scene, own).includes(target) ? 'won' : '';
  const kind = `${distance} ${won}`;
  return html`<div class="total total-${target} ${kind}" part="total total-${target} ${kind}">
    <p>
      <span class="goal">${words.goal({ target })}</span>
      <b>${standing ? words.pointsText(standing.total) : '–'}</b>
    </p>
    <span class="off" part="distance">${standing && words.standing(standing)}</span>
    <small>${standing && words.acesText(standing)}</small>
  </div>`;
}

/** Both totals, with the cards between them. */
function totalsTemplate(scene: Seven27Scene, content: TemplateResult): TemplateResult {
  const { view, own } = scene;
  const cards = own === undefined ? [] : view.seats[own]!.cards;
  const counts = cards.length > 0 && !cards.includes(FACE_DOWN);
  const [low, high] = counts ? standingsOf(cards, view.options) : [];
  return html`<div class="hand-row" part="totals">
    ${totalTemplate(scene, 'low', low)} ${content} ${totalTemplate(scene, 'high', high)}
  </div>`;
}

/** What the other players see of the player's hand. */
function seenText({ view, own, gameWords }: Seven27Scene): string {
  const { cards, up } = view.seats[own!]!;
  const open = cards.filter((_, at) => up[at]);
  if (view.results || open.length === 0) return '';
  return gameWords.seen(gameWords.openOf(shownOf(open, view.options.tens)));
}

/** The sign on a card that all players see. The card's accessible name says so too. */
const SEEN_MARK = html`<svg class="eye" part="seen-by-all" viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="12" cy="12" r="12" />
  <path d="M4 12Q12 3.5 20 12Q12 20.5 4 12z" />
  <circle class="pupil" cx="12" cy="12" r="3.1" />
</svg>`;

/** A card of the player, marked as long as the others see it and have not shown their own. */
function ownCard(scene: Seven27Scene, card: Card, isUp: boolean): TemplateResult {
  const { view, words, gameWords, face } = scene;
  if (!isUp || card === FACE_DOWN || view.results) {
    return html`<span class="held">${stillCard(card, scene)}</span>`;
  }
  const name = listText(words, [cardText(words, card), gameWords.seenByAll]);
  return html`<span class="held">${stillCard(card, { face, words }, name)}${SEEN_MARK}</span>`;
}

/** The numbers of cards from which cards overlap more. Each has a class. */
const CLOSER = [5, 7, 10];

/** The player's cards; their backs while the device changes hands. */
function handTemplate(scene: Seven27Scene): TemplateResult {
  const { view, own, gameWords } = scene;
  const { cards, up } = own === undefined ? { cards: [], up: [] } : view.seats[own]!;
  const kinds = CLOSER.filter((count) => cards.length >= count).map((count) => `from-${count}`);
  return html`<div
    class="tray ${kinds.join(' ')}"
    part="hand"
    role="group"
    aria-label=${gameWords.ownHand}
  >
    <div class="fan">
      ${cards.length === 0 ? html`<p class="idle">${gameWords.dealings[view.options.dealing]}</p>` : nothing}
      ${cards.map((card, at) => ownCard(scene, card, up[at] ?? false))}
    </div>
  </div>`;
}

/** The player's name, their last action or result, and what the others see. */
function whoTemplate(scene: Seven27Scene): unknown {
  const { own, covered, moves } = scene;
  if (own === undefined) return nothing;
  // An amount takes the room of the plans.
  const tag = !covered && rangeOf(moves) ? planTag(scene) : nothing;
  return html`<div class="who">
    ${plate(scene, own)} ${badge(scene, own)} ${actionTemplate(scene, own)} ${tag}
    <span class="seen" part="seen">${seenText(scene)}</span>
  </div>`;
}

/** What cards count. */
function valuesText({ view, gameWords }: Seven27Scene): string {
  const { tens } = view.options;
  const { courts, numbers, ace } = gameWords.values;
  return [courts({ tens }), numbers({ tens }), ace].join(' · ');
}

/** The player's side: totals and cards, then the next step in words, and the controls. */
function ownTemplate(scene: Seven27Scene): TemplateResult {
  const { own, gameWords: words, together } = scene;
  const watches = own === undefined && together;
  const states = own === undefined ? [] : seatStates(scene, own);
  const step = stepOf(scene);
  return html`<section
    class="own ${seatClasses(states)}"
    part="seat own ${states.join(' ')}"
    data-seat=${own ?? nothing}
    aria-label=${watches ? nothing : words.ownHand}
  >
    ${watches ? nothing : totalsTemplate(scene, handTemplate(scene))} ${whoTemplate(scene)}
    <p class="line" part="line" tabindex="-1">${step ? words.step(step) : ''}</p>
    ${barTemplate(scene)}
    <p class="values" part="values">${valuesText(scene)}</p>
  </section>`;
}

/** The whole table, between the toolbar and the status line. */
export const tableTemplate = (scene: Seven27Scene): TemplateResult => {
  const { view, gameWords, words, looks = '' } = scene;
  return html`<div
    class="board phase-${view.phase} ${looks}"
    part="board"
    role="group"
    aria-label=${words.kit.board({ title: gameWords.title })}
  >
    ${ringTemplate(scene)} ${ownTemplate(scene)} ${scene.aside}
  </div>`;
};
