import { LitElement, type PropertyValues } from 'lit';
import type { PageLocales } from '../controllers/language/page-locales.js';
import { property } from 'lit/decorators.js';
import type { Problem } from '../../core/engine/reason.js';
import { kitWords, problemText } from '../../locales/words.js';
import { DoublePressController } from '../controllers/double-press.js';
import type { Preferences } from '../controllers/preferences.js';
import { PreferencesController } from '../controllers/preferences-controller.js';
import type { Room } from '../controllers/room.js';
import { THEMES, THEMES_ACCEPTED, type Theme, hostChoice } from './host-value.js';
import { emptyRenderRoot } from './adopt-styles.js';
import { reportLoadError, reportProblem } from './report.js';
import { VERSION } from './version.js';

/**
 * The base of elements beside games, such as a lobby or statistics. They have the games' theme and language,
 * and follow the player's settings.
 */
export abstract class SheetElement extends LitElement {
  /** The version of the kit. */
  static readonly version = VERSION;

  /**
   * The colour scheme. `auto` uses the room's, else the page's `color-scheme`.
   * @attr {'auto' | 'light' | 'dark'} [theme=auto]
   */
  @property() theme = 'auto';
  /**
   * The language. Default: the room's, else that of the nearest `lang`.
   * @attr {'en' | 'de' | 'es' | 'fr' | 'ja' | 'ar' | 'pt-BR'} locale
   */
  @property() locale: string | null = null;
  /**
   * Messages that replace the kit's, and languages that it lacks: `{ 'pt-BR': { src: '/pt-BR.ftl' } }`.
   */
  @property({ attribute: false }) locales: PageLocales | null = null;

  private readonly preferencesController = new PreferencesController(this);
  /** @internal The room around the element. */
  abstract readonly room: Room | undefined;
  private lastTheme: Theme = 'auto';

  constructor() {
    super();
    new DoublePressController(this);
  }

  /** @internal The player's settings for all games of the site. */
  get preferences(): Preferences {
    return this.preferencesController.current;
  }

  /** @internal */
  loadFailed(error: unknown): void {
    reportLoadError(this, error, kitWords.kit.notFetched);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('theme')) return;
    const theme = hostChoice('theme', this.theme, THEMES, THEMES_ACCEPTED);
    if ('problem' in theme) this.report(theme.problem);
    else this.lastTheme = theme.value;
    this.theme = this.lastTheme;
  }

  protected override createRenderRoot(): ShadowRoot {
    return emptyRenderRoot(this);
  }

  /** The theme to show: the player's, else the page's for this element, else the room's. */
  protected get shownTheme(): string {
    const { preferences, theme, room } = this;
    return preferences['theme'] ?? (theme === 'auto' ? (room?.theme ?? theme) : theme);
  }

  /** Reports a problem to the page's author. */
  protected report(problem: Problem): void {
    reportProblem(this, problem, problemText(kitWords.kit, problem));
  }
}
