import { type CSSResultGroup, html } from 'lit';
import { property } from 'lit/decorators.js';
import type { Listening, SoloEventMap } from '../../../elements/base/listening.js';
import { lazy } from '../../../elements/base/lazy.js';
import { patienceLanguages } from '../../../elements/controllers/language/patience-languages.js';
import { definePatience } from '../../../elements/patience/definition.js';
import { helpFrom } from '../../../elements/patience/help-source.js';
import { PatienceElement } from '../../../elements/patience/patience-element.js';
import { patienceStyles } from '../../../elements/patience/patience-styles.js';
import { stockStyles } from '../../../elements/styles/stock.js';
import { golf } from '../../../locales/compiled/en/golf.js';
import { golf as loadGolf } from '../../../locales/compiled/load/golf.js';
import { golfHelp as loadHelp } from '../../../locales/compiled/load/golf-help.js';
import { golf as rules } from '../rules/game.js';
import { golfWords } from '../words.js';
import type { GolfOptions } from '../rules/options.js';
import { type GolfMove, type GolfState, cardsLeft } from '../rules/state.js';
import { announce } from './announce.js';
import { golfBoard } from './board.js';
import { golfGesture } from './gesture.js';
import { golfStyles } from './styles.js';

/** Finds whether a position can be won, and how. */
const solver = {
  game: 'golf',
  load: lazy('golf/solver', () => import('../solver/solver.js').then(({ solver }) => solver)),
};

/**
 * Golf: clear the columns onto the waste, one rank up or down. It can be played by mouse, touch, keyboard or
 * screen reader.
 *
 *
 * @csspart pile - Names: `pile-tableau`, `pile-stock`, `pile-waste`.
 * @csspart figures - Names: `score`.
 * @csspart card - Names: `card-back`. States: `face-down`.
 *
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on the back.
 */
export class GolfGame extends PatienceElement<GolfState, GolfMove> {
  static override readonly styles: CSSResultGroup = [patienceStyles, stockStyles, golfStyles];

  /** @ignore */
  declare addEventListener: Listening<GolfGameEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<GolfGameEventMap, EventListenerOptions>;

  /** Lets an ace go on a king, and a king on an ace. Takes effect in the next game. */
  @property({ type: Boolean }) corner = false;

  protected readonly definition = definePatience({
    game: rules,
    interaction: golfGesture,
    board: golfBoard,
    words: {
      files: patienceLanguages({ golf: loadGolf }),
      own: (words) => golfWords(words.golf ?? golf, words.patience),
      title: ({ title }) => title,
      announce,
    },
    solvers: { verdict: solver, proof: solver },
    puzzles: lazy('golf/puzzles', () =>
      import('../rules/puzzles.js').then(({ golfPuzzles }) => golfPuzzles),
    ),
    help: helpFrom(
      lazy('golf/help', () => import('../help/help.js')),
      loadHelp,
    ),
    // A card has only one place to go, so one press sends it there under any setting.
    settings: () => ({ tapToMove: [] }),
    // The build leaves no space at the end of a template.
    figure: (view, words) => html`<span part="score">${words.left(cardsLeft(view))}</span>`,
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'golf-game': GolfGame;
  }
}

/** The events of `<golf-game>`, with their details. */
export type GolfGameEventMap = SoloEventMap<GolfGame, GolfOptions, GolfMove>;

export type * from '../../../elements/base/public-types.js';
export type { GolfOptions } from '../rules/options.js';
export type { GolfMove, GolfRefusal, GolfState } from '../rules/state.js';
