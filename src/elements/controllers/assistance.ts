import { toJson } from '../../core/engine/json.js';
import { asRecord } from '../../core/engine/reason.js';
import { type Assisted, type Help, NO_HELP } from '../../core/engine/help.js';
import type { Save } from '../../core/engine/save.js';
import type { SaveStore } from '../../storage/save-store.js';

/** How many deals are remembered. */
const MOST = 60;

/** Where the game is stored. */
interface SaveLocation {
  readonly currentStore: SaveStore;
  /** The beginning of all names that the game's data is stored under. */
  readonly prefix: string;
}

/** The part of a session that deals with help. */
interface HelpedSession {
  readonly help: Help;
  readonly assisted: Assisted;
  addHelp(help: Help): void;
  save(now: number): Save;
}

/** A deal, and the help that the player had with it. */
interface Entry extends Help {
  readonly deal: string;
}

const isEntry = (entry: unknown): entry is Entry => {
  const { deal, hints, shown } = asRecord(entry) ?? {};
  return typeof deal === 'string' && Number.isSafeInteger(hints) && typeof shown === 'boolean';
};

/** The cards of a game with any options. */
function dealOf(session: HelpedSession): string {
  const { game, deal, deck, position } = session.save(0);
  return toJson([game, deal ?? deck ?? position]);
}

/**
 * Remembers the deals that the player had help with. Someone who saw a way to win still knows it after a
 * restart, after a reload, and when the same deal comes again. Without a working store it is remembered until
 * the page closes.
 */
export class Assistance {
  /** The entries that a store failed to save, and that store. */
  private unkept: { readonly store: SaveStore; readonly entries: readonly Entry[] } | undefined;

  constructor(private readonly location: SaveLocation) {}

  /** Adds the remembered help to a session of this deal, and remembers the help in its save. */
  recall(session: HelpedSession): void {
    const entries = this.read();
    if (entries.length === 0 && session.assisted === 'none') return;
    const deal = dealOf(session);
    const known = entries.find((entry) => entry.deal === deal) ?? NO_HELP;
    session.addHelp(known);
    const { hints, shown } = session.help;
    if (hints !== known.hints || shown !== known.shown) this.note(deal, session.help);
  }

  /** Records that the player had help: a hint, or a move of a way to win. */
  add(by: 'hint' | 'shown', session: HelpedSession): void {
    // Another tab may have recorded more.
    this.recall(session);
    const { hints, shown } = session.help;
    if (by === 'shown' && shown) return;
    session.addHelp(by === 'hint' ? { hints: hints + 1, shown } : { hints, shown: true });
    this.note(dealOf(session), session.help);
  }

  private note(deal: string, help: Help): void {
    const others = this.read().filter((entry) => entry.deal !== deal);
    const entries = [...others, { deal, ...help }].slice(-MOST);
    const store = this.location.currentStore;
    try {
      store.set(this.key, toJson(entries));
      this.unkept = undefined;
    } catch {
      // The game's own save reports the failure.
      this.unkept = { store, entries };
    }
  }

  private get key(): string {
    return `${this.location.prefix}:assisted`;
  }

  private read(): readonly Entry[] {
    const store = this.location.currentStore;
    if (this.unkept?.store === store) return this.unkept.entries;
    try {
      const kept: unknown = JSON.parse(store.get(this.key)?.value ?? '[]');
      return Array.isArray(kept) ? kept.filter(isEntry) : [];
    } catch {
      return [];
    }
  }
}
