import { type TemplateResult, html } from 'lit';
import type { Seat } from '../../../core/engine/rules.js';
import { answersTemplate } from '../../../elements/table/panel-check.js';
import { digits } from '../../../elements/table/panel-fair.js';
import { scrollTemplate } from '../../../elements/table/panel-rows.js';
import type { TableCheckMessages, TenDiceCheckMessages } from '../../../locales/compiled/types.js';
import { rollsText } from './check-words.js';
import { type RaceLine, type RollRules, type SeenRoll, checkRaceBy } from '../rules/check-rolls.js';

/** What the panel shows. */
export interface FairRace {
  readonly words: TenDiceCheckMessages;
  readonly table: TableCheckMessages;
  readonly nameOf: (seat: Seat) => string;
  /** `undefined` for a race with a number. */
  readonly commitment: string | undefined;
  /** `undefined` before the end of the race. */
  readonly seed: string | undefined;
  /** All rolls so far, in order. */
  readonly seen: readonly SeenRoll[];
  /** Whether the player has asked for the check. */
  readonly isChecked: boolean;
  readonly check: () => void;
  readonly rules: RollRules;
}

function lineText({ words, table, nameOf }: FairRace, line: RaceLine): string {
  switch (line.code) {
    case 'seed':
      return table.lines.seed;
    case 'commitment':
      return table.lines.commitment(line);
    case 'rolls':
      return rollsText(words, nameOf(line.seat), line.rolls, line.fault);
  }
}

/** The panel in which anybody can check the dice of a race by its commitment and seed. */
export function fairBody(race: FairRace): TemplateResult {
  const { words, table, commitment, seed, seen, isChecked, check, rules } = race;
  if (commitment === undefined) return html`<p>${words.numbered}</p>`;
  const found =
    isChecked && seed !== undefined ? checkRaceBy(rules, commitment, seed, seen) : undefined;
  const content = html`<div class="fair">
    <p>${words.before}</p>
    <dl>
      <dt>${table.commitment}</dt>
      <dd>${digits(commitment)}</dd>
      <dt>${table.seed}</dt>
      <dd>${seed === undefined ? words.later : digits(seed)}</dd>
    </dl>
    ${
      seed === undefined
        ? ''
        : html`<div class="choices">
            <button type="button" class="primary" part="button button-check" @click=${check}>
              ${table.check}
            </button>
          </div>`
    }
    <p class="verdict" part="verdict" role="status">
      ${found && table.verdict({ isFair: found.fair })}
    </p>
    ${
      found &&
      answersTemplate(
        table,
        found.lines.map((line) => ({ ok: line.ok, text: lineText(race, line) })),
      )
    }
    <details part="why">
      <summary>${table.how}</summary>
      ${Object.values(words.why).map((text) => html`<p>${text}</p>`)}
    </details>
  </div>`;
  return scrollTemplate(words.region, content);
}

export { tablePanelStyles as fairStyles } from '../../../elements/table/panel-styles.js';
export { tableCheck } from '../../../locales/compiled/en/table-check.js';
