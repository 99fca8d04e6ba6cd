import { ContextConsumer, ContextRoot, createContext } from '@lit/context';
import { type ReactiveController, type ReactiveControllerHost, isServer } from 'lit';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import type { SaveStore } from '../../storage/save-store.js';
import type { RunEvent } from '../../core/table/bankroll-tables.js';
import type { Season } from '../../core/history/season.js';
import type { TableRun } from '../../core/table/table-run.js';
import type { PageLocales } from './language/page-locales.js';
import type { CardFaces } from '../cards/host-faces.js';
import type { RoomServer, TogetherRoom } from '../together/table-connection.js';
import type { SoundChoice } from './sound-choice.js';

export type { RunEvent };

/**
 * The key of rooms in the community's context protocol (`context-request`), and a property that every element
 * has that lends a room. The same in all files and versions of the kit.
 */
export const ROOM = Symbol.for('baize/room/1');

/**
 * What a room lends to the games in it. A room never changes: if anything in it does, another room object is
 * given. Games of other versions read it, so the names must stay.
 */
export interface Room {
  /** The store of running games. Its identity distinguishes rooms. */
  readonly store: SaveStore;
  /** The history of finished games. `undefined` if none is recorded. */
  readonly history: HistoryKeeper | undefined;
  /** `light`, `dark` or `auto`, for elements whose own theme is `auto`. */
  readonly theme: string;
  readonly calm: boolean;
  readonly mirrored: boolean;
  readonly fourColor: boolean;
  /** The sound setting of games that don't set it. */
  readonly sound: SoundChoice;
  /** The language of elements that don't set it. Default: the page's. */
  readonly locale?: string | null;
  /** Messages that the page gives, by language. Missing in older kits. */
  readonly locales?: PageLocales | null | undefined;
  readonly cardFaces: CardFaces | null;
  /** The set of card faces of elements that don't set it. Missing in older kits. */
  readonly faces?: string;
  /** The settings that players can't change in this room, separated by spaces. Missing in older kits. */
  readonly without?: string | undefined;
  /** The week whose seven deals are played here, `2026-W48`. Missing in other rooms, and in older kits. */
  readonly season?: Season | undefined;
  /**
   * The table on a server that the room's tables join. Missing if tables play for themselves, and in older
   * kits.
   */
  readonly together?: TogetherRoom | undefined;
  /** The server whose tables a lobby in this room shows. */
  readonly tables?: RoomServer | undefined;
  /**
   * Connects a table with the room's bankroll. Missing if tables bring their own chips.
   *
   * @param key the name of the table's save in `store`
   * @param table the element
   * @returns the run; before a hand, with the chips that the room has for its first player
   */
  seat?(key: string, run: TableRun, when: RunEvent, table: HTMLElement): TableRun;
}

/** The context that lends a room to the elements in it. */
export const roomContext = createContext<Room>(ROOM);

// It keeps the requests that no room has answered: the script of `<card-room>` may load after the game's.
if (!(isServer as boolean)) new ContextRoot().attach(document.documentElement);

/** Gives an element the room around it, and every later one. */
export class RoomController implements ReactiveController {
  /** @param take is called with each room, and with `undefined` if there is none */
  constructor(
    host: ReactiveControllerHost & HTMLElement,
    private readonly take: (room: Room | undefined) => void,
  ) {
    // Before the consumer: an element that moves must first forget the old room.
    host.addController(this);
    new ContextConsumer(host, { context: roomContext, subscribe: true, callback: take });
  }

  hostConnected(): void {
    this.take(undefined);
  }
}
