import { property } from 'lit/decorators.js';
import { ChipTableElement } from '../../../elements/table/chip-table-element.js';
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
import type { Seven27Scene } from './scene.js';

/** The attributes with which a page chooses the rules of its table. */
export abstract class RuledTable extends ChipTableElement<Seven27State, Seven27Move, Seven27Scene> {
  /**
   * The number of seats (`2` to `10`: one person, the others bots), or one word for each seat:
   * `human bot open`. A change opens a new table.
   * @attr {string} [seats=5]
   */
  @property() seats: string | number | null = null;
  /**
   * The tempers of the bots, in turn: `cautious`, `steady`, `bold`. Takes effect in the next hand.
   * @attr {string} [bots=steady bold cautious]
   */
  @property() bots: string | null = null;
  /**
   * The chips that each player puts in to be dealt in. Takes effect in the next hand.
   * @attr {number} [ante=5]
   */
  @property() ante: string | number | null = null;
  /**
   * The least bet, and the least raise. Takes effect in the next hand.
   * @attr {number} [min-bet=5]
   */
  @property({ attribute: 'min-bet' }) minBet: string | number | null = null;
  /**
   * The largest bet if `limit` is `range`. Takes effect in the next hand.
   * @attr {number} [max-bet=50]
   */
  @property({ attribute: 'max-bet' }) maxBet: string | number | null = null;
  /**
   * The number of raises in a betting round. Default: no limit. Takes effect in the next hand.
   * @attr {number} max-raises
   */
  @property({ attribute: 'max-raises' }) maxRaises: string | number | null = null;
  /**
   * Which total is better. Takes effect in the next hand.
   * @attr {'nearest' | 'over-is-bust' | 'under-beats-over' | 'over-beats-under' | 'inside-beats-outside' | 'outside-beats-inside'} [scoring=nearest]
   */
  @property() scoring: Scoring | null = null;
  /**
   * Which of the first cards are dealt face up. Takes effect in the next hand.
   * @attr {'up-down' | 'down-down-up' | 'down-up'} [dealing=up-down]
   */
  @property() dealing: Dealing | null = null;
  /**
   * Whether further cards are dealt face down or face up. Takes effect in the next hand.
   * @attr {'down' | 'up'} [draw=down]
   */
  @property() draw: Draw | null = null;
  /**
   * The number of stands in a row that freezes a hand; `0` for never. Takes effect in the next hand.
   * @attr {0 | 2 | 3} [freeze=0]
   */
  @property() freeze: `${Freeze}` | Freeze | null = null;
  /**
   * Adds a betting round after a draw in which nobody took a card. Takes effect in the next hand.
   */
  @property({ type: Boolean, attribute: 'last-bet' }) lastBet = false;
  /**
   * Whether players declare the target they compete for: 7, 27 or both. Takes effect in the next hand.
   * @attr {'none' | 'simultaneous' | 'sequential'} [declare=none]
   */
  @property() declare: Declare | null = null;
  /**
   * Whether a ten counts ten points or half a point. Takes effect in the next hand.
   * @attr {'face' | 'half'} [tens=face]
   */
  @property() tens: Tens | null = null;
  /**
   * A named set of house rules. Other attributes override its rules. Takes effect in the next hand.
   * @attr {'seed' | 'pagat' | 'three-passes' | 'home-game' | 'dealers-choice' | 'three-quarters'} [house-rules=seed]
   */
  @property({ attribute: 'house-rules' }) houseRules: HouseRules | null = null;
  /**
   * The largest bet or raise: `max-bet`, the size of the pot, or half of it. Takes effect in the next hand.
   * @attr {'range' | 'half-pot' | 'pot'} [limit=range]
   */
  @property() limit: Limit | null = null;
  /**
   * Who opens each betting round: the first player from the dealer's left, or the best face-up
   * cards. Takes effect in the next hand.
   * @attr {'dealers-left' | 'best-up-card'} [opens=dealers-left]
   */
  @property() opens: Opens | null = null;
  /**
   * Whether a hand of 5-A-A beats every other hand. Takes effect in the next hand.
   * @attr {'counted' | 'beats-all'} [five-ace-ace=counted]
   */
  @property({ attribute: 'five-ace-ace' }) fiveAceAce: FiveAceAce | null = null;
  /**
   * What a player gets who wins one half alone and ties for the other: an equal share of that half,
   * or three quarters of the pot. Takes effect in the next hand.
   * @attr {'shared' | 'three-quarters'} [win-and-tie=shared]
   */
  @property({ attribute: 'win-and-tie' }) winAndTie: WinAndTie | null = null;
  /**
   * What is carried over to the next hand: nothing, a pot that nobody can win as declared, or also
   * a half that nobody can win. Takes effect in the next hand.
   * @attr {'none' | 'pot' | 'half'} [carry=none]
   */
  @property() carry: Carry | null = null;

  /** The rules from the attributes, unchecked. */
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
      // Without the attribute, the house rules decide.
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
