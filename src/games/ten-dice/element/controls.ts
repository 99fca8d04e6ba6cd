import { type TemplateResult, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { dieTemplate } from '../../../elements/table/dice.js';
import { resultText } from '../advice/texts.js';
import { DICE, NUMBERS, countOf, isOver, rollerOf } from '../rules/state.js';
import { type TenDiceScene, lyingOf } from './scene.js';

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
      // In a race at once, counting the dice is up to the player.
      const figure = atOnce ? nothing : dice.length ? `× ${count}` : '–';
      return html`<button
        type="button"
        role=${atOnce ? nothing : 'radio'}
        class="number ${isChosen ? 'chosen' : ''}"
        part="number ${isChosen ? 'selected' : ''}"
        aria-checked=${atOnce ? nothing : String(isChosen)}
        aria-disabled=${closed ? 'true' : nothing}
        aria-label=${messages.choice({ number, count })}
        tabindex=${number === (chosen ?? 1) ? 0 : -1}
        @click=${() => choose(number)}
      >
        ${dieTemplate(number)} ${figure}
      </button>`;
    })}
  </div>`;
}

/**
 * The label of the main button, and whether it is disabled. Then it says why: a bot's turn, or no chosen
 * number.
 */
function mainTexts(scene: TenDiceScene): readonly [text: string, refuses: boolean] {
  const { view, words, chosen } = scene;
  const { messages } = words;
  if (isOver(view)) return [messages.newRace, false];
  const roller = rollerOf(view);
  if (roller === undefined) return [messages.turn({ seat: words.person(view.turn!) }), true];
  const { dice } = view.racers[roller]!;
  if (dice.length && !chosen) return [messages.refusals['choose-number'], true];
  if (chosen && view.options.atOnce) return [messages.again({ number: chosen }), false];
  return [messages.roll({ count: DICE - countOf(dice, chosen) }), false];
}

/**
 * The content above the main button: the numbers, or at the end the result, or before a race at once its rule.
 */
export function aboveTemplate(scene: TenDiceScene): TemplateResult {
  const { view, words } = scene;
  if (isOver(view)) {
    return html`<slot name="win"
      ><p class="result" part="result">${resultText(view, words, scene.isCalm)}</p></slot
    >`;
  }
  const isNew = view.options.atOnce && view.racers[0]!.rolls === 0;
  return isNew
    ? html`<p class="rule" part="rule">${words.messages.rule}</p>`
    : numbersTemplate(scene);
}

/** The controls with which a person rolls. */
export function controlsTemplate(scene: TenDiceScene): TemplateResult {
  const [text, refuses] = mainTexts(scene);
  const isEnd = isOver(scene.view);
  const press = isEnd ? scene.again : scene.roll;
  const main = keyed(
    isEnd,
    html`<button
      type="button"
      class="primary"
      part="button primary"
      aria-disabled=${refuses ? 'true' : nothing}
      @click=${press}
    >
      ${text}
    </button>`,
  );
  return html`<div class="controls">${aboveTemplate(scene)} ${press ? main : nothing}</div>`;
}
