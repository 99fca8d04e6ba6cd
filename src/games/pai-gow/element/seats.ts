import { listText } from '../../../locales/words.js';
import { numberText } from '../../../locales/table-words.js';
import { type TemplateResult, html, nothing } from 'lit';
import { type Card, FACE_DOWN } from '../../../core/cards/card.js';
import { stillCard } from '../../../elements/table/card.js';
import { runningCount } from '../../../elements/table/running-count.js';
import { plateTemplate, seatClasses } from '../../../elements/table/seat.js';
import type { Seat } from '../../../core/engine/rules.js';
import { seatsFrom } from '../../../core/table/seats.js';
import { sorted } from '../rules/arrange.js';
import type { PaigowScene } from './scene.js';
import { footTemplate, handWordsTemplate } from './results.js';
import { type PaigowSeat, type PaigowState, chipsLeft, isSet } from '../rules/state.js';

/** The chips beside a seat's name, and whether it deals. */
export function plateNote(scene: PaigowScene, seat: Seat): unknown {
  const { view, gameWords: words, words: common } = scene;
  const { dealer, house } = view.options;
  const chips = chipsLeft(scene.view, seat);
  if (view.seats[seat]!.status === 'open') return words.openSeat;
  if (chips === null) return words.house;
  const deals = dealer === seat && !house ? [words.dealer] : [];
  if (scene.isCalm) return listText(common, deals);
  return runningCount(
    chips,
    (count) => listText(common, [...deals, numberText(common, count)]),
    scene.motion,
  );
}

/** A seat's status in words, while it has neither a stake nor a result. */
function stateText({ view, gameWords: { seatStates } }: PaigowScene, seat: Seat): string {
  const one = view.seats[seat]!;
  if (one.status === 'waiting' && view.phase === 'offer') return '';
  if (one.status === 'waiting' || one.status === 'out') return seatStates[one.status];
  if (one.status !== 'dealer' || view.phase !== 'dealer') return '';
  return isSet(one) ? seatStates.set : seatStates.setting;
}

/** The seven cards of a seat: in one row, or as two hands once they are set. */
function spreadTemplate(scene: PaigowScene, one: PaigowSeat): TemplateResult {
  const row = (cards: readonly Card[], name: string): TemplateResult =>
    html`<div class=${name}>${sorted(cards, 'rank').map((card) => stillCard(card, scene))}</div>`;
  const hidden = one.cards[0] === FACE_DOWN;
  const empty = one.cards.length === 0 && !['open', 'out'].includes(one.status);
  return html`<div class="spread ${empty ? 'empty' : ''}" part="spread">
    ${hidden ? html`<span class="unseen">${scene.gameWords.backs({ count: one.cards.length })}</span>` : nothing}
    ${isSet(one) ? [row(one.back, 'five'), row(one.front, 'two')] : row(one.cards, 'seven')}
  </div>`;
}

/** The status of seats that must act, by phase. */
const DUE: Readonly<Record<PaigowState['phase'], PaigowSeat['status'] | undefined>> = {
  offer: undefined,
  bets: 'waiting',
  set: 'in',
  dealer: 'dealer',
  over: undefined,
};

const isDue = (
  { view: { phase, seats, offered } }: PaigowScene,
  seat: Seat | undefined,
): boolean => {
  const one = seats[seat!];
  if (offered !== null) return offered === seat;
  return one !== undefined && one.status === DUE[phase] && !isSet(one);
};

/** Another player's seat: plate, cards, stake or result, and descriptions of the hands. */
function otherSeat(scene: PaigowScene, seat: Seat): TemplateResult {
  const { view, own } = scene;
  const one = view.seats[seat]!;
  const isShown = view.results && isSet(one) && !one.front.includes(FACE_DOWN);
  const kinds = {
    [one.status]: ['dealer', 'open', 'out'].includes(one.status),
    house: one.status === 'dealer' && view.options.house,
    due: isDue(scene, seat) && !isDue(scene, own),
  };
  const states = Object.keys(kinds).filter((kind) => kinds[kind]);
  return html`<div
    class="seat ${seatClasses(states)}"
    part="seat ${states.join(' ')}"
    data-seat=${seat}
    role="listitem"
  >
    ${plateTemplate(scene, { seat, note: plateNote(scene, seat), isOpen: one.status === 'open' })}
    ${spreadTemplate(scene, one)}
    <p class="foot">
      ${footTemplate(scene, seat) ?? html`<small>${stateText(scene, seat)}</small>`}
    </p>
    <div class="hand-results">${isShown ? handWordsTemplate(scene, seat) : nothing}</div>
  </div>`;
}

/**
 * All seats except the player's. The next seat counter-clockwise sits on the right, so they appear
 * in reverse order from left to right.
 */
export function othersTemplate(scene: PaigowScene): TemplateResult {
  const { seats } = scene.view;
  const around = seatsFrom(scene.own ?? seats.length - 1, seats.length);
  const others = scene.own === undefined ? around : around.slice(1);
  return html`<div
    class="seats of-${others.length}"
    part="seats"
    role="list"
    aria-label=${scene.gameWords.seats}
  >
    ${[...others].reverse().map((seat) => otherSeat(scene, seat))}
  </div>`;
}
