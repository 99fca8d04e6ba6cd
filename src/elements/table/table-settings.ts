import { toJson } from '../../core/engine/json.js';
import type { Checked, Problem } from '../../core/engine/reason.js';
import { usableOptions } from '../base/setup.js';

/** Where the settings of a table come from. */
export interface SettingsSource<Settings> {
  /** The rules, which check the settings. */
  readonly game: { check(given: unknown): Checked<Settings> };
  /** All settings from the attributes, unchecked. `null` means the default. */
  settings(): Readonly<Record<string, unknown>>;
  /** The settings that define the table. A change of one opens a new table. */
  readonly newTable: readonly string[];
}

/** The settings of a table, from its attributes. */
export class TableSettings<Settings extends object> {
  /** The current settings, or `undefined` before the attributes are first read. */
  value: Settings | undefined;
  /** The settings that define the table, as text. A save under others is not resumed. */
  key = '';

  constructor(
    private readonly source: () => SettingsSource<Settings>,
    private readonly host: {
      /** Reports an option's problem, once for each wrong value. */
      reportOption(option: string, problem: Problem | undefined): void;
    },
  ) {}

  /** Reads the attributes. An invalid one keeps its last valid value. */
  read(): Settings {
    const source = this.source();
    this.value = usableOptions(
      (given) => source.game.check(given),
      source.settings(),
      this.value,
      (name, problem) => this.host.reportOption(name, problem),
    );
    const named = this.value as Readonly<Record<string, unknown>>;
    this.key = toJson(source.newTable.map((name) => named[name]));
    return this.value;
  }
}
