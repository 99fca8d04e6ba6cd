import type { CSSResultGroup } from 'lit';
import { property } from 'lit/decorators.js';
import { botRandom } from '../../../core/cards/secure-shuffle.js';
import type { BetPreset } from '../../../core/table/bet-presets.js';
import type { SolverClient } from '../../../elements/solver/client.js';
import type { Listening, TableEventMap } from '../../../elements/base/listening.js';
import { lazy } from '../../../elements/base/lazy.js';
import { faceOf } from '../../../elements/cards/card-face.js';
import { Faces } from '../../../elements/cards/faces.js';
import { AdviceController } from '../../../elements/table/advice-controller.js';
import { defineTable } from '../../../elements/table/definition.js';
import { panelItem } from '../../../elements/table/menu.js';
import type { Seven27Advice } from '../advice/advice.js';
import { seven27Words } from '../locales/en.js';
import { explain } from '../rules/explain.js';
import { announce, announceCards, announceStart } from '../rules/announce.js';
import { toCall } from '../rules/figures.js';
import { flights, linesOf, reveal } from '../rules/reveal.js';
import type { Declaration } from '../rules/results.js';
import type { Seven27Move } from '../rules/state.js';
import type { Adviser } from './adviser.js';
import { seven27Table } from './game.js';
import { KEYS, type Seven27Scene } from './scene.js';
import { languages } from './languages.js';
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
 * Seven Twenty-Seven: half of the pot to the hand nearest to 7, half to the one nearest to 27, for
 * people, bots and both, by mouse, touch, keyboard or screen reader; every deal can be checked.
 *
 * @csspart guide - What a guided hand is at, above the board.
 * @csspart guide-step - Its words.
 * @csspart button-leave - Leaves the guide.
 * @csspart offer - The guide is offered before a player's first hand.
 * @csspart button-guide - Begins it.
 * @csspart button-dismiss - Takes the offer away.
 * @csspart seats - All seats but the own one.
 * @csspart seat - Every seat.
 * @csspart seat-own - The own side: totals, cards, buttons.
 * @csspart seat-dealer - The seat that deals.
 * @csspart seat-turn - The seat whose turn it is.
 * @csspart seat-due - One that the table waits for.
 * @csspart seat-open - A seat where nobody sits.
 * @csspart seat-out - Who sits this hand out.
 * @csspart seat-folded - Who folded.
 * @csspart seat-bust - Who is bust.
 * @csspart seat-winner - Who won chips by the hand.
 * @csspart plate - A seat's name and chips.
 * @csspart seat-name - Its name.
 * @csspart temper - How a bot plays, in a word; seen where there is room.
 * @csspart dealer - The dealer's button.
 * @csspart spread - The cards before a seat.
 * @csspart card-face-down - A card face down.
 * @csspart card-back - Its back.
 * @csspart shows - What a seat's cards show; once the hand was shown, what it came to.
 * @csspart range - Between which totals it is, by what is seen.
 * @csspart chip - A chip.
 * @csspart chip-pile - Chips one on another.
 * @csspart action - What a seat did last, in words, behind a chip where it put some in; in the end what it won.
 * @csspart centre - The middle of the table.
 * @csspart phase - What the hand is at.
 * @csspart intro - How a hand is won, before the deal.
 * @csspart pot - The chips in the middle.
 * @csspart pot-line - One pot.
 * @csspart half - What a half of it pays.
 * @csspart half-low - The half for 7.
 * @csspart half-high - The half for 27.
 * @csspart seen-by-all - The mark of an own card that lies face up.
 * @csspart explanation-pot - The name of a pot above its lines, where there are several.
 * @csspart explanation-own - A line of one's own chips or cards.
 * @csspart explanation - How the hand was paid, line by line.
 * @csspart totals - One's own totals and cards.
 * @csspart total - The own total for a target.
 * @csspart total-low - For 7.
 * @csspart total-high - For 27.
 * @csspart total-exact - A total that is the target.
 * @csspart total-bust - One that can't win.
 * @csspart distance - How far a total is from its target.
 * @csspart hand - The own cards.
 * @csspart seen - What the others see of them, or who takes the device.
 * @csspart line - What is to be done next, in words.
 * @csspart values - What the cards count.
 * @csspart bet-bar - What an amount is set with.
 * @csspart button-chip - A chip that is added to the amount.
 * @csspart bet-slider - Sets the amount along a line.
 * @csspart presets - Amounts to choose from.
 * @csspart button-preset - One of them: the least, half the pot, the pot, the most.
 * @csspart amount - The amount: its label, field and limits.
 * @csspart amount-amount - The same.
 * @csspart amount-input - Its field.
 * @csspart buttons - The buttons under the own cards.
 * @csspart button-help - Opens how the game is played.
 * @csspart panel-heading - The heading of a part of a panel.
 * @csspart panel-help - How it is played at this table.
 * @csspart help - Its words.
 * @csspart button-ante - Puts in the ante.
 * @csspart button-sit-out - Sits out.
 * @csspart button-check - Checks.
 * @csspart button-bet - Bets.
 * @csspart button-call - Calls.
 * @csspart button-raise - Raises.
 * @csspart button-fold - Folds.
 * @csspart button-check-or-fold - Chooses in advance, while others bet, to check or else to fold.
 * @csspart button-call-any - Chooses in advance to call whatever is bet.
 * @csspart button-take - Takes a card.
 * @csspart button-stand - Takes none.
 * @csspart button-low - Declares 7.
 * @csspart button-high - Declares 27.
 * @csspart button-both - Declares both.
 * @csspart button-show - Shows the cards of who shares the device.
 * @csspart button-step - Goes on by one step, where the player wants to be asked.
 * @csspart button-skip - Shows the rest of a hand to who is out of it.
 * @csspart button-next - The next hand.
 * @csspart button-rebuy - More chips, and the next hand.
 * @csspart button-new - A new table, where this one can't go on.
 * @csspart result - What a seat won or lost.
 * @csspart result-win - It won.
 * @csspart result-push - Neither.
 * @csspart result-lose - It lost.
 * @csspart aside - Advice and coach: below the table, on wide pages beside it.
 * @csspart button-advice - Hides the advice, shows it, or gives up while it is worked out.
 * @csspart progress - How much of the advice is worked out.
 * @csspart advice-words - The best choice and its reason, in a sentence.
 * @csspart advice-table - The choices with what they bring; also decisions beside the best.
 * @csspart advice-row - One of them.
 * @csspart advice-row-best - The best choice.
 * @csspart advice-note - What a call costs, what a card does, what is supposed.
 * @csspart coach-verdict - What the decisions of a hand cost.
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on it.
 */
