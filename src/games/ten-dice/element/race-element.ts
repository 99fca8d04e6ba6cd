import { property } from 'lit/decorators.js';
import type { Seat } from '../../../core/engine/rules.js';
import { GameElement } from '../../../elements/base/game-element.js';
import type { GameChange } from '../../../elements/controllers/game-definition.js';
import { PACE_NAMES } from '../../../elements/controllers/pace.js';
import type { PanelController } from '../../../elements/controllers/panel-controller.js';
import { type Choices, NO_BOARD } from '../../../elements/controllers/preferences.js';
import type { ToolbarRequest } from '../../../elements/ui/requests.js';
import type { TenDiceWords } from '../words.js';
import type { DieNumber, TenDiceMove, TenDiceState } from '../rules/state.js';

/** The tools that the race never has. */
export const HIDDEN: readonly ToolbarRequest[] = ['redo', 'show-way', 'restart', 'deal'];

/** All controls of the race, by the names that `controls` and `without` accept. */
export const RACE_CONTROLS: readonly Exclude<ToolbarRequest, 'menu'>[] = [
  ...(['undo', 'hint', 'new', 'deal', 'pause', 'stats', 'share', 'fair'] as const),
  ...(['help', 'keys', 'settings'] as const),
  // Only in a shared race:
  ...(['sit', 'emotes', 'people', 'leave'] as const),
];

/**
 * The settings of the race: none for cards, and none for mirroring. In a race at once, the pace of bots.
 */
export const choicesOf = (isAtOnce: boolean): Choices => ({
  ...{ ...NO_BOARD, fourColor: [], faces: [], cardBack: [] },
  ...(isAtOnce && { pace: PACE_NAMES }),
});

/**
 * The attributes of the race, the parts that a page can style, and the members that its controllers use.
 *
 * @slot win - Replaces the result, the panel and the celebration at the end.
 * @csspart button - Names: `button-check`, `button-sit`, `button-sit-here`, `button-next`, `button-again`, `button-emotes`, `button-emote`, `button-remove`, `button-keep-out`, `button-copy`.
 * @csspart panel - Names: `panel-fair`, `panel-sit`, `panel-emotes`, `panel-people`, `panel-leave`, `panel-remove`, `panel-keep-out`, `panel-heading`, `panel-win`, `panel-stats`, `panel-help`, `panel-share`, `share-picture`, `share-text`.
 * @csspart record - After a win: the comparison with the player's other races. Names: `bests`.
 * @csspart example - A picture of a roll, in the help.
 * @csspart goal - The goal of the race, on the board.
 * @csspart go - The signal that the bots begin.
 * @csspart result - Who has won, at the end.
 * @csspart rule - What to do.
 * @csspart portrait - The picture of a bot, or of a person elsewhere.
 * @csspart collected - The number that a racer collects, and how many dice show it.
 * @csspart racer - Somebody's name and dice. Names: `racer-name`, `rolls`. States: `turn`, `home`.
 * @csspart die - A die. States: `rolling`, `kept`.
 * @csspart number - One of the six numbers to choose from. States: `selected`.
 * @csspart digits - A commitment or a seed.
 * @csspart verdict - The result of the check of the dice, in a sentence.
 * @csspart check - A line of that check. States: `yes`, `no`.
 * @csspart why - How the check works, in a `<details>`.
 * @csspart clock - The time that a racer has left: a bar that gets shorter, for the roll and then for the time bank.
 * @csspart sign - The sign at a person's seat: away, replaced by a bot, or ready. States: `away`, `bot`, `ready`.
 * @csspart emote - The phrase that a player sent, at the seat.
 * @csspart cut - The text that a player adds to the shuffle of the dice.
 * @csspart input - A text field: for the text of a cut, or for a person's name.
 * @cssproperty [--baize-die-size=128px] - The largest width of a die in the player's own tray.
 */
export abstract class RaceElement extends GameElement<TenDiceState, TenDiceMove> {
  /**
   * The number of people who race on this device, 1 to 4. Several people roll in turn. Takes effect in the next race.
   * @attr {number} [players=1]
   */
  @property() players: number | string | null = null;
  /**
   * The number of bots in the race: 0 to 3, and at most four racers in all. Takes effect in the next race.
   * @attr {number} [bots=0]
   */
  @property() bots: number | string | null = null;
  /** Lets all racers roll in turn, round by round, without a clock. Takes effect in the next race. */
  @property({ type: Boolean }) turns = false;
  /**
   * How quick the bots are, if all roll at once. A newcomer wins about half of the races against easy ones.
   * Takes effect in the next race.
   * @attr {'easy' | 'normal' | 'hard'} [level=normal]
   */
  @property() level: string | null = null;
  /**
   * What the player may change in the settings, by the names of attributes: `bots level`. An empty text: nothing.
   * The level is there only if there are bots and all roll at once.
   * @attr {string} [settings=level]
   */
  @property() settings: string | null = 'level';

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
  /** @internal The day of a daily deal: a race has none. */
  readonly day = undefined;
  /** @internal Whether a way to win is being shown: a race has none. */
  readonly isShowing = false;
  /** @internal No roll can be undone. */
  readonly undoCount = 0;
  /** @internal The title of the game for players. */
  abstract readonly gameTitle: string;
  /** @internal The bots begin, in a race at once. */
  abstract started(): void;
  /** @internal The dice of a seat have come to rest, in a race at once. */
  abstract rested(seat: Seat): void;
  /** @internal */
  abstract gameChanged(change: GameChange<TenDiceState, TenDiceMove>): void;
  /** @internal A shared race replaces the browser's own from now on, or the other way round. */
  abstract raceChanged(isShared: boolean): void;
}
