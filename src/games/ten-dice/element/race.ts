import { listOf } from '../../../core/cards/list.js';
import { type TemplateResult, html } from 'lit';
import type { Seat } from '../../../core/engine/rules.js';
import { dieTemplate } from '../../../elements/table/dice.js';
import { DICE, type DieNumber, isHome, rollerOf } from '../rules/state.js';
import { controlsTemplate } from './controls.js';
import { type TenDiceScene, lyingOf, rollingPlaces } from './scene.js';

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

/** A racer's name, rolls and dice. Pointers may press a die instead of its number. */
function racerTemplate(scene: TenDiceScene, seat: Seat): TemplateResult {
  const { view, words, rolled, choose, atSeat } = scene;
  const racer = view.racers[seat]!;
  const { dice, thrown, rolls } = racer;
  const { atOnce } = view.options;
  const roller = rollerOf(view);
  const isNow = atOnce ? roller === seat : view.turn === seat;
  const [keep, rolling, home] = [keptBy(scene, seat), rollingPlaces(scene, seat), isHome(racer)];
  const press = roller === seat ? choose : undefined;
  const label = words.messages.dice({
    seat: words.person(seat),
    dice: words.diceList(lyingOf(scene, seat)),
  });
  const motion = atOnce ? '' : rolls % 2 ? 'odd' : 'even';
  return html`<div
    class="racer ${isNow ? 'now' : ''} ${home ? 'home' : ''} ${atSeat ? 'plate' : ''}"
    part="racer ${isNow ? 'turn' : ''} ${home ? 'home' : ''}"
    data-seat=${seat}
  >
    <p class="name">
      <span part="racer-name">${words.name(seat)}</span>
      <span part="rolls">${standing(scene, seat)}</span>
    </p>
    <div class="dice" role="img" aria-label=${label}>
      ${listOf(DICE, (place) => {
        const isRolling = rolling.includes(place);
        const number = isRolling ? undefined : dice[place];
        const kept = number !== undefined && number === keep;
        const falls = rolled.has(seat) && thrown.includes(place) ? motion : '';
        return html`<span
          class="place ${kept ? 'held' : ''} ${isRolling ? 'rolling' : falls}"
          @click=${() => number && press?.(number)}
          >${dieTemplate(number ?? 0, kept ? 'kept' : isRolling ? 'rolling' : '')}</span
        >`;
      })}
    </div>
    ${atSeat?.(seat)}
  </div>`;
}

/** The whole race, between the toolbar and the status line. */
export function raceTemplate(scene: TenDiceScene): TemplateResult {
  const { view, atSeat, controls } = scene;
  return html`<div class="race ${view.options.atOnce ? 'at-once' : ''} ${atSeat ? 'seats' : ''}">
    ${view.racers.map((_, seat) => racerTemplate(scene, seat))}
    ${controls ?? controlsTemplate(scene)}
  </div>`;
}
