import { type TemplateResult, html, nothing } from 'lit';
import { sumOf } from '../../core/cards/list.js';
import type { Seat } from '../../core/engine/rules.js';
import { seatsFrom } from '../../core/table/seats.js';
import { hasNil, highBid } from '../../core/tricks/bidding.js';
import { takenBy, tricksOf } from '../../core/tricks/state.js';
import { pointsOf, seatsOf, sideOf } from '../../core/tricks/trick-table.js';
import { numberText, signedText } from '../../locales/table-words.js';
import { listText } from '../../locales/words.js';
import { cardBack } from '../table/card.js';
import { plateTemplate, seatClasses } from '../table/seat.js';
import type { TrickScene } from './scene.js';

/** The places of the others around the table, by their number, in the direction of play. */
const PLACES: Readonly<Record<number, readonly string[]>> = {
  1: ['top'],
  2: ['left', 'right'],
  3: ['left', 'top', 'right'],
  4: ['left', 'top-left', 'top-right', 'right'],
  5: ['left', 'top-left', 'top', 'top-right', 'right'],
};

/** The other seats as the player sees them, in the direction of play. A spectator sees seat 0 below. */
const othersOf = ({ view, own }: TrickScene): readonly Seat[] =>
  seatsFrom(own ?? 0, view.seats.length).slice(1);

/** The place of each seat at the table; the player’s is `own`. */
export function placesOf(scene: TrickScene): ReadonlyMap<Seat, string> {
  const others = othersOf(scene);
  const places = PLACES[others.length] ?? [];
  const ordered = scene.direction === 'anticlockwise' ? [...places].reverse() : places;
  const own: readonly (readonly [Seat, string])[] = [[scene.own ?? 0, 'own']];
  return new Map([...own, ...others.map((seat, at) => [seat, ordered[at]!] as const)]);
}

/** Whether the table waits for a seat. */
const isDue = ({ view }: TrickScene, seat: Seat): boolean =>
  view.turn === seat ||
  view.passing.includes(seat) ||
  (view.phase === 'ready' && !view.seats[seat]!.isReady);

/** Whether the table waits for the player, who must first ask for the cards because several people share the device. */
export const isCoveredTurn = (scene: TrickScene): boolean => {
  const { view, own, covered } = scene;
  return covered && own !== undefined && view.phase !== 'ready' && isDue(scene, own);
};

/** The states of a seat, as names of parts. */
export function seatStates(scene: TrickScene, seat: Seat): readonly string[] {
  const { view, table, isRevealing } = scene;
  const kinds = {
    out: !table.live.includes(seat),
    dealer: seat === view.options.dealer,
    turn: view.turn === seat,
    due: isDue(scene, seat) && !isRevealing,
    bidder: view.bidder === seat,
    win: view.results?.winners?.includes(sideOf(table, seat)) ?? false,
  };
  return Object.keys(kinds).filter((kind) => kinds[kind as keyof typeof kinds]);
}

/** What a seat bid. */
function bidText({ view, table, gameWords: { bids } }: TrickScene, seat: Seat): string {
  const { bid, isBlind, hasSpoken } = view.seats[seat]!;
  const rules = table.rules.bid;
  if (!rules || view.phase === 'ready') return '';
  if (isBlind) return bids.blind;
  if (bid === null) return hasSpoken && rules.type === 'auction' ? bids.passed : '';
  if (rules.type === 'auction') return view.bidder === seat ? bids.number({ bid }) : bids.passed;
  return bid === 0 && hasNil(table) ? bids.nil : bids.number({ bid });
}

/** The card points that a seat has taken in this hand. */
const takenPoints = ({ view, table }: TrickScene, seat: Seat): number =>
  sumOf(takenBy(view, seat).map((card) => pointsOf(table, card)));

/** What a seat has taken so far: points in games that count them, or tricks, and how many it bid. */
function takenText(scene: TrickScene, seat: Seat): string {
  const { view, table, words, gameWords } = scene;
  if (view.tricks.length === 0) return '';
  const { type } = table.rules.score;
  if (type === 'points') return signedText(words, takenPoints(scene, seat));
  const tricks = tricksOf(view, seat);
  const { bid } = view.seats[seat]!;
  return table.rules.bid?.type === 'tricks' && bid !== null
    ? gameWords.tricksOfBid({ tricks, bid })
    : gameWords.tricks({ count: tricks });
}

/** What is written at a seat: whether it is out, what it bid, or what it has taken. */
export function seatNote(scene: TrickScene, seat: Seat): string {
  const { view, table, gameWords: words } = scene;
  if (!table.live.includes(seat)) return words.out;
  if (view.phase === 'ready') return view.seats[seat]!.isReady ? words.ready : '';
  const isPassing = view.phase === 'pass' && !view.passing.includes(seat);
  if (isPassing && view.seats[seat]!.passed.length > 0) return words.hasPassed;
  return takenText(scene, seat) || bidText(scene, seat);
}

