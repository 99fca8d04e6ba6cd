import { property } from 'lit/decorators.js';
import { TableElement } from '../../../elements/table/table-element.js';
import type { HouseRules } from '../rules/house-rules.js';
import type {
  Carry,
  Dealing,
  Declare,
  Draw,
  FiveAceAce,
  Freeze,
  Limit,
  Opens,
  Scoring,
  Tens,
  WinAndTie,
} from '../rules/options.js';
import type { Seven27Move, Seven27State } from '../rules/state.js';
import type { Seven27Host } from './host.js';

/** The attributes by which a page chooses the rules of its table. */
export abstract class RuledTable extends TableElement<Seven27State, Seven27Move, Seven27Host> {
  /**
   * How many seats (`2` to `10`: one person, the others bots), or one word each: `human bot open`. A
   * change opens a new table.
   * @attr {string} [seats=5]
   */
  @property() seats: string | number | null = null;
  /**
   * How the bots play, in turn: `cautious`, `steady`, `bold`. From the next hand on.
   * @attr {string} [bots=steady bold cautious]
   */
  @property() bots: string | null = null;
  /**
   * What everyone puts in to be dealt in. From the next hand on.
   * @attr {number} [ante=5]
   */
  @property() ante: string | number | null = null;
  /**
   * The least bet, and the least raise. From the next hand on.
   * @attr {number} [min-bet=5]
   */
  @property({ attribute: 'min-bet' }) minBet: string | number | null = null;
  /**
   * The most, where `limit` is `range`. From the next hand on.
   * @attr {number} [max-bet=50]
   */
  @property({ attribute: 'max-bet' }) maxBet: string | number | null = null;
  /**
   * Raises in a betting round; without it there is no limit. From the next hand on.
   * @attr {number} max-raises
   */
  @property({ attribute: 'max-raises' }) maxRaises: string | number | null = null;
  /**
   * Which total is better. From the next hand on.
   * @attr {'nearest' | 'over-is-bust' | 'under-beats-over' | 'over-beats-under' | 'inside-beats-outside' | 'outside-beats-inside'} [scoring=nearest]
   */
  @property() scoring: Scoring | null = null;
  /**
   * The first cards. From the next hand on.
   * @attr {'up-down' | 'down-down-up' | 'down-up'} [dealing=up-down]
   */
  @property() dealing: Dealing | null = null;
  /**
   * How extra cards lie. From the next hand on.
   * @attr {'down' | 'up'} [draw=down]
   */
  @property() draw: Draw | null = null;
  /**
   * How many stands in a row freeze a hand. From the next hand on.
   * @attr {0 | 2 | 3} [freeze=0]
   */
  @property() freeze: `${Freeze}` | Freeze | null = null;
  /** One more betting round once nobody took a card. From the next hand on. */
  @property({ type: Boolean, attribute: 'last-bet' }) lastBet = false;
  /**
   * Whether one declares what one goes for, 7, 27 or both. From the next hand on.
   * @attr {'none' | 'simultaneous' | 'sequential'} [declare=none]
   */
  @property() declare: Declare | null = null;
  /**
   * Whether tens count ten, or half a point. From the next hand on.
   * @attr {'face' | 'half'} [tens=face]
   */
  @property() tens: Tens | null = null;
  /**
   * A named set of house rules; an attribute of its own for one of them wins over it. From the next
   * hand on.
   * @attr {'seed' | 'pagat' | 'three-passes' | 'home-game' | 'dealers-choice' | 'three-quarters'} [house-rules=seed]
   */
  @property({ attribute: 'house-rules' }) houseRules: HouseRules | null = null;
  /**
   * The most that may be bet, or raised by: `max-bet`, what is in the pot, or half of that. From the
   * next hand on.
   * @attr {'range' | 'half-pot' | 'pot'} [limit=range]
   */
  @property() limit: Limit | null = null;
  /**
   * Who begins each betting round: the first from the dealer's left, or whose face-up cards come to
   * most. From the next hand on.
   * @attr {'dealers-left' | 'best-up-card'} [opens=dealers-left]
   */
  @property() opens: Opens | null = null;
  /**
   * Whether a hand of 5-A-A beats all others. From the next hand on.
   * @attr {'counted' | 'beats-all'} [five-ace-ace=counted]
   */
  @property({ attribute: 'five-ace-ace' }) fiveAceAce: FiveAceAce | null = null;
  /**
   * What a player has who wins one half alone and ties for the other: an equal share of that one, or
   * three quarters of the pot. From the next hand on.
   * @attr {'shared' | 'three-quarters'} [win-and-tie=shared]
   */
  @property({ attribute: 'win-and-tie' }) winAndTie: WinAndTie | null = null;
  /**
   * What stays for the next hand: nothing, a pot that nobody can win as declared, or also a half that
   * nobody can win. From the next hand on.
   * @attr {'none' | 'pot' | 'half'} [carry=none]
   */
  @property() carry: Carry | null = null;

  /** The rules as the attributes have them, unchecked. */
  protected rules() {
    return {
      seats: this.seats,
      stack: this.stack,
      bots: this.bots,
      ante: this.ante,
      minBet: this.minBet,
      maxBet: this.maxBet,
      maxRaises: this.maxRaises,
      scoring: this.scoring,
      dealing: this.dealing,
      draw: this.draw,
      freeze: this.freeze,
      // One that is not set leaves it to the house rules.
      lastBet: this.lastBet || null,
      declare: this.declare,
      tens: this.tens,
      houseRules: this.houseRules,
      limit: this.limit,
      opens: this.opens,
      fiveAceAce: this.fiveAceAce,
      winAndTie: this.winAndTie,
      carry: this.carry,
    };
  }
}
