import { property } from 'lit/decorators.js';
import type { TableWords } from '../../locales/table-words.js';
import { BaizeElement } from '../base/baize-element.js';
import type { CardFaces } from '../cards/host-faces.js';

/**
 * What a page can set on every table, and the parts that it can style in panels and at shared tables.
 *
 * @csspart button - Names: `button-fair`, `button-reveal`, `button-check`, `button-open`, `button-forget`, `button-emotes`, `button-emote`, `button-sit`, `button-sit-here`, `button-again`, `button-remove`, `button-keep-out`, `button-copy`.
 * @csspart panel - Names: `panel-fair`, `panel-history`, `panel-stats`, `panel-log`, `panel-new`, `panel-forget`, `panel-people`, `panel-emotes`, `panel-sit`, `panel-leave`, `panel-remove`, `panel-keep-out`.
 * @csspart hand-number - The number of the hand.
 * @csspart chips - The player's chips in the toolbar; a seat's chips or points on its plate.
 * @csspart digits - A commitment or a seed.
 * @csspart cut - The text with which a player cuts the deck. It is part of the shuffle.
 * @csspart input - A text field: for the text of a cut, or for a person's name.
 * @csspart refusal - Why the player can't cut the deck now.
 * @csspart warning - The warning that the seed would reveal hidden cards.
 * @csspart verdict - The result of the check of the deal, in a sentence.
 * @csspart check - A line of that check. States: `yes`, `no`.
 * @csspart deck - The deck in the order of the deal. Names: `mini-card`.
 * @csspart why - How the check works, in a `<details>`.
 * @csspart no-deal - Why no hand can be dealt, over the empty table.
 * @csspart past-hand - A hand of the history, open. Names: `player`, `slider`.
 * @csspart log - What happened in a hand. Names: `log-line`.
 * @csspart ledger - The table of past hands, or of statistics.
 * @csspart portrait - The picture of the player at a seat.
 * @csspart emote - The phrase that a player sent, at the seat.
 * @csspart clock - The time that a seat has left: a bar that gets shorter, for the decision and then for the time bank.
 * @csspart sign - The sign at a person's seat: away, replaced by a bot, or ready. States: `away`, `bot`, `ready`.
 */
export abstract class StyledTableElement extends BaizeElement {
  /**
   * The pattern on the backs of cards.
   * @attr {'diamonds' | 'petals'} [card-back=diamonds]
   */
  @property({ attribute: 'card-back' }) cardBack: string | null = null;
  /**
   * The card faces: the kit's own, or the classic English pattern. The English pattern loads one file for each card.
   * @attr {'baize' | 'english'} [faces=baize]
   */
  @property() faces: string | null = null;
  /** Shows each suit in its own colour. */
  @property({ type: Boolean, reflect: true, attribute: 'four-color' }) fourColor = false;
  /**
   * Replaces the card faces: a function from a card's letters (`7H`, `XX`) to a template or the URL of an
   * image.
   */
  @property({ attribute: false }) cardFaces: CardFaces | null = null;
  /**
   * The names of the players, seat by seat: `Ana, , Ben`. Bots without a name get one. A single person is
   * called `You`.
   * @attr {string} seat-names
   */
  @property({ attribute: 'seat-names' }) seatNames: string | readonly string[] | null = null;
  /** @internal */
  abstract override words: TableWords;
}
