import { type Seed, botRandom } from '../cards/secure-shuffle.js';
import { type Checked } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { Session } from '../engine/session.js';
import { askBot } from '../table/bot.js';
import { seatsFrom } from '../table/seats.js';
import { type TableRun, endHand } from '../table/table-run.js';
import type { ShuffleState } from './messages.js';
import {
  type SeatedSettings,
  type SharedMove,
  type SharedRules,
  type SharedState,
  handBase,
} from './shared-rules.js';

/** Stands for a seed that is still secret. Views show its results when they become public. */
const NO_SEED: Seed = new Uint8Array(32);

export type HandSession = Session<SharedState, SharedMove, object, SharedState, object>;

/** How the deck of a hand was shuffled. */
export interface DealtBy {
  /** The house's seed. */
  readonly seed: Seed;
  /** The seed of the cards. */
  readonly joint: Seed;
  readonly shuffle: ShuffleState;
}

/** The options of a hand as everybody may know them before the deal, or what is wrong with them. */
export const openOptions = (
  rules: SharedRules,
  run: TableRun,
  settings: SeatedSettings,
): Checked<object> => rules.game.options.check(rules.options(run, settings, NO_SEED));

/** A hand of a shared table. */
export class SharedHand {
  /** The options as everybody may know them. */
  readonly options: object;
  /** The state to which sent views are differences. */
  readonly base: SharedState;
  private readonly views = new Map<Seat | undefined, SharedState>();
  private viewed: SharedState | undefined;

  /**
   * @param run the table before the hand
   * @throws RangeError if the table can't play a hand; check with `openOptions` first
   */
  constructor(
    private readonly rules: SharedRules,
    readonly run: TableRun,
    settings: SeatedSettings,
    readonly session: HandSession,
    readonly dealtBy: DealtBy,
  ) {
    const options = openOptions(rules, run, settings);
    if ('problem' in options) throw new RangeError(`no hand: ${options.problem.code}`);
    this.options = options.value;
    this.base = handBase<SharedState, SharedMove, object>(rules, options.value);
  }

  /** @throws RangeError if the table can't play a hand */
  static deal(
    rules: SharedRules,
    run: TableRun,
    settings: SeatedSettings,
    dealtBy: DealtBy,
  ): SharedHand {
    const { joint } = dealtBy;
    const options = rules.options(run, settings, joint);
    const session = Session.start(rules.game, { deck: rules.deckOf(joint), options });
    if ('problem' in session) throw new RangeError(`no hand: ${session.problem.code}`);
    return new SharedHand(rules, run, settings, session.value, dealtBy);
  }

  get isOver(): boolean {
    return this.session.outcome !== undefined;
  }

  /** The table after the hand. */
  get ended(): TableRun {
    return endHand(this.run, this.rules.end(this.session.state));
  }

  /** What a seat may see; without a seat, what a spectator may see. */
  view(seat: Seat | undefined): SharedState {
    const { state } = this.session;
    if (this.viewed !== state) this.views.clear();
    this.viewed = state;
    const known = this.views.get(seat) ?? this.session.view(seat);
    this.views.set(seat, known);
    return known;
  }

  /** The number of the last step with a move of that seat, by its person or for them. 0 if there is none. */
  lastStepOf(seat: Seat): number {
    return 1 + this.session.steps.findLastIndex(({ move }) => move.seat === seat);
  }

  private movesOf(seat: Seat): readonly SharedMove[] {
    // Players give their cut texts with their shares.
    return this.session.legalMoves(seat).filter(({ type }) => type !== 'cut');
  }

  /** The seats that the hand is waiting for. */
  get due(): readonly Seat[] {
    if (this.isOver) return [];
    const { due } = this.rules;
    if (due) return due(this.session.state);
    return seatsFrom(0, this.run.kinds.length).filter((seat) => this.movesOf(seat).length > 0);
  }

  /** Whether bots play at once, as nothing that takes thought is to do. */
  get isFormality(): boolean {
    return this.rules.isFormality?.(this.session.state) ?? false;
  }

  /** The move to play for a seat: a bot's, or the one for a player whose time is up. */
  moveFor(seat: Seat, by: 'bot' | 'auto'): SharedMove | undefined {
    const { rules, session } = this;
    const random = botRandom(this.dealtBy.joint, `${seat}/${session.at}`);
    const player = by === 'bot' ? rules.bot : rules.outOfTime;
    const move = askBot(rules.game, session.state, seat, player, random);
    return move && !session.refusal(move, seat) ? move : this.movesOf(seat)[0];
  }
}
