import { type TemplateResult, html, nothing } from 'lit';
import { actionButton } from '../../../elements/table/buttons.js';
import { type DrawPlan, nearestStop, refusePlan, stopsOf } from '../rules/plan.js';
import type { Seven27Scene } from './scene.js';

/** Whether the player may plan the draws that are left. */
const canPlan = ({ view, own, covered, mine, together }: Seven27Scene): boolean =>
  own !== undefined && !covered && !together?.again && !refusePlan(view, own, mine);

/** A button that is pressed while its plan is chosen. */
const planButton = (
  { plan, gameWords: { plans }, request }: Seven27Scene,
  type: DrawPlan['type'],
): TemplateResult =>
  actionButton({
    name: `plan-${type}`,
    label: plans[type],
    pressed: plan?.type === type,
    press: () => request({ type: 'plan', plan: type }),
  });

/** The total at which to stop taking cards. */
function stopField(scene: Seven27Scene, stops: readonly number[], stop: number): TemplateResult {
  const { gameWords: words, request } = scene;
  const choose = ({ target }: Event): void =>
    request({ type: 'stop', points: Number((target as HTMLSelectElement).value) });
  return html`<select part="plan-stop" name="stop" aria-label=${words.planStop} @change=${choose}>
    ${stops.map(
      (points) => html`<option value=${points} ?selected=${points === stop}>${points}</option>`,
    )}
  </select>`;
}

/** The plans for the draws that are left, while they can be chosen and no amount needs the room. */
export function plansTemplate(scene: Seven27Scene): TemplateResult | undefined {
  const { view, own, plan } = scene;
  if (!canPlan(scene)) return undefined;
  const stops = stopsOf(view, own!);
  const stop = nearestStop(stops, plan?.type === 'take' ? plan.until : scene.stop);
  return html`<div class="plans" part="plans" role="group" aria-label=${scene.gameWords.plansName}>
    ${planButton(scene, 'stand')}
    ${stop === undefined ? nothing : html`<span class="until">${planButton(scene, 'take')} ${stopField(scene, stops, stop)}</span>`}
  </div>`;
}

/** The chosen plan beside the player's name, while the amount of a bet has its usual place. */
export function planTag({ plan, gameWords: words, request }: Seven27Scene): unknown {
  if (!plan) return nothing;
  const text = words.planShown(plan);
  return html`<button
    type="button"
    class="plan-tag"
    part="button button-plan"
    aria-pressed="true"
    @click=${() => request({ type: 'plan', plan: plan.type })}
  >
    ${text}
  </button>`;
}
