import { type TemplateResult, html, nothing } from 'lit';
import {
  amountButton,
  amountField,
  amountSlider,
  chipButton,
} from '../../../elements/table/bet-bar.js';
import {
  actionButton,
  againButton,
  nextButtons,
  onwardButtons,
} from '../../../elements/table/buttons.js';
import type { Seat } from '../../../core/engine/rules.js';
import { numberText } from '../../../locales/table-words.js';
import { offeredPresets } from '../../../core/table/bet-presets.js';
import { chipsFor } from '../../../core/table/denominations.js';
import type { Seven27Scene, Seven27Words } from './scene.js';
import { type BetMove, rangeOf, situationOf } from './player.js';
import { plansTemplate } from './plans.js';
import { toCall } from '../rules/figures.js';
import { refusePreAction } from '../rules/pre-action.js';
import { chipsOf } from '../rules/state.js';
import type { ActionButton } from '../../../elements/table/scene.js';

/** The number of chip buttons. */
const CHIPS = 3;

/**
 * The properties that differ from button to button. The default label is the word for the request.
 */
type Looks = Partial<Pick<ActionButton, 'label' | 'role' | 'primary' | 'refused'>>;

/** A move that stays in the hand and asks for no more. */
const STAYS: Looks = { role: 'hold', primary: 'primary either' };

const button = (
  { gameWords: { buttons }, request }: Seven27Scene,
  asks: Parameters<Seven27Scene['request']>[0],
  looks: Looks = {},
): TemplateResult =>
  actionButton({
    name: asks.type,
    label: buttons[asks.type as keyof Seven27Words['buttons']],
    press: () => request(asks),
    ...looks,
  });

/** Fold, call or check, and raise or bet by the chosen amount. */
function betButtons(scene: Seven27Scene): unknown {
  const { moves, own, view, amount, gameWords: words } = scene;
  const range = rangeOf(moves);
  const call = toCall(view, own!);
  const more = range && { type: range.type, seat: own!, amount };
  return [
    call > 0 ? button(scene, { type: 'fold' }, { role: 'give-up' }) : nothing,
    call > 0
      ? button(scene, { type: 'call' }, { ...STAYS, label: words.costs.call({ chips: call }) })
      : button(scene, { type: 'check' }, STAYS),
    more &&
      button(
        scene,
        { type: more.type },
        {
          role: 'go-on',
          label: words.costs[more.type]({ chips: amount > 0 ? amount : 0 }),
          refused: scene.refusalOf(more) !== undefined,
        },
      ),
  ];
}

/** Buttons to ante or sit out. A player who has decided waits for the others. */
function anteButtons(scene: Seven27Scene, own: Seat): unknown {
  const { view, gameWords: words } = scene;
  if (view.seats[own]!.status !== 'waiting') return onwardButtons(scene);
  const chips = Math.min(view.options.ante, chipsOf(view, own));
  const label = words.costs.ante({ chips });
  return [
    button(scene, { type: 'sit-out' }, { role: 'give-up' }),
    button(scene, { type: 'ante' }, { primary: 'primary', label }),
  ];
}

/** Whether the player may choose a pre-action while others bet. */
const canPreAct = ({ view, own, covered, moves }: Seven27Scene): boolean =>
  own !== undefined && moves.length === 0 && !covered && !refusePreAction(view, own);

/** The buttons for pre-actions. */
function preActionButtons(scene: Seven27Scene): unknown {
  if (!canPreAct(scene)) return nothing;
  const { preAction, gameWords, request } = scene;
  return (['check-or-fold', 'call-any'] as const).map((action) =>
    actionButton({
      name: action,
      label: gameWords.preActions[action],
      role: action === 'call-any' ? 'hold' : 'give-up',
      pressed: action === preAction,
      press: () => request({ type: 'pre-action', action }),
    }),
  );
}