export class Seven27Table extends RuledTable {
  static override readonly styles: CSSResultGroup = seven27Styles;

  /** @ignore */
  declare addEventListener: Listening<Seven27TableEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<Seven27TableEventMap, EventListenerOptions>;

  /** The page's own worker for the advice, where it allows no other; `null` for none at all. */
  static workerFactory: SolverClient['workerFactory'];

  /** Shows what each choice of the player's brings, by samples of what the seat can't see. */
  @property({ type: Boolean }) advice = false;
  /** Tells after each hand what the player's decisions cost against the best. */
  @property({ type: Boolean }) coach = false;

  private readonly player = new TablePlayer(this);
  private readonly preActions = new PreActionController(this, this.hand, (move) => this.act(move));
  private readonly advising = new AdviceController<Seven27Scene, Seven27Advice, Adviser>(
    this,
    this.hand,
    async () => {
      const { Adviser } = await loadAdvice();
      return () => new Adviser(this, this.hand);
    },
  );

  private readonly plain = ({ type }: { readonly type: Plain }): void =>
    this.act({ type, seat: this.seatNow! });
  private readonly bet = (): void => this.act(this.player.move);
  private readonly declares = ({ type: targets }: { readonly type: Declaration }): void =>
    this.act({ type: 'declare', seat: this.seatNow!, targets });

  protected readonly definition = defineTable({
    game: seven27Table,
    newTable: ['seats', 'stack'],
    settings: () => this.rules(),
    words: {
      files: languages,
      own: ({ foreign }, table) => (foreign?.seven27 ?? seven27Words)(table),
    },
    faces: new Faces(this, faceOf),
    scene: (shared, announced): Seven27Scene => {
      const { view, gameWords, request } = shared;
      const { intro, help, hintLabel, tempers } = gameWords;
      const scene: Seven27Scene = {
        ...shared,
        temperOf: (seat) => {
          const temper = view.options.tempers[seat];
          return temper ? tempers[temper] : undefined;
        },
        moves: this.legalMoves,
        amount: this.player.amount,
        preAction: this.preActions.action,
        call: shared.own === undefined ? 0 : toCall(view, shared.own),
        lines: shared.isRevealing ? linesOf(announced) : explain(view),
        help: { aim: intro(view.options), rules: view.options },
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
      // A press can wait for what bots judge by; a host is answered at once.
      hint: () => void this.askHint(),
      chip: ({ amount }) => this.player.add(amount),
      preset: ({ preset }) => this.setPreset(preset),
      amount: ({ text }) => this.player.enter(text),
      'pre-action': ({ action }) => this.preActions.toggle(action),
    },
    keys: KEYS,
    enter: { type: 'more' },
    // A declaration has no main button.
    focusPlaces: () => ['.board .primary', '.buttons .button'],
    adjustBet: (chips) => this.player.adjustBet(chips),
    handBegan: () => {
      this.player.begin();
      this.preActions.drop();
    },
    stepMade: () => {
      this.player.begin();
      this.preActions.settle();
    },
    interrupt: () => this.preActions.drop(),
  });

  /**
   * Says what is best now, and why, and gives that move; nothing is played. Before the advice is loaded
   * it is what a steady player would do.
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
   * What each choice of the person's comes to, worked out in a worker by samples of what the seat
   * can't see, best first. Nothing where there is nothing to decide by cards that are seen, and where
   * the table went on before it was done. Neither attribute is needed for it.
   */
  async advise(): Promise<Seven27Advice | undefined> {
    return this.advising.ask();
  }

  /** A hint that waits for what it is judged by. */
  private async askHint(): Promise<void> {
    await Promise.all([this.botPace.ready(), this.advising.ask()]);
    this.hint();
  }

  /** Sets the amount that a preset stands for, or says why it can't be bet. */
  private setPreset(preset: BetPreset): void {
    const { state, seatNow, hand, player, texts } = this;
    if (!state || seatNow === undefined || hand.turn.isCovered) return;
    const move = player.presetMove(preset);
    const refusal = seven27Table.game.refusal(state, move, seatNow);
    if (refusal) return void this.refused(refusal, 'player', move);
    player.enter(move.amount);
    this.liveRegion.say(texts.chips(move.amount), { show: undefined });
  }

  /** A move of the person who has asked for the cards; one that lie covered waits for that. */
  private act(move: Seven27Move): void {
    const { state, hand } = this;
    if (state && (!hand.turn.isCovered || state.phase === 'ante')) this.requests.attempt(move);
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
