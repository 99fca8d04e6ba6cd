import type { CSSResultGroup } from 'lit';
import { property } from 'lit/decorators.js';
import type { AutoFoundation } from '../../../core/patience/foundation-aids.js';
import { foundationSettings } from '../../../elements/patience/foundation-settings.js';
import type { Listening, SoloEventMap } from '../../../elements/base/listening.js';
import { lazy } from '../../../elements/base/lazy.js';
import { definePatience } from '../../../elements/patience/definition.js';
import { helpFrom } from '../../../elements/patience/help-source.js';
import { PatienceElement } from '../../../elements/patience/patience-element.js';
import { rulesBoard } from '../../../elements/patience/rules/board.js';
import { definitionOf } from '../../../elements/patience/rules/definition.js';
import { rulesStyles } from '../../../elements/patience/rules/styles.js';
import { patienceStyles } from '../../../elements/patience/patience-styles.js';
import { freecell as messages } from '../../../locales/compiled/en/freecell.js';
import { freecell as loadMessages } from '../../../locales/compiled/load/freecell.js';
import { freecellHelp as loadHelp } from '../../../locales/compiled/load/freecell-help.js';
import { type FreecellMove, type FreecellState, freecell } from '../rules/game.js';
import type { FreecellOptions, Supermove, Variant } from '../rules/variants.js';

/** Finds whether a position can be won, and how. */
const solver = {
  game: 'freecell',
  load: lazy('freecell/solver', () => import('../solver/solver.js').then(({ solver }) => solver)),
};

const grade = {
  game: 'freecell-grade',
  load: lazy('freecell/grade', () => import('../solver/grade.js').then(({ grader }) => grader)),
};

/**
 * FreeCell and its family: FreeCell, KingCell, ForeCell, Baker's Game, Eight Off and Seahaven
 * Towers, by mouse, touch, keyboard or screen reader.
 * @csspart pile - Names: `pile-cell`, `pile-tableau`.
 */
export class FreecellGame extends PatienceElement<FreecellState, FreecellMove> {
  static override readonly styles: CSSResultGroup = [patienceStyles, rulesStyles];

  /** @ignore */
  declare addEventListener: Listening<FreecellGameEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<FreecellGameEventMap, EventListenerOptions>;

  /**
   * The game of the family. A change starts a new game.
   * @attr {'freecell' | 'kingcell' | 'forecell' | 'bakers-game' | 'eight-off' | 'seahaven'} [variant=freecell]
   */
  @property() variant: Variant | null = 'freecell';
  /**
   * The number of cells, 0 to 8. Default: the variant's own number. A change starts a new game.
   * @attr {number} cells
   */
  @property() cells: number | string | null = null;
  /**
   * How many cards one move may take. `linear`: free cells + empty columns + 1. `full`: as many as single
   * moves could bring there. `off`: one. Takes effect in the next game.
   * @attr {'linear' | 'full' | 'off'} [supermove=linear]
   */
  @property() supermove: Supermove | null = 'linear';
  /** Stops the game from playing the last cards automatically. */
  @property({ type: Boolean, attribute: 'no-auto-finish' }) noAutoFinish = false;
  /**
   * Which cards move to the foundations automatically after a move.
   * @attr {'off' | 'safe' | 'all'} [auto-foundation=off]
   */
  @property({ attribute: 'auto-foundation' }) autoFoundation: AutoFoundation | null = 'off';

  protected readonly definition = definePatience({
    ...definitionOf(
      {
        game: freecell,
        title: (words, { variant }) => (words.freecell ?? messages).titles[variant],
        files: { freecell: loadMessages },
      },
      () => this.inForce,
    ),
    board: {
      ...rulesBoard(freecell.tableOf),
      hasFourColors: ({ options }) => options.variant === 'kingcell',
    },
    solvers: { verdict: solver, proof: solver, grade },
    help: helpFrom(
      lazy('freecell/help', () => import('../help/help.js')),
      loadHelp,
    ),
    // FreeCell has no face-down cards, and KingCell always has four colours.
    settings: ({ options }) => ({
      ...foundationSettings,
      cardBack: [],
      ...(options.variant === 'kingcell' && { fourColor: [] }),
    }),
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'freecell-game': FreecellGame;
  }
}

/** The events of `<freecell-game>`, with their details. */
export type FreecellGameEventMap = SoloEventMap<FreecellGame, FreecellOptions, FreecellMove>;

export type * from '../../../elements/base/public-types.js';
export type { FreecellOptions } from '../rules/variants.js';
export type { FreecellMove, FreecellRefusal, FreecellState } from '../rules/game.js';
