import type { PropertyDeclarations } from 'lit';
import { SeatedElement } from '../../../elements/table/seated-element.js';
import { valuesOf } from '../../../elements/base/setup.js';
import type { PaigowHost, PaigowRequest } from './host.js';
import type { FortuneTable } from '../rules/fortune.js';
import type { Bonus, Foul, PaigowOptions } from '../rules/options.js';
import type { Dealer, PaigowSettings } from '../rules/settings.js';
import type { PaigowMove, PaigowState } from '../rules/state.js';

/**
 * What a page settles of a table of Pai Gow poker.
 *
 * @attr {string} [seats=4] - How many seats, the dealer's among them (`2` to `7`: one person, the
 *   others bots), or one word each: `human bot open`. A change opens a new table.
 * @attr {'house' | 'rotate'} [dealer=house] - Who deals. A change opens a new table.
 * @attr {number} [stack=1000] - The chips that everybody brings. A change opens a new table.
 * @attr {number} [min-bet=5] - The least stake. From the next hand on.
 * @attr {number} [max-bet=100] - The most. From the next hand on.
 * @attr {number} [commission=0] - Percent of what is won, `5` in casinos. From the next hand on.
 * @attr {'refuse' | 'lose'} [foul=refuse] - Whether a foul set is refused, or loses. From the next
 *   hand on.
 * @attr {'second' | 'low'} [wheel=second] - Where A-2-3-4-5 ranks among straights. From the next hand
 *   on.
 * @attr {'none' | 'fortune'} [bonus=none] - The side bet. From the next hand on.
 * @attr {number} [bonus-min=1] - The least bonus bet. From the next hand on.
 * @attr {number} [bonus-max=25] - The most. From the next hand on.
 * @attr {number} [envy-min=5] - The least bonus bet that envies. From the next hand on.
 * @attr {'foxwoods'} [house-way=foxwoods] - How bots and the house set. From the next hand on.
 * @attr {boolean} quick-deal - No dice: the first hand goes to the dealer's right. From the next hand
 *   on.
 * @attr {boolean} auto-set - Sets the players' hands by the house way.
 * @attr {boolean} advice - Shows what each way to set the player's cards wins, pushes and loses, exactly.
 * @attr {boolean} coach - Tells after each set what it cost against the best, sums up, and shows the
 *   hands to learn from.
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
 * @csspart button-pays - Opens the pay table of the bonus bet.
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
 * @csspart button-deal - Stakes.
 * @csspart button-pass - Sits out.
 * @csspart button-sort - Sorts by rank or by suit.
 * @csspart button-house-way - Lays the cards as the house would.
 * @csspart button-set - Sets the hands.
 * @csspart button-show - Shows the cards of who shares the device.
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
export abstract class PaigowAttributes extends SeatedElement<
  PaigowState,
  PaigowMove,
  PaigowOptions,
  PaigowSettings,
  PaigowHost,
  PaigowRequest
> {
  static override readonly properties: PropertyDeclarations = {
    seats: {},
    dealer: {},
    stack: {},
    minBet: { attribute: 'min-bet' },
    maxBet: { attribute: 'max-bet' },
    commission: {},
    foul: {},
    wheel: {},
    bonus: {},
    bonusMin: { attribute: 'bonus-min' },
    bonusMax: { attribute: 'bonus-max' },
    envyMin: { attribute: 'envy-min' },
    houseWay: { attribute: 'house-way' },
    quickDeal: { type: Boolean, attribute: 'quick-deal' },
    autoSet: { type: Boolean, attribute: 'auto-set' },
    advice: { type: Boolean },
    coach: { type: Boolean },
    fortunePay: { attribute: false },
    fortuneEnvy: { attribute: false },
  };

  /** How many seats, or who sits at each; a change opens a new table. */
  seats: string | number | null = null;
  /** Who deals: `house` or `rotate`; a change opens a new table. */
  dealer: Dealer | null = null;
  /** The chips that everybody brings; a change opens a new table. */
  stack: string | number | null = null;
  /** The least stake; from the next hand on. */
  minBet: string | number | null = null;
  /** The most that may be staked; from the next hand on. */
  maxBet: string | number | null = null;
  /** Percent of what is won; from the next hand on. */
  commission: string | number | null = null;
  /** What becomes of a foul set: `refuse` or `lose`; from the next hand on. */
  foul: Foul | null = null;
  /** Where A-2-3-4-5 ranks: `second` or `low`; from the next hand on. */
  wheel: 'second' | 'low' | null = null;
  /** The side bet: `none` or `fortune`; from the next hand on. */
  bonus: Bonus | null = null;
  /** The least bonus bet; from the next hand on. */
  bonusMin: string | number | null = null;
  /** The most for the bonus bet; from the next hand on. */
  bonusMax: string | number | null = null;
  /** The least bonus bet that envies; from the next hand on. */
  envyMin: string | number | null = null;
  /** How bots and the house set; from the next hand on. */
  houseWay: 'foxwoods' | null = null;
  /** No dice; from the next hand on. */
  quickDeal = false;
  /** Sets the players' hands by the house way. */
  autoSet = false;
  /** Shows what each way to set the player's cards wins, pushes and loses. */
  advice = false;
  /** Tells after each set what it cost against the best. */
  coach = false;
  /** What each Fortune line pays to one, in place of the table's own; from the next hand on. */
  fortunePay: FortuneTable | null = null;
  /** What each line brings those who envy, in chips; from the next hand on. */
  fortuneEnvy: FortuneTable | null = null;

  protected readonly tableAttributes = ['seats', 'dealer', 'stack'];

  protected override pageSettings(): Readonly<Record<string, unknown>> {
    const own = valuesOf(this, PaigowAttributes.properties);
    return { ...own, pay: this.fortunePay, envy: this.fortuneEnvy };
  }

  protected override pageOf({ seats, dealer, stack }: PaigowSettings): unknown {
    return [seats, dealer, stack];
  }
}
