import type { TemplateResult } from 'lit';
import type { Seat, Source } from '../../core/engine/rules.js';
import type { ChipFlight } from '../../core/table/flights.js';
import type { RevealStep } from '../../core/table/hand-log.js';
import type { SeatedTable } from '../../locales/seat-person.js';
import type { TableWords } from '../../locales/table-words.js';
import type { Faces } from '../cards/faces.js';
import type { WordsFiles } from '../controllers/language/language-controller.js';
import type { AnyScene, GameRequest, Handlers, TableScene } from './scene.js';
import type { SharedSettings, TableGame, TableMove, TableState } from './table-game.js';
import type { SettingsSource } from './table-settings.js';
import type { SteppedChange } from '../../core/engine/session.js';

/** Makes announcements from views, so they never mention a hidden card. */
export interface TableAnnouncements<State, Move, Announcement> {
  /** A hand begins. */
  start(view: State, hand: number): Announcement;
  /** The cards of a seat, when they become visible. */
  cards(view: State, seat: Seat | undefined): readonly Announcement[];
  /** A step, described by the listening seat's views before and after it. */
  step(
    before: State,
    change: SteppedChange<Move>,
    after: State,
    listener: Seat | undefined,
  ): readonly Announcement[];
}

/** The words that turn announcements into sentences. */
export interface AnnouncingWords<Announcement> {
  announce(announcement: Announcement): string;
}

/** The part of a definition that is needed to play hands. */
export interface HandDefinition<
  State,
  Move,
  Options extends object,
  Settings,
> extends SettingsSource<Settings> {
  /** The rules, the bots, and the order of hands at a table. */
  readonly game: TableGame<State, Move, Options, Settings>;
  /** Whether a bot plays for a person's seat now. Bots always play for their own seats. */
  leavesToBot?(seat: Seat, view: State): boolean;
}

interface DefinedWords<Words> {
  /** The translations, by language. */
  readonly files: WordsFiles<TableWords>;
  /** Makes the game's words in the current language, for the people at the table. */
  own(words: TableWords, table: SeatedTable): Words;
}

/**
 * Everything that makes the table of a game. Its element passes one to `TableElement` and overrides nothing.
 */
export interface TableDefinition<
  State extends TableState,
  Move extends TableMove,
  Options extends object,
  Settings extends SharedSettings,
  Scene extends AnyScene<State, Move>,
  Announcement,
> extends HandDefinition<State, Move, Options, Settings> {
  readonly words: DefinedWords<Scene['gameWords'] & AnnouncingWords<Announcement>>;
  /** The faces of its cards: the built-in ones, or those of the page. */
  readonly faces: Pick<Faces, 'of'>;
  /** Adds the game's part to what every table's render knows. `announced` are the latest announcements. */
  scene(
    shared: TableScene<State, Move, Scene['gameWords'], GameRequest<Scene>>,
    announced: readonly Announcement[],
  ): Scene;
  /** Draws everything between the toolbar and the status line. */
  view(scene: Scene): TemplateResult;
  readonly announce: TableAnnouncements<State, Move, Announcement>;
  /** The steps that reveal the end of a hand. The last one shows everything. Empty if no hand was played. */
  reveal(view: State, own: Seat | undefined): readonly RevealStep<State, Announcement>[];
  /** The chips that moved between two views of a hand. A table of chips needs it. */
  flights?(before: State, after: State): readonly ChipFlight[];
  /** Whether a seat that took part in the hand has nothing more to do in it, and hasn't won yet. */
  isOut(view: State, seat: Seat): boolean;
  /** Whether a seat that may still win has no more decisions to make in this hand. By default it never is. */
  hasDecided?(view: State, seat: Seat): boolean;
  /** How long the next bot takes, in milliseconds at the normal pace. Default: 320. */
  botTime?(view: State): number;
  /** The handlers of the game's own requests. */
  readonly requests: Handlers<GameRequest<Scene>>;
  /** Whether a hint has something to show. By default it has whenever there is a legal move. */
  readonly canHint?: () => boolean;
  /** The requests of keys. */
  readonly keys: Readonly<Record<string, GameRequest<Scene>>>;
  /**
   * Selectors for where the focus goes after the node called `name` is gone. They take precedence over all
   * other places.
   */
  focusPlaces(name: string): readonly string[];
  /** Adds a chip to the stake, or takes one away. A table of chips needs it. */
  adjustBet?(chips: 1 | -1): void;
  /** The request of Enter in the bet bar. By default it presses the main button. */
  readonly enter?: GameRequest<Scene>;
  /** Moves the focus by a key, for example from card to card. Returns whether the key was used. */
  moveFocus?(from: HTMLElement, key: string): boolean;
  /** Called when a hand begins or is resumed: resets what the player prepares. */
  handBegan?(isResumed: boolean): void;
  stepMade?(): void;
  /** Queues further events of a step, after its moves. `before` and `after` are what the viewer sees. */
  stepQueued?(before: State, after: State, source: Source): void;
  /** Queues further events of a finished hand, after `hand-end`. */
  handQueued?(after: State, source: Source): void;
  /** Ends an interaction in progress, such as a drag. */
  interrupt?(): void;
}

/** The settings by name. None may be missing. */
interface NamedSettings<Settings> {
  readonly newTable: readonly (keyof Settings & string)[];
  settings(): { readonly [Name in keyof Settings]-?: unknown };
}

/** Returns a definition with its types inferred. */
export const defineTable = <
  State extends TableState,
  Move extends TableMove,
  Options extends object,
  Settings extends SharedSettings,
  Scene extends AnyScene<State, Move>,
  Announcement,
>(
  definition: TableDefinition<State, Move, Options, Settings, Scene, Announcement> &
    NamedSettings<Settings>,
): TableDefinition<State, Move, Options, Settings, Scene, Announcement> => definition;
