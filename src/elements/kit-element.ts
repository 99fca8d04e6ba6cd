import { LitElement, type PropertyDeclarations } from 'lit';
import { type Problem, quote } from '../engine/reason.js';
import { type CommonWords, en } from '../locales/en.js';
import { tell } from './events.js';
import { type Preferences, followPreferences } from './preferences.js';
import { VERSION } from './version.js';

const THEMES: readonly string[] = ['auto', 'light', 'dark'];

/**
 * What every element of the kit is that plays: looks and settings, of the page and of the player,
 * and complaints about what can't be used.
 *
 * @attr {boolean} calm - No clock and no counts.
 * @attr {'auto' | 'light' | 'dark'} [theme=auto] - `auto` follows the page's `color-scheme`.
 * @attr {string} save-key - The name under which the game is kept in the browser; else the page's
 *   path and the element's number on it.
 */
export abstract class KitElement extends LitElement {
  /** The version of the kit. */
  static readonly version = VERSION;

  static override readonly properties: PropertyDeclarations = {
    saveKey: { attribute: 'save-key' },
    theme: { reflect: true },
    calm: { type: Boolean },
  };

  /** The name under which the game is kept in the browser, for pages that move. */
  saveKey: string | null = null;
  /** `light`, `dark`, or `auto`: as the page's `color-scheme` has it. */
  theme = 'auto';
  /** No clock, no counts, no scores. */
  calm = false;

  /** @internal */
  readonly words: CommonWords = en;
  /** @internal What the player settled, for all games; it wins over the page's attributes. */
  preferences: Preferences = {};
  private unfollow: (() => void) | undefined;
  private lastTheme = 'auto';
  private readonly complaints = new Map<string, string | undefined>();

  override connectedCallback(): void {
    super.connectedCallback();
    this.unfollow = followPreferences((preferences) => {
      this.preferences = preferences;
      this.requestUpdate();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.unfollow?.();
  }

  /** A theme that is not known changes nothing. */
  protected settleTheme(): void {
    this.theme = this.lastTheme = this.choice('theme', this.theme, THEMES, this.lastTheme);
  }

  /** A switch as the player settled it, else as the page has it. */
  protected wish(name: string, page: boolean): boolean {
    const wish = this.preferences[name];
    return wish === 'on' || (wish !== 'off' && page);
  }

  /** @internal Tells the page's author what could not be used: one warning and one event. */
  complain(problem: Problem): Problem {
    const message = this.words.problem(problem);
    console.warn(`<${this.localName}>: ${message}`);
    tell(this, 'game-error', { source: 'host', problem, message });
    return problem;
  }

  /** Once for a value, not again at every new game that it stands through. */
  protected complainOnce(option: string, problem: Problem | undefined): void {
    const got = problem && String(problem['got']);
    if (problem && this.complaints.get(option) !== got) this.complain(problem);
    this.complaints.set(option, got);
  }

  /**
   * A choice among words, the first of which is the default: one that is not known is reported once
   * and changes nothing.
   */
  protected choice<Choice extends string>(
    option: string,
    given: unknown,
    choices: readonly Choice[],
    last: Choice,
  ): Choice {
    const known = given === null ? choices[0] : choices.find((choice) => choice === given);
    const wrong = { code: 'option', option, got: quote(given), accepted: choices.join(', ') };
    this.complainOnce(option, known === undefined ? wrong : undefined);
    return known ?? last;
  }
}
