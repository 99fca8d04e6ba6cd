import type { PageLocales } from './language/page-locales.js';
import type { History } from '../../core/history/history.js';
import type { CommonWords } from '../../locales/words.js';
import type { ElementHost, ElementMembers } from './element-host.js';
import type { GameController } from './game-controller.js';
import type { PanelController } from './panel-controller.js';
import type { PlayerController } from './player-controller.js';
import type { SettingsController } from './settings-controller.js';

/** The members of `PatienceElement` that controllers and optional modules use. */
export interface PatienceMembers<State, Move> extends ElementMembers {
  /** The attributes, unchecked. Frameworks leave them `undefined`. */
  readonly deal: string | number | null;
  readonly position: unknown;
  readonly daily: string | boolean | null;
  readonly grade: string | null | undefined;
  readonly verdict: boolean;
  readonly linked: boolean;
  readonly locale: string | null;
  readonly locales: PageLocales | null;
  /** Whether the page locks the current deal, even if its URL asks for another one. */
  readonly locked: boolean;
  /** The attribute `day`, unchecked. */
  readonly givenDay: string | null | undefined;
  /** How often the page has set `day`. It may set the same day again after the player has left it. */
  readonly daySetCount: number;
  readonly words: CommonWords;
  /** The name of the game for players. */
  readonly gameTitle: string;
  readonly inForce: SettingsController;
  readonly panels: PanelController;
  readonly game: GameController<State, Move>;
  readonly player: Pick<PlayerController<State, Move>, 'may'>;
  readonly offered: { readonly has: (control: string) => boolean };
  /** Waits until the rules of the game are loaded. Omitted if the element has them. */
  rulesLoaded?(): Promise<unknown>;
  /** Loads the rules of positions, which a link may have. */
  readonly puzzles: { load(): Promise<void>; awaits(given: unknown): boolean };
  /** The player's finished games. */
  readonly records: {
    readonly isShown: boolean;
    /** All recorded games, once they are read. `watch` starts that. */
    readonly history: History | undefined;
    /** The kind of the current game, as records name it. */
    readonly kind: { readonly game: string; readonly variant: string } | undefined;
    watch(): void;
  };
}

/** A patience element with some of these members: those that one controller or module uses. */
export type PatienceWith<
  Name extends keyof PatienceMembers<State, Move>,
  State = unknown,
  Move = unknown,
> = ElementHost & Pick<PatienceMembers<State, Move>, Name>;
