import type { Words } from '../../locales/words.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { kebab, ON_OFF, wrongOption } from '../../core/engine/option.js';
import { AUTO_FOUNDATIONS, type AutoFoundation } from '../../core/patience/foundation-aids.js';
import { THEMES, THEMES_ACCEPTED, hostChoice, hostText } from '../base/host-value.js';
import { LOOKS } from '../styles/looks.js';
import type { ElementMembers } from './element-host.js';
import { namesIn } from './controls-controller.js';
import { BACKS, FACES, type Preferences, followPreferences } from './preferences.js';

const COURTS = ['local', 'english'] as const;
const HEIGHTS = ['full', 'compact'] as const;
const TOOLBARS = ['full', 'none'] as const;

/** The settings that are on or off. */
export type Switch =
  'calm' | 'mirrored' | 'fourColor' | 'tapToMove' | 'autoFinish' | 'verdict' | 'solvable';

/** The values of an attribute that is on or off. Frameworks write booleans as `true` and `false`. */
const SWITCHED: Readonly<Record<string, string>> = {
  '': 'on',
  on: 'on',
  true: 'on',
  off: 'off',
  false: 'off',
};

/** The attributes that the player or the room may override. An element has some of them. */
interface SettingsAttributes {
  theme: string;
  look?: string;
  height?: string;
  toolbar?: string;
  readonly calm: boolean;
  /** The settings that the player can't change, unchecked. */
  readonly without?: string | null;
  readonly cardBack?: string | null;
  readonly faces?: string | null;
  /** The page's own faces. */
  readonly cardFaces?: unknown;
  readonly courts?: string | null;
  readonly fourColor?: boolean;
  readonly mirrored?: boolean;
  readonly tapToMove?: boolean | string | null;
  readonly countUndos?: boolean | string | null;
  readonly verdict?: boolean;
  readonly solvable?: boolean;
  readonly grade?: string | null;
  readonly noAutoFinish?: boolean;
  readonly autoFoundation?: string | null;
}

type ElementWithAttributes = ReactiveControllerHost &
  SettingsAttributes &
  Pick<ElementMembers, 'room' | 'reportOption' | 'complain'>;

/**
 * The settings in force: the player's choice, else the element's attribute, else the room's. The player's choices hold
 * for all games of the site.
 */
export class SettingsController implements ReactiveController {
  /** The player's choices for all games. */
  private chosen: Preferences = {};
  private inGame: {
    readonly of: Preferences;
    readonly without: unknown;
    readonly inRoom: unknown;
    readonly now: Preferences;
  } = { of: this.chosen, without: undefined, inRoom: undefined, now: this.chosen };
  private unfollow: (() => void) | undefined;
  /** The last usable value of each attribute that takes one of a few words. */
  private readonly usable = new Map<string, string>();

  constructor(private readonly host: ElementWithAttributes) {
    host.addController(this);
  }

  hostConnected(): void {
    const { host } = this;
    this.unfollow = followPreferences(
      (preferences) => {
        this.chosen = preferences;
        host.requestUpdate();
      },
      (problem) => host.complain(problem),
    );
  }

  hostDisconnected(): void {
    this.unfollow?.();
  }

  /** The player's choices, without the settings that the player can't change here. */
  get player(): Preferences {
    const { chosen, host } = this;
    const without = host.without ?? undefined;
    const inRoom = host.room?.without;
    const { inGame } = this;
    if (inGame.of !== chosen || inGame.without !== without || inGame.inRoom !== inRoom) {
      const own = Object.entries(chosen).filter(([name]) => !this.isKept(name));
      this.inGame = { of: chosen, without, inRoom, now: Object.fromEntries(own) };
    }
    return this.inGame.now;
  }

  /** Whether the player can change a setting here. */
  isOpen(setting: string): boolean {
    return !this.isKept(setting) && !(setting === 'faces' && this.hasPageFaces);
  }

  /** Whether the page or the room has excluded a setting. */
  isKept(setting: string): boolean {
    const { without, room } = this.host;
    return [without, room?.without].some((names) => namesIn(names)?.includes(kebab(setting)));
  }

  /** Checks the attributes. A wrong value is reported, and the last usable one stays in force. */
  check(): void {
    const { host } = this;
    const theme = this.enumerated('theme', host.theme, THEMES, THEMES_ACCEPTED);
    // Setting the property would write the attribute, even with the default.
    if (theme !== host.theme) host.theme = theme;
    this.checkReflected('look', LOOKS);
    this.checkReflected('height', HEIGHTS);
    this.checkReflected('toolbar', TOOLBARS);
    this.enumerated('card-back', host.cardBack, BACKS);
    this.enumerated('faces', host.faces, FACES);
    this.enumerated('courts', host.courts, COURTS);
    this.enumerated('auto-foundation', host.autoFoundation, AUTO_FOUNDATIONS);
    this.checkSwitch('tap-to-move', host.tapToMove ?? undefined);
    this.checkSwitch('count-undos', host.countUndos ?? undefined);
  }

