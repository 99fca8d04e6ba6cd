import { bytesToHex } from '@noble/hashes/utils.js';
import type { Refusal } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import type { ClientMessage, TogetherRefusal } from './messages.js';
import type { Connection, Outbox } from './outbox.js';
import type { People } from './people.js';
import type { SeatedPerson } from './person.js';
import type { RandomBytes } from './shuffle-participant.js';
import { SECRET_SIZE } from './shuffle.js';
import type { TablePlay } from './table-play.js';
import { tokenHash } from './table-setup.js';

/** A message that gets an answer. */
export type Request = Extract<ClientMessage, { readonly id: number }>;

/** The time of a request: by the host's clock, and by the table's clock, which stops during a pause. */
export interface Moment {
  readonly now: number;
  readonly time: number;
}

/** Sends a connection the table after its seat changed. */
interface ConnectionUpdates {
  welcome(connection: Connection, token?: string): void;
  showAll(connection: Connection): void;
}

const refuse = (refusal: TogetherRefusal): Refusal => refusal;

/** Handles the requests of people: sitting down, leaving, and everything in between. */
export class Seating {
  constructor(
    private readonly people: People,
    private readonly play: TablePlay,
    private readonly outbox: Outbox,
    private readonly random: RandomBytes,
    private readonly updates: ConnectionUpdates,
  ) {}

  private get stack(): number {
    return this.play.setup.settings.stack;
  }

  /** Handles a request. Returns why it is refused, if it is. */
  handle(connection: Connection, request: Request, moment: Moment): Refusal | undefined {
    if (request.type === 'sit') return this.sit(connection, request.name, request.seat, moment);
    const { person } = connection;
    // A page repeats `leave` if the answer was lost.
    if (!person) return request.type === 'leave' ? undefined : refuse({ code: 'no-seat' });
    switch (request.type) {
      case 'leave':
        this.leave(connection, person, moment);
        return undefined;
      case 'move':
        return this.move(person, request, moment);
      case 'next':
        return this.ready(person, moment);
      case 'rebuy':
        return this.rebuy(person, moment);
      case 'pause':
        this.pause(person, request.on);
        return undefined;
      case 'remove':
        return this.remove(person, request, moment);
      case 'emote':
        return this.emote(person, request, moment);
    }
  }

  private pause(person: SeatedPerson, on: boolean): void {
    const { people } = this;
    if (people.isPauseWanted && !on) {
      // Any of the voters ends the pause for all. People who only wait for a seat don't vote.
      if (!people.pauseVoters.includes(person)) return;
      for (const one of people.all) one.wantsPause = false;
    }
    person.wantsPause = on;
  }

  private sit(
    connection: Connection,
    given: string,
    seat: Seat | undefined,
    moment: Moment,
  ): Refusal | undefined {
    const { people, play } = this;
    const named = this.nameOf(connection, given, moment);
    if ('refused' in named) return named.refused;
    if (play.hasTooManyChanges) return refuse({ code: 'too-often' });
    const { name } = named;
    if (connection.person) return this.sitElsewhere(connection, connection.person, name, seat);
    // The person has sat down in another page meanwhile.
    const own = people.withAccount(connection.account);
    if (own) {
      this.takeOver(connection, own, moment);
      return undefined;
    }
    const free = seat ?? play.freeSeats[0];
    if (free === undefined || !play.isFree(free)) return refuse({ code: 'seat-taken' });
    const { token, hash } = this.tokenFor(connection);
    const isNow = play.isBetweenHands;
    const { account } = connection;
    const standing = isNow ? 'seated' : 'booked';
    const person = people.add({ hash, account }, name, free, standing, play.run.hand);
    person.connect(connection.name);
    // If the person brought the token, they can come back with it.
    person.hasSpoken = token === undefined;
    connection.person = person;
    connection.requests = person.requests;
    if (isNow) play.change({ seat: free, kind: 'human', chips: this.stack });
    this.updates.welcome(connection, token);
    if (isNow) this.updates.showAll(connection);
    play.plan(moment.time);
    return undefined;
  }

  /** The hash of the token for a new seat: the connection's own, or a new one to send, if somebody sits there by that. */
  private tokenFor({ hash }: Connection): { readonly hash: string; readonly token?: string } {
    if (this.people.mayTakeToken(hash)) return { hash };
    const token = bytesToHex(this.random(SECRET_SIZE));
    return { hash: tokenHash(token), token };
  }

  private takeOver(connection: Connection, person: SeatedPerson, { time }: Moment): void {
    this.outbox.seat(connection, person);
    this.play.waitFor(time);
    this.updates.welcome(connection);
    this.updates.showAll(connection);
  }

  /** The name to display. If a site signed the person in, it is the site's name. */
  private nameOf(
    { siteName, person }: Connection,
    given: string,
    moment: Moment,
  ): ReturnType<People['nameFor']> {
    const { people } = this;
    this.freeLostSeat(siteName ?? given, moment);
    return siteName === undefined
      ? people.nameFor(given, person)
      : people.siteNameFor(siteName, person);
  }