const playsAlone = ({ table }: Pick<TrickScene, 'table'>): boolean =>
  table.sides === table.rules.players;

/** The score of a seat that plays alone. Partners have theirs in the list of scores. */
function scoreTemplate({ view, words, gameWords, isCalm }: TrickScene, seat: Seat): unknown {
  const score = view.results?.sides[seat]?.score ?? view.options.scores[seat];
  if (isCalm || score === undefined) return '';
  const text = numberText(words, score);
  return html`<span aria-label=${gameWords.score({ score: text })}>${text}</span>`;
}

/** A seat's name, its score or what it bid or took, and the dealer’s button. */
export function plate(scene: TrickScene, seat: Seat): TemplateResult {
  const { view, gameWords, own, temperOf } = scene;
  // A second line, even if it is empty, keeps the others' plates at one height.
  const noNote = seat === own ? '' : '\u00a0';
  const note = playsAlone(scene) ? scoreTemplate(scene, seat) : seatNote(scene, seat) || noNote;
  const puck = html`<span
    class="puck"
    part="dealer-button"
    role="img"
    aria-label=${gameWords.dealer}
    >${gameWords.dealerSign}</span
  >`;
  const temper = temperOf?.(seat);
  return plateTemplate(scene, {
    ...{ seat, note, button: seat === view.options.dealer ? puck : nothing },
    ...(temper && { temper }),
  });
}

/** The cards of another seat, as a fan of backs. */
function backsTemplate({ view, gameWords }: TrickScene, seat: Seat): TemplateResult {
  const count = view.phase === 'over' ? 0 : view.seats[seat]!.cards.length;
  return html`<div class="backs of-${count}" part="spread">
    ${count > 0 ? html`<span class="unseen">${gameWords.cards({ count })}</span>` : nothing}
    ${view.seats[seat]!.cards.slice(0, count).map(() => cardBack)}
  </div>`;
}

/** What a seat that plays alone bid or took. Partners have that on their plates. */
export const footTemplate = (scene: TrickScene, seat: Seat): unknown =>
  playsAlone(scene) ? html`<p class="foot" part="action">${seatNote(scene, seat)}</p>` : nothing;

/** The seat of another player: plate, backs, and what it bid or took. */
function otherSeat(scene: TrickScene, seat: Seat, place: string): TemplateResult {
  const states = seatStates(scene, seat);
  return html`<div
    class="seat at-${place} ${seatClasses(states)}"
    part="seat ${states.join(' ')}"
    data-seat=${seat}
    role="listitem"
  >
    ${plate(scene, seat)} ${backsTemplate(scene, seat)} ${footTemplate(scene, seat)}
  </div>`;
}

/** All seats except the player’s. */
export function seatsTemplate(scene: TrickScene): TemplateResult {
  const others = othersOf(scene);
  const places = placesOf(scene);
  return html`<div class="seats" part="seats" role="list" aria-label=${scene.gameWords.seats}>
    ${others.map((seat) => otherSeat(scene, seat, places.get(seat)!))}
  </div>`;
}

/** The scores of sides of two, and what an auction asks of the bidder’s side. */
export function scoresTemplate(scene: TrickScene): unknown {
  const { view, table, words, gameWords, own, isCalm } = scene;
  if (isCalm || playsAlone(scene)) return nothing;
  const scores = view.results?.sides.map(({ score }) => score) ?? view.options.scores;
  const bidder = view.bidder === null ? undefined : sideOf(table, view.bidder);
  const isOwn = (side: number): boolean => own !== undefined && seatsOf(table, side).includes(own);
  const bid = highBid(view);
  const bidOf = (side: number): string =>
    bidder === side && bid !== null ? gameWords.bids.number({ bid }) : '';
  const texts = scores.map((score, side) =>
    [gameWords.nameOfSide(side), numberText(words, score), bidOf(side)].filter(Boolean).join(' '),
  );
  return html`<button
    type="button"
    class="scores"
    part="scores"
    aria-label=${listText(words, [gameWords.scores, ...texts])}
    @click=${() => scene.request({ type: 'panel', panel: 'history' })}
  >
    ${scores.map(
      (score, side) =>
        html`<span class="score ${isOwn(side) ? 'mine' : ''}"
          ><span>${gameWords.nameOfSide(side)}</span> <b>${numberText(words, score)}</b>
          <small>${bidOf(side)}</small></span
        > `,
    )}
  </button>`;
}
