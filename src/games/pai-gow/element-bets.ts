import type { TemplateResult } from 'lit';
import { type AmountField, betBarTemplate } from '../../elements/table/bet-bar.js';
import { chipsFor } from '../../table/chip-kinds.js';
import { stakesWithin } from '../../table/chips.js';
import type { PaigowHost } from './element-host.js';
import { bonusRange, stakeRange } from './refusal.js';
import type { PaigowMove } from './state.js';

/** The stake that would be made now. */
export const betMove = ({ own, draft }: PaigowHost): PaigowMove => ({
  type: 'bet',
  seat: own!,
  amount: draft.amount,
  ...(draft.bonus !== 0 && { bonus: draft.bonus }),
});

/** The own stake: chips, fields for the number and for the bonus bet, where there is one. */
export function betsTemplate(host: PaigowHost): TemplateResult {
  const { view, draft, gameWords: words, own } = host;
  const amount = draft.amount > 0 ? draft.amount : 0;
  const { min, max } = stakesWithin(stakeRange(view, own!));
  const side = stakesWithin(bonusRange(view, own!, amount));
  const field = (
    name: AmountField['name'],
    label: string,
    value: number,
    limits: { readonly min: number; readonly max: number },
  ): AmountField => ({
    ...{ name, label, value, limits: words.limits(limits.min, Math.max(limits.min, limits.max)) },
    enter: (text) => host.request({ type: name, text }),
  });
  return betBarTemplate({
    amount,
    chips: chipsFor(min, max),
    fields: [
      field('amount', words.stake, draft.amount, { min, max }),
      ...(view.options.bonus === 'none' ? [] : [field('bonus', words.bonus, draft.bonus, side)]),
    ],
    most: max,
    clearLabel: words.buttons.clear,
    chipText: words.amount,
    chipName: words.addChip,
    add: (chip) => host.request({ type: 'chip', amount: chip }),
    clear: () => host.request({ type: 'clear' }),
  });
}
