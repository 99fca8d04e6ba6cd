import type { CSSResultGroup } from 'lit';
import { property } from 'lit/decorators.js';
import type { Refusal } from '../../../core/engine/reason.js';
import { botRandom } from '../../../core/cards/secure-shuffle.js';
import type { BetPreset } from '../../../core/table/bet-presets.js';
import type { SolverClient } from '../../../elements/solver/client.js';
import type { Listening, TableEventMap } from '../../../elements/base/listening.js';
import { lazy } from '../../../elements/base/lazy.js';
import { faceTemplate } from '../../../elements/cards/card-face.js';
import { Faces } from '../../../elements/cards/faces.js';
import { AdviceController } from '../../../elements/table/advice-controller.js';
import { defineTable } from '../../../elements/table/definition.js';
import { panelItem } from '../../../elements/table/menu.js';
import type { Seven27Advice } from '../advice/advice.js';
import { sevenTwentySeven } from '../../../locales/compiled/en/seven-twenty-seven.js';
import { seven27Words } from '../words.js';
import { explain } from '../rules/explain.js';
import { announce, announceCards, announceStart } from '../rules/announce.js';
import { toCall } from '../rules/figures.js';
import { flights, linesOf, reveal } from '../rules/reveal.js';
import { hasDecided } from '../rules/plan.js';
import type { Declaration } from '../rules/results.js';
import type { Seven27Move } from '../rules/state.js';
import type { Adviser } from './adviser.js';
import { seven27Table } from './game.js';
import { KEYS, type Seven27Scene } from './scene.js';
import { languages } from './languages.js';
import { PlanController } from './plan-controller.js';
import { TablePlayer } from './player.js';
import { PreActionController } from './pre-action-controller.js';
import type { Seven27Types } from './public-types.js';
import { RuledTable } from './ruled-table.js';
import { seven27Styles } from './styles.js';
import { tableTemplate } from './table.js';

/** A move of one's own that needs no more than its name. */
type Plain = 'ante' | 'sit-out' | 'check' | 'call' | 'fold' | 'take' | 'stand';

const loadAdvice = lazy('seven27-advice', () => import('./adviser.js'));

/** The chance of a hint where the advice is not loaded: always the same. */
const SAME_CHANCE = new Uint8Array(32);

/**
 * Seven Twenty-Seven: half of the pot goes to the hand nearest to 7, half to the one nearest to 27. People
 * and bots play. It can be played by mouse, touch, keyboard or screen reader, and every deal can be checked.
 *
 * @csspart button - Names: `button-leave`, `button-guide`, `button-dismiss`, `button-chip`, `button-preset`, `button-help`, `button-ante`, `button-sit-out`, `button-check`, `button-bet`, `button-call`, `button-raise`, `button-fold`, `button-check-or-fold`, `button-call-any`, `button-plan-stand`, `button-plan-take`, `button-plan`, `button-take`, `button-stand`, `button-low`, `button-high`, `button-both`, `button-show`, `button-step`, `button-skip`, `button-next`, `button-rebuy`, `button-new`, `button-advice`.
 * @csspart panel - Names: `panel-heading`, `panel-help`.
 * @csspart guide - The current step of a guided hand, above the board. Names: `guide-step`.
 * @csspart offer - The offer of a guided hand before the player's first hand.
 * @csspart seats - All seats except the player's own.
 * @csspart seat - Every seat. States: `own`, `dealer`, `turn`, `due`, `open`, `out`, `folded`, `bust`, `win`.
 * @csspart plate - A seat's name and chips. Names: `seat-name`, `temper`.
 * @csspart dealer-button - The dealer's button.
 * @csspart spread - The cards in front of a seat.
 * @csspart card - Names: `card-back`. States: `face-down`.
 * @csspart shows - The value of a seat's visible cards. After the showdown, the value of its hand. Names: `range`.
 * @csspart chip - A chip. Names: `chip-pile`.
 * @csspart action - A seat's last action in words. At the end, what it won.
 * @csspart centre - The middle of the table.
 * @csspart phase - The phase of the hand.
 * @csspart intro - How a hand is won, before the deal.
 * @csspart pot - The chips in the middle. Names: `pot-line`.
 * @csspart half - The payment of one half of the pot. Names: `half-low`, `half-high`.
 * @csspart explanation - How the hand was paid. Names: `explanation-line`, `explanation-pot`. States: `own`, `won`.
 * @csspart totals - The player's totals and cards.
 * @csspart total - The player's total for one target. Names: `total-low`, `total-high`, `distance`. States: `exact`, `bust`, `won`.
 * @csspart hand - The player's cards. Names: `seen`, `seen-by-all`.
 * @csspart line - What to do next, in words.
 * @csspart values - The values of cards.
 * @csspart bet-bar - The controls that set an amount. Names: `slider`, `presets`.
 * @csspart amount - The amount: its label, field and limits. Names: `amount-input`.
 * @csspart plans - The buttons that decide all remaining draws. Names: `plan-stop`.
 * @csspart buttons - The buttons below the player's cards.
 * @csspart result - What a seat won or lost. States: `win`, `push`, `lose`.
 * @csspart aside - The panel of advice and coach, below the table or, on wide pages, beside it. Names: `progress`, `advice-words`, `advice-table`, `advice-note`, `coach-verdict`.
 * @csspart advice-row - One choice in the advice. States: `best`.
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on the back.
 * @cssproperty [--baize-back-image] - A picture of the page over the pattern, as `url(back.svg)`.
 */
