import { toJson } from '../../core/engine/json.js';
import { type ReactiveController, isServer } from 'lit';
import type { Save } from '../../core/engine/save.js';
import { LocalStore } from '../../storage/local-store.js';
import type { SaveStore } from '../../storage/save-store.js';
import { saveNameOf, thrownText } from '../base/host-value.js';
import { defaultSaveName } from '../base/place-in-page.js';
import type { ElementHost } from './element-host.js';

/** The game that is saved. */
export interface SavedGame {
  /** Whether it was played on since it was dealt or resumed, so that it has something to lose. */
  readonly touched: boolean;
  /** The game was also played in another tab: the player has to choose. */
  conflict(): void;
  /** Another tab wrote as well, and this tab's game is the stored one. */
  prevailed?(): void;
}

/** Parses the text of a save. */
function parsed(text: string | undefined): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    // Truncated, or written by something else: the save's check reports it.
    return text;
  }
}

/**
 * Saves the running game. Each step is written at once and synchronously, so a killed tab loses nothing. A
 * save belongs to the page's settings (variant, deal …). Under other settings it is not resumed, and it is
 * found again when they return. A store that fails is reported once, and the game goes on without saves.
 */
export class Autosave implements ReactiveController {
  /** The name of the save. */
  key = '';
  /** The room's store, or the browser's. */
  private store!: SaveStore;
  private readonly browserStore: SaveStore = new LocalStore();
  private name: string | undefined;
  private make: (() => object) | undefined;
  private failed = false;
  /** The saves that the store did not take, by name. They last as long as the page. */
  private readonly unkept = new Map<string, string>();
  /**
   * The version that this tab last read or wrote. 0 if nothing is stored, -1 if another tab's save is stored.
   */
  private version: number | undefined = 0;

  constructor(
    private readonly host: ElementHost<'saveKey' | 'room' | 'complain'>,
    private readonly game: SavedGame,
  ) {
    host.addController(this);
  }

  /** The beginning of all names that the game's data is stored under. */
  get prefix(): string {
    this.name ??= saveNameOf(this.host.saveKey) ?? defaultSaveName(this.host);
    return `baize:${this.name}`;
  }

  /** The store to use from now on. */
  get currentStore(): SaveStore {
    return this.host.room?.store ?? this.browserStore;
  }

  /** Whether the element has moved to another room since the game was opened. */
  get isMoved(): boolean {
    return this.store !== this.currentStore;
  }

  /**
   * Opens the save for these settings of the page, at the element's current place, and returns the stored
   * save, unchecked. A game that is `carried` along replaces the stored save only if that has no moves. If
   * the element has not moved, it doesn't replace what another tab has written since.
   */
  open(settings: string, carried?: boolean): unknown {
    if (isServer as boolean) return undefined;
    const { key, isMoved } = this;
    this.store = this.currentStore;
    this.key = this.keyOf(settings);
    if (!isMoved && key === this.key) return undefined;
    if (isMoved) this.unkept.clear();
    const found = this.find();
    if (!carried) return found;
    if ((found as Partial<Save> | undefined)?.count !== 0) this.version = 0;
    return undefined;
  }

  /** The save that `open` would return, unchecked, without opening it. Empty if there is none. */
  peek(settings: string, carried?: boolean): readonly unknown[] {
    if ((isServer as boolean) || carried) return [];
    const key = this.keyOf(settings);
    return this.isMoved || key !== this.key ? this.lookUp(this.currentStore, key) : [];
  }

  private keyOf(settings: string): string {
    return `${this.prefix}:${settings}`;
  }

  /** Whether another tab has written since, unknown to the player. If so, asks them. */
  askIfOvertaken(): boolean {
    const there = this.attempt(() => this.store.get(this.key))?.version;
    const overtaken = !!there && there !== this.version && this.version !== -1;
    if (overtaken) this.ask();
    return overtaken;
  }

  /** The stored save of the current settings, unchecked. */
  find(): unknown {
    const stored = this.attempt(() => this.store.get(this.key));
    this.version = stored?.version ?? 0;
    return parsed(this.unkept.get(this.key) ?? stored?.value);
  }

  /** The save that `find` would return, or nothing. A save of another tab still counts as unseen. */
  look(): readonly unknown[] {
    return this.lookUp(this.store, this.key);
  }

  private lookUp(store: SaveStore, key: string): readonly unknown[] {
    const unkept = store === this.store ? this.unkept.get(key) : undefined;
    const save = parsed(unkept ?? this.attempt(() => store.get(key))?.value);
    return save === undefined ? [] : [save];
  }

  /**
   * Saves what `make` returns, now and when the page is left. Without `make`, deletes this tab's save, but
   * not another tab's.
   */
  keep(make: (() => object) | undefined): void {
    const { key, store } = this;
    this.make = make;
    if (make) return this.write();
    this.unkept.delete(key);
    this.attempt(() => store.get(key)?.version === this.version && store.remove(key));
  }

  /** Saves the game a last time. */
  release(): void {
    this.write(true);
    this.make = undefined;
  }

  /** Saves this tab's game, and overwrites what another tab has written. */
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
   * Another tab may have written. Two tabs that write within milliseconds don't notice each other before. The
   * tab whose game is overwritten asks now, not at its next move.
   */
  private readonly notice = (): void => {
    if (!this.make) return;
    const there = this.attempt(() => this.store.get(this.key))?.version;
    const isKept = there && there === this.version && !this.unkept.has(this.key);
    if (isKept) this.game.prevailed?.();
    else if (this.game.touched) this.askIfOvertaken();
  };

  /**
   * Also writes when the page is left, to keep the time played since the last step, unless another tab has
   * deleted the save.
   */
  private readonly write = (leaves?: unknown): void => {
    const { make, store, key } = this;
    if (!make) return;
    this.attempt(() => {
      const text = toJson(make());
      this.unkept.set(key, text);
      const stored = store.get(key);
      if (!leaves || !this.version || stored) {
        // An unchanged game is not written, so that other tabs are not notified.
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