/** The buttons for the player's turn. */
function turnButtons(scene: Seven27Scene): unknown {
  switch (scene.view.phase) {
    case 'bets':
      return betButtons(scene);
    case 'draw':
      return [
        button(scene, { type: 'stand' }, STAYS),
        button(scene, { type: 'take' }, { role: 'go-on' }),
      ];
    case 'declare':
      // Where the totals are.
      return [
        button(scene, { type: 'low' }, { role: 'give-up' }),
        button(scene, { type: 'both' }, { role: 'hold' }),
        button(scene, { type: 'high' }, { role: 'go-on' }),
      ];
    case 'ante':
    case 'over':
      return nothing;
  }
}

/** The buttons of this phase. The main one, which `d` presses, comes last. */
function buttonsOf(scene: Seven27Scene): unknown {
  const { view, own, moves, covered, isRevealing } = scene;
  const { phase, options, results } = view;
  if (phase === 'over' && !isRevealing)
    return nextButtons(scene, results?.stacks ?? options.stacks);
  if (own === undefined) return onwardButtons(scene);
  if (moves.length === 0) return [preActionButtons(scene), onwardButtons(scene)];
  if (phase === 'ante') return anteButtons(scene, own);
  return covered ? button(scene, { type: 'show' }, { primary: 'primary' }) : turnButtons(scene);
}

/** A slider for the amount; nothing if only one amount is possible. */
function sliderTemplate(
  { amount, gameWords: words, request }: Seven27Scene,
  range: BetMove,
): unknown {
  const { type, amount: min, max = min } = range;
  if (min >= max) return nothing;
  return amountSlider({
    ...{ min, max, value: amount, text: words.chips(amount > 0 ? amount : 0) },
    label: words.amountOf[type],
    enter: (text) => request({ type: 'amount', text }),
  });
}

/** Buttons for amounts: the least, half the pot, the pot, the most. */
function presetsTemplate({ moves, view, own, gameWords: words, request }: Seven27Scene): unknown {
  return offeredPresets(situationOf(moves, view, own!)!).map(({ preset, amount }) =>
    amountButton({
      text: words.presets[preset],
      label: words.presetOf({ preset: words.presets[preset], chips: amount }),
      press: () => request({ type: 'preset', preset }),
    }),
  );
}

/** The controls for the amount of a bet or a raise. */
function amountTemplate(scene: Seven27Scene): TemplateResult | undefined {
  const { moves, amount, covered, gameWords: words, request } = scene;
  const range = covered ? undefined : rangeOf(moves);
  if (!range) return undefined;
  const { type, amount: min, max = min } = range;
  const now = amount > 0 ? amount : 0;
  const field = amountField({
    name: 'amount',
    label: words.amountOf[type],
    limits: words.limits({ min, max }),
    value: amount,
    enter: (text) => request({ type: 'amount', text }),
  });
  const chips = chipsFor(min, max, scene.chips)
    .slice(0, CHIPS)
    .map((chip) =>
      chipButton({
        chip,
        chips: scene.chips,
        text: numberText(scene.words, chip),
        label: words.addChip({ chips: chip }),
        isFull: now >= max,
        add: () => request({ type: 'chip', amount: chip }),
      }),
    );
  return html`<div class="bets" part="bet-bar">
    ${field} ${sliderTemplate(scene, range)}
    <div class="presets" part="presets">${presetsTemplate(scene)}</div>
    <div class="chip-buttons">${chips}</div>
  </div>`;
}

/** The controls of the player: an amount or plans, and the buttons. */
export function barTemplate(scene: Seven27Scene): TemplateResult {
  const amount = amountTemplate(scene);
  const plans = amount ? undefined : plansTemplate(scene);
  return html`<div class="bar ${amount ? 'with-bets' : ''} ${plans ? 'with-plans' : ''}">
    ${amount ?? plans}
    <div class="buttons" part="buttons">${againButton(scene.together) ?? buttonsOf(scene)}</div>
  </div>`;
}
