import { toJson } from '../../core/engine/json.js';
import { asRecord } from '../../core/engine/reason.js';
import { type Assisted, type Help, NO_HELP } from '../../core/engine/help.js';
import type { Save } from '../../core/engine/save.js';
import type { SaveStore } from '../../storage/save-store.js';

/** How many deals are remembered. */
const MOST = 60;

/** Where the game is kept. */
interface Shelf {
  readonly here: SaveStore;
  /** How the names begin of all that is kept of the game. */
  readonly prefix: string;
}

/** The session of a game, as far as help is concerned. */
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

/** The cards of a game, under whatever options they are played. */
function dealOf(session: HelpedSession): string {
  const { game, deal, deck, position } = session.save(0);
  return toJson([game, deal ?? deck ?? position]);
}

/**
 * Remembers with which deals the player was helped: who was shown a way to win knows it, also after a restart, a
 * reload, and where the same deal is dealt again. Without a store that works, it is known as long as the page lasts.
 */
export class Assistance {
  /** What a store did not take, and which store that is. */
  private unkept: { readonly store: SaveStore; readonly entries: readonly Entry[] } | undefined;

  constructor(private readonly shelf: Shelf) {}

  /** Adds to a game the help that the player had with its deal before, and notes what its save tells. */
  recall(session: HelpedSession): void {
    const entries = this.read();
    if (entries.length === 0 && session.assisted === 'none') return;
    const deal = dealOf(session);
    const known = entries.find((entry) => entry.deal === deal) ?? NO_HELP;
    session.addHelp(known);
    const { hints, shown } = session.help;
    if (hints !== known.hints || shown !== known.shown) this.note(deal, session.help);
  }

  /** Notes that the player was helped with a game: by a hint, or by a move of a way to win. */
  add(by: 'hint' | 'shown', session: HelpedSession): void {
    // Another tab may have noted more.
    this.recall(session);
    const { hints, shown } = session.help;
    if (by === 'shown' && shown) return;
    session.addHelp(by === 'hint' ? { hints: hints + 1, shown } : { hints, shown: true });
    this.note(dealOf(session), session.help);
  }

  private note(deal: string, help: Help): void {
    const others = this.read().filter((entry) => entry.deal !== deal);
    const entries = [...others, { deal, ...help }].slice(-MOST);
    const store = this.shelf.here;
    try {
      store.set(this.key, toJson(entries));
      this.unkept = undefined;
    } catch {
      // The game's own save reports that nothing is kept.
      this.unkept = { store, entries };
    }
  }

  private get key(): string {
    return `${this.shelf.prefix}:assisted`;
  }

  private read(): readonly Entry[] {
    const store = this.shelf.here;
    if (this.unkept?.store === store) return this.unkept.entries;
    try {
      const kept: unknown = JSON.parse(store.get(this.key)?.value ?? '[]');
      return Array.isArray(kept) ? kept.filter(isEntry) : [];
    } catch {
      return [];
    }
  }
}