export class Seven27Table extends RuledTable {
  static override readonly styles: CSSResultGroup = seven27Styles;

  /** @ignore */
  declare addEventListener: Listening<Seven27TableEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<Seven27TableEventMap, EventListenerOptions>;

  /** Starts the worker of the advice, for pages that allow no other way to start one. `null` means no worker at all. */
  static workerFactory: SolverClient['workerFactory'];

  /** Shows what each choice of the player gains on average, estimated by samples of the hidden cards. */
  @property({ type: Boolean }) advice = false;
  /** Shows after each hand what the player's decisions cost compared with the best ones. */
  @property({ type: Boolean }) coach = false;

  private readonly player = new TablePlayer(this);
  private readonly preActions = new PreActionController(this, this.hand, (move) => this.act(move));
  private readonly plans = new PlanController(this, this.hand, (move) => this.act(move));
  private readonly advising = new AdviceController<Seven27Scene, Seven27Advice, Adviser>(
    this,
    this.hand,
    async () => {
      const { Adviser } = await loadAdvice();
      return () => new Adviser(this, this.hand);
    },
  );

  private readonly plain = ({ type }: { readonly type: Plain }): unknown =>
    this.act({ type, seat: this.seatNow! });
  private readonly bet = (): unknown => this.act(this.player.move);
  private readonly declares = ({ type: targets }: { readonly type: Declaration }): unknown =>
    this.act({ type: 'declare', seat: this.seatNow!, targets });

