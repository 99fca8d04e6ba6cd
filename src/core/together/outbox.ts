import { toJson } from '../engine/json.js';
import { formatSeed } from '../cards/secure-shuffle.js';
import type { Seat } from '../engine/rules.js';
import { type Difference, differenceOf } from './difference.js';
import type { HandMessage, Outgoing, ServerMessage } from './messages.js';
import type { SeatedPerson } from './person.js';
import type { Requests } from './requests.js';
import type { SeatChoice } from './seat-choice.js';
import type { SharedHand } from './shared-hand.js';
import type { SharedMove, SharedRules, SharedState } from './shared-rules.js';

/** Somebody who is connected. */
export interface Connection {
  readonly name: string;
  /** The SHA-256 of the token that it came with. */
  readonly hash: string | undefined;
  /** What the site that signed the person in calls them. */
  readonly siteName: string | undefined;
  /** Whose seat it has. */
  person: SeatedPerson | undefined;
  /** What it asked for at the seat that it has, or had. */
  requests: Requests | undefined;
  readonly choice: SeatChoice;
  /** The last that it was sent of a hand. */
  seen: { readonly hand: SharedHand; readonly view: SharedState } | undefined;
}

/** The seat by whose eyes a connection looks at a hand: one that was somebody else's then shows nothing of its own. */
const seatOf = ({ person }: Connection, { run }: SharedHand): Seat | undefined =>
  person?.plays(run.hand) ? person.seat : undefined;

const NOTHING: Difference = {};

/** What goes to connections, in order; steps as differences to what each of them has seen. */
export class Outbox {
  readonly connections = new Map<string, Connection>();
  private queue: Outgoing[] = [];

  constructor(private readonly rules: SharedRules) {}

  send({ name }: Connection, message: ServerMessage): void {
    this.queue.push({ to: name, message });
  }

  sendAll(message: ServerMessage): void {
    for (const connection of this.connections.values()) this.send(connection, message);
  }

  /** Whether the next hand is to wait for somebody without a seat who is choosing one. */
  get hasChooser(): boolean {
    return [...this.connections.values()].some(({ choice, person }) => choice.isAwaited && !person);
  }

  /** A hand begins: whoever is choosing a seat now was waited for. */
  handBegins(): void {
    for (const { choice } of this.connections.values()) choice.handBegins();
  }

  /** The connection is of no more use: it is sent why, and then nothing more. */
  close(connection: Connection, reason: 'replaced' | 'removed' | 'ended'): void {
    this.send(connection, { type: 'bye', reason });
    this.connections.delete(connection.name);
  }

  /** A hand as it stands: what of it the connection does not know from the last one that it saw to the end. */
  sendHand(connection: Connection, hand: SharedHand): void {
    const { seen } = connection;
    const last = seen && seen.hand !== hand && seen.hand.isOver ? seen.hand : undefined;
    const seat = seatOf(connection, hand);
    const view = hand.view(seat);
    const run = differenceOf(last?.ended, hand.run);
    const options = differenceOf(last?.options, hand.options);
    const message: HandMessage = {
      type: 'hand',
      seat: seat ?? null,
      ...(run !== undefined && { run }),
      ...(options !== undefined && { options }),
      view: differenceOf(hand.base, this.sent(view)) ?? NOTHING,
      step: hand.session.at,
      shuffle: hand.dealtBy.shuffle,
      seed: hand.isOver ? formatSeed(hand.dealtBy.seed) : null,
    };
    connection.seen = { hand, view };
    this.send(connection, message);
  }

  /** The hand's last step, to all who look at it. */
  sendStep(hand: SharedHand, by: 'player' | 'bot' | 'auto'): void {
    const { move, automatic } = hand.session.steps.at(-1)!;
    const messages = new Map<SharedState, ServerMessage>();
    for (const connection of this.connections.values()) {
      const { seen } = connection;
      if (seen?.hand !== hand) continue;
      const view = hand.view(seatOf(connection, hand));
      const message = messages.get(seen.view) ?? {
        type: 'step' as const,
        step: hand.session.at,
        moves: [move, ...automatic].map((one) => this.publicMove(view, one)),
        by,
        view: differenceOf(this.sent(seen.view), this.sent(view)) ?? NOTHING,
      };
      messages.set(seen.view, message);
      connection.seen = { hand, view };
      this.send(connection, message);
    }
  }

  /** A view without what its page computes by itself. */
  private sent(view: SharedState): SharedState {
    return this.rules.derived?.without(view) ?? view;
  }

  /** A move as a connection may know it: in notation, where that says all of it. */
  private publicMove(view: SharedState, move: SharedMove): string | object {
    const { rules } = this;
    const known = rules.publicMove(view, move) as object;
    const text = rules.publicNotation(view, move);
    const read = rules.game.readMove(view, text);
    return toJson(read) === toJson(known) ? text : known;
  }

  take(): readonly Outgoing[] {
    const all = this.queue;
    this.queue = [];
    return all;
  }
}
