import { type TemplateResult, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { listOf } from '../../../core/cards/list.js';
import type { Seat } from '../../../core/engine/rules.js';
import { dieTemplate } from '../../../elements/table/dice.js';
import { DICE, type DieNumber, type Racer, countOf, isHome, rollerOf } from '../rules/state.js';
import { type TenDiceScene, lyingOf, ownSeat, rollingPlaces } from './scene.js';

/** The number whose dice a seat keeps: of the person about to roll, the chosen one. */
const keptBy = ({ view, chosen }: TenDiceScene, seat: Seat): DieNumber | null =>
  rollerOf(view) === seat ? chosen : view.racers[seat]!.keep;

/** How far a racer is: whether at home, at what time, and after how many rolls. */
function standing({ view, words, isCalm, times }: TenDiceScene, seat: Seat): string {
  const racer = view.racers[seat]!;
  const time = times[seat];
  const { place, home, seconds, rolls } = words.messages;
  const isPlaced = view.options.atOnce && view.racers.length > 1 && view.home.includes(seat);
  const reached = isPlaced ? place({ place: view.home.indexOf(seat) + 1 }) : home;
  const timed = time === undefined || isCalm ? [] : [seconds({ seconds: time / 1000 })];
  const counted = isCalm ? [] : [rolls({ count: racer.rolls })];
  return [...(isHome(racer) ? [reached] : []), ...timed, ...counted].join(' · ');
}

/** A tray: whose it is, how large it is, and what is kept in it. */
interface Tray {
  readonly scene: TenDiceScene;
  readonly seat: Seat;
  readonly isSmall: boolean;
  readonly keep: DieNumber | null;
  readonly rolling: readonly number[];
}

/**
 * Where a die lies. Kept dice gather at the start of the tray, followed by those thrown last. They move only when
 * their racer rolls, so nothing moves under a pointer.
 */
function slotOf({ thrown }: Racer, place: number): number {
  const at = thrown.indexOf(place);
  if (at < 0) return place - thrown.filter((one) => one < place).length;
  return DICE - thrown.length + at;
}

/** Whether a die still rolls, or has just come to rest. */
function motionOf({ scene, seat, rolling }: Tray, place: number): 'rolling' | 'fell' | '' {
  if (rolling.includes(place)) return 'rolling';
  const { thrown } = scene.view.racers[seat]!;
  return scene.rolled.has(seat) && thrown.includes(place) ? 'fell' : '';
}

/** The die in the air: a cube; in a small tray, a face that spins. */
function flyingTemplate(
  { isSmall, scene: { flying } }: Tray,
  motion: string,
  number: number | undefined,
  face: number,
) {
  if (!motion || !flying) return nothing;
  if (!isSmall) return flying.cubeTemplate(number);
  return motion === 'rolling' ? flying.spinTemplate(face) : nothing;
}

function placeTemplate(tray: Tray, place: number): TemplateResult {
  const { scene, seat, keep } = tray;
  const { view, choose } = scene;
  const racer = view.racers[seat]!;
  const motion = motionOf(tray, place);
  const number = motion === 'rolling' ? undefined : racer.dice[place];
  const isKept = number !== undefined && number === keep;
  const press = rollerOf(view) === seat ? choose : undefined;
  const flying = flyingTemplate(tray, motion, number, ((place + racer.rolls) % 6) + 1);
  const state = isKept ? 'kept' : motion === 'rolling' ? motion : '';
  return html`<span
    class="place at-${slotOf(racer, place)} ${isKept ? 'held' : ''} ${motion}"
    @click=${() => number && press?.(number)}
    >${keyed(motion && `${motion}${racer.rolls}`, html`${dieTemplate(number ?? 0, state)}${flying}`)}</span
  >`;
}

/** The number that a racer collects, and how many dice show it. */
function collectedTemplate({ scene, seat, keep }: Tray): TemplateResult {
  const count = countOf(lyingOf(scene, seat), keep);
  return html`<span class="collected" part="collected" aria-hidden="true"
    >${keep && count > 0 ? html`${dieTemplate(keep)} × ${count}` : nothing}</span
  >`;
}

/** A racer's name, rolls and dice. Pointers may press a die instead of its number. */
export function trayTemplate(scene: TenDiceScene, seat: Seat): TemplateResult {
  const { view, words, atSeat } = scene;
  const [own, racer] = [ownSeat(view), view.racers[seat]!];
  const size = seat === own ? 'own' : own === undefined ? 'even' : 'other';
  const isNow = view.options.atOnce ? rollerOf(view) === seat : view.turn === seat;
  const home = isHome(racer) ? 'home' : '';
  const rolling = rollingPlaces(scene, seat);
  const tray = { scene, seat, isSmall: size === 'other', keep: keptBy(scene, seat), rolling };
  const gathered = racer.rolls > 0 ? DICE - racer.thrown.length : 0;
  const label = words.messages.dice({
    seat: words.person(seat),
    dice: words.diceList(lyingOf(scene, seat)),
  });
  return html`<div
    class="racer ${size} ${isNow ? 'now' : ''} ${home} ${atSeat ? 'plate' : ''}"
    part="racer ${isNow ? 'turn' : ''} ${home}"
    data-seat=${seat}
  >
    ${size === 'own' ? nothing : scene.portrait(seat)}
    <p class="name">
      <span part="racer-name">${words.name(seat)}</span>
      <span part="rolls">${standing(scene, seat)}</span>
    </p>
    <div class="dice kept-${gathered}" role="img" aria-label=${label}>
      ${listOf(DICE, (place) => placeTemplate(tray, place))}
    </div>
    ${collectedTemplate(tray)} ${atSeat?.(seat)}
  </div>`;
}
