import type { ReactiveController } from 'lit';
import type { Refusal } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import {
  type DrawPlan,
  USUAL_STOP,
  nearestStop,
  planMove,
  refusePlan,
  stopsOf,
} from '../rules/plan.js';
import type { Seven27Move } from '../rules/state.js';
import type { RuledTable } from './ruled-table.js';

/** The table at which the player plans. */
type PlanningTable = Pick<
  RuledTable,
  | ('addController' | 'announcer' | 'liveRegion' | 'mine' | 'requestUpdate' | 'seatNow')
  | ('state' | 'texts' | 'updateComplete')
>;

/**
 * The player's plan for the draws that are left in the hand. The player can take it back at any time.
 * It is neither in the state nor in a save, and each of its moves is made only when its turn comes.
 */
export class PlanController implements ReactiveController {
  private chosen: { readonly plan: DrawPlan; readonly seat: Seat } | undefined;
  private wanted = USUAL_STOP;
  /** The draw in which the plan has moved, so that it moves once in each. */
  private movedIn: number | undefined;

  /** @param act plays a move as if the player had pressed its button */
  constructor(
    private readonly host: PlanningTable,
    private readonly hand: Pick<RuledTable['hand'], 'isPaused' | 'hasConflict' | 'turn'>,
    private readonly act: (move: Seven27Move) => Refusal | undefined,
  ) {
    host.addController(this);
  }

  /** The plan of the player who is looking. */
  get plan(): DrawPlan | undefined {
    return this.chosen?.seat === this.host.seatNow ? this.chosen?.plan : undefined;
  }

  /** The total at which the player wants to stop, if they take cards by plan. */
  get stop(): number {
    return this.wanted;
  }

  /** Chooses a plan, or takes it back if it was chosen already. Announces it, or why it can't be. */
  toggle(type: DrawPlan['type']): void {
    const { texts, liveRegion } = this.host;
    if (this.plan?.type === type) {
      this.begin();
      return liveRegion.say(texts.planNone, { show: false });
    }
    this.choose(type);
  }

  /** Changes the total at which to stop. */
  setStop(points: number): void {
    this.wanted = points;
    if (this.plan?.type === 'take') this.choose('take');
    else this.host.requestUpdate();
  }

  /** Called for a new hand: there is no plan. */
  begin(): void {
    this.chosen = undefined;
    this.movedIn = undefined;
    this.host.requestUpdate();
  }

  /** Makes the plan's move when its turn has come. */
  hostUpdated(): void {
    if (this.due !== undefined) void this.host.updateComplete.then(() => this.move());
  }

  private choose(type: DrawPlan['type']): void {
    const { host } = this;
    const { state, seatNow: seat, texts, liveRegion } = host;
    if (!state || seat === undefined || !this.isAttended) return;
    const stop = nearestStop(stopsOf(state, seat), this.wanted);
    const isLate = type === 'take' && stop === undefined;
    const refusal = refusePlan(state, seat, host.mine) ?? (isLate ? 'not-now' : undefined);
    if (refusal) {
      const text = refusal === 'shared' ? texts.preActions.shared : texts.planLate;
      return liveRegion.say(text, { show: true, isAdvice: true });
    }
    const plan: DrawPlan = type === 'take' ? { type, until: stop! } : { type };
    this.chosen = { plan, seat };
    this.movedIn = undefined;
    liveRegion.say(texts.planChosen(plan), { show: false });
    host.requestUpdate();
  }

  /** The plan's move, if it is the player's turn to draw. */
  private get due(): Seven27Move | undefined {
    const { plan, host } = this;
    const { state, seatNow } = host;
    if (!plan || state?.phase !== 'draw' || state.turn !== seatNow || !this.isAttended)
      return undefined;
    return this.movedIn === state.round ? undefined : planMove(state, seatNow, plan);
  }

  private get isAttended(): boolean {
    const { isPaused, hasConflict, turn } = this.hand;
    return !isPaused && !hasConflict && !turn.isCovered;
  }

  private move(): void {
    const { due, host } = this;
    if (!due) return;
    this.movedIn = host.state!.round;
    // The announcement of the step before has not been spoken yet, so it is repeated before the
    // move.
    host.announcer.say([host.liveRegion.spoken]);
    if (this.act(due)) this.begin();
  }
}
