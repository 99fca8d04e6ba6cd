import type { TemplateResult } from 'lit';
import {
  amountButton,
  amountField,
  betBarTemplate,
  chipButton,
} from '../../../elements/table/bet-bar.js';
import { actionButton } from '../../../elements/table/action-button.js';
import { chipsFor } from '../../../core/table/chip-kinds.js';
import { type ChipRange, stakesWithin } from '../../../core/table/chips.js';
import { button } from './buttons.js';
import type { PaigowHost } from './host.js';
import { lessCommission } from '../rules/commission.js';
import { bonusRange, stakeRange } from '../rules/refusal.js';
import { commissionInForce } from '../rules/push.js';
import { type StakeChange, changedStake } from '../rules/stake-change.js';
import type { PaigowMove } from '../rules/state.js';

/** The least and the most of an amount. */
type Limits = Pick<ChipRange, 'min' | 'max'>;

/** The stake that would be made now. */
export const betMove = ({ own, draft }: PaigowHost): PaigowMove => ({
  type: 'bet',
  seat: own!,
  amount: draft.amount,
  ...(draft.bonus !== 0 && { bonus: draft.bonus }),
});

/** What a win of the stake would pay, where the house keeps a part of it. */
function paysText(
  { view, draft, gameWords }: PaigowHost,
  { min, max }: Limits,
): string | undefined {
  const commission = commissionInForce(view.options);
  const { amount } = draft;
  if (commission === 0) return undefined;
  // What can't be staked pays nothing; the line keeps its room.
  return amount >= min && amount <= max ? gameWords.pays(lessCommission(amount, commission)) : '';
}

/** The fields for the stake and for the bonus bet, where there is one. */
function fieldsTemplate(host: PaigowHost, stakes: Limits): unknown {
  const { view, draft, gameWords: words, own, request } = host;
  const field = (
    name: 'amount' | 'bonus',
    label: string,
    { min, max }: Limits,
    note?: string,
  ): unknown =>
    amountField({
      name,
      label,
      note,
      limits: words.limits(min, Math.max(min, max)),
      value: draft[name],
      enter: (text) => request({ type: name, text }),
    });
  const amount = field('amount', words.stake, stakes, paysText(host, stakes));
  if (view.options.bonus === 'none') return amount;
  const side = stakesWithin(bonusRange(view, own!, stakeOf(host)));
  return [
    amount,
    field('bonus', words.bonus, side),
    actionButton({
      name: 'pays',
      label: words.buttons.pays,
      press: () => request({ type: 'panel', panel: 'pays' }),
    }),
  ];
}

/** What lies in the circle: what was typed may be no stake. */
const stakeOf = ({ draft: { amount } }: PaigowHost): number => (amount > 0 ? amount : 0);

/** The last stake again, half of the stake, twice as much; what would change nothing says why when pressed. */
function changesTemplate(host: PaigowHost): unknown {
  const { view, own, draft, lastStake, gameWords, request } = host;
  const change = (type: StakeChange): TemplateResult => {
    const [text, label] = gameWords.stakeChanges[type];
    const { amount, bonus } = changedStake(view, own!, type, draft, lastStake);
    const isSame = amount === draft.amount && bonus === draft.bonus;
    return amountButton({
      ...{ text, label },
      refused: type === 'repeat' ? !lastStake : isSame,
      press: () => request({ type }),
    });
  };
  return [change('repeat'), change('half'), change('double')];
}

/** The own stake: chips, fields for the number and for the bonus bet, where there is one. */
export function betsTemplate(host: PaigowHost): TemplateResult {
  const { view, gameWords: words, own, request } = host;
  const amount = stakeOf(host);
  const stakes = stakesWithin(stakeRange(view, own!));
  const chips = chipsFor(stakes.min, stakes.max).map((chip) =>
    chipButton({
      chip,
      text: words.amount(chip),
      label: words.addChip(chip),
      tooMuch: amount + chip > stakes.max,
      add: () => request({ type: 'chip', amount: chip }),
    }),
  );
  return betBarTemplate({
    amount,
    presets: changesTemplate(host),
    chips: [chips, button(host, 'clear', { refused: amount === 0 })],
    fields: fieldsTemplate(host, stakes),
  });
}
