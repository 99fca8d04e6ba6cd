import { toJson } from '../engine/json.js';
import { formatSeed } from '../cards/secure-shuffle.js';
import type { Seat } from '../engine/rules.js';
import { type Difference, differenceOf } from './difference.js';
import type { Identity } from './kept-out.js';
import type { ByeReason, HandMessage, Outgoing, ServerMessage } from './messages.js';
import type { Requests, SeatedPerson } from './person.js';
import type { SharedHand } from './shared-hand.js';
import type { SharedMove, SharedRules, SharedState } from './shared-rules.js';

/**
 * How often one page may start to choose a seat. Each start is sent to all pages. A second one allows for a
 * panel closed by mistake.
 */
const MOST_TIMES = 2;

/**
 * Whether the person at a page is choosing a seat. Only one hand waits for them, even if the panel stays
 * open.
 */
export class SeatChoice {
  private isOpen = false;
  private times = 0;
  private wasWaitedFor = false;

  /** Notes that the person starts or stops choosing. */
  set(on: boolean): void {
    if (on && !this.isOpen) this.times++;
    this.isOpen = on;
  }

  /** Called when a hand begins, whether or not the person has chosen. */
  handBegins(): void {
    if (this.isOpen) this.wasWaitedFor = true;
  }

  /** Whether the next hand should wait. */
  get isAwaited(): boolean {
    return this.isOpen && !this.wasWaitedFor && this.times <= MOST_TIMES;
  }
}

/** A connected page, with the token and the account that it connected with. */
export interface Connection extends Identity {
  readonly name: string;
  /** The name from the site that signed the person in. */
  readonly siteName: string | undefined;
  /** The person whose seat it has. */
  person: SeatedPerson | undefined;
  /** The requests of its current or former seat. */
  requests: Requests | undefined;
  readonly choice: SeatChoice;
  /** The last view of a hand that it was sent. */
  seen: { readonly hand: SharedHand; readonly view: SharedState } | undefined;
}

/**
 * The seat whose view a connection gets. A person who got the seat after the hand sees it as a spectator.
 */
const seatOf = ({ person }: Connection, { run }: SharedHand): Seat | undefined =>
  person?.plays(run.hand) ? person.seat : undefined;

const NOTHING: Difference = {};

/** The messages for all connections, in order. Steps are differences to what each connection has seen. */
export class Outbox {
  readonly connections = new Map<string, Connection>();
  private queue: Outgoing[] = [];

  constructor(private readonly rules: SharedRules) {}

  send({ name }: Pick<Connection, 'name'>, message: ServerMessage): void {
    this.queue.push({ to: name, message });
  }

  sendAll(message: ServerMessage): void {
    for (const connection of this.connections.values()) this.send(connection, message);
  }

  /** Whether the next hand should wait for somebody without a seat who is choosing one. */
  get hasChooser(): boolean {
    return [...this.connections.values()].some(({ choice, person }) => choice.isAwaited && !person);
  }

  /** Called when a hand begins. Everybody who is choosing a seat has been waited for. */
  handBegins(): void {
    for (const { choice } of this.connections.values()) choice.handBegins();
  }

  /** Gives a connection the seat of a person who was there before. A page that has the seat now is closed. */
  seat(connection: Connection, person: SeatedPerson): void {
    const old = this.connections.get(person.connection ?? '');
    if (old) this.close(old, 'replaced');
    connection.person = person;
    connection.requests = person.requests;
    person.connect(connection.name);
    person.hasSpoken = true;
  }

  /** Sends the reason, and then nothing more. */
  close(connection: Connection, reason: ByeReason): void {
    this.send(connection, { type: 'bye', reason });
    this.connections.delete(connection.name);
  }

  /**
   * Sends the current hand. If the connection saw the last hand to its end, run and options are differences
   * to it.
   */
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

  /** Sends the last step of the hand to all who follow it. */
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

  /** The view without the parts that a page computes itself. */
  private sent(view: SharedState): SharedState {
    return this.rules.derived?.without(view) ?? view;
  }

  /** A move as a connection may know it: in notation, unless that would leave something out. */
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
