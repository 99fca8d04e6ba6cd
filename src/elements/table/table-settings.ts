import { toJson } from '../../core/engine/json.js';
import type { Checked, Problem } from '../../core/engine/reason.js';
import { usableOptions } from '../base/setup.js';

/** Where the settings of a table come from. */
export interface SettingsSource<Settings> {
  /** The rules, which check the settings. */
  readonly game: { check(given: unknown): Checked<Settings> };
  /** All settings as the attributes have them, unchecked; `null` stands for the default. */
  settings(): Readonly<Record<string, unknown>>;
  /** The settings that choose the table: a change of one of their attributes opens a new one. */
  readonly newTable: readonly string[];
}

/** The settings of a table, as far as the attributes can be used. */
export class TableSettings<Settings extends object> {
  /** The settings in force; none before the first look at the attributes. */
  value: Settings | undefined;
  /** Those that choose the table, as text: under others a save is not taken up. */
  key = '';

  constructor(
    private readonly source: () => SettingsSource<Settings>,
    private readonly host: {
      /** Reports an option's problem, once for each wrong value. */
      reportOption(option: string, problem: Problem | undefined): void;
    },
  ) {}

  /** Takes the attributes as they are now. One that can't be used keeps its last good value. */
  settle(): Settings {
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
