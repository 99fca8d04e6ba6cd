import { property } from 'lit/decorators.js';
import { GameElement } from '../../../elements/base/game-element.js';
import type { TenDiceMove, TenDiceState } from '../rules/state.js';

/**
 * What a page can set of the race, and what it can style of it.
 *
 * @slot win - The page's own celebration, in place of the words at the end.
 * @csspart win - Who has won, at the end.
 * @csspart rule - What is to be done, before the first roll of a race at once.
 * @csspart racer - Somebody's name and dice.
 * @csspart racer-now - The same of whose turn it is; at once, of the person.
 * @csspart racer-home - The same of who is home.
 * @csspart racer-name - The name.
 * @csspart rolls - How often they have rolled; at once also place and time of who is home.
 * @csspart die - A die.
 * @csspart die-rolling - The place of a die that still rolls.
 * @csspart kept - The place of a die that is kept.
 * @csspart number - One of the six numbers to choose from.
 * @csspart number-chosen - The chosen one.
 * @csspart panel-fair - How the dice of the race can be checked.
 * @csspart fair - What it holds.
 * @csspart digits - The commitment or the seed.
 * @csspart button-check - Checks the dice.
 * @csspart verdict - Whether all is as it was promised.
 * @csspart check - A step of the check.
 * @csspart check-yes - One that found what was promised.
 * @csspart why - What the check shows.
 * @csspart button-sit - Where people elsewhere share the race: opens the panel to sit down.
 * @csspart button-sit-here - The same, at a free seat.
 * @csspart panel-sit - Asks for a name and a seat.
 * @csspart name-input - The field for the name.
 * @csspart button-next - Ready for the next race.
 * @csspart button-again - Connects again, after the connection was closed.
 * @csspart clock - How long a racer has: a bar that grows shorter, for a roll and then for the bank.
 * @csspart sign - A drawing at a person's seat.
 * @csspart sign-away - The person is away.
 * @csspart sign-bot - A bot rolls for the person.
 * @csspart sign-ready - The person is ready for the next race.
 * @csspart button-emotes - Opens what can be said.
 * @csspart icon-emotes - The drawing in it.
 * @csspart panel-emotes - What can be said.
 * @csspart emotes - All of it.
 * @csspart button-emote - One of it.
 * @csspart emote - What somebody says, at the seat.
 * @csspart panel-people - Who plays.
 * @csspart people - All of them.
 * @csspart panel-leave - Asks before a seat is given up.
 * @csspart panel-remove - Asks before somebody is removed.
 * @csspart button-remove - Opens that question.
 * @csspart cut - A person's own words, which are part of the dice.
 * @csspart input - The field for the own ones.
 * @csspart check-no - A step of the check that found another thing.
 * @csspart button-copy - Copies how the dice were agreed on.
 * @cssproperty [--baize-die-size=56px] - The widest that a die gets.
 */
export abstract class StyledRace extends GameElement<TenDiceState, TenDiceMove> {
  /**
   * How many people race on this device, 1 to 4. Several roll in turn. From the next race on.
   * @attr {number} [players=1]
   */
  @property() players: number | string | null = null;
  /**
   * How many bots race with them: 0 to 3, and no more than four in all. From the next race on.
   * @attr {number} [bots=0]
   */
  @property() bots: number | string | null = null;
  /** All roll in turn, round by round, and no clock decides. From the next race on. */
  @property({ type: Boolean }) turns = false;
}
