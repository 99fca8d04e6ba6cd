import type { CSSResultGroup } from 'lit';
import { property } from 'lit/decorators.js';
import { JOKER } from '../../../core/cards/card.js';
import type { SolverClient } from '../../../elements/solver/client.js';
import type { Listening, TableEventMap } from '../../../elements/base/listening.js';
import { faceOf } from '../../../elements/cards/card-face.js';
import { Faces } from '../../../elements/cards/faces.js';
import { lazy } from '../../../elements/base/lazy.js';
import { AdviceController } from '../../../elements/table/advice-controller.js';
import { defineTable } from '../../../elements/table/definition.js';
import { panelItem } from '../../../elements/table/menu.js';
import { TableElement } from '../../../elements/table/table-element.js';
import type { Advice as PaigowAdvice } from '../advice/advice.js';
import { paigowWords } from '../locales/en.js';
import { announce, announceCards, announceStart } from '../rules/announce.js';
import { flights, reveal } from '../rules/reveal.js';
import type { FortuneTable } from '../rules/fortune.js';
import type { HouseRule } from '../rules/house-rules.js';
import type { StakeChange } from '../rules/stake-change.js';
import type { Bonus, Foul } from '../rules/options.js';
import type { Dealer } from '../rules/settings.js';
import type { PaigowMove, PaigowState } from '../rules/state.js';
import type { Adviser } from './adviser.js';
import { stageOf } from './actions.js';
import { betMove, fortuneBet } from './bets.js';
import { TrayDrag, cardOf } from './drag.js';
import { paigowTable } from './game.js';
import type { PaigowScene } from './scene.js';
import { languages } from './languages.js';
import { setLineText, walkTrays } from './trays.js';
import { PlayerDraft } from './player-draft.js';
import type { PaigowTypes } from './public-types.js';
import { summaryOf } from './results.js';
import { paigowStyles } from './styles.js';
import { tableTemplate } from './table.js';

const loadAdvice = lazy('paigow-advice', () => import('./adviser.js'));

