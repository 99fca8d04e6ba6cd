import type { TemplateResult } from 'lit';
import type { Seat } from '../../core/engine/rules.js';
import type { ChipFlight } from '../../core/table/ledger.js';
import type { RevealStep } from '../../core/table/hand-log.js';
import type { SeatedTable } from '../../locales/table-en.js';
import type { TranslatedKitWords } from '../../locales/translations.js';
import type { Faces } from '../cards/faces.js';
import type { WordsFiles } from '../controllers/language/language-controller.js';
import type { AnnouncingWords, TableAnnouncements } from './announcer-controller.js';
import type { AnyScene, GameRequest, Handlers, TableScene } from './scene.js';
import type { SharedSettings, TableGame, TableMove, TableState } from './table-game.js';
import type { SettingsSource } from './table-settings.js';

/** The part of a definition by which hands are played. */
export interface HandDefinition<
  State,
  Move,
  Options extends object,
  Settings,
> extends SettingsSource<Settings> {
  /** The rules, the bots, and how a table goes from hand to hand. */
  readonly game: TableGame<State, Move, Options, Settings>;
  /** Whether a bot plays for a person's seat now; bots play for their own seats anyway. */
  leavesToBot?(seat: Seat, view: State): boolean;
}

/** The words of a game. */
interface DefinedWords<Words> {
  /** The files of each language. */
  readonly files: WordsFiles<TranslatedKitWords>;
  /** The game's own words in the language that is spoken, for those who sit at the table. */
  own(words: TranslatedKitWords, table: SeatedTable): Words;
}

/** All that makes the table of a game: its element hands this to `TableElement`, and overrides nothing. */
export interface TableDefinition<
  State extends TableState,
  Move extends TableMove,
  Options extends object,
  Settings extends SharedSettings,
  Scene extends AnyScene<State, Move>,
  Announcement,
> extends HandDefinition<State, Move, Options, Settings> {
  readonly words: DefinedWords<Scene['gameWords'] & AnnouncingWords<Announcement>>;
  /** The faces of its cards: the kit's, or the host's. */
  readonly faces: Pick<Faces, 'of'>;
  /** Adds the game's own to what every table's render knows; `announced` is what was announced last. */
  scene(
    shared: TableScene<State, Move, Scene['gameWords'], GameRequest<Scene>>,
    announced: readonly Announcement[],
  ): Scene;
  /** Draws all between the toolbar and the status line. */
  view(scene: Scene): TemplateResult;
  /** What is announced to those who do not see the table. */
  readonly announce: TableAnnouncements<State, Move, Announcement>;
  /** How the end of a hand comes to be seen; the last step is all of it. Nothing where no hand was played. */
  reveal(view: State, own: Seat | undefined): readonly RevealStep<State, Announcement>[];
  /** The chips that went from place to place between two views of a hand. */
  flights(before: State, after: State): readonly ChipFlight[];
  /** Whether a seat that was at the table as the hand began has no more to do in it, and not won it yet. */
  isOut(view: State, seat: Seat): boolean;
  /** What is done for each of the game's own requests. */
  readonly requests: Handlers<GameRequest<Scene>>;
  /** Whether a hint has something to show now; else whenever there is a move. */
  readonly canHint?: () => boolean;
  /** Which key asks for which request. */
  readonly keys: Readonly<Record<string, GameRequest<Scene>>>;
  /** Where the focus goes once the node that stood for `name` is gone, before all other places. */
  focusPlaces(name: string): readonly string[];
  /** Puts one chip more or less at stake. */
  adjustBet(chips: 1 | -1): void;
  /** What Enter in the bet bar asks for; else it presses the main button. */
  readonly enter?: GameRequest<Scene>;
  /** Moves the focus by a key, as from card to card; returns whether the key was of use. */
  moveFocus?(from: HTMLElement, key: string): boolean;
  /** A hand begins: what the person prepares begins anew. */
  handBegan?(): void;
  /** A step was made. */
  stepMade?(): void;
  /** Ends what the person is in the middle of, such as a drag. */
  interrupt?(): void;
}

/** Settings by their names, of which none may be missing. */
interface NamedSettings<Settings> {
  readonly newTable: readonly (keyof Settings & string)[];
  settings(): { readonly [Name in keyof Settings]-?: unknown };
}

/** The definition of a table, its types taken from its parts. */
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
