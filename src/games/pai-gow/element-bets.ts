import { type TemplateResult, nothing } from 'lit';
import { amountField, betBarTemplate, chipButton } from '../../elements/table/bet-bar.js';
import { actionButton } from '../../elements/table/buttons.js';
import { chipsFor } from '../../table/chip-kinds.js';
import { stakesWithin } from '../../table/chips.js';
import { button } from './element-buttons.js';
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
  const { view, draft, gameWords: words, own, request } = host;
  const amount = draft.amount > 0 ? draft.amount : 0;
  const { min, max } = stakesWithin(stakeRange(view, own!));
  const side = stakesWithin(bonusRange(view, own!, amount));
  const field = (type: 'amount' | 'bonus', label: string, least: number, most: number): unknown =>
    amountField(type, label, words.limits(least, Math.max(least, most)), draft[type], (text) =>
      request({ type, text }),
    );
  return betBarTemplate(
    amount,
    [
      chipsFor(min, max).map((chip) =>
        chipButton(chip, words.amount(chip), words.addChip(chip), amount + chip > max, () =>
          request({ type: 'chip', amount: chip }),
        ),
      ),
      button(host, 'clear', '', amount === 0),
    ],
    [
      field('amount', words.stake, min, max),
      view.options.bonus === 'none'
        ? nothing
        : [
            field('bonus', words.bonus, side.min, side.max),
            actionButton('pays', words.buttons.pays, () =>
              request({ type: 'panel', panel: 'pays' }),
            ),
          ],
    ],
  );
}
