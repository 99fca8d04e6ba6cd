import { type TemplateResult, html, nothing } from 'lit';
import { FACE_DOWN } from '../../../core/cards/card.js';
import { stillCard } from '../../../elements/table/card.js';
import { chipTemplate } from '../../../elements/table/chips.js';
import { runningCount } from '../../../elements/table/running-count.js';
import { plateTemplate, seatClasses } from '../../../elements/table/seat.js';
import { numberText, signedText } from '../../../locales/table-words.js';
import type { Seat } from '../../../core/engine/rules.js';
import { stacksOf } from '../../../core/table/denominations.js';
import { seatsFrom } from '../../../core/table/seats.js';
import type { Seven27Scene } from './scene.js';
import { centreTemplate } from './pot.js';
import { shownOf } from '../rules/figures.js';
import { type SeatResult, TARGETS, type Target } from '../rules/results.js';
import { type Seven27Seat, chipsOf, isIn } from '../rules/state.js';

/** The result of a seat; `undefined` if it took no part. */
export const resultOf = ({ view }: Seven27Scene, seat: Seat): SeatResult | undefined =>
  view.results?.seats.find((result) => result.seat === seat);

/** A seat's name, its chips, and the dealer button. */
export function plate(scene: Seven27Scene, seat: Seat): TemplateResult {
  const { view, gameWords: words, isCalm } = scene;
  const open = view.seats[seat]!.status === 'open';
  const inWords = (count: number): string => numberText(scene.words, count);
  const chips = runningCount(chipsOf(view, seat), inWords, scene.motion);
  const note = open ? words.openSeat : isCalm ? '' : chips;
  const puck = html`<span class="puck" part="dealer-button" role="img" aria-label=${words.dealer}
    >${words.dealerSign}</span
  >`;
  const temper = scene.temperOf?.(seat);
  return plateTemplate(scene, {
    ...{ seat, note, isOpen: open, button: seat === view.options.dealer ? puck : nothing },
    ...(temper && { temper }),
  });
}

/** The chips that a seat won or lost; nothing before the end. */
export function badge(scene: Seven27Scene, seat: Seat): unknown {
  const { net } = resultOf(scene, seat) ?? {};
  // The reveal shows the halves first.
  if (net === undefined || scene.isRevealing) return nothing;
  const outcome = net > 0 ? 'win' : net < 0 ? 'lose' : 'push';
  return html`<span class="result result-${outcome}" part="result ${outcome}"
    ><b>${signedText(scene.words, net)}</b></span
  >`;
}

/** The targets whose halves a seat won or shares. */
export const wonBy = ({ view: { results } }: Seven27Scene, seat: Seat): readonly Target[] =>
  TARGETS.filter((target) =>
    results?.pots.some(({ halves }) =>
      halves.some(
        (half) => half.target === target && half.winners.some((one) => one.seat === seat),
      ),
    ),
  );

/** A seat's last action in words. A chip comes first if it put chips in. */
export function actionTemplate(scene: Seven27Scene, seat: Seat): TemplateResult {
  const { amount } = (scene.view.results ? null : scene.view.seats[seat]!.last) ?? {};
  return html`<span class="did" part="action"
    >${amount ? chipTemplate(stacksOf(amount, scene.chips)[0]!.chip, scene.chips) : nothing}${actionText(scene, seat)}</span
  >`;
}

/** A seat's last action, its declaration, or at the end what it won. */
function actionText(scene: Seven27Scene, seat: Seat): string {
  const { view, gameWords: words } = scene;
  const one = view.seats[seat]!;
  if (one.status === 'waiting') return words.toAnte;
  if (resultOf(scene, seat)?.shown) return words.result(one.declared, wonBy(scene, seat));
  if (one.declared && isIn(one)) return words.declared({ targets: one.declared });
  const text = one.last ? words.lastAction(one.last) : '';
  return one.frozen && isIn(one) && one.last?.type === 'stand' ? words.frozen : text;
}

/** What a seat's cards show and the range of its total; at the end both totals and the result. */
function showsTemplate(scene: Seven27Scene, seat: Seat, one: Seven27Seat): TemplateResult {
  const { view, gameWords: words } = scene;
  const totals = resultOf(scene, seat)?.totals;
  const shown =
    isIn(one) && one.cards.length > 0 ? shownOf(one.cards, view.options.tens) : undefined;
  return html`<p class="shows" part="shows">
      ${totals ? html`<b>${words.totals(words.totalsOf(totals))}</b>` : shown && words.shows(words.openOf(shown))}
    </p>
    <p class="foot">
      ${view.results ? badge(scene, seat) : html`<span class="range" part="range">${shown && words.range(words.rangeOf(shown))}</span>`}
    </p>`;
}

function cardsTemplate(scene: Seven27Scene, { cards, status }: Seven27Seat): TemplateResult {
  const hidden = cards.filter((card) => card === FACE_DOWN).length;
  const empty = cards.length === 0 && status !== 'open' && status !== 'out';
  return html`<div class="spread ${empty ? 'empty' : ''}" part="spread">
    ${hidden > 0 ? html`<span class="unseen">${scene.gameWords.backs({ count: hidden })}</span>` : nothing}
    <div class="fan">
      ${cards.map((card) => html`<span class="held">${stillCard(card, scene)}</span>`)}
    </div>
  </div>`;
}

/** The states of a seat, as names of parts. */
export function seatStates({ view }: Seven27Scene, seat: Seat): readonly string[] {
  const one = view.seats[seat]!;
  const due = view.turn === null && (one.status === 'waiting' || declares(view.phase, one));
  const kinds = {
    [one.status]: !isIn(one) && one.status !== 'waiting',
    dealer: seat === view.options.dealer,
    turn: view.turn === seat || due,
    due: view.turn === seat || due,
    win: (view.results?.seats ?? []).some((paid) => paid.seat === seat && paid.net > 0),
  };
  return Object.keys(kinds).filter((kind) => kinds[kind]);
}

/** Whether a seat has not declared yet in a simultaneous declaration. */
const declares = (phase: string, one: Seven27Seat): boolean =>
  phase === 'declare' && isIn(one) && !one.hasDeclared;

/** The seat of another player: plate, cards and what they show, chips, and last action. */
function otherSeat(scene: Seven27Scene, seat: Seat): TemplateResult {
  const one = scene.view.seats[seat]!;
  const states = seatStates(scene, seat);
  return html`<div
    class="seat ${seatClasses(states)}"
    part="seat ${states.join(' ')}"
    data-seat=${seat}
    role="listitem"
  >
    ${plate(scene, seat)} ${cardsTemplate(scene, one)} ${showsTemplate(scene, seat, one)}
    ${actionTemplate(scene, seat)}
  </div>`;
}

/**
 * All seats except the player's, around the pot, as the player sees them. The next seat clockwise
 * is on the left.
 */
export function ringTemplate(scene: Seven27Scene): TemplateResult {
  const { seats } = scene.view;
  const around = seatsFrom(scene.own ?? 0, seats.length);
  const others = scene.own === undefined ? around : around.slice(1);
  return html`<div class="ring of-${others.length}">
    <div
      class="seats of-${others.length}"
      part="seats"
      role="list"
      aria-label=${scene.gameWords.seats}
    >
      ${others.map((seat) => otherSeat(scene, seat))}
    </div>
    ${centreTemplate(scene)}
  </div>`;
}
