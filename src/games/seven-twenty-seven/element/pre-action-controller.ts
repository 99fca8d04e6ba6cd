import { toCall } from '../rules/figures.js';
import {
  type ChosenPreAction,
  type PreAction,
  isInForce,
  preActionMove,
  refusePreAction,
} from '../rules/pre-action.js';
import { type Seven27Move, chipsOf } from '../rules/state.js';
import type { RuledTable } from './ruled-table.js';

/** The table at which the player chooses pre-actions. */
type PreActionTable = Pick<
  RuledTable,
  'state' | 'seatNow' | 'texts' | 'liveRegion' | 'updateComplete' | 'announcer'
>;

/**
 * The pre-action of the player: what to do at the next turn in a betting round. It is neither in
 * the state nor in a save.
 */
export class PreActionController {
  private chosen: ChosenPreAction | undefined;

  /** @param act plays a move as if the player had pressed its button */
  constructor(
    private readonly host: PreActionTable,
    private readonly hand: Pick<RuledTable['hand'], 'isPaused' | 'hasConflict' | 'turn'>,
    private readonly act: (move: Seven27Move) => void,
  ) {}

  get action(): PreAction | undefined {
    return this.chosen?.action;
  }

  /**
   * Chooses a pre-action, or cancels it if it was chosen already. Announces the result, or why
   * there is nothing to choose.
   */
  toggle(action: PreAction): void {
    const { state, seatNow: seat, texts, liveRegion } = this.host;
    if (!state || seat === undefined || !this.isAttended) return;
    const refusal = refusePreAction(state, seat);
    if (refusal) return liveRegion.say(texts.preActions[refusal], { show: true, isAdvice: true });
    const isOn = action !== this.action;
    this.chosen = isOn ? { action, seat, round: state.round } : undefined;
    liveRegion.say(isOn ? texts.preActionChosen({ action }) : texts.preActionNone, { show: false });
  }

  /**
   * Called after each step. Drops a pre-action of another round, and plays one whose turn has come.
   */
  settle(): void {
    const { chosen, host } = this;
    if (!chosen) return;
    const { state } = host;
    if (!state || !isInForce(state, chosen)) this.drop();
    else if (state.turn === chosen.seat) void host.updateComplete.then(() => this.play(chosen));
  }

  /** Drops the pre-action, because the situation changed or the player turned away. */
  drop(): void {
    const { chosen, host } = this;
    if (!chosen) return;
    this.chosen = undefined;
    const text = host.texts.preActionDropped({ action: chosen.action });
    host.liveRegion.say(text, { show: true });
    host.announcer.say([text]);
  }

  private get isAttended(): boolean {
    const { isPaused, hasConflict, turn } = this.hand;
    return !isPaused && !hasConflict && !turn.isCovered;
  }

  private play(due: ChosenPreAction): void {
    const { host, chosen } = this;
    const { state, seatNow } = host;
    if (!state || chosen !== due || state.turn !== due.seat) return;
    if (seatNow !== due.seat || !this.isAttended || !isInForce(state, due)) return this.drop();
    const move = preActionMove(state, due);
    // A `call-any` or check may apply to more turns in the round, but not after a fold or an
    // all-in.
    const isLast = move.type === 'fold' || toCall(state, seatNow) === chipsOf(state, seatNow);
    if (isLast) this.chosen = undefined;
    // The announcement of the step before has not been spoken yet, so it is repeated before the
    // move.
    host.announcer.say([host.liveRegion.spoken]);
    this.act(move);
  }
}