  isOn(name: Switch): boolean {
    const choice = this.player[name];
    return choice === undefined ? this.isOnInPage(name) : choice === 'on';
  }

  /** Whether the attribute or the room turns a setting on. */
  isOnInPage(name: Switch): boolean {
    const { host } = this;
    if (name === 'autoFinish') return !host.noAutoFinish;
    if (name === 'tapToMove') {
      const choice = this.usable.get('tap-to-move');
      // By touch, a tap is the default: the finger hides the place that a card is dragged to.
      return choice ? choice === 'on' : matchMedia('(pointer: coarse)').matches;
    }
    // Only deals that can be won have grades.
    if (name === 'solvable' && this.pageGrade !== undefined) return true;
    return !!host[name] || !!(host.room as Partial<Record<Switch, boolean>> | undefined)?.[name];
  }

  /** Whether an undo counts as a move. */
  get countsUndos(): boolean {
    return this.usable.get('count-undos') !== 'off';
  }

  /** `light` or `dark`; `undefined` if the page's `color-scheme` decides. */
  get theme(): string | undefined {
    return this.player['theme'] ?? this.pageTheme;
  }

  /** The theme that the attribute or the room gives. */
  get pageTheme(): string | undefined {
    const { theme, room } = this.host;
    return theme === 'auto' ? room?.theme : theme;
  }

  get cardBack(): string {
    return this.player['cardBack'] ?? this.pageCardBack;
  }

  get pageCardBack(): string {
    return this.usable.get('card-back') ?? BACKS[0];
  }

  /** The set of card faces. Cards with the page's own faces have none other. */
  get faces(): string {
    return this.hasPageFaces ? FACES[0] : (this.player['faces'] ?? this.pageFaces);
  }

  get pageFaces(): string {
    const { faces, room } = this.host;
    const own = this.usable.get('faces') ?? FACES[0];
    return (faces ?? undefined) === undefined ? (room?.faces ?? own) : own;
  }

  /** Whether the page or the room has replaced the card faces. */
  private get hasPageFaces(): boolean {
    const { cardFaces, room } = this.host;
    return !!(cardFaces ?? room?.cardFaces);
  }

  /** The letters of court cards in the language; `undefined` for the English ones. */
  lettersOf({ kit: { courts } }: Words): string | undefined {
    const isLocal = (this.player['courts'] ?? this.pageCourts) === 'local';
    return isLocal && this.faces !== 'english' ? courts : undefined;
  }

  get pageCourts(): string {
    return this.usable.get('courts') ?? COURTS[0];
  }

  /** The wanted grade of deals, unchecked. A value that isn't the name of a grade means any winnable deal. */
  get grade(): string | undefined {
    return this.player['grade'] ?? this.pageGrade;
  }

  get pageGrade(): string | undefined {
    return this.host.grade ?? undefined;
  }

  /** Which cards the game moves to the foundations. */
  get autoFoundation(): AutoFoundation {
    const choice = this.player['autoFoundation'] ?? this.pageAutoFoundation;
    return AUTO_FOUNDATIONS.find((known) => known === choice) ?? AUTO_FOUNDATIONS[0];
  }

  get pageAutoFoundation(): string {
    return this.usable.get('auto-foundation') ?? AUTO_FOUNDATIONS[0];
  }

  /** Checks an attribute that styles read. An element without it is left alone. */
  private checkReflected(option: 'look' | 'height' | 'toolbar', choices: readonly string[]): void {
    const { host } = this;
    if (!(option in host)) return;
    const value = this.enumerated(option, host[option], choices);
    if (value !== host[option]) host[option] = value;
  }

  /** Checks an attribute that is `on` or `off`. */
  private checkSwitch(option: string, given: unknown): void {
    const word = typeof given === 'boolean' ? String(given) : hostText(given);
    const choice = word === undefined ? undefined : SWITCHED[word];
    const isWrong = given !== undefined && choice === undefined;
    const problem = isWrong ? wrongOption(option, given, ON_OFF.join(', ')).problem : undefined;
    this.host.reportOption(option, problem);
    if (given === undefined) this.usable.delete(option);
    else if (choice) this.usable.set(option, choice);
  }

  /** The value of an attribute that takes one of a few words; the first is the default. */
  private enumerated(
    option: string,
    given: unknown,
    choices: readonly string[],
    accepted?: string,
  ): string {
    const checked = hostChoice(option, given, choices, accepted);
    this.host.reportOption(option, 'problem' in checked ? checked.problem : undefined);
    if ('value' in checked) this.usable.set(option, checked.value);
    return this.usable.get(option) ?? choices[0]!;
  }
}