  /** Changes the name, or the seat with the same chips. */
  private sitElsewhere(
    connection: Connection,
    person: SeatedPerson,
    name: string,
    seat = person.seat,
  ): Refusal | undefined {
    const { play, updates } = this;
    if (seat !== person.seat) {
      if (!play.isBetweenHands) return refuse({ code: 'hand-runs' });
      if (!play.isFree(seat)) return refuse({ code: 'seat-taken' });
      const chips = play.run.stacks[person.seat] ?? 0;
      play.change({ seat: person.seat, kind: 'bot', chips: this.stack });
      play.change({ seat, kind: 'human', chips });
      person.seat = seat;
      person.firstHand = play.run.hand;
      updates.welcome(connection);
      updates.showAll(connection);
    }
    person.name = name;
    return undefined;
  }

  /** Frees the seat of that name if its token never arrived because the connection was lost. */
  private freeLostSeat(name: string, moment: Moment): void {
    const given = name.trim().toLowerCase();
    const lost = this.people.all.find(
      (one) => !one.hasSpoken && one.presence === 'away' && one.name.toLowerCase() === given,
    );
    if (lost) this.giveUp(lost, moment);
  }

  /** Frees a seat: now, or after the current hand, which a bot plays to its end. */
  giveUp(person: SeatedPerson, { time }: Moment): void {
    const { play } = this;
    play.version++;
    if (person.standing === 'booked' || play.isBetweenHands) return play.vacate(person);
    person.leave();
    if (play.ceremony?.seats.includes(person.seat)) play.voidShuffle([person.seat], time);
    else play.waitFor(time);
  }

  private leave(connection: Connection, person: SeatedPerson, moment: Moment): void {
    connection.person = undefined;
    this.giveUp(person, moment);
    this.updates.welcome(connection);
    this.updates.showAll(connection);
  }

  private remove(
    asking: SeatedPerson,
    { seat, keepOut }: Extract<Request, { readonly type: 'remove' }>,
    moment: Moment,
  ): Refusal | undefined {
    const { people, play, outbox } = this;
    if (!people.isMaker(asking.hash)) return refuse({ code: 'maker-only' });
    const person = people.at(seat);
    if (!person) return refuse({ code: 'no-seat' });
    // Who acts as the maker can't keep out the person who made the table.
    const isKept = keepOut !== undefined;
    if (isKept && person.hash === people.maker) return refuse({ code: 'maker-only' });
    if (person.standing !== 'booked' && !play.isBetweenHands) return refuse({ code: 'hand-runs' });
    const connection = outbox.connections.get(person.connection ?? '');
    if (isKept) this.keepOut(person, connection, keepOut, moment);
    else if (connection) outbox.close(connection, 'removed');
    this.giveUp(person, moment);
    return undefined;
  }

  /** Keeps a person out, by their tokens and their account, and closes all their pages. */
  private keepOut(
    { hash, account }: SeatedPerson,
    connection: Connection | undefined,
    time: number | 'table',
    { now }: Moment,
  ): void {
    const { outbox } = this;
    const { keptOut } = this.people;
    const until = time === 'table' ? Infinity : now + time;
    keptOut.add({ hash, account: account ?? undefined }, until);
    // The page came with another token if the server has sent it the seat's.
    if (connection && connection.hash !== hash) keptOut.add(connection, until);
    for (const one of outbox.connections.values())
      if (one === connection || keptOut.has(one, now)) outbox.close(one, 'kept-out');
  }

  private move(
    person: SeatedPerson,
    message: Extract<Request, { readonly type: 'move' }>,
    { time }: Moment,
  ): Refusal | undefined {
    if (person.standing !== 'seated') return refuse({ code: 'no-seat' });
    if (this.people.isPauseWanted) return refuse({ code: 'table-paused' });
    return this.play.move(person, message, time);
  }

  private ready(person: SeatedPerson, { time }: Moment): Refusal | undefined {
    const { play } = this;
    if (!play.isBetweenHands) return refuse({ code: 'hand-runs' });
    person.isReady = true;
    play.plan(time);
    return undefined;
  }

  private rebuy({ seat }: SeatedPerson, { time }: Moment): Refusal | undefined {
    const { play } = this;
    if (!play.isBetweenHands) return refuse({ code: 'hand-runs' });
    if (play.run.stacks[seat] !== 0) return refuse({ code: 'has-chips' });
    play.change({ seat, brings: this.stack });
    play.plan(time);
    return undefined;
  }

  private emote(
    person: SeatedPerson,
    { emote }: Extract<Request, { readonly type: 'emote' }>,
    { now }: Moment,
  ): Refusal | undefined {
    if (!person.mayEmote(now)) return refuse({ code: 'too-often' });
    this.outbox.sendAll({ type: 'emote', seat: person.seat, emote });
    return undefined;
  }
}
