import { type TemplateResult, html, nothing } from 'lit';
import { type Card, FACE_DOWN } from '../../cards/card.js';
import { stillCard } from '../../elements/table/card.js';
import { stakeTemplate } from '../../elements/table/chips.js';
import { seatTemplate } from '../../elements/table/seat.js';
import type { Seat } from '../../engine/rules.js';
import { seatsFrom } from '../../table/seats.js';
import { sorted } from './arrange.js';
import type { PaigowHost } from './element-host.js';
import {
  badgeTemplate,
  dealerBadge,
  handWordsTemplate,
  moreLines,
  moreTemplate,
  resultOf,
} from './element-results.js';
import { type PaigowSeat, isSet } from './state.js';

/** The chips that a seat has beside its stake; what the hand brought once it is paid. */
export function chipsLeft({ view }: PaigowHost, seat: Seat): number | null {
  const { options, results, seats } = view;
  const stack = (results?.stacks ?? options.stacks)[seat] ?? null;
  const { stake, bonus } = seats[seat]!;
  return stack === null || results ? stack : stack - stake - bonus;
}

/** Beside a seat's name: its chips, and whether it deals. */
export function noteOf(host: PaigowHost, seat: Seat): string {
  const { view, gameWords: words, words: common } = host;
  const { dealer, house } = view.options;
  const chips = chipsLeft(host, seat);
  if (view.seats[seat]!.status === 'open') return words.openSeat;
  if (chips === null) return words.house;
  const amount = host.isCalm ? '' : words.amount(chips);
  const parts = dealer === seat && !house ? [words.dealer.toLowerCase(), amount] : [amount];
  return common.list(parts.filter(Boolean));
}

/** The state of a seat in words, while it has neither a stake nor a result to show. */
function stateText({ view, gameWords: { seatStates } }: PaigowHost, seat: Seat): string {
  const one = view.seats[seat]!;
  if (one.status === 'waiting' || one.status === 'out') return seatStates[one.status];
  if (one.status !== 'dealer' || view.phase !== 'dealer') return '';
  return isSet(one) ? seatStates.set : seatStates.setting;
}

/** Seven cards before the seat: side by side, or as the two hands they were set in. */
function spreadTemplate({ face, words, gameWords }: PaigowHost, one: PaigowSeat): TemplateResult {
  const row = (cards: readonly Card[], name: string): TemplateResult =>
    html`<div class=${name}>
      ${sorted(cards, 'rank').map((card) => stillCard(card, face, words.cardName))}
    </div>`;
  const hidden = one.cards[0] === FACE_DOWN;
  const empty = one.cards.length === 0 && !['open', 'out'].includes(one.status);
  return html`<div class="spread ${empty ? 'empty' : ''}" part="spread">
    ${hidden ? html`<span class="unseen">${gameWords.backs(one.cards.length)}</span>` : nothing}
    ${isSet(one) ? [row(one.back, 'five'), row(one.front, 'two')] : row(one.cards, 'seven')}
  </div>`;
}

/** Under the cards: the result, the stake, or what is waited for. */
function footTemplate(host: PaigowHost, seat: Seat): unknown {
  const { view, gameWords: words } = host;
  const { stake, bonus } = view.seats[seat]!;
  const result = resultOf(host, seat);
  if (result) return badgeTemplate(words, result);
  if (view.results && seat === view.options.dealer) {
    return dealerBadge(words, view.results.dealer.net);
  }
  if (stake === 0) return html`<span class="state">${stateText(host, seat)}</span>`;
  const extra = bonus > 0 ? words.bonusSign(bonus) : undefined;
  return stakeTemplate(stake, words.amount(stake), words.staked(stake, bonus), extra);
}

/** Whether the table waits for that seat. */
function isDue({ view: { phase, seats } }: PaigowHost, seat: Seat): boolean {
  const one = seats[seat]!;
  switch (phase) {
    case 'bets':
      return one.status === 'waiting';
    case 'set':
      return one.status === 'in' && !isSet(one);
    case 'dealer':
      return one.status === 'dealer' && !isSet(one);
    case 'over':
      return false;
  }
}

const namesOf = (names: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.keys(names).filter((name) => names[name]);

/** Somebody else's seat: plate, cards, stake or result, and what the hands are. */
function otherSeat(host: PaigowHost, seat: Seat): TemplateResult {
  const { view, gameWords, own } = host;
  const one = view.seats[seat]!;
  const result = resultOf(host, seat);
  const paid = view.results && isSet(one);
  // Of the others' wins the net tells enough.
  const commission = seat === view.options.dealer ? (view.results?.dealer.commission ?? 0) : 0;
  return seatTemplate({
    seat,
    name: gameWords.seatName(seat),
    note: noteOf(host, seat),
    kinds: namesOf({
      'seat-dealer': one.status === 'dealer',
      'seat-house': one.status === 'dealer' && view.options.house,
      'seat-open': one.status === 'open',
      'seat-out': one.status === 'out',
      'seat-due': isDue(host, seat) && !(own !== undefined && isDue(host, own)),
    }),
    content: html`${spreadTemplate(host, one)}
      <p class="foot">${footTemplate(host, seat)}</p>
      ${paid ? handWordsTemplate(host, seat, result) : nothing}
      ${paid ? moreTemplate(moreLines(gameWords, { ...result, commission })) : nothing}`,
  });
}

/**
 * All seats but the own one, as they are seen from there: the next one counter-clockwise sits on
 * the right, so from left to right they come in the other direction.
 */
export function othersTemplate(host: PaigowHost): TemplateResult {
  const { seats } = host.view;
  const around = seatsFrom(host.own ?? seats.length - 1, seats.length);
  const others = host.own === undefined ? around : around.slice(1);
  return html`<div
    class="seats of-${others.length}"
    part="seats"
    role="list"
    aria-label=${host.gameWords.seats}
  >
    ${[...others].reverse().map((seat) => otherSeat(host, seat))}
  </div>`;
}