  protected readonly definition = defineTable({
    game: seven27Table,
    newTable: ['seats', 'stack'],
    settings: () => this.rules(),
    words: {
      files: languages,
      own: (words, table) => seven27Words({ sevenTwentySeven, ...words }, table),
    },
    faces: new Faces(this, faceTemplate),
    scene: (shared, announced): Seven27Scene => {
      const { view, gameWords, request } = shared;
      const { help, hintLabel, tempers } = gameWords;
      const scene: Seven27Scene = {
        ...shared,
        temperOf: (seat) => {
          const temper = view.options.tempers[seat];
          return temper ? tempers[temper] : undefined;
        },
        moves: this.legalMoves,
        amount: this.player.amount,
        preAction: this.preActions.action,
        plan: this.plans.plan,
        stop: this.plans.stop,
        call: shared.own === undefined ? 0 : toCall(view, shared.own),
        lines: shared.isRevealing ? linesOf(announced) : explain(view),
        ownMenu: [
          panelItem(shared, 'help', help),
          { name: 'hint', label: hintLabel, choose: () => request({ type: 'hint' }) },
        ],
      };
      const { aside, ownMenu = [] } = this.advising.look(scene);
      return { ...scene, aside, ownMenu: [...scene.ownMenu!, ...ownMenu] };
    },
    view: tableTemplate,
    announce: { start: announceStart, cards: announceCards, step: announce },
    reveal,
    flights,
    isOut: ({ seats }, seat) => ['folded', 'bust', 'out'].includes(seats[seat]!.status),
    hasDecided: (view, seat) => hasDecided(view, seat, this.plans.plan !== undefined),
    requests: {
      ante: this.plain,
      'sit-out': this.plain,
      check: this.plain,
      call: this.plain,
      fold: this.plain,
      take: this.plain,
      stand: this.plain,
      stay: () => this.plain({ type: toCall(this.state!, this.seatNow!) > 0 ? 'call' : 'check' }),
      bet: this.bet,
      raise: this.bet,
      more: this.bet,
      low: this.declares,
      high: this.declares,
      both: this.declares,
      // A press waits until the advice is loaded. The method `hint()` answers at once.
      hint: () => void this.askHint(),
      chip: ({ amount }) => this.player.add(amount),
      preset: ({ preset }) => this.setPreset(preset),
      amount: ({ text }) => this.player.enter(text),
      'pre-action': ({ action }) => this.preActions.toggle(action),
      plan: ({ plan }) => this.plans.toggle(plan),
      stop: ({ points }) => this.plans.setStop(points),
    },
    keys: KEYS,
    enter: { type: 'more' },
    // A declaration has no main button.
    focusPlaces: () => ['.board .primary', '.buttons .button'],
    adjustBet: (chips) => this.player.adjustBet(chips),
    handBegan: () => {
      this.player.begin();
      this.preActions.drop();
      this.plans.begin();
    },
    stepMade: () => {
      this.player.begin();
      this.preActions.settle();
    },
    interrupt: () => this.preActions.drop(),
  });

  /**
   * Announces the best move and the reason, and returns the move. It does not play the move. Until the advice
   * is loaded, it is the move of a steady bot.
   */
  hint(): Seven27Move | undefined {
    const { state, seatNow, legalMoves, hand } = this;
    if (!state || seatNow === undefined || hand.turn.isCovered || legalMoves.length === 0) {
      return undefined;
    }
    const best = this.advising.adviser?.best();
    const move = best?.move ?? seven27Table.bot(state, seatNow, botRandom(SAME_CHANCE, 'hint'));
    const sentences = move ? [this.texts.hint(move), best?.reason] : [];
    if (move)
      this.liveRegion.say(sentences.filter(Boolean).join(' '), { show: true, isAdvice: true });
    return move;
  }

  /**
   * Estimates what each choice of the player gains, best first, by samples of the hidden cards. It works
   * without the attributes `advice` and `coach`. Returns `undefined` if the player has no decision to make, if
   * the cards are covered, or if the table changed meanwhile.
   */
  async advise(): Promise<Seven27Advice | undefined> {
    return this.advising.ask();
  }

  /** Shows a hint when the advice is ready. */
  private async askHint(): Promise<void> {
    await Promise.all([this.botPace.ready(), this.advising.ask()]);
    this.hint();
  }

  /** Sets the amount of a preset, or announces why it can't be bet. */
  private setPreset(preset: BetPreset): void {
    const { state, seatNow, hand, player, texts } = this;
    if (!state || seatNow === undefined || hand.turn.isCovered) return;
    const move = player.presetMove(preset);
    const refusal = seven27Table.game.refusal(state, move, seatNow);
    if (refusal) return void this.refused(refusal, 'player', move);
    player.enter(move.amount);
    this.liveRegion.say(texts.chips(move.amount), { show: undefined });
  }

  /** Plays the player's move. While the player's cards are covered, only the ante can be played. */
  private act(move: Seven27Move): Refusal | undefined {
    const { state, hand } = this;
    if (!state || (hand.turn.isCovered && state.phase !== 'ante')) return undefined;
    return this.requests.attempt(move);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'seven27-table': Seven27Table;
  }
}

/** The events of `<seven27-table>`, with their details. */
export type Seven27TableEventMap = TableEventMap<Seven27Table, Seven27Types>;

export type * from './public-types.js';
