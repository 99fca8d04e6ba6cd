import { property } from 'lit/decorators.js';
import { BaizeElement } from '../base/baize-element.js';
import type { CardFaces } from '../cards/host-faces.js';

/**
 * What a page can set of every table, and what it can style of its panels and of people elsewhere.
 *
 * @csspart button-fair - Opens the check of the deal.
 * @csspart hand-number - The number of the hand.
 * @csspart chips - The player's own chips, in the toolbar; a seat's, on its plate.
 * @csspart panel-fair - The check of the deal.
 * @csspart panel-history - The hands so far.
 * @csspart panel-stats - The figures of every seat.
 * @csspart panel-log - What happened in the hand that is played.
 * @csspart fair - What the check of the deal says.
 * @csspart digits - A commitment or a seed.
 * @csspart cut - A player's words, which are part of the shuffle.
 * @csspart input - The field for the own ones.
 * @csspart refusal - Why there is no such field.
 * @csspart warning - Whose cards the seed would tell that were not shown.
 * @csspart button-reveal - Shows the seed nevertheless.
 * @csspart button-check - Computes the deal again.
 * @csspart verdict - What the check found, in a sentence.
 * @csspart check - A line of it.
 * @csspart check-yes - One that is right.
 * @csspart check-no - One that is not.
 * @csspart deck - The deck in the order of the deal.
 * @csspart small-card - A card in it.
 * @csspart why - How it works, to be opened.
 * @csspart no-deal - Why no hand can be dealt, over the empty table.
 * @csspart button-open - Opens a hand of the history.
 * @csspart past-hand - A hand that is opened.
 * @csspart player - What a player had at a step of it.
 * @csspart slider - Goes from step to step.
 * @csspart log - What happened in a hand.
 * @csspart log-line - A line of it.
 * @csspart ledger - The table of the history, or of the figures.
 * @csspart portrait - The picture of who sits at a seat.
 * @csspart panel-new - Asks before a new table.
 * @csspart panel-forget - Asks before all hands and figures are forgotten.
 * @csspart button-forget - Opens that question.
 * @csspart panel-people - Who plays.
 * @csspart people - All of them.
 * @csspart name-input - The field for the name of a person who shares the device.
 * @csspart icon-emotes - The drawing in the next.
 * @csspart button-emotes - At a shared table: opens what can be said.
 * @csspart panel-emotes - What can be said.
 * @csspart emotes - All of it.
 * @csspart button-emote - One of it.
 * @csspart emote - What somebody says, at the seat.
 * @csspart clock - How long a seat has: a bar that grows shorter, for a decision and then for the bank.
 * @csspart sign - A drawing at a person's seat.
 * @csspart sign-away - The person is away.
 * @csspart sign-bot - A bot plays for the person.
 * @csspart sign-ready - The person is ready for the next hand.
 * @csspart button-sit - Opens the panel to sit down.
 * @csspart button-sit-here - The same, at a free seat.
 * @csspart panel-sit - Asks for a name and a seat.
 * @csspart button-again - Connects again, after the connection was closed.
 * @csspart panel-leave - Asks before a seat is given up.
 * @csspart panel-remove - Asks before somebody is removed.
 * @csspart button-remove - Opens that question.
 * @csspart button-copy - Copies how the deck was agreed on.
 */
export abstract class StyledTableElement extends BaizeElement {
  /**
   * The pattern on the backs of cards.
   * @attr {'diamonds' | 'petals'} [card-back=diamonds]
   */
  @property({ attribute: 'card-back' }) cardBack: string | null = null;
  /** A colour for each suit. */
  @property({ type: Boolean, reflect: true, attribute: 'four-color' }) fourColor = false;
  /** The host's own card faces: from a card's letters (`7H`, `XX`) to a template or an image's URL. */
  @property({ attribute: false }) cardFaces: CardFaces | null = null;
  /**
   * The chips that everybody brings. A change opens a new table.
   * @attr {number} [stack=1000]
   */
  @property() stack: string | number | null = null;
  /**
   * The names of those who sit here, seat by seat: `Ana, , Ben`; where it gives none, bots have names of their own. The
   * only person is `You`.
   * @attr {string} seat-names
   */
  @property({ attribute: 'seat-names' }) seatNames: string | readonly string[] | null = null;
}
