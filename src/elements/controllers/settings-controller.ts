import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { kebab, ON_OFF, wrongOption } from '../../core/engine/option.js';
import type { Problem } from '../../core/engine/reason.js';
import { AUTO_FOUNDATIONS, type AutoFoundation } from '../../core/patience/automatic.js';
import { THEMES, THEMES_ACCEPTED, hostChoice, hostText } from '../base/host-value.js';
import { namesIn } from './controls-controller.js';
import { BACKS, type Preferences, followPreferences } from './preferences.js';
import type { Room } from './room.js';

const COURTS = ['local', 'english'] as const;

/** A setting that is on or off. */
export type Switch =
  'calm' | 'mirrored' | 'fourColor' | 'tapToMove' | 'autoFinish' | 'verdict' | 'solvable';

/** What an attribute may say that is a switch and can be off; frameworks write the values of a boolean. */
const SWITCHED: Readonly<Record<string, string>> = {
  '': 'on',
  on: 'on',
  true: 'on',
  off: 'off',
  false: 'off',
};

/** The attributes of an element that a player or a room may settle too. An element has some of them. */
export interface SettingsHost extends ReactiveControllerHost {
  readonly room: Room | undefined;
  theme: string;
  readonly calm: boolean;
  /** What the page keeps to itself, unchecked. */
  readonly without?: string | null;
  readonly cardBack?: string | null;
  readonly courts?: string | null;
  readonly fourColor?: boolean;
  readonly mirrored?: boolean;
  readonly tapToMove?: boolean | string | null;
  readonly verdict?: boolean;
  readonly solvable?: boolean;
  readonly grade?: string | null;
  readonly noAutoFinish?: boolean;
  readonly autoFoundation?: string | null;
  /** Reports a problem with an attribute once for each wrong value; `undefined` where it is right. */
  reportOption(option: string, problem: Problem | undefined): void;
  complain(problem: Problem): unknown;
}

/**
 * The settings in force: the player's own, else the element's attribute, else the room's. The player's
 * are the same for all games of the site.
 */
export class SettingsController implements ReactiveController {
  /** What the player chose for all games. */
  private chosen: Preferences = {};
  private inGame: {
    readonly of: Preferences;
    readonly without: unknown;
    readonly now: Preferences;
  } = { of: this.chosen, without: undefined, now: this.chosen };
  private unfollow: (() => void) | undefined;
  /** The last usable value of each attribute that takes one of some words. */
  private readonly usable = new Map<string, string>();

  constructor(private readonly host: SettingsHost) {
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

  /**
   * What the player chose, without the settings that the page keeps to itself. A name that is missing leaves the setting
   * to the page.
   */
  get player(): Preferences {
    const { chosen, host } = this;
    const without = host.without ?? undefined;
    if (this.inGame.of !== chosen || this.inGame.without !== without) {
      const own = Object.entries(chosen).filter(([name]) => !this.isKept(name));
      this.inGame = { of: chosen, without, now: Object.fromEntries(own) };
    }
    return this.inGame.now;
  }

  /** Whether the page keeps a setting to itself: the player has no choice of it here. */
  isKept(setting: string): boolean {
    return namesIn(this.host.without)?.includes(kebab(setting)) === true;
  }

  /** Checks the attributes. One that can't be used is reported, and its last usable value stays. */
  check(): void {
    const { host } = this;
    const theme = this.enumerated('theme', host.theme, THEMES, THEMES_ACCEPTED);
    // To set even the default would write the attribute.
    if (theme !== host.theme) host.theme = theme;
    this.enumerated('card-back', host.cardBack, BACKS);
    this.enumerated('courts', host.courts, COURTS);
    this.enumerated('auto-foundation', host.autoFoundation, AUTO_FOUNDATIONS);
    this.checkTap(host.tapToMove ?? undefined);
  }

  isOn(name: Switch): boolean {
    const choice = this.player[name];
    return choice === undefined ? this.isOnInPage(name) : choice === 'on';
  }

  /** Whether the attribute or the room turns it on. */
  isOnInPage(name: Switch): boolean {
    const { host } = this;
    if (name === 'autoFinish') return !host.noAutoFinish;
    if (name === 'tapToMove') {
      const choice = this.usable.get('tap-to-move');
      // A finger hides what it would drag a card to.
      return choice ? choice === 'on' : matchMedia('(pointer: coarse)').matches;
    }
    // What has a grade can be won.
    if (name === 'solvable' && this.pageGrade !== undefined) return true;
    return !!host[name] || !!(host.room as Partial<Record<Switch, boolean>> | undefined)?.[name];
  }

  /** `light` or `dark`; else the page's `color-scheme` decides. */
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

  /** The letters of court cards, given those of the language; none where English ones are wanted. */
  lettersOf({ courts }: { readonly courts: string }): string | undefined {
    return (this.player['courts'] ?? this.pageCourts) === 'local' ? courts : undefined;
  }

  get pageCourts(): string {
    return this.usable.get('courts') ?? COURTS[0];
  }

  /** How hard deals are to be, unchecked; what is no name of a grade stands for any that can be won. */
  get grade(): string | undefined {
    return this.player['grade'] ?? this.pageGrade;
  }

  get pageGrade(): string | undefined {
    return this.host.grade ?? undefined;
  }

  /** Which cards go up to their foundations by themselves. */
  get autoFoundation(): AutoFoundation {
    const choice = this.player['autoFoundation'] ?? this.pageAutoFoundation;
    return AUTO_FOUNDATIONS.find((known) => known === choice) ?? AUTO_FOUNDATIONS[0];
  }

  get pageAutoFoundation(): string {
    return this.usable.get('auto-foundation') ?? AUTO_FOUNDATIONS[0];
  }

  private checkTap(given: unknown): void {
    const option = 'tap-to-move';
    const word = typeof given === 'boolean' ? String(given) : hostText(given);
    const choice = word === undefined ? undefined : SWITCHED[word];
    const isWrong = given !== undefined && choice === undefined;
    const problem = isWrong ? wrongOption(option, given, ON_OFF.join(', ')).problem : undefined;
    this.host.reportOption(option, problem);
    if (given === undefined) this.usable.delete(option);
    else if (choice) this.usable.set(option, choice);
  }

  /** The value of an attribute that takes one of some words, the first of which is the default. */
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