/**
 * Pai Gow poker: seven cards in two hands against the dealer's, for people, bots and both, by mouse,
 * touch, keyboard or screen reader; every deal can be checked.
 *
 * @csspart guide - What a guided hand is at, above the board.
 * @csspart guide-step - Its words.
 * @csspart button-leave - Leaves the guide.
 * @csspart offer - The guide is offered before a player's first hand.
 * @csspart button-guide - Begins it.
 * @csspart button-dismiss - Takes the offer away.
 * @csspart seats - All seats but the own one.
 * @csspart seat - Every seat.
 * @csspart seat-own - The own side: cards, stake, buttons.
 * @csspart seat-dealer - The seat that deals.
 * @csspart seat-house - The house's, where it deals.
 * @csspart seat-open - A seat where nobody sits.
 * @csspart seat-out - Who sits this hand out.
 * @csspart seat-due - The seat that is waited for.
 * @csspart plate - A seat's name and chips.
 * @csspart seat-name - Its name.
 * @csspart spread - The cards before a seat.
 * @csspart card-joker - The joker.
 * @csspart card-face-down - A card face down.
 * @csspart card-back - Its back.
 * @csspart stake - A stake: a chip and the number.
 * @csspart chip - A chip.
 * @csspart chip-pile - Chips one on another.
 * @csspart centre - The middle of the table: the dice, and whose hand was dealt first.
 * @csspart dice - The three dice.
 * @csspart die - One of them.
 * @csspart bet-bar - What a stake is made with.
 * @csspart bet-circle - Where the own stake grows.
 * @csspart button-chip - A chip that is added to the stake.
 * @csspart button-clear - Takes the stake back.
 * @csspart presets - What changes the stake at once.
 * @csspart button-preset - One of it: the last stake again, half of the stake, twice as much.
 * @csspart button-pays - Opens the pay table of the bonus bet.
 * @csspart panel-heading - The heading of a part of a panel.
 * @csspart panel-help - How to play.
 * @csspart help - What stands in it.
 * @csspart example - Cards that show a rule.
 * @csspart panel-pays - That table's panel.
 * @csspart pays - The table in it.
 * @csspart amount - A number that is typed: its label, field and limits.
 * @csspart amount-amount - The stake's.
 * @csspart amount-bonus - The bonus bet's.
 * @csspart amount-input - Its field.
 * @csspart trays - Both trays of the own cards.
 * @csspart tray - A tray.
 * @csspart tray-front - The front's: two cards.
 * @csspart tray-back - The back's: five cards.
 * @csspart tray-name - What stands above it.
 * @csspart hand-words - What a hand is: pair of aces.
 * @csspart cover - The own cards while they lie face down, and why.
 * @csspart line - What is missing, stands or is foul, in words.
 * @csspart buttons - The buttons under the own cards.
 * @csspart button-bank - Takes the bank, where it is offered.
 * @csspart button-decline - Passes it on.
 * @csspart button-deal - Stakes.
 * @csspart button-pass - Sits out.
 * @csspart button-sort - Sorts by rank or by suit.
 * @csspart button-house-way - Lays the cards as the house would.
 * @csspart button-set - Sets the hands.
 * @csspart button-show - Shows the cards of who shares the device.
 * @csspart button-step - Goes on by one step, where the player wants to be asked.
 * @csspart button-skip - Shows the rest of a hand to who is out of it.
 * @csspart button-next - The next hand.
 * @csspart button-rebuy - More chips, and the next hand.
 * @csspart button-new - A new table, where this one can't go on.
 * @csspart versus - How one hand did against the dealer's: win, lose or copy.
 * @csspart versus-win - It won.
 * @csspart versus-lose - It lost.
 * @csspart versus-copy - It was the same, which the dealer wins.
 * @csspart result - What a seat won or lost.
 * @csspart result-win - It won.
 * @csspart result-push - Neither.
 * @csspart result-lose - It lost.
 * @csspart result-rare - Of a straight flush or a rarer hand that cost no chips.
 * @csspart result-lines - Commission, bonus and envy, a line each.
 * @csspart aside - Advice and coach: below the table, on wide pages beside it.
 * @csspart button-advice - Hides the advice, shows it, or gives up while it is worked out.
 * @csspart progress - How much of the advice is worked out.
 * @csspart advice-words - What the way that is laid comes to, or the best, in a sentence.
 * @csspart advice-table - The ways to set the cards; also a set beside the best.
 * @csspart advice-row - One of them.
 * @csspart advice-row-laid - The one that is laid.
 * @csspart button-lay - Lays the cards so.
 * @csspart bar - Its chances side by side.
 * @csspart bar-wins - How often it wins.
 * @csspart bar-pushes - How often it pushes.
 * @csspart bar-loses - How often it loses.
 * @csspart mini-card - A card as small as a word.
 * @csspart coach-verdict - What the set cost.
 * @csspart coach-totals - What a person's sets cost in all.
 * @csspart lessons - The hands to learn from.
 * @csspart lesson - One of them.
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on it.
 */
export class PaigowTable extends TableElement<PaigowState, PaigowMove, PaigowScene> {
  static override readonly styles: CSSResultGroup = paigowStyles;

  /** @ignore */
  declare addEventListener: Listening<PaigowTableEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<PaigowTableEventMap, EventListenerOptions>;

  /** The page's own worker for the advice, where it allows no other; `null` for none at all. */
  static workerFactory: SolverClient['workerFactory'];

