import { toJson } from '../../core/engine/json.js';
import { type ReactiveController, type ReactiveControllerHost, isServer } from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import type { Save } from '../../core/engine/save.js';
import { LocalStore } from '../../storage/local-store.js';
import type { SaveStore } from '../../storage/save-store.js';
import { keptUnder } from '../base/host-value.js';
import { nameOf } from '../base/place.js';
import type { Room } from './room.js';
import { thrownText } from '../base/thrown.js';

/** The element whose game is kept. */
export interface AutosaveHost extends ReactiveControllerHost, HTMLElement {
  readonly saveKey: string | null;
  readonly room: Room | undefined;
  /** Something given could not be used. */
  complain(problem: Problem, cause?: unknown): unknown;
}

/** The game that is kept. */
export interface KeptGame {
  /** Whether it was played on here since it was dealt or taken up: then it has something to lose. */
  readonly touched: boolean;
  /** The game was played on in another tab: one of the two has to go. */
  conflict(): void;
  /** Another tab wrote too, and this one's game is the one that is kept. */
  prevailed?(): void;
}

/** A save from its text. */
function parsed(text: string | undefined): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    // Cut off or written by somebody else: for the save's check to refuse.
    return text;
  }
}

/**
 * Keeps the game as it goes: each step is written at once and synchronously, so that a killed tab
 * loses nothing. A game is kept under the page's settings it was played with (variant, deal …):
 * under others it is not resumed, and going back to them finds it. A store that fails is reported
 * once, and the game goes on unkept.
 */
export class Autosave implements ReactiveController {
  /** The name that the game is kept by. */
  key = '';
  /** Where it is kept: its room's store, or the browser's own. */
  private store!: SaveStore;
  private readonly own: SaveStore = new LocalStore();
  private name: string | undefined;
  private make: (() => object) | undefined;
  private failed = false;
  /** What the store did not take, by its name: kept for as long as the page lasts. */
  private readonly unkept = new Map<string, string>();
  /** The version that this tab last saw or wrote; 0 where nothing is kept yet, -1 where another tab's is. */
  private version: number | undefined = 0;

  constructor(
    private readonly host: AutosaveHost,
    private readonly game: KeptGame,
  ) {
    host.addController(this);
  }

  /** How the names begin of all that is kept of the game. */
  get prefix(): string {
    this.name ??= keptUnder(this.host.saveKey) ?? nameOf(this.host);
    return `baize:${this.name}`;
  }

  /** Where the game is to be kept from now on. */
  get here(): SaveStore {
    return this.host.room?.store ?? this.own;
  }

  /** Whether the game stands in another room now than the one that it was opened in. */
  get isMoved(): boolean {
    return this.store !== this.here;
  }

  /**
   * From now on the game is played here and under these settings of the page; gives the save that is
   * found there, unchecked. One that is `carried` along goes over none that was played and is kept here
   * unseen; where the game stood here before, nor does it over what another tab wrote since.
   */
  open(settings: string, carried?: boolean): unknown {
    if (isServer as boolean) return undefined;
    const { key, isMoved } = this;
    this.store = this.here;
    this.key = this.keyOf(settings);
    if (!isMoved && key === this.key) return undefined;
    if (isMoved) this.unkept.clear();
    const found = this.find();
    if (!carried) return found;
    if ((found as Partial<Save> | undefined)?.count !== 0) this.version = 0;
    return undefined;
  }

  /** The save that `open` would find, unchecked, if any; nothing is opened. */
  peek(settings: string, carried?: boolean): readonly unknown[] {
    if ((isServer as boolean) || carried) return [];
    const key = this.keyOf(settings);
    return this.isMoved || key !== this.key ? this.lookUp(this.here, key) : [];
  }

  private keyOf(settings: string): string {
    return `${this.prefix}:${settings}`;
  }

  /** Whether another tab was here since, of which the player has not heard: then they are asked. */
  askIfOvertaken(): boolean {
    const there = this.attempt(() => this.store.get(this.key))?.version;
    const overtaken = !!there && there !== this.version && this.version !== -1;
    if (overtaken) this.ask();
    return overtaken;
  }

  /** The save that was played under them, unchecked. */
  find(): unknown {
    const stored = this.attempt(() => this.store.get(this.key));
    this.version = stored?.version ?? 0;
    return parsed(this.unkept.get(this.key) ?? stored?.value);
  }

  /** The save that `find` would give, if any; what another tab wrote counts as unseen. */
  look(): readonly unknown[] {
    return this.lookUp(this.store, this.key);
  }

  private lookUp(store: SaveStore, key: string): readonly unknown[] {
    const unkept = store === this.store ? this.unkept.get(key) : undefined;
    const save = parsed(unkept ?? this.attempt(() => store.get(key))?.value);
    return save === undefined ? [] : [save];
  }

  /**
   * Writes what `make` gives, now and whenever the page may go; with nothing to make, what this tab kept is
   * forgotten, and not what another one did.
   */
  keep(make: (() => object) | undefined): void {
    const { key, store } = this;
    this.make = make;
    if (make) return this.write();
    this.unkept.delete(key);
    this.attempt(() => store.get(key)?.version === this.version && store.remove(key));
  }

  /** Keeps this tab's game, whatever another one wrote. */
  overwrite(): void {
    this.version = undefined;
    this.write();
  }

  hostConnected(): void {
    addEventListener('pagehide', this.write);
    addEventListener('pageshow', this.notice);
    addEventListener('storage', this.notice);
  }

  hostDisconnected(): void {
    removeEventListener('pagehide', this.write);
    removeEventListener('pageshow', this.notice);
    removeEventListener('storage', this.notice);
    this.write(true);
  }

  private ask(): void {
    this.version = -1;
    this.game.conflict();
  }

  /**
   * Another tab may have written. Two that do so within some milliseconds don't see each other's game
   * before: the one whose game is overwritten asks now, and not at its next move.
   */
  private readonly notice = (): void => {
    if (!this.make) return;
    const there = this.attempt(() => this.store.get(this.key))?.version;
    const isKept = there && there === this.version && !this.unkept.has(this.key);
    if (isKept) this.game.prevailed?.();
    else if (this.game.touched) this.askIfOvertaken();
  };

  /**
   * Also without a step, as the game leaves: the time played since the last one is worth keeping, but
   * not where another tab has removed it.
   */
  private readonly write = (leaves?: unknown): void => {
    const { make, store, key } = this;
    if (!make) return;
    this.attempt(() => {
      const text = toJson(make());
      this.unkept.set(key, text);
      const stored = store.get(key);
      if (!leaves || !this.version || stored) {
        // A game that was only looked at is no news for other tabs.
        const same = stored?.value === text;
        const written = same ? stored.version : store.set(key, text, stored && this.version);
        if (written === undefined) this.ask();
        else this.version = written;
      }
      this.unkept.delete(key);
    });
  };

  private attempt<T>(action: () => T): T | undefined {
    if (isServer as boolean) return undefined;
    try {
      return action();
    } catch (error) {
      if (!this.failed) {
        this.host.complain({ code: 'storage', got: thrownText(error) }, error);
      }
      this.failed = true;
      return undefined;
    }
  }
}
