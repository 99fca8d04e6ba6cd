import type { Seat } from '../../../core/engine/rules.js';
import type { LiveRegion } from '../../../elements/controllers/live-region.js';
import { toCall } from '../rules/figures.js';
import {
  type ChosenPreAction,
  type PreAction,
  isInForce,
  preActionMove,
  refusePreAction,
} from '../rules/pre-action.js';
import { type Seven27Move, type Seven27State, chipsOf } from '../rules/state.js';
import type { Seven27Words } from './host.js';

/** The table at which a person chooses in advance. */
export interface PreActionHost {
  /** The hand as the person who looks sees it. */
  readonly state: Seven27State | undefined;
  /** The person who is to act, or looks on. */
  readonly seatNow: Seat | undefined;
  readonly texts: Pick<Seven27Words, 'preActions'>;
  readonly liveRegion: Pick<LiveRegion, 'say' | 'spoken'>;
  readonly updateComplete: Promise<unknown>;
  /** Tells sentences together with what else happened. */
  readonly announcer: { say(sentences: readonly string[]): void };
}

/** What keeps a person from acting now. */
interface PreActionHand {
  readonly isPaused: boolean;
  readonly hasConflict: boolean;
  readonly turn: { readonly isCovered: boolean };
}

/** What the person has chosen to do at the next turn of a betting round: never in the state, nor in a save. */
export class PreActionController {
  private chosen: ChosenPreAction | undefined;

  /** @param act makes a move of the person's, as a press does */
  constructor(
    private readonly host: PreActionHost,
    private readonly hand: PreActionHand,
    private readonly act: (move: Seven27Move) => void,
  ) {}

  /** What is chosen. */
  get action(): PreAction | undefined {
    return this.chosen?.action;
  }

  /** Chooses, or takes the same choice back; says which, or why there is nothing to choose. */
  toggle(action: PreAction): void {
    const { state, seatNow: seat, texts, liveRegion } = this.host;
    const words = texts.preActions;
    if (!state || seat === undefined || !this.isAttended) return;
    const refusal = refusePreAction(state, seat);
    if (refusal) return liveRegion.say(words[refusal], { show: true, isAdvice: true });
    const isOn = action !== this.action;
    this.chosen = isOn ? { action, seat, round: state.round } : undefined;
    liveRegion.say(isOn ? words.chosen(action) : words.none, { show: false });
  }

  /** A step was made: a choice of another round is dropped; one whose turn has come is played after it. */
  settle(): void {
    const { chosen, host } = this;
    if (!chosen) return;
    const { state } = host;
    if (!state || !isInForce(state, chosen)) this.drop();
    else if (state.turn === chosen.seat) void host.updateComplete.then(() => this.play(chosen));
  }

  /** The situation is another one, or the person has turned away. */
  drop(): void {
    const { chosen, host } = this;
    if (!chosen) return;
    this.chosen = undefined;
    const text = host.texts.preActions.dropped(chosen.action);
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
    // It may come to more turns of the round; after a fold, and with all chips in, there are none.
    const isLast = move.type === 'fold' || toCall(state, seatNow) === chipsOf(state, seatNow);
    if (isLast) this.chosen = undefined;
    // What led to it was told just now, and is not heard yet.
    host.announcer.say([host.liveRegion.spoken]);
    this.act(move);
  }
}
