import { listOf } from '../../core/cards/list.js';
import { type OptionSet, defineOptions } from '../../core/engine/option.js';
import type { PatienceRules } from '../../core/patience/rules/rules.js';

/** A patience that differs from others by its rules only. */
export interface PatienceData<Options extends object = object> {
  /** The name in saves, links, records and commands, which is also the name of the file: `forty-thieves`. */
  readonly name: string;
  /** The English name. */
  readonly title: string;
  /** Where the rules come from: an address, or a book. */
  readonly source: string;
  readonly options: OptionSet<Options>;
  /** The rules with these options. */
  rules(this: void, options: Options): PatienceRules;
}

type Given<Options extends object> = Omit<PatienceData<Options>, 'options' | 'rules'> & {
  /** Omitted if the game has none. */
  readonly options?: OptionSet<Options>;
  readonly rules: PatienceRules | ((options: Options) => PatienceRules);
};

/** Declares a patience. */
export function patience<Options extends object = object>({
  rules,
  options = defineOptions<Options>({ rules: {} }),
  ...names
}: Given<Options>): PatienceData<Options> {
  return { ...names, options, rules: typeof rules === 'function' ? rules : () => rules };
}

/** Several piles with the same number of cards: `piles(3, 2)` is `[2, 2, 2]`. */
export const piles = (count: number, cards: number): readonly number[] =>
  listOf(count, () => cards);
