import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { type Problem, quote } from '../engine/reason.js';
import type { Save } from '../engine/save.js';
import { GameSaves } from '../storage/game-saves.js';
import { LocalStore } from '../storage/local-store.js';
import type { SaveStore } from '../storage/save-store.js';

type Host = ReactiveControllerHost & HTMLElement & { readonly saveKey: string | null };

/** Which of the page's games this is: the page's path, the tag and its ordinal among its kind. */
function ownKey(host: Host): string {
  if (host.saveKey) return `baize:${host.saveKey}`;
  const root = host.getRootNode() as ParentNode;
  const alike = [...root.querySelectorAll(host.localName)];
  return `baize:${location.pathname}:${host.localName}:${alike.indexOf(host) + 1}`;
}

/**
 * Keeps the game as it goes: each step is written at once and synchronously, so that a killed tab
 * loses nothing. A store that fails is reported once, and the game goes on unkept.
 */
export class Autosave implements ReactiveController {
  private readonly store: SaveStore = new LocalStore();
  private saves: GameSaves | undefined;
  private page = '';
  private make: (() => Save) | undefined;
  private failed = false;

  constructor(
    private readonly host: Host,
    private readonly report: (problem: Problem) => void,
  ) {
    host.addController(this);
  }

  /** From now on the game is played under these settings of the page. */
  open(page: string): void {
    this.page = page;
    this.saves ??= new GameSaves(this.store, ownKey(this.host));
  }

  /** The save that was played under them, unchecked. */
  find(): unknown {
    return this.attempt(() => this.saves?.find(this.page));
  }

  keep(make: () => Save): void {
    this.make = make;
    this.write();
  }

  /** Forgets a finished game. */
  drop(): void {
    this.make = undefined;
    this.attempt(() => this.saves?.drop(this.page));
  }

  hostConnected(): void {
    addEventListener('pagehide', this.write);
  }

  hostDisconnected(): void {
    removeEventListener('pagehide', this.write);
    this.write();
  }

  /** Also without a step: the time played since the last one is worth keeping. */
  private readonly write = (): void => {
    const { make } = this;
    if (make) this.attempt(() => this.saves?.keep(this.page, make()));
  };

  private attempt<T>(action: () => T): T | undefined {
    try {
      return action();
    } catch (error) {
      if (!this.failed) this.report({ code: 'storage', got: quote(String(error)) });
      this.failed = true;
      return undefined;
    }
  }
}
