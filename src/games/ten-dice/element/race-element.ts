import { property } from 'lit/decorators.js';
import type { Seat } from '../../../core/engine/rules.js';
import { GameElement } from '../../../elements/base/game-element.js';
import type { GameChange } from '../../../elements/controllers/game-definition.js';
import { PACE_NAMES } from '../../../elements/controllers/pace.js';
import type { PanelController } from '../../../elements/controllers/panel-controller.js';
import { type Choices, NO_BOARD } from '../../../elements/controllers/preferences.js';
import type { ToolbarRequest } from '../../../elements/ui/requests.js';
import type { TenDiceWords } from '../locales/en.js';
import type { DieNumber, TenDiceMove, TenDiceState } from '../rules/state.js';

/**
 * The tools that the race never has. It has Undo as long as a new race can be exchanged for the one before
 * it.
 */
export const HIDDEN: readonly ToolbarRequest[] = [
  'undo',
  'redo',
  'show-way',
  'restart',
  'deal',
  'help',
  'stats',
  'share',
];

/** All controls of the race, by the names that `controls` and `without` accept. */
export const RACE_CONTROLS: readonly Exclude<ToolbarRequest, 'menu'>[] = [
  ...(['undo', 'hint', 'new', 'deal', 'pause', 'fair', 'keys', 'settings'] as const),
  // Only in a shared race:
  ...(['sit', 'emotes', 'people', 'leave'] as const),
];

/**
 * The settings of the race: none for cards, and none for mirroring. In a race at once, the pace of bots.
 */
export const choicesOf = (isAtOnce: boolean): Choices => ({
  ...{ ...NO_BOARD, fourColor: [], cardBack: [] },
  ...(isAtOnce && { pace: PACE_NAMES }),
});

/**
 * The attributes of the race, the parts that a page can style, and the members that its controllers use.
 *
 * @slot win - Replaces the text at the end with a celebration of the page's own.
 * @csspart win - The result at the end.
 * @csspart rule - What to do, before the first roll of a race at once.
 * @csspart racer - A racer's name and dice.
 * @csspart racer-now - The racer whose turn it is; in a race at once, the person.
 * @csspart racer-home - A racer at home.
 * @csspart racer-name - The name of a racer.
 * @csspart rolls - The number of rolls; in a race at once also place and time of a racer at home.
 * @csspart die - A die.
 * @csspart die-rolling - The place of a die that is still rolling.
 * @csspart kept - The place of a kept die.
 * @csspart number - One of the six numbers to choose from.
 * @csspart number-chosen - The chosen number.
 * @csspart panel-fair - The panel that checks the dice of the race.
 * @csspart fair - Its content.
 * @csspart digits - The commitment or the seed.
 * @csspart button-check - Checks the dice.
 * @csspart verdict - Whether the check found the dice fair.
 * @csspart check - A step of the check.
 * @csspart check-yes - A step that found what was expected.
 * @csspart why - What the check proves.
 * @csspart button-sit - In a shared race: opens the panel to take a seat.
 * @csspart button-sit-here - The same, at a free seat.
 * @csspart panel-sit - Asks for a name and a seat.
 * @csspart name-input - The field for the name.
 * @csspart button-next - Reports that the player is ready for the next race.
 * @csspart button-again - Reconnects after the connection was closed.
 * @csspart clock - A racer's remaining time: a bar that shrinks, first for the roll and then for the time bank.
 * @csspart sign - A sign at a person's seat.
 * @csspart sign-away - The person is away.
 * @csspart sign-bot - A bot rolls for the person.
 * @csspart sign-ready - The person is ready for the next race.
 * @csspart button-emotes - Opens the list of emotes.
 * @csspart icon-emotes - Its icon.
 * @csspart panel-emotes - The panel with the emotes.
 * @csspart emotes - The list of emotes.
 * @csspart button-emote - Sends an emote.
 * @csspart emote - A racer's emote, at the seat.
 * @csspart panel-people - The panel with the people at the table.
 * @csspart people - The list of people.
 * @csspart panel-leave - Asks before the player gives up the seat.
 * @csspart panel-remove - Asks before a person is removed.
 * @csspart button-remove - Opens that question.
 * @csspart cut - A person's cut text, which influences the dice.
 * @csspart input - The field for the player's cut text.
 * @csspart check-no - A step of the check that failed.
 * @csspart button-copy - Copies the transcript of how the dice were agreed on.
 * @cssproperty [--baize-die-size=56px] - The largest width of a die.
 */
export abstract class RaceElement extends GameElement<TenDiceState, TenDiceMove> {
  /**
   * The number of people who race on this device, 1 to 4. Several people roll in turn. A change applies
   * from the next race.
   * @attr {number} [players=1]
   */
  @property() players: number | string | null = null;
  /**
   * The number of bots in the race: 0 to 3, and at most four racers in all. A change applies from the next
   * race.
   * @attr {number} [bots=0]
   */
  @property() bots: number | string | null = null;
  /** Lets all racers roll in turn, round by round, without a clock. A change applies from the next race. */
  @property({ type: Boolean }) turns = false;

  /** @internal */
  abstract readonly gameWords: TenDiceWords;
  /** @internal */
  abstract readonly panels: PanelController;
  /** @internal The number chosen for the next roll; in a race at once, the one kept last. */
  abstract chosen: DieNumber | null;
  /** @internal Chooses a number. In a race at once, also rolls the other dice. */
  abstract readonly choose: (number: DieNumber) => void;
  /** @internal */
  abstract readonly roll: () => void;
  /** @internal Runs a command of the toolbar or a key. */
  abstract readonly command: (command: ToolbarRequest) => void;
  /** @internal The dice of a seat have come to rest, in a race at once. */
  abstract rested(seat: Seat): void;
  /** @internal */
  abstract gameChanged(change: GameChange<TenDiceState, TenDiceMove>): void;
  /** @internal A shared race replaces the browser's own from now on, or the other way round. */
  abstract raceChanged(isShared: boolean): void;
}
