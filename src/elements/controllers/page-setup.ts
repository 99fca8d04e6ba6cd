import { toJson } from '../../core/engine/json.js';
import {
  ON_OFF,
  type OptionSet,
  attributeOf,
  kebab,
  wrongOption,
} from '../../core/engine/option.js';
import type { Problem } from '../../core/engine/reason.js';
import { hostText } from '../base/host-value.js';
import { checkDeal, usableOptions } from '../base/setup.js';
import type { ElementMembers } from './element-host.js';
import type { Choices } from './preferences.js';

/** The parts of its element that `PageSetup` reads. */
export interface PageSetupHost extends Pick<ElementMembers, 'preferences' | 'reportOption'> {
  /** The attribute `deal`, unchecked. */
  readonly deal: string | number | null;
  /** The attributes `position` and `puzzle`, unchecked. */
  readonly position?: unknown;
  readonly puzzle?: unknown;
  /** The attribute `settings`, unchecked: the rules that the player may change. */
  readonly settings?: string | null;
}

/** The options of a game. */
export interface PageOptions {
  readonly game: { readonly game: string; readonly options: OptionSet<object> };
  /** Separates the game's saves from those of other games that the element plays. */
  readonly saveSlot?: string;
  /** The options from the attributes, unchecked, if they aren't the element's properties: see `optionValues`. */
  readonly options?: () => Readonly<Record<string, unknown>>;
  /** The position that the page asks for under these options, if any. Reports one that can't be used. */
  readonly position?: (options: object) => string | undefined;
}

const sameValues = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, index) => Object.is(value, b[index]));

/** `no-cover-pairs`, as a property: `noCoverPairs`. */
const camel = (attribute: string): string =>
  attribute.replace(/-[a-z]/g, ([, letter]) => letter!.toUpperCase());

/** Reads a game's options from its element's properties, unchecked. `null` means the default. */
function optionValues(
  element: object,
  { rules }: OptionSet<object>,
): Readonly<Record<string, unknown>> {
  const values = Object.entries(rules).map(([name, rule]) => {
    const attribute = attributeOf(name, rule);
    const value: unknown = Reflect.get(element, camel(attribute));
    return [name, attribute === kebab(name) ? value : !value];
  });
  return Object.fromEntries(values) as Readonly<Record<string, unknown>>;
}

/** The rules that players may change, and the values that they choose from. */
const choicesOf = ({ rules }: OptionSet<object>): Choices =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([name, { choices }]) => (choices ? [[name, choices]] : [])),
  );

/**
 * The deal number and options that the page's attributes ask for, and the player's choice of the options that
 * the page leaves to them. A wrong value is reported, and the last good one stays.
 */
export class PageSetup {
  /** The deal number. `undefined` for a random one. */
  deal: number | undefined;
  /** The position that the game begins at, instead of a deal. */
  position: string | undefined;
  /** The options of the next game. */
  options: object | undefined;
  /** Deal number and options of the page as text: the key of the save. The player's choices don't change it. */
  text = '';
  /** The rules that the page leaves to the player, with their values. */
  open: Choices = {};
  /** The options without the player's choice. */
  private pageOptions: object | undefined;
  /** The attributes as last read. */
  private given: readonly unknown[] = [];
  /** The name of the game whose options were last read. */
  private readName: string | undefined;
  /** Everything that a deal depends on, as text. */
  private dealKey: string | undefined;

  constructor(
    private readonly host: PageSetupHost,
    readonly source: () => PageOptions,
  ) {}

  /** The position or deal that the page begins with. Empty if the page sets neither. */
  get start(): { readonly deal?: number; readonly position?: string } {
    const { deal, position } = this;
    if (position !== undefined) return { position };
    return deal === undefined ? {} : { deal };
  }

  /** The name under which the player's choice of a rule is kept, for all games of this kind on the site. */
  nameOf(option: string): string {
    return `${this.source().game.game}.${option}`;
  }

  /**
   * Reads the attributes.
   *
   * @returns whether they ask for another deal than before
   */
  read(): boolean {
    const { host } = this;
    const { game, options, position, saveSlot } = this.source();
    if (game.game !== this.readName) this.options = this.pageOptions = undefined;
    this.readName = game.game;
    this.readOpen(choicesOf(game.options));
    const values = options?.() ?? optionValues(host, game.options);
    const chosen = this.chosen;
    const places = [host.deal, host.position, host.puzzle, position];
    const given = [...places, ...Object.values(values), ...Object.entries(chosen).flat()];
    if (this.options && sameValues(given, this.given)) return false;
    this.given = given;
    const checked = checkDeal(host.deal);
    host.reportOption('deal', 'problem' in checked ? checked.problem : undefined);
    if ('value' in checked) this.deal = checked.value;
    const report = (option: string, problem: Problem | undefined): void =>
      host.reportOption(option, problem);
    const own = usableOptions(game.options.check, values, this.pageOptions, report);
    this.pageOptions = own;
    // A choice of the player that doesn't fit the page's options is ignored without a report.
    this.options = usableOptions(
      game.options.check,
      { ...values, ...chosen },
      own,
      () => undefined,
    );
    this.position = position?.(this.options);
    const from = this.position === undefined ? [] : [this.position];
    const slot = saveSlot === undefined ? [] : [saveSlot];
    this.text = toJson([this.deal ?? null, own, ...from, ...slot]);
    return this.asksAnew(game.options.startsGame);
  }

  /** Reads which rules are the player's. */
  private readOpen(rules: Choices): void {
    const named = (hostText(this.host.settings) ?? '').split(/\s+/).filter(Boolean);
    const known = Object.keys(rules).map(kebab);
    const wrong = named.find((name) => !known.includes(name));
    const isWrong = wrong !== undefined;
    const problem = isWrong
      ? wrongOption('settings', wrong, known.join(', ') || 'none').problem
      : undefined;
    this.host.reportOption('settings', problem);
    const isOpen = ([name]: readonly [string, unknown]): boolean => named.includes(kebab(name));
    this.open = Object.fromEntries(Object.entries(rules).filter(isOpen));
  }

  /** The player's choices among them. */
  private get chosen(): Readonly<Record<string, unknown>> {
    const chosen: Record<string, unknown> = {};
    for (const name of Object.keys(this.open)) {
      const value = this.host.preferences[this.nameOf(name)];
      if (value) chosen[name] = this.open[name] === ON_OFF ? value === 'on' : value;
    }
    return chosen;
  }

  private asksAnew(dealOptions: readonly string[]): boolean {
    const all = this.pageOptions as Readonly<Record<string, unknown>>;
    const before = this.dealKey;
    this.dealKey = toJson([this.deal, this.position, ...dealOptions.map((name) => all[name])]);
    return before !== undefined && before !== this.dealKey;
  }
}
