import { bytesToHex } from '@noble/hashes/utils.js';
import type { Refusal } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import type { ClientMessage, TogetherRefusal } from './messages.js';
import type { Connection, Outbox } from './outbox.js';
import type { People } from './people.js';
import type { SeatedPerson } from './person.js';
import type { RandomBytes } from './shuffle-part.js';
import { SECRET_SIZE } from './shuffle.js';
import type { TablePlay } from './table-play.js';
import { tokenHash } from './table-setup.js';

/** A request: a message that is answered. */
export type Request = Extract<ClientMessage, { readonly id: number }>;

/** When a request is done: by the host's clock, and by the table's, which stands still in a pause. */
export interface Moment {
  readonly now: number;
  readonly time: number;
}

/** Shows a connection the table once its seat is another one. */
export interface SeatingHost {
  welcome(connection: Connection, token?: string): void;
  showAll(connection: Connection): void;
}

const refuse = (refusal: TogetherRefusal): Refusal => refusal;

/** What people ask of a table: to come, to go, and what they do at their seats. */
export class Seating {
  constructor(
    private readonly people: People,
    private readonly play: TablePlay,
    private readonly outbox: Outbox,
    private readonly random: RandomBytes,
    private readonly host: SeatingHost,
  ) {}

  private get stack(): number {
    return this.play.setup.settings.stack;
  }

  /** Does what is asked, or says why not. */
  handle(connection: Connection, request: Request, moment: Moment): Refusal | undefined {
    if (request.type === 'sit') return this.sit(connection, request.name, request.seat, moment);
    const { person } = connection;
    // A seat that was given up is sent again where the answer was lost.
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
        return this.remove(person, request.seat, moment);
      case 'emote':
        return this.emote(person, request, moment);
    }
  }

  private pause(person: SeatedPerson, on: boolean): void {
    const { people } = this;
    if (people.wantPause && !on) {
      // A pause that one of them ends is over for all; whoever only waits for a seat is not asked.
      if (!people.asked.includes(person)) return;
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
    if (play.isRestless) return refuse({ code: 'too-often' });
    const { name } = named;
    if (connection.person) return this.sitElsewhere(connection, connection.person, name, seat);
    const free = seat ?? play.freeSeats[0];
    if (free === undefined || !play.isFree(free)) return refuse({ code: 'seat-taken' });
    const isOwn = people.mayTakeToken(connection.hash);
    const token = isOwn ? undefined : bytesToHex(this.random(SECRET_SIZE));
    const hash = token === undefined ? connection.hash! : tokenHash(token);
    const isNow = play.isBetweenHands;
    const person = people.add(hash, name, free, isNow ? 'seated' : 'booked', play.run.hand);
    person.connect(connection.name);
    // Who has brought the token can come back with it.
    person.hasSpoken = token === undefined;
    connection.person = person;
    connection.requests = person.requests;
    if (isNow) play.change({ seat: free, kind: 'human', chips: this.stack });
    this.host.welcome(connection, token);
    if (isNow) this.host.showAll(connection);
    play.plan(moment.time);
    return undefined;
  }

  /** The name that somebody is shown by: the site's, where that has signed the person in. */
  private nameOf(
    { siteName, person }: Connection,
    given: string,
    moment: Moment,
  ): ReturnType<People['nameFor']> {
    const { people } = this;
    this.forget(siteName ?? given, moment);
    return siteName === undefined
      ? people.nameFor(given, person)
      : people.siteNameFor(siteName, person);
  }

  /** Another name, or another seat with the same chips. */
  private sitElsewhere(
    connection: Connection,
    person: SeatedPerson,
    name: string,
    seat = person.seat,
  ): Refusal | undefined {
    const { play, host } = this;
    if (seat !== person.seat) {
      if (!play.isBetweenHands) return refuse({ code: 'hand-runs' });
      if (!play.isFree(seat)) return refuse({ code: 'seat-taken' });
      const chips = play.run.stacks[person.seat] ?? 0;
      play.change({ seat: person.seat, kind: 'bot', chips: this.stack });
      play.change({ seat, kind: 'human', chips });
      person.seat = seat;
      person.firstHand = play.run.hand;
      host.welcome(connection);
      host.showAll(connection);
    }
    person.name = name;
    return undefined;
  }

  /** Frees a seat of that name whose token never arrived: its connection was lost before. */
  private forget(name: string, moment: Moment): void {
    const given = name.trim().toLowerCase();
    const lost = this.people.all.find(
      (one) => !one.hasSpoken && one.presence === 'away' && one.name.toLowerCase() === given,
    );
    if (lost) this.giveUp(lost, moment);
  }

  /** A seat is free again: at once, or once the hand is over that a bot plays for it until then. */
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
    this.host.welcome(connection);
    this.host.showAll(connection);
  }

  private remove(asking: SeatedPerson, seat: Seat, moment: Moment): Refusal | undefined {
    const { people, play, outbox } = this;
    if (!people.isMaker(asking.hash)) return refuse({ code: 'maker-only' });
    const person = people.at(seat);
    if (!person) return refuse({ code: 'no-seat' });
    if (person.standing !== 'booked' && !play.isBetweenHands) return refuse({ code: 'hand-runs' });
    const connection = outbox.connections.get(person.connection ?? '');
    if (connection) outbox.close(connection, 'removed');
    this.giveUp(person, moment);
    return undefined;
  }

  private move(
    person: SeatedPerson,
    message: Extract<Request, { readonly type: 'move' }>,
    { time }: Moment,
  ): Refusal | undefined {
    if (person.standing !== 'seated') return refuse({ code: 'no-seat' });
    if (this.people.wantPause) return refuse({ code: 'table-paused' });
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
