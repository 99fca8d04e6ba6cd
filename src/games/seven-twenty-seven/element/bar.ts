import { type TemplateResult, html, nothing } from 'lit';
import {
  amountButton,
  amountField,
  amountSlider,
  chipButton,
} from '../../../elements/table/bet-bar.js';
import { type ActionButton, actionButton } from '../../../elements/table/action-button.js';
import { againButton, nextButtons, onwardButtons } from '../../../elements/table/buttons.js';
import type { Seat } from '../../../core/engine/rules.js';
import { offeredPresets } from '../../../core/table/bet-presets.js';
import { chipsFor } from '../../../core/table/chips.js';
import type { Seven27Host, Seven27Words } from './host.js';
import { type BetMove, rangeOf, situationOf } from './player.js';
import { toCall } from '../rules/figures.js';
import { refusePreAction } from '../rules/pre-action.js';
import { chipsOf } from '../rules/state.js';

/** How many kinds of chips there is room for. */
const CHIPS = 3;

/** What only some buttons have; the label is else the request in words. */
type Looks = Partial<Pick<ActionButton, 'label' | 'primary' | 'refused'>>;

/** A button of the own side. */
const button = (
  { gameWords: { buttons }, request }: Seven27Host,
  asks: Parameters<Seven27Host['request']>[0],
  looks: Looks = {},
): TemplateResult =>
  actionButton({
    name: asks.type,
    label: buttons[asks.type as keyof Seven27Words['buttons']],
    press: () => request(asks),
    ...looks,
  });

/** Fold, check or call, and bet or raise by what is set. */
function betButtons(host: Seven27Host): unknown {
  const { moves, own, view, amount, gameWords: words } = host;
  const range = rangeOf(moves);
  const call = toCall(view, own!);
  const more = range && { type: range.type, seat: own!, amount };
  return [
    call > 0 ? button(host, { type: 'fold' }) : nothing,
    more &&
      button(
        host,
        { type: more.type },
        {
          label: words[more.type](amount > 0 ? amount : 0),
          refused: host.refusalOf(more) !== undefined,
        },
      ),
    call > 0
      ? button(host, { type: 'call' }, { primary: 'primary either', label: words.call(call) })
      : button(host, { type: 'check' }, { primary: 'primary either' }),
  ];
}

/** In or out; who has settled that waits for the others. */
function anteButtons(host: Seven27Host, own: Seat): unknown {
  const { view, gameWords: words } = host;
  if (view.seats[own]!.status !== 'waiting') return onwardButtons(host);
  const label = words.ante(Math.min(view.options.ante, chipsOf(view, own)));
  return [
    button(host, { type: 'sit-out' }),
    button(host, { type: 'ante' }, { primary: 'primary', label }),
  ];
}

/** Whether something may be chosen in advance, while others bet. */
const canPreAct = ({ view, own, covered, moves }: Seven27Host): boolean =>
  own !== undefined && moves.length === 0 && !covered && !refusePreAction(view, own);

/** What may be chosen in advance. */
function preActionButtons(host: Seven27Host): unknown {
  if (!canPreAct(host)) return nothing;
  const { preAction, gameWords, request } = host;
  return (['check-or-fold', 'call-any'] as const).map((action) =>
    actionButton({
      name: action,
      label: gameWords.preActions[action],
      pressed: action === preAction,
      press: () => request({ type: 'pre-action', action }),
    }),
  );
}

/** What can be done in a turn. */
function turnButtons(host: Seven27Host): unknown {
  switch (host.view.phase) {
    case 'bets':
      return betButtons(host);
    case 'draw':
      return [
        button(host, { type: 'take' }),
        button(host, { type: 'stand' }, { primary: 'primary either' }),
      ];
    case 'declare':
      return (['low', 'high', 'both'] as const).map((type) => button(host, { type }));
    case 'ante':
    case 'over':
      return nothing;
  }
}

/** The buttons of the phase; the main one, which `d` presses, is the last. */
function buttonsOf(host: Seven27Host): unknown {
  const { view, own, moves, covered, isRevealing } = host;
  const { phase, options, results } = view;
  if (phase === 'over' && !isRevealing) return nextButtons(host, results?.stacks ?? options.stacks);
  if (own === undefined) return onwardButtons(host);
  if (moves.length === 0) return [preActionButtons(host), onwardButtons(host)];
  if (phase === 'ante') return anteButtons(host, own);
  return covered ? button(host, { type: 'show' }, { primary: 'primary' }) : turnButtons(host);
}

/** A line along which the amount is chosen; none where one amount alone is possible. */
function sliderTemplate(
  { amount, gameWords: words, request }: Seven27Host,
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

/** Amounts to choose from: the least, half of the pot, the pot, the most. */
function presetsTemplate({ moves, view, own, gameWords: words, request }: Seven27Host): unknown {
  return offeredPresets(situationOf(moves, view, own!)!).map(({ preset, amount }) =>
    amountButton({
      text: words.presets[preset],
      label: `${words.presets[preset]}: ${words.chips(amount)}`,
      press: () => request({ type: 'preset', preset }),
    }),
  );
}

/** What the amount of a bet or a raise is set with. */
function amountTemplate(host: Seven27Host): TemplateResult | undefined {
  const { moves, amount, covered, gameWords: words, request } = host;
  const range = covered ? undefined : rangeOf(moves);
  if (!range) return undefined;
  const { type, amount: min, max = min } = range;
  const now = amount > 0 ? amount : 0;
  const field = amountField({
    name: 'amount',
    label: words.amountOf[type],
    limits: words.limits(min, max),
    value: amount,
    enter: (text) => request({ type: 'amount', text }),
  });
  const chips = chipsFor(min, max)
    .slice(0, CHIPS)
    .map((chip) =>
      chipButton({
        chip,
        text: words.amount(chip),
        label: words.addChip(chip),
        tooMuch: now + chip > max,
        add: () => request({ type: 'chip', amount: chip }),
      }),
    );
  return html`<div class="bets" part="bet-bar">
    ${field} ${sliderTemplate(host, range)}
    <div class="presets" part="presets">${presetsTemplate(host)}</div>
    <div class="chip-buttons">${chips}</div>
  </div>`;
}

/** What one acts with: the amount, and the buttons. */
export function barTemplate(host: Seven27Host): TemplateResult {
  const amount = amountTemplate(host);
  // Three declarations, and choices in advance with what goes on beside them, may take two rows.
  const { view, onward } = host;
  const hasRows = view.phase === 'declare' || (canPreAct(host) && onward.length > 0);
  const rows = hasRows ? 'two-rows' : '';
  return html`<div class="bar ${amount ? '' : 'plain'} ${rows}">
    ${amount}
    <div class="buttons" part="buttons">${againButton(host.together) ?? buttonsOf(host)}</div>
  </div>`;
}
