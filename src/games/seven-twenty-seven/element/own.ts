import { type TemplateResult, html, nothing } from 'lit';
import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import { stillCard } from '../../../elements/table/card.js';
import { barTemplate } from './bar.js';
import type { Seven27Host } from './host.js';
import { actionTemplate, badge, plate, seatKinds } from './seats.js';
import { stepOf } from './step.js';
import { type Standing, shownOf, standingsOf } from '../rules/figures.js';
import type { Target } from '../rules/results.js';

/** What one's hand is for one target, how far that is, how aces count; its place before the deal. */
function totalTemplate(
  { gameWords: words }: Seven27Host,
  target: Target,
  standing: Standing | undefined,
): TemplateResult {
  const kind = standing?.over === 0 ? 'exact' : standing?.bust ? 'bust' : '';
  return html`<div
    class="total total-${target} ${kind}"
    part="total total-${target} ${kind && `total-${kind}`}"
  >
    <p>
      <span class="goal">${words.goal(target)}</span>
      <b>${standing ? words.points(standing.total) : '–'}</b>
    </p>
    <span class="off" part="distance">${standing && words.standing(standing)}</span>
    <small>${standing && words.aces(standing)}</small>
  </div>`;
}

/** Both totals, with the cards between them. */
function totalsTemplate(host: Seven27Host, content: TemplateResult): TemplateResult {
  const { view, own } = host;
  const cards = own === undefined ? [] : view.seats[own]!.cards;
  const counts = cards.length > 0 && !cards.includes(FACE_DOWN);
  const [low, high] = counts ? standingsOf(cards, view.options) : [];
  return html`<div class="hand-row" part="totals">
    ${totalTemplate(host, 'low', low)} ${content} ${totalTemplate(host, 'high', high)}
  </div>`;
}

/** What the others see of one's hand. */
function seenText({ view, own, gameWords }: Seven27Host): string {
  const { cards, up } = view.seats[own!]!;
  const open = cards.filter((_, at) => up[at]);
  if (view.results || open.length === 0) return '';
  return gameWords.seen(shownOf(open, view.options.tens));
}

/** The mark of a card that all see, which its name tells too. */
const SEEN_MARK = html`<svg class="eye" part="seen-by-all" viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="12" cy="12" r="12" />
  <path d="M4 12Q12 3.5 20 12Q12 20.5 4 12z" />
  <circle class="pupil" cx="12" cy="12" r="3.1" />
</svg>`;

/** One's own card; marked while all others see it and have yet to show theirs. */
function ownCard(host: Seven27Host, card: Card, isUp: boolean): TemplateResult {
  const { view, words, gameWords, face } = host;
  if (!isUp || card === FACE_DOWN || view.results) {
    return html`<span class="held">${stillCard(card, host)}</span>`;
  }
  const cardName = (): string => words.list([words.cardName(card), gameWords.seenByAll]);
  return html`<span class="held"
    >${stillCard(card, { face, words: { cardName } })}${SEEN_MARK}</span
  >`;
}

/** From how many cards on they lie closer; the classes say so. */
const CLOSER = [5, 7, 10];

/** One's own cards; while the device changes hands, their backs. */
function handTemplate(host: Seven27Host): TemplateResult {
  const { view, own, gameWords } = host;
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
      ${cards.map((card, at) => ownCard(host, card, up[at] ?? false))}
    </div>
  </div>`;
}

/** Who one is, what one won or did last, and what the others see. */
function whoTemplate(host: Seven27Host): unknown {
  const { own } = host;
  if (own === undefined) return nothing;
  return html`<div class="who">
    ${plate(host, own)} ${badge(host, own)} ${actionTemplate(host, own)}
    <span class="seen" part="seen">${seenText(host)}</span>
  </div>`;
}

/** One's own side: totals and cards; below them the next step in words, and what it is done with. */
export function ownTemplate(host: Seven27Host): TemplateResult {
  const { own, gameWords: words, view, together } = host;
  const watches = own === undefined && together;
  const kinds = own === undefined ? '' : seatKinds(host, own);
  const step = stepOf(host);
  return html`<section
    class="own ${kinds}"
    part="seat seat-own ${kinds}"
    data-seat=${own ?? nothing}
    aria-label=${watches ? nothing : words.ownHand}
  >
    ${watches ? nothing : totalsTemplate(host, handTemplate(host))} ${whoTemplate(host)}
    <p class="line" part="line" tabindex="-1">${step ? words.step(step) : ''}</p>
    ${barTemplate(host)}
    <p class="values" part="values">${words.values(view.options.tens === 'half').join(' · ')}</p>
  </section>`;
}
