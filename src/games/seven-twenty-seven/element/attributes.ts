import type { PropertyDeclarations } from 'lit';
import { SeatedElement } from '../../../elements/table/seated-element.js';
import { valuesOf } from '../../../elements/base/setup.js';
import type { Seven27Host, Seven27Request } from './host.js';
import type {
  Dealing,
  Declare,
  Draw,
  Freeze,
  Scoring,
  Seven27Options,
  Tens,
} from '../rules/options.js';
import type { Seven27Settings } from '../rules/settings.js';
import type { Seven27Move, Seven27State } from '../rules/state.js';

/**
 * What a page settles of a table of Seven Twenty-Seven.
 *
 * @attr {string} [seats=5] - How many seats (`2` to `10`: one person, the others bots), or one word
 *   each: `human bot open`. A change opens a new table.
 * @attr {number} [stack=1000] - The chips that everybody brings. A change opens a new table.
 * @attr {string} [bots=steady bold cautious] - How the bots play, in turn: `cautious`, `steady`,
 *   `bold`. From the next hand on.
 * @attr {number} [ante=5] - What everyone puts in to be dealt in. From the next hand on.
 * @attr {number} [min-bet=5] - The least bet, and the least raise. From the next hand on.
 * @attr {number} [max-bet=50] - The most. From the next hand on.
 * @attr {number} max-raises - Raises in a betting round; without it there is no limit. From the next
 *   hand on.
 * @attr {'nearest' | 'over-is-bust' | 'under-beats-over' | 'over-beats-under' | 'inside-beats-outside' | 'outside-beats-inside'} [scoring=nearest] -
 *   Which total is better. From the next hand on.
 * @attr {'up-down' | 'down-down-up'} [dealing=up-down] - The first cards. From the next hand on.
 * @attr {'down' | 'up'} [draw=down] - How extra cards lie. From the next hand on.
 * @attr {0 | 2 | 3} [freeze=0] - How many stands in a row freeze a hand. From the next hand on.
 * @attr {boolean} last-bet - One more betting round once nobody took a card. From the next hand on.
 * @attr {'none' | 'simultaneous' | 'sequential'} [declare=none] - Whether one declares what one goes
 *   for, 7, 27 or both. From the next hand on.
 * @attr {'face' | 'half'} [tens=face] - Whether tens count ten, or half a point. From the next hand on.
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
 * @csspart amount - The amount: its label, field and limits.
 * @csspart amount-amount - The same.
 * @csspart amount-input - Its field.
 * @csspart buttons - The buttons under the own cards.
 * @csspart button-help - Opens how the game is played.
 * @csspart panel-help - How it is played at this table.
 * @csspart help - Its words.
 * @csspart button-ante - Puts in the ante.
 * @csspart button-sit-out - Sits out.
 * @csspart button-check - Checks.
 * @csspart button-bet - Bets.
 * @csspart button-call - Calls.
 * @csspart button-raise - Raises.
 * @csspart button-fold - Folds.
 * @csspart button-take - Takes a card.
 * @csspart button-stand - Takes none.
 * @csspart button-low - Declares 7.
 * @csspart button-high - Declares 27.
 * @csspart button-both - Declares both.
 * @csspart button-show - Shows the cards of who shares the device.
 * @csspart button-next - The next hand.
 * @csspart button-rebuy - More chips, and the next hand.
 * @csspart button-new - A new table, where this one can't go on.
 * @csspart result - What a seat won or lost.
 * @csspart result-win - It won.
 * @csspart result-push - Neither.
 * @csspart result-lose - It lost.
 * @cssproperty [--baize-back=#8c2f39 / #5d2530] - The back of a card.
 * @cssproperty [--baize-back-line=mixed of the back and white] - The pattern on it.
 */
export abstract class Seven27Attributes extends SeatedElement<
  Seven27State,
  Seven27Move,
  Seven27Options,
  Seven27Settings,
  Seven27Host,
  Seven27Request
> {
  static override readonly properties: PropertyDeclarations = {
    seats: {},
    stack: {},
    bots: {},
    ante: {},
    minBet: { attribute: 'min-bet' },
    maxBet: { attribute: 'max-bet' },
    maxRaises: { attribute: 'max-raises' },
    scoring: {},
    dealing: {},
    draw: {},
    freeze: {},
    lastBet: { type: Boolean, attribute: 'last-bet' },
    declare: {},
    tens: {},
  };

  /** How many seats, or who sits at each; a change opens a new table. */
  seats: string | number | null = null;
  /** The chips that everybody brings; a change opens a new table. */
  stack: string | number | null = null;
  /** How the bots play, in turn; from the next hand on. */
  bots: string | null = null;
  /** What everyone puts in to be dealt in; from the next hand on. */
  ante: string | number | null = null;
  /** The least bet, and the least raise; from the next hand on. */
  minBet: string | number | null = null;
  /** The most; from the next hand on. */
  maxBet: string | number | null = null;
  /** Raises in a betting round; from the next hand on. */
  maxRaises: string | number | null = null;
  /** Which total is better; from the next hand on. */
  scoring: Scoring | null = null;
  /** The first cards: `up-down` or `down-down-up`; from the next hand on. */
  dealing: Dealing | null = null;
  /** How extra cards lie: `down` or `up`; from the next hand on. */
  draw: Draw | null = null;
  /** How many stands in a row freeze a hand: `0` (never), `2` or `3`; from the next hand on. */
  freeze: `${Freeze}` | Freeze | null = null;
  /** One more betting round once nobody took a card; from the next hand on. */
  lastBet = false;
  /** Whether one declares: `none`, `simultaneous` or `sequential`; from the next hand on. */
  declare: Declare | null = null;
  /** What tens count: `face` or `half`; from the next hand on. */
  tens: Tens | null = null;

  protected readonly tableAttributes = ['seats', 'stack'];

  protected override pageSettings(): Readonly<Record<string, unknown>> {
    return valuesOf(this, Seven27Attributes.properties);
  }

  protected override pageOf({ seats, stack }: Seven27Settings): unknown {
    return [seats, stack];
  }
}
