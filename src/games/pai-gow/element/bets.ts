import type { TemplateResult } from 'lit';
import {
  amountButton,
  amountField,
  betBarTemplate,
  betSpot,
  chipButton,
} from '../../../elements/table/bet-bar.js';
import { actionButton } from '../../../elements/table/buttons.js';
import { type ChipRange, stakeLimits } from '../../../core/table/chips.js';
import { numberText } from '../../../locales/table-words.js';
import { chipsFor, rackOf } from '../../../core/table/denominations.js';
import type { PaigowScene } from './scene.js';
import { lessCommission, commissionInForce } from '../rules/push.js';
import { bonusRange, stakeRange } from '../rules/refusal.js';
import { type StakeChange, changedStake } from '../rules/stake-change.js';
import { type PaigowMove, chipsLeft } from '../rules/state.js';
import type { SideBet } from '../../../elements/table/scene.js';
import type { FortuneLine } from '../rules/fortune.js';

type Limits = Pick<ChipRange, 'min' | 'max'>;

/** The move that makes the current draft of the stake. */
export const betMove = ({ own, draft }: PaigowScene): PaigowMove => ({
  type: 'bet',
  seat: own!,
  amount: draft.amount,
  ...(draft.bonus !== 0 && { bonus: draft.bonus }),
});

/** What the stake would pay after the commission; `undefined` if there is no commission. */
function paysText(
  { view, draft, gameWords }: PaigowScene,
  { min, max }: Limits,
): string | undefined {
  const commission = commissionInForce(view.options);
  const { amount } = draft;
  if (commission === 0) return undefined;
  // An invalid stake pays nothing. An empty text keeps the line's height.
  return amount >= min && amount <= max
    ? gameWords.pays({ chips: lessCommission(amount, commission) })
    : '';
}

/** The spots of the stake and, if there is one, the bonus bet, with the number of each. */
function spotsTemplate(scene: PaigowScene, stakes: Limits): unknown {
  const { view, draft, gameWords: words, own, request } = scene;
  const spot = (
    name: 'amount' | 'bonus',
    label: string,
    { min, max }: Limits,
    note?: string,
  ): unknown =>
    betSpot({
      name,
      amount: draft[name],
      chips: scene.chips,
      field: amountField({
        name,
        label,
        note,
        limits: words.limits({ min, max: Math.max(min, max) }),
        value: draft[name],
        enter: (text) => request({ type: name, text }),
      }),
    });
  const amount = spot('amount', words.stake, stakes, paysText(scene, stakes));
  if (view.options.bonus === 'none') return amount;
  const side = stakeLimits(bonusRange(view, own!, stakeOf(scene)));
  return [amount, spot('bonus', words.bonus, side)];
}

/** The drafted stake as a number of chips; 0 if the typed text is not one. */
const stakeOf = ({ draft: { amount } }: PaigowScene): number => (amount > 0 ? amount : 0);

/**
 * Buttons that repeat, halve or double the stake. One that would change nothing is refused, and a
 * press tells why.
 */
function changesTemplate(scene: PaigowScene): unknown {
  const { view, own, draft, lastStake, gameWords, request } = scene;
  const change = (type: StakeChange): TemplateResult => {
    const { text, name: label } = gameWords[type];
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

/** The player's chips, and a button that takes the bets back. */
function rackTemplate(scene: PaigowScene, { min, max }: Limits): unknown {
  const { view, own, draft, gameWords: words, request } = scene;
  const amount = stakeOf(scene);
  const bonus = draft.bonus > 0 ? draft.bonus : 0;
  const left = (chipsLeft(view, own!) ?? 0) - amount - bonus;
  const chips = rackOf(left, chipsFor(min, max, scene.chips)).map(({ chip, count }) =>
    chipButton({
      ...{ chip, count, chips: scene.chips },
      text: numberText(scene.words, chip),
      label: words.addChip({ chips: chip }),
      isFull: amount >= max,
      add: () => request({ type: 'chip', amount: chip }),
    }),
  );
  const clear = actionButton({
    name: 'clear',
    label: words.buttons.clear,
    refused: amount === 0,
    press: () => request({ type: 'clear' }),
  });
  return [chips, clear];
}

/** The bets on their spots, the player's chips, and buttons that change the stake. */
export function betsTemplate(scene: PaigowScene): TemplateResult {
  const { view, own, gameWords: words, request } = scene;
  const stakes = stakeLimits(stakeRange(view, own!));
  const pays = actionButton({
    name: 'pays',
    label: words.buttons.pays,
    press: () => request({ type: 'panel', panel: 'pays' }),
  });
  return betBarTemplate({
    spots: spotsTemplate(scene, stakes),
    rack: rackTemplate(scene, stakes),
    presets: [changesTemplate(scene), view.options.bonus === 'none' ? undefined : pays],
  });
}

/** The pay table of the Fortune bet. */
export function fortuneBet({ view, gameWords }: Pick<PaigowScene, 'view' | 'gameWords'>): SideBet {
  const { pay, envy, envyMin } = view.options;
  const lines = Object.entries(gameWords.fortune) as [FortuneLine, string][];
  return {
    lines: lines.map(([line, name]) => ({ name, pay: pay[line], envy: envy[line] })),
    envyMin,
  };
}
