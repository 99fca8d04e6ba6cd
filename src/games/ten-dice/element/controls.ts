import { type TemplateResult, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { dieTemplate } from '../../../elements/table/dice.js';
import { resultText } from '../advice/texts.js';
import { DICE, type DieNumber, NUMBERS, countOf, isOver, rollerOf } from '../rules/state.js';
import type { TenDiceWords } from '../words.js';
import { type TenDiceScene, lyingOf } from './scene.js';

/** What a roll does that keeps so many dice of a number. */
const rollText = ({ messages }: TenDiceWords, number: DieNumber, kept: number): string =>
  kept > 0 && kept < DICE
    ? messages.keepRoll({ number, count: DICE - kept })
    : messages.roll({ count: DICE - kept });

/** The six numbers to choose from. In a race at once, a press on a number rolls the other dice. */
function numbersTemplate(scene: TenDiceScene): TemplateResult {
  const { view, words, chosen, choose } = scene;
  const { messages } = words;
  const { atOnce } = view.options;
  const roller = rollerOf(view);
  const dice = lyingOf(scene, roller ?? view.turn ?? 0);
  const closed = roller === undefined || view.racers[roller]!.rolls === 0;
  return html`<div
    class="numbers"
    role=${atOnce ? 'group' : 'radiogroup'}
    aria-label=${messages.keep}
    aria-disabled=${closed ? 'true' : nothing}
  >
    ${NUMBERS.map((number) => {
      const isChosen = number === chosen;
      const count = countOf(dice, number);
      const name = messages.choice({ number, count });
      // In a race at once, counting the dice is up to the player.
      const figure = atOnce ? nothing : dice.length ? `× ${count}` : '–';
      return html`<button
        type="button"
        role=${atOnce ? nothing : 'radio'}
        class="number ${isChosen ? 'chosen' : ''}"
        part="number ${isChosen ? 'selected' : ''}"
        aria-checked=${atOnce ? nothing : String(isChosen)}
        aria-disabled=${closed ? 'true' : nothing}
        aria-label=${atOnce && count > 0 ? rollText(words, number, count) : name}
        tabindex=${number === (chosen ?? 1) ? 0 : -1}
        @click=${() => choose(number)}
      >
        ${dieTemplate(number)} ${figure}
      </button>`;
    })}
  </div>`;
}

/**
 * The label of the main button, and whether it is disabled. Then it says why: a bot's turn, no chosen number,
 * or the end, for which a panel has the buttons.
 */
function mainTexts(scene: TenDiceScene): readonly [text: string, refuses: boolean] {
  const { view, words, chosen } = scene;
  const { messages } = words;
  if (isOver(view)) return scene.again ? [messages.newRace, false] : [messages.refusals.over, true];
  const roller = rollerOf(view);
  if (roller === undefined) return [messages.turn({ seat: words.person(view.turn!) }), true];
  if (view.racers[roller]!.rolls === 0) return [messages.roll({ count: DICE }), false];
  if (!chosen) return [messages.refusals['choose-number'], true];
  return [rollText(words, chosen, countOf(lyingOf(scene, roller), chosen)), false];
}

/** The line above the numbers: what to do, or at the end the result. */
export function aboveTemplate({ view, words, isCalm, signal }: TenDiceScene): TemplateResult {
  if (isOver(view)) {
    return html`<slot name="win"
      ><p class="outcome" part="result">${resultText(view, words, isCalm)}</p></slot
    >`;
  }
  const { rule, waiting } = words.messages;
  return html`<p class="rule" part="rule">${signal === 'wait' ? waiting : rule}</p>`;
}

/** The controls with which a person rolls. They stay in their places from the first roll to the end. */
export function controlsTemplate(scene: TenDiceScene): TemplateResult {
  const [text, refuses] = mainTexts(scene);
  const isEnd = isOver(scene.view);
  const main = keyed(
    isEnd && !refuses,
    html`<button
      type="button"
      class="primary"
      part="button primary"
      aria-disabled=${refuses ? 'true' : nothing}
      @click=${isEnd ? scene.again : scene.roll}
    >
      ${text}
    </button>`,
  );
  return html`<div class="controls">
    ${aboveTemplate(scene)} ${numbersTemplate(scene)} ${main}
  </div>`;
}
