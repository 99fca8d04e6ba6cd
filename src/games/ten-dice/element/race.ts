import { type TemplateResult, html, nothing } from 'lit';
import type { Seat } from '../../../core/engine/rules.js';
import { dieTemplate } from '../../../elements/table/dice.js';
import {
  DICE,
  type DieNumber,
  NUMBERS,
  type Racer,
  type TenDiceState,
  countOf,
  isHome,
  isOpen,
  isPerson,
  rollsOf,
} from '../rules/state.js';
import { resultText } from '../advice/tell.js';
import type { TenDiceWords } from '../locales/en.js';

/** All that one render knows. */
export interface TenDiceScene {
  readonly view: TenDiceState;
  readonly words: TenDiceWords;
  /** Whether rolls are not counted. */
  readonly isCalm: boolean;
  /** The number that whoever's turn it is has chosen. */
  readonly chosen: DieNumber | null;
  /** By seat, whether each of the dice was thrown at the last roll. */
  readonly thrown: readonly (readonly boolean[])[];
  readonly choose: (number: DieNumber) => void;
  readonly roll: () => void;
  /** Another race. */
  readonly again: () => void;
}

/** The number whose dice stay, of somebody whose turn it may be. */
const keptBy = ({ view, chosen }: TenDiceScene, seat: Seat): DieNumber | null =>
  view.turn === seat && isPerson(view, seat) ? chosen : view.racers[seat]!.keep;

/** Somebody's name, rolls and dice. A press on a die is one on its number, for pointers alone. */
function racerTemplate(scene: TenDiceScene, { dice }: Racer, seat: Seat): TemplateResult {
  const { view, words, thrown, choose, isCalm } = scene;
  const [rolls, keep, isNow] = [rollsOf(view, seat), keptBy(scene, seat), view.turn === seat];
  const home = isHome(view.racers[seat]!);
  const count = isCalm ? [] : [words.rolls(rolls)];
  const press = isNow && isOpen(view) ? choose : undefined;
  return html`<div
    class="racer ${isNow ? 'now' : ''} ${home ? 'home' : ''}"
    part="racer ${isNow ? 'racer-now' : ''} ${home ? 'racer-home' : ''}"
  >
    <p class="name">
      <span part="racer-name">${words.name(seat)}</span>
      <span part="rolls">${[...(home ? [words.home] : []), ...count].join(' · ')}</span>
    </p>
    <div class="dice" role="img" aria-label=${words.dice(seat, [...dice].sort())}>
      ${Array.from({ length: DICE }, (_, place) => {
        const number = dice[place];
        const kept = number !== undefined && number === keep;
        const turns = thrown[seat]?.[place] ? (rolls % 2 ? 'odd' : 'even') : '';
        return html`<span
          class="place ${kept ? 'kept' : ''} ${turns}"
          part=${kept ? 'kept' : nothing}
          @click=${() => number && press?.(number)}
          >${dieTemplate(number ?? 0)}</span
        >`;
      })}
    </div>
  </div>`;
}

/** The six numbers, of which one is to be chosen. */
function numbersTemplate(scene: TenDiceScene): TemplateResult {
  const { view, words, chosen, choose } = scene;
  const dice = view.racers[view.turn!]!.dice;
  const closed = !dice.length || !isOpen(view);
  return html`<div
    class="numbers"
    role="radiogroup"
    aria-label=${words.keep}
    aria-disabled=${closed ? 'true' : nothing}
  >
    ${NUMBERS.map(
      (number) =>
        html`<button
          type="button"
          role="radio"
          class="number"
          part="number ${number === chosen ? 'number-chosen' : ''}"
          aria-checked=${number === chosen}
          aria-disabled=${closed ? 'true' : nothing}
          aria-label=${words.choice(number, countOf(dice, number))}
          tabindex=${number === (chosen ?? 1) ? 0 : -1}
          @click=${() => choose(number)}
        >
          ${dieTemplate(number)} ${dice.length ? `× ${countOf(dice, number)}` : '–'}
        </button>`,
    )}
  </div>`;
}

/** The main button says how many dice it rolls, or why it rolls none: a bot is to, or no number is chosen. */
function mainTexts(scene: TenDiceScene): readonly [text: string, refuses: boolean] {
  const { view, words, chosen } = scene;
  if (view.turn === null) return [words.newRace, false];
  const { dice } = view.racers[view.turn]!;
  if (!isOpen(view)) return [words.turn(view.turn), true];
  if (dice.length && !chosen) return [words.refusal({ code: 'choose-number' }), true];
  return [words.roll(DICE - countOf(dice, chosen)), false];
}

/** All between the toolbar and the status line. */
export function raceTemplate(scene: TenDiceScene): TemplateResult {
  const { view, words } = scene;
  const over = view.turn === null;
  const [text, refuses] = mainTexts(scene);
  return html`<div class="race">
    ${view.racers.map((racer, seat) => racerTemplate(scene, racer, seat))}
    <div class="controls">
      ${
        over
          ? html`<slot name="win"
              ><p class="result" part="win">${resultText(view, words, scene.isCalm)}</p></slot
            >`
          : numbersTemplate(scene)
      }
      <button
        type="button"
        class="primary"
        part="button button-primary"
        aria-disabled=${refuses ? 'true' : nothing}
        @click=${over ? scene.again : scene.roll}
      >
        ${text}
      </button>
    </div>
  </div>`;
}
