import type { HistoryKeeper } from '../../storage/history-keeper.js';
import type { SaveStore } from '../../storage/save-store.js';
import type { Seating } from '../../core/table/bankroll-tables.js';
import type { Season } from '../../core/history/season.js';
import type { TableRun } from '../../core/table/table-run.js';
import type { CardFaces } from '../cards/host-faces.js';
import type { RoomServer, TogetherRoom } from '../together/table-connection.js';
import type { SoundChoice } from './sound-choice.js';

export type { Seating };

/**
 * The key by which a room is asked for, by the community's context protocol (`context-request`), and
 * the name of a property that every element has that lends one. The same in all files and versions.
 */
export const ROOM = Symbol.for('baize/room/1');

/**
 * What a room lends to the games in it. A room never changes: where anything in it does, another one
 * is given. Games of other versions read it, so names stay what they are.
 */
export interface Room {
  /** Where running games are kept; its identity tells one room from another. */
  readonly store: SaveStore;
  /** Where finished games are kept; `undefined` where nobody counts them. */
  readonly history: HistoryKeeper | undefined;
  /** `light`, `dark` or `auto`, for elements whose own is `auto`. */
  readonly theme: string;
  readonly calm: boolean;
  readonly mirrored: boolean;
  readonly fourColor: boolean;
  /** What may be heard of games that say nothing of it themselves. */
  readonly sound: SoundChoice;
  /** The language for elements that ask for none; the page's where it is missing. */
  readonly locale?: string | null;
  readonly cardFaces: CardFaces | null;
  /** The week whose seven deals are played here, `2026-W48`; none in other rooms, and in older kits. */
  readonly season?: Season | undefined;
  /** The table on a server that a table here plays at; none where it plays for itself, and in older kits. */
  readonly together?: TogetherRoom | undefined;
  /** The server that a lobby here shows tables of; none without one. */
  readonly tables?: RoomServer | undefined;
  /**
   * The bankroll's side of a table; none where tables bring their own chips.
   *
   * @param key the name that the table is kept by in `store`
   * @param table the element
   * @returns the run, before a hand with the chips that the room has for its first person
   */
  seat?(key: string, run: TableRun, when: Seating, table: HTMLElement): TableRun;
}
