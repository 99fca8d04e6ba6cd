import type { PropertyDeclarations } from 'lit';
import type { CardFaces } from '../../elements/host-faces.js';
import { TableElement } from '../../elements/table-element.js';
import type { FortuneTable } from './fortune.js';
import type { Bonus, Foul, PaigowOptions } from './options.js';
import type { Dealer, PaigowSettings } from './settings.js';
import type { PaigowMove, PaigowState } from './state.js';

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
 */
export abstract class PaigowAttributes extends TableElement<
  PaigowState,
  PaigowMove,
  PaigowOptions,
  PaigowSettings
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
    fortunePay: { attribute: false },
    fortuneEnvy: { attribute: false },
    cardFaces: { attribute: false },
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
  /** What each Fortune line pays to one, in place of the table's own; from the next hand on. */
  fortunePay: FortuneTable | null = null;
  /** What each line brings those who envy, in chips; from the next hand on. */
  fortuneEnvy: FortuneTable | null = null;
  /** The host's own card faces: a function from a card's letters (`7H`, `XX`) to a template or an image's URL. */
  cardFaces: CardFaces | null = null;

  protected readonly tableAttributes = ['seats', 'dealer', 'stack'];

  protected override pageSettings(): Readonly<Record<string, unknown>> {
    const { seats, dealer, stack, minBet, maxBet, commission, foul, wheel } = this;
    const { bonus, bonusMin, bonusMax, envyMin, houseWay, quickDeal } = this;
    return {
      ...{ seats, dealer, stack, minBet, maxBet, commission, foul, wheel },
      ...{ bonus, bonusMin, bonusMax, envyMin, houseWay, quickDeal },
      ...{ pay: this.fortunePay, envy: this.fortuneEnvy },
    };
  }

  protected override pageOf({ seats, dealer, stack }: PaigowSettings): unknown {
    return [seats, dealer, stack];
  }
}
