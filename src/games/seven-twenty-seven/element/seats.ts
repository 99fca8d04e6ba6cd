import { type TemplateResult, html, nothing } from 'lit';
import { FACE_DOWN } from '../../../core/cards/card.js';
import { stillCard } from '../../../elements/table/card.js';
import { chipTemplate } from '../../../elements/table/chips.js';
import { runningCount } from '../../../elements/table/running-count.js';
import { plateTemplate } from '../../../elements/table/seat.js';
import type { Seat } from '../../../core/engine/rules.js';
import { pileOf } from '../../../core/table/chips.js';
import { seatsFrom } from '../../../core/table/seats.js';
import type { Seven27Host } from './host.js';
import { centreTemplate } from './pot.js';
import { shownOf } from '../rules/figures.js';
import { type SeatResult, TARGETS, type Target } from '../rules/results.js';
import { type Seven27Seat, chipsOf, isIn } from '../rules/state.js';

/** What a hand brought a seat; none of who took no part. */
export const resultOf = ({ view }: Seven27Host, seat: Seat): SeatResult | undefined =>
  view.results?.seats.find((result) => result.seat === seat);

/** A seat's name, its chips, and the dealer's button. */
export function plate(host: Seven27Host, seat: Seat): TemplateResult {
  const { view, gameWords: words, isCalm } = host;
  const open = view.seats[seat]!.status === 'open';
  const chips = runningCount(chipsOf(view, seat), words.amount, host.motion);
  const note = open ? words.openSeat : isCalm ? '' : chips;
  const puck = html`<span class="puck" part="dealer" role="img" aria-label=${words.dealer}
    >${words.dealerSign}</span
  >`;
  const temper = host.temperOf?.(seat);
  return plateTemplate(host, {
    ...{ seat, note, isOpen: open, button: seat === view.options.dealer ? puck : nothing },
    ...(temper && { temper }),
  });
}

/** What a seat won or lost, in chips; nothing before. */
export function badge(host: Seven27Host, seat: Seat): unknown {
  const { net } = resultOf(host, seat) ?? {};
  // What the halves were is told first.
  if (net === undefined || host.isRevealing) return nothing;
  const name = `result result-${net > 0 ? 'win' : net < 0 ? 'lose' : 'push'}`;
  return html`<span class=${name} part=${name}><b>${host.gameWords.signed(net)}</b></span>`;
}

/** The targets whose halves a seat won, or has a share of. */
const wonBy = ({ view: { results } }: Seven27Host, seat: Seat): readonly Target[] =>
  TARGETS.filter((target) =>
    results?.pots.some(({ halves }) =>
      halves.some(
        (half) => half.target === target && half.winners.some((one) => one.seat === seat),
      ),
    ),
  );

/** What a seat did last, in words, behind a chip where it put some in. */
export function actionTemplate(host: Seven27Host, seat: Seat): TemplateResult {
  const { amount } = (host.view.results ? null : host.view.seats[seat]!.last) ?? {};
  return html`<span class="did" part="action"
    >${amount ? chipTemplate(pileOf(amount)[0]!) : nothing}${actionText(host, seat)}</span
  >`;
}

/** What a seat did last; what it declared, and in the end what it won. */
function actionText(host: Seven27Host, seat: Seat): string {
  const { view, gameWords: words } = host;
  const one = view.seats[seat]!;
  if (one.status === 'waiting') return words.toAnte;
  if (resultOf(host, seat)?.shown) return words.won(one.declared, wonBy(host, seat));
  if (one.declared && isIn(one)) return words.declared(one.declared);
  const text = one.last ? words.action(one.last) : '';
  return one.frozen && isIn(one) && one.last?.type === 'stand' ? words.frozen : text;
}

/** What a seat's cards show, and what they may come to; in the end both totals, and what it won. */
function showsTemplate(host: Seven27Host, seat: Seat, one: Seven27Seat): TemplateResult {
  const { view, gameWords: words } = host;
  const totals = resultOf(host, seat)?.totals;
  const shown =
    isIn(one) && one.cards.length > 0 ? shownOf(one.cards, view.options.tens) : undefined;
  return html`<p class="shows" part="shows">
      ${totals ? html`<b>${words.totals(totals)}</b>` : shown && words.shows(shown)}
    </p>
    <p class="foot">
      ${view.results ? badge(host, seat) : html`<span class="range" part="range">${shown && words.range(shown)}</span>`}
    </p>`;
}

function cardsTemplate(host: Seven27Host, { cards, status }: Seven27Seat): TemplateResult {
  const hidden = cards.filter((card) => card === FACE_DOWN).length;
  const empty = cards.length === 0 && status !== 'open' && status !== 'out';
  return html`<div class="spread ${empty ? 'empty' : ''}" part="spread">
    ${hidden > 0 ? html`<span class="unseen">${host.gameWords.backs(hidden)}</span>` : nothing}
    <div class="fan">
      ${cards.map((card) => html`<span class="held">${stillCard(card, host)}</span>`)}
    </div>
  </div>`;
}

/** The classes and the parts of a seat, beside `seat` itself. */
export function seatKinds({ view }: Seven27Host, seat: Seat): string {
  const one = view.seats[seat]!;
  const due = view.turn === null && (one.status === 'waiting' || declares(view.phase, one));
  const kinds = {
    [`-${one.status}`]: !isIn(one) && one.status !== 'waiting',
    '-dealer': seat === view.options.dealer,
    '-turn seat-due': view.turn === seat || due,
    '-winner': (view.results?.seats ?? []).some((paid) => paid.seat === seat && paid.net > 0),
  };
  return Object.keys(kinds)
    .filter((kind) => kinds[kind])
    .map((kind) => `seat${kind}`)
    .join(' ');
}

/** Whether a seat has yet to declare, where all do at once. */
const declares = (phase: string, one: Seven27Seat): boolean =>
  phase === 'declare' && isIn(one) && !one.hasDeclared;

/** Somebody else's seat: plate, cards and what they show, chips, and what it did last. */
function otherSeat(host: Seven27Host, seat: Seat): TemplateResult {
  const one = host.view.seats[seat]!;
  const names = `seat ${seatKinds(host, seat)}`;
  return html`<div class=${names} part=${names} data-seat=${seat} role="listitem">
    ${plate(host, seat)} ${cardsTemplate(host, one)} ${showsTemplate(host, seat, one)}
    ${actionTemplate(host, seat)}
  </div>`;
}

/**
 * All seats but the own one around the pot, as they are seen from there: the next one clockwise
 * sits on the left.
 */
export function ringTemplate(host: Seven27Host): TemplateResult {
  const { seats } = host.view;
  const around = seatsFrom(host.own ?? 0, seats.length);
  const others = host.own === undefined ? around : around.slice(1);
  return html`<div class="ring of-${others.length}">
    <div
      class="seats of-${others.length}"
      part="seats"
      role="list"
      aria-label=${host.gameWords.seats}
    >
      ${others.map((seat) => otherSeat(host, seat))}
    </div>
    ${centreTemplate(host)}
  </div>`;
}
