import type { CSSResultGroup, PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { JOKER } from '../../../core/cards/card.js';
import type { SolverClient } from '../../../elements/solver/client.js';
import type { Listening, TableEventMap } from '../../../elements/base/listening.js';
import { faceTemplate } from '../../../elements/cards/card-face.js';
import { Faces } from '../../../elements/cards/faces.js';
import { lazy } from '../../../elements/base/lazy.js';
import { AdviceController } from '../../../elements/table/advice-controller.js';
import { ChipDragController } from '../../../elements/table/chip-drag-controller.js';
import { defineTable } from '../../../elements/table/definition.js';
import { panelItem } from '../../../elements/table/menu.js';
import { ChipTableElement } from '../../../elements/table/chip-table-element.js';
import type { PaigowAdvice } from '../advice/advice.js';
import { paigowWords } from '../words.js';
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
import { parseDealerName } from './dealer-name.js';
import { TrayDrag, cardOf } from './drag.js';
import { paigowTable } from './game.js';
import type { BetSpotName, PaigowScene } from './scene.js';
import { languages } from './languages.js';
import { setLineText, walkTrays } from './trays.js';
import { PlayerDraft } from './player-draft.js';
import type { PaigowTypes } from './public-types.js';
import { summaryOf } from './results.js';
import { paigowStyles } from './styles.js';
import { tableTemplate } from './table.js';

const loadAdvice = lazy('paigow-advice', () => import('./adviser.js'));

/**
 * Pai Gow poker: players set seven cards in two hands, against the dealer's. People and bots play. It can be
 * played by mouse, touch, keyboard or screen reader, and every deal can be checked.
 *
 * @csspart button - Names: `button-leave`, `button-guide`, `button-dismiss`, `button-chip`, `button-clear`, `button-preset`, `button-pays`, `button-bank`, `button-decline`, `button-deal`, `button-pass`, `button-sort`, `button-house-way`, `button-set`, `button-show`, `button-step`, `button-skip`, `button-next`, `button-rebuy`, `button-new`, `button-advice`, `button-lay`.
 * @csspart panel - Names: `panel-heading`, `panel-help`, `panel-pays`.
 * @csspart guide - The current step of a guided hand, above the board. Names: `guide-step`.
 * @csspart offer - The offer of a guided hand before the player's first hand.
 * @csspart seats - All seats except the player's own.
 * @csspart seat - Every seat. States: `own`, `dealer`, `house`, `open`, `out`, `due`.
 * @csspart plate - A seat's name and chips. Names: `seat-name`.
 * @csspart spread - The cards in front of a seat.
 * @csspart card - Names: `card-back`. States: `joker`, `face-down`.
 * @csspart stake - A stake: a chip and the number.
 * @csspart chip - A chip. Names: `chip-pile`.
 * @csspart centre - The middle of the table: the dice, and whose hand was dealt first.
 * @csspart dice - The three dice. Names: `die`.
 * @csspart bet-bar - The controls that make a stake. Names: `bet-circle`, `presets`.
 * @csspart example - Cards that show a rule, in the help.
 * @csspart pays - The pay table of the bonus bet.
 * @csspart amount - A stake or bonus bet as a number: its label, field and limits. Names: `amount-bonus`, `amount-input`.
 * @csspart trays - Both trays of the player's cards.
 * @csspart tray - One tray: two cards in front, five at the back. Names: `tray-front`, `tray-back`, `tray-name`.
 * @csspart hand-words - The name of a hand: pair of aces.
 * @csspart cover - The cover over the player's cards while they are face down, with the reason.
 * @csspart line - The state of the player's set in words: cards missing, set, or foul.
 * @csspart buttons - The buttons below the player's cards.
 * @csspart versus - The result of one hand against the dealer's. States: `win`, `lose`, `copy`.
 * @csspart result - What a seat won or lost. Names: `result-lines`. States: `win`, `push`, `lose`, `rare`.
 * @csspart aside - The panel of advice and coach, below the table or, on wide pages, beside it. Names: `progress`, `advice-words`, `advice-table`, `coach-verdict`, `coach-totals`.
 * @csspart advice-row - One way to set the cards. States: `laid`.
 * @csspart bar - The chances of one way, side by side. Names: `chance`. States: `win`, `push`, `lose`.
 * @csspart lessons - The hands in which the player's set was not the best. Names: `lesson`.
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on the back.
 * @cssproperty [--baize-back-image] - A picture of the page over the pattern, as `url(back.svg)`.
 */
export class PaigowTable extends ChipTableElement<PaigowState, PaigowMove, PaigowScene> {
  static override readonly styles: CSSResultGroup = paigowStyles;

  /** @ignore */
  declare addEventListener: Listening<PaigowTableEventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<PaigowTableEventMap, EventListenerOptions>;

  /** Starts the worker of the advice, for pages that allow no other way to start one. `null` means no worker at all. */
  static workerFactory: SolverClient['workerFactory'];

  /**
   * The number of seats, including the dealer's (`2` to `7`: one person, the others bots), or one word for each
   * seat: `human bot open`. A change opens a new table.
   * @attr {string} [seats=4]
   */
  @property() seats: string | number | null = null;
  /**
   * Who deals: the house, the players in turn, or (`offer`) the first player who accepts the bank when it is
   * offered in turn. A change opens a new table.
   * @attr {'house' | 'rotate' | 'offer'} [dealer=house]
   */
  @property() dealer: Dealer | null = null;
  /**
   * The name of the dealer while the house deals. Takes precedence over the name in `seat-names`. Default: “Dealer”.
   * @attr {string} dealer-name
   */
  @property({ attribute: 'dealer-name' }) dealerName: string | null = null;
  /**
   * The least stake. Takes effect in the next hand.
   * @attr {number} [min-bet=5]
   */
  @property({ attribute: 'min-bet' }) minBet: string | number | null = null;
  /**
   * The largest stake. Takes effect in the next hand.
   * @attr {number} [max-bet=100]
   */
  @property({ attribute: 'max-bet' }) maxBet: string | number | null = null;
  /**
   * The commission in percent of winnings; `5` in casinos. Takes effect in the next hand.
   * @attr {number} [commission=0]
   */
  @property() commission: string | number | null = null;
  /**
   * The house's hand with which all stakes are returned. With such a rule the house takes no commission. Takes
   * effect in the next hand.
   * @attr {'none' | 'queen-high' | 'ace-high' | 'nine-front'} [push-on=none]
   */
  @property({ attribute: 'push-on' }) pushOn:
    'none' | 'queen-high' | 'ace-high' | 'nine-front' | null = null;
  /**
   * Whether a foul set is refused, or is allowed and loses. Takes effect in the next hand.
   * @attr {'refuse' | 'lose'} [foul=refuse]
   */
  @property() foul: Foul | null = null;
  /**
   * The rank of A-2-3-4-5 among straights: second, or lowest. Takes effect in the next hand.
   * @attr {'second' | 'low'} [wheel=second]
   */
  @property() wheel: 'second' | 'low' | null = null;
  /**
   * The side bet. Takes effect in the next hand.
   * @attr {'none' | 'fortune'} [bonus=none]
   */
  @property() bonus: Bonus | null = null;
  /**
   * The least bonus bet. Takes effect in the next hand.
   * @attr {number} [bonus-min=1]
   */
  @property({ attribute: 'bonus-min' }) bonusMin: string | number | null = null;
  /**
   * The largest bonus bet. Takes effect in the next hand.
   * @attr {number} [bonus-max=25]
   */
  @property({ attribute: 'bonus-max' }) bonusMax: string | number | null = null;
  /**
   * The least bonus bet that also pays for other players' hands (envy). Takes effect in the next hand.
   * @attr {number} [envy-min=5]
   */
  @property({ attribute: 'envy-min' }) envyMin: string | number | null = null;
  /**
   * The house way: the rules by which bots and the house set their hands. Takes effect in the next hand.
   * @attr {'foxwoods' | 'mgm-grand'} [house-way=foxwoods]
   */
  @property({ attribute: 'house-way' }) houseWay: 'foxwoods' | 'mgm-grand' | null = null;
  /** Deals without dice: the first hand goes to the dealer's right. Takes effect in the next hand. */
  @property({ type: Boolean, attribute: 'quick-deal' }) quickDeal = false;
  /** Sets the players' hands by the house way. */
  @property({ type: Boolean, attribute: 'auto-set' }) autoSet = false;
  /** Shows how often each way to set the player's cards wins, pushes and loses, by exact counts. */
  @property({ type: Boolean }) advice = false;
  /** Shows after each set what it cost compared with the best one, the totals, and the hands to learn from. */
  @property({ type: Boolean }) coach = false;
  /** Your own rules for the house way. They override those of `houseWay`. Takes effect in the next hand. */
  @property({ attribute: false }) houseWayRules: readonly HouseRule[] | null = null;
  /** The payout of each Fortune line, to one. Default: the table's own. Takes effect in the next hand. */
  @property({ attribute: false }) fortunePay: FortuneTable | null = null;
  /** The envy bonus of each Fortune line, in chips. Takes effect in the next hand. */
  @property({ attribute: false }) fortuneEnvy: FortuneTable | null = null;

  /** @internal The checked name of the dealer of the house. */
  houseName: string | undefined;
  /** @internal */
  readonly draft: PlayerDraft = new PlayerDraft(this);
  private readonly drag: TrayDrag = new TrayDrag(this, this.draft);
  private readonly chipDrag = new ChipDragController(this, (amount, spot) =>
    this.request({ type: 'chip', amount, spot: spot === 'bonus' ? 'bonus' : 'amount' }),
  );
  private readonly advising = new AdviceController<PaigowScene, PaigowAdvice, Adviser>(
    this,
    this.hand,
    async (): Promise<() => Adviser> => {
      const { Adviser } = await loadAdvice();
      return () => new Adviser(this);
    },
  );

  protected override willUpdate(changed: PropertyValues): void {
    const name = parseDealerName(this.dealerName);
    if ('value' in name) this.houseName = name.value;
    this.reportOption('dealer-name', 'problem' in name ? name.problem : undefined);
    super.willUpdate(changed);
  }

  /**
   * Changes the stake and announces the new amount, or the reason if the requested change was not
   * fully possible.
   */
  private readonly changeStake = ({ type }: { readonly type: StakeChange }): void => {
    const { scene, draft, texts, liveRegion } = this;
    if (scene.own === undefined) return;
    // The rules explain why a stake is refused now.
    if (stageOf(scene) !== 'bet') return void this.requests.attempt(betMove(scene));
    if (type === 'repeat' && !draft.lastStake)
      return liveRegion.say(texts.noStake, { show: true, isAdvice: true });
    const reason = draft.changeStake(type);
    const { amount, bonus } = draft.stake;
    const text = reason ? texts.refusal(reason) : texts.staked({ stake: amount, bonus });
    liveRegion.say(text, { show: reason !== undefined });
  };

  /** Adds chips to a bet, and announces the bet, or why not all of them fit. */
  private addChips(amount: number, spot?: BetSpotName): void {
    const { texts, liveRegion, draft } = this;
    const reason = draft.addChips(amount, spot);
    const { amount: stake, bonus } = draft.stake;
    const text = reason ? texts.refusal(reason) : texts.staked({ stake, bonus });
    liveRegion.say(text, { show: reason !== undefined });
  }

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
      own: paigowWords,
    },
    faces: new Faces(this, faceTemplate, JOKER + 1),
    scene: (shared, announced) => {
      const { draft, drag, chipDrag } = this;
      const scene: PaigowScene = {
        ...shared,
        ...draft.scene,
        picked: drag.card,
        summary: summaryOf(announced, shared),
        ownMenu: [panelItem(shared, 'help', shared.gameWords.help)],
        pays: shared.open === 'pays' ? fortuneBet(shared) : undefined,
        // No check for a paused table is needed: its board is inert.
        onPress: (event) => {
          drag.begin(event);
          chipDrag.begin(event);
        },
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
      chip: ({ amount, spot }) => this.addChips(amount, spot),
      clear: () => this.draft.setAmount(0),
      repeat: this.changeStake,
      double: this.changeStake,
      half: this.changeStake,
      amount: ({ text }) => this.draft.setAmount(text),
      bonus: ({ text }) => this.draft.setBonus(text),
      bet: () => this.requests.attempt(this.draft.stakeMove),
      bank: () => this.requests.attempt({ type: 'bank', seat: this.seatNow! }),
      decline: () => this.requests.attempt({ type: 'decline', seat: this.seatNow! }),
      // The key that passes also declines the bank.
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
    // The card may be in the other tray now.
    focusPlaces: (name) => [`.tray button[data-card="${name}"]`, '.tray .card[tabindex="0"]'],
    adjustBet: (chips) => this.draft.adjustBet(chips),
    leavesToBot: (seat, { phase, seats }) =>
      this.autoSet && phase !== 'bets' && phase !== 'offer' && seats[seat]!.cards.length > 0,
    handBegan: () => this.draft.startHand(),
    stepMade: () => this.drag.end(),
    interrupt: () => {
      this.drag.end();
      this.chipDrag.end();
    },
  });

  /** Arranges the player's cards by the house way, and returns that set as a move. It does not play the move. */
  hint(): PaigowMove | undefined {
    this.byHouseWay();
    return this.draft.canArrange ? this.draft.setMove : undefined;
  }

  /**
   * Computes the chances of each way to set the player's seven cards, the best way first, by exact counts. It
   * works without the attributes `advice` and `coach`. Returns `undefined` if the cards are covered, if the
   * player deals, or if another hand began meanwhile.
   */
  async advise(): Promise<PaigowAdvice | undefined> {
    return this.advising.ask();
  }

  /** Arranges by the house way, and announces the result to the player. */
  private byHouseWay(): void {
    const rule = this.draft.arrangeByHouseWay();
    if (!rule) return;
    const scene = this.scene;
    const text = `${scene.gameWords.houseWay({ rule })} ${setLineText(scene)}`;
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

/** The events of `<paigow-table>` with their details. */
export type PaigowTableEventMap = TableEventMap<PaigowTable, PaigowTypes>;

export type * from './public-types.js';