  /**
   * How many seats, the dealer's among them (`2` to `7`: one person, the others bots), or one word
   * each: `human bot open`. A change opens a new table.
   * @attr {string} [seats=4]
   */
  @property() seats: string | number | null = null;
  /**
   * Who deals; with `offer` whoever takes the bank, which is offered to one after the other. A change
   * opens a new table.
   * @attr {'house' | 'rotate' | 'offer'} [dealer=house]
   */
  @property() dealer: Dealer | null = null;
  /**
   * The least stake. From the next hand on.
   * @attr {number} [min-bet=5]
   */
  @property({ attribute: 'min-bet' }) minBet: string | number | null = null;
  /**
   * The most. From the next hand on.
   * @attr {number} [max-bet=100]
   */
  @property({ attribute: 'max-bet' }) maxBet: string | number | null = null;
  /**
   * Percent of what is won, `5` in casinos. From the next hand on.
   * @attr {number} [commission=0]
   */
  @property() commission: string | number | null = null;
  /**
   * A hand of the house's that makes every stake come back; the house takes no commission then. From the
   * next hand on.
   * @attr {'none' | 'queen-high' | 'ace-high' | 'nine-front'} [push-on=none]
   */
  @property({ attribute: 'push-on' }) pushOn:
    'none' | 'queen-high' | 'ace-high' | 'nine-front' | null = null;
  /**
   * Whether a foul set is refused, or loses. From the next hand on.
   * @attr {'refuse' | 'lose'} [foul=refuse]
   */
  @property() foul: Foul | null = null;
  /**
   * Where A-2-3-4-5 ranks among straights. From the next hand on.
   * @attr {'second' | 'low'} [wheel=second]
   */
  @property() wheel: 'second' | 'low' | null = null;
  /**
   * The side bet. From the next hand on.
   * @attr {'none' | 'fortune'} [bonus=none]
   */
  @property() bonus: Bonus | null = null;
  /**
   * The least bonus bet. From the next hand on.
   * @attr {number} [bonus-min=1]
   */
  @property({ attribute: 'bonus-min' }) bonusMin: string | number | null = null;
  /**
   * The most. From the next hand on.
   * @attr {number} [bonus-max=25]
   */
  @property({ attribute: 'bonus-max' }) bonusMax: string | number | null = null;
  /**
   * The least bonus bet that envies. From the next hand on.
   * @attr {number} [envy-min=5]
   */
  @property({ attribute: 'envy-min' }) envyMin: string | number | null = null;
  /**
   * How bots and the house set. From the next hand on.
   * @attr {'foxwoods' | 'mgm-grand'} [house-way=foxwoods]
   */
  @property({ attribute: 'house-way' }) houseWay: 'foxwoods' | 'mgm-grand' | null = null;
  /** No dice: the first hand goes to the dealer's right. From the next hand on. */
  @property({ type: Boolean, attribute: 'quick-deal' }) quickDeal = false;
  /** Sets the players' hands by the house way. */
  @property({ type: Boolean, attribute: 'auto-set' }) autoSet = false;
  /** Shows what each way to set the player's cards wins, pushes and loses, exactly. */
  @property({ type: Boolean }) advice = false;
  /** Tells after each set what it cost against the best, sums up, and shows the hands to learn from. */
  @property({ type: Boolean }) coach = false;
  /** Rules of a house way of your own, which go before those of `houseWay`; from the next hand on. */
  @property({ attribute: false }) houseWayRules: readonly HouseRule[] | null = null;
  /** What each Fortune line pays to one, in place of the table's own; from the next hand on. */
  @property({ attribute: false }) fortunePay: FortuneTable | null = null;
  /** What each line brings those who envy, in chips; from the next hand on. */
  @property({ attribute: false }) fortuneEnvy: FortuneTable | null = null;

  /** @internal */
  readonly draft: PlayerDraft = new PlayerDraft(this);
  private readonly drag: TrayDrag = new TrayDrag(this, this.draft);
  private readonly advising = new AdviceController<PaigowScene, PaigowAdvice, Adviser>(
    this,
    this.hand,
    async (): Promise<() => Adviser> => {
      const { Adviser } = await loadAdvice();
      return () => new Adviser(this);
    },
  );

  /** Changes the stake, and says what it comes to; or why it is not all that was asked for. */
  private readonly changeStake = ({ type }: { readonly type: StakeChange }): void => {
    const { scene, draft, texts, liveRegion } = this;
    if (scene.own === undefined) return;
    // Not the time for a stake: the rules say why.
    if (stageOf(scene) !== 'bet') return void this.requests.attempt(betMove(scene));
    if (type === 'repeat' && !draft.lastStake)
      return liveRegion.say(texts.noStake, { show: true, isAdvice: true });
    const reason = draft.changeStake(type);
    const { amount, bonus } = draft.stake;
    const text = reason ? texts.refusal(reason) : texts.staked(amount, bonus);
    liveRegion.say(text, { show: reason !== undefined });
  };

  protected readonly definition = defineTable({
    game: paigowTable,
    newTable: ['seats', 'dealer', 'stack'],
    settings: () => ({
      seats: this.seats,
      dealer: this.dealer,
      stack: this.stack,
      minBet: this.minBet,
      maxBet: this.maxBet,
      commission: this.commission,
      pushOn: this.pushOn,
      foul: this.foul,
      wheel: this.wheel,
      bonus: this.bonus,
      bonusMin: this.bonusMin,
      bonusMax: this.bonusMax,
      envyMin: this.envyMin,
      houseWay: this.houseWay,
      houseWayRules: this.houseWayRules,
      quickDeal: this.quickDeal,
      pay: this.fortunePay,
      envy: this.fortuneEnvy,
    }),
    words: {
      files: languages,
      own: ({ foreign }, table) => (foreign?.paigow ?? paigowWords)(table),
    },
    faces: new Faces(this, faceOf, JOKER + 1),
    scene: (shared, announced) => {
      const { draft, drag } = this;
      const scene: PaigowScene = {
        ...shared,
        arrangement: draft.arrangement,
        draft: draft.stake,
        lastStake: draft.lastStake,
        sort: draft.sort,
        picked: drag.card,
        entry: draft.tabStop,
        summary: summaryOf(announced, shared),
        ownMenu: [panelItem(shared, 'help', shared.gameWords.help)],
        pays: shared.open === 'pays' ? fortuneBet(shared) : undefined,
        // The board of a paused table is inert.
        onPress: (event) => drag.begin(event),
        onClick: (event) => {
          const card = drag.clicked(event);
          if (card !== undefined) shared.request({ type: 'card', card });
        },
        onFocus: ({ target }) => draft.focusCard(cardOf(target as HTMLElement)),
      };
      return { ...scene, ...this.advising.look(scene) };
    },
    view: tableTemplate,
    announce: { start: announceStart, cards: announceCards, step: announce },
    reveal,
    flights,
    isOut: ({ seats }, seat) => seats[seat]!.status === 'out',
    requests: {
      chip: ({ amount }) => this.draft.addChip(amount),
      clear: () => this.draft.setAmount(0),
      repeat: this.changeStake,
      double: this.changeStake,
      half: this.changeStake,
      amount: ({ text }) => this.draft.setAmount(text),
      bonus: ({ text }) => this.draft.setBonus(text),
      bet: () => this.requests.attempt(this.draft.stakeMove),
      bank: () => this.requests.attempt({ type: 'bank', seat: this.seatNow! }),
      decline: () => this.requests.attempt({ type: 'decline', seat: this.seatNow! }),
      // The same key passes the bank on.
      pass: () => {
        const type = this.state?.phase === 'offer' ? 'decline' : 'pass';
        this.requests.attempt({ type, seat: this.seatNow! });
      },
      card: ({ card }) => this.draft.moveCard(card),
      sort: () => this.draft.toggleSort(),
      hint: () => this.byHouseWay(),
      set: () => this.setHands(),
    },
    canHint: () => this.draft.canArrange,
    keys: {
      h: { type: 'hint' },
      s: { type: 'sort' },
      p: { type: 'pass' },
      r: { type: 'repeat' },
      '*': { type: 'double' },
      '/': { type: 'half' },
    },
    moveFocus: (from, key) => walkTrays(this.shadowRoot!, from, key),
    // From tray to tray too.
    focusPlaces: (name) => [`.tray button[data-card="${name}"]`, '.tray .card[tabindex="0"]'],
    adjustBet: (chips) => this.draft.adjustBet(chips),
    leavesToBot: (seat, { phase, seats }) =>
      this.autoSet && phase !== 'bets' && phase !== 'offer' && seats[seat]!.cards.length > 0,
    handBegan: () => this.draft.startHand(),
    stepMade: () => this.drag.end(),
    interrupt: () => this.drag.end(),
  });

  /** Lays the person's cards as the house way would, and gives that set; nothing is played. */
  hint(): PaigowMove | undefined {
    this.byHouseWay();
    return this.draft.canArrange ? this.draft.setMove : undefined;
  }

  /**
   * What each way to set the person's seven cards comes to, worked out in a worker: exact counts, best
   * first. Nothing where there are no cards to be seen, for who deals, and where another hand came
   * before it was done. Neither attribute is needed for it.
   */
  async advise(): Promise<PaigowAdvice | undefined> {
    return this.advising.ask();
  }

  /** The same for the player: the cards that were laid are announced as well. */
  private byHouseWay(): void {
    const rule = this.draft.arrangeByHouseWay();
    if (!rule) return;
    const scene = this.scene;
    const text = `${scene.gameWords.houseWay(rule)} ${setLineText(scene)}`;
    this.liveRegion.say(text, { show: false });
  }

  private setHands(): void {
    const { setMove } = this.draft;
    if (setMove) this.requests.attempt(setMove);
    else this.liveRegion.say(setLineText(this.scene), { show: true, isAdvice: true });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'paigow-table': PaigowTable;
  }
}

/** The events of `<paigow-table>`, with their details. */
export type PaigowTableEventMap = TableEventMap<PaigowTable, PaigowTypes>;

export type * from './public-types.js';
