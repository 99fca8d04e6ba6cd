import type { Refusal } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { LONGEST_NAME, cleanName } from '../table/seat-names.js';
import type { TogetherRefusal } from './messages.js';
import { type SavedPerson, SeatedPerson } from './person.js';

/** Keeps the compiler honest: each of these is a `Refusal` of the contract. */
const refused = (refusal: TogetherRefusal): Refusal => refusal;

/** A name with a number behind it, no longer than a name may be. */
function withNumber(name: string, number: number): string {
  const end = ` ${number}`;
  return cleanName([...name].slice(0, LONGEST_NAME - end.length).join('')) + end;
}

/** The people of a table, in the order in which they came. */
export class People {
  private list: SeatedPerson[] = [];

  /** @param maker the SHA-256 of the token of who made the table; `null` where that is the first who sat down */
  constructor(
    private readonly maker: string | null,
    saved: readonly SavedPerson[] = [],
  ) {
    this.list = saved.map((one) => new SeatedPerson(one));
  }

  get all(): readonly SeatedPerson[] {
    return this.list;
  }

  /** Those who sit there and are connected. */
  get present(): readonly SeatedPerson[] {
    return this.list.filter(({ isPresent }) => isPresent);
  }

  /** Whose word a pause is: those who sit there and are present; where nobody of the hand is, those who wait for the next. */
  get asked(): readonly SeatedPerson[] {
    const here = this.list.filter(({ standing, isPresent }) => standing === 'seated' && isPresent);
    if (here.length > 0) return here;
    return this.list.filter(
      ({ standing, connection }) => standing === 'booked' && connection !== undefined,
    );
  }

  /** Whether those who are asked all want a pause; one that somebody wanted who is away now goes on. */
  get wantPause(): boolean {
    const isWanted = this.list.some(
      ({ standing, wantsPause }) => standing === 'seated' && wantsPause,
    );
    return isWanted && this.asked.every(({ wantsPause }) => wantsPause);
  }

  /** Who has the seat, if only from the next hand on. */
  at(seat: Seat): SeatedPerson | undefined {
    return this.list.find((one) => one.seat === seat);
  }

  /** Whose token that is. Who leaves has none any more. */
  withToken(hash: string | undefined): SeatedPerson | undefined {
    return this.list.find((one) => one.hash === hash && one.standing !== 'leaving');
  }

  /** Who acts as the maker: who made the table, or, while a bot plays for that one, the first who is here. */
  private get acting(): SeatedPerson | undefined {
    const stay = this.list.filter(({ standing }) => standing !== 'leaving');
    const maker = this.maker === null ? stay[0] : this.withToken(this.maker);
    const isHere = maker && maker.presence !== 'bot';
    return isHere ? maker : (stay.find(({ presence }) => presence !== 'bot') ?? maker);
  }

  /** Whether the maker's part is that of who has this token. */
  isMaker(hash: string | undefined): boolean {
    return hash !== undefined && (hash === this.maker || hash === this.acting?.hash);
  }

  /** Whether a seat is known by that token, or the table was made with it. */
  isKnown(hash: string | undefined): boolean {
    return hash !== undefined && (hash === this.maker || this.withToken(hash) !== undefined);
  }

  /** Whether somebody could sit under such a token: nobody does. */
  mayTakeToken(hash: string | undefined): hash is string {
    return hash !== undefined && !this.withToken(hash);
  }

  /** The name as it is shown, or why it can't be had. */
  nameFor(
    given: string,
    person?: SeatedPerson,
  ): { readonly name: string } | { readonly refused: Refusal } {
    const isLong = [...given.trim()].length > LONGEST_NAME;
    const name = isLong ? '' : cleanName(given);
    if (name === '') return { refused: refused({ code: 'bad-name', most: LONGEST_NAME }) };
    return this.isTaken(name, person) ? { refused: refused({ code: 'name-taken' }) } : { name };
  }

  /** The name that a site has for a person, who can't choose another: the second “Ann” is “Ann 2”. */
  siteNameFor(
    given: string,
    person?: SeatedPerson,
  ): { readonly name: string } | { readonly refused: Refusal } {
    const name = cleanName(given);
    if (name === '') return { refused: refused({ code: 'bad-name', most: LONGEST_NAME }) };
    const free = [name, ...this.list.map((_, at) => withNumber(name, at + 2))].find(
      (one) => !this.isTaken(one, person),
    );
    return { name: free ?? name };
  }

  private isTaken(name: string, person: SeatedPerson | undefined): boolean {
    return this.list.some(
      (one) =>
        one !== person &&
        one.standing !== 'leaving' &&
        one.name.toLowerCase() === name.toLowerCase(),
    );
  }

  /** @param hand the next one */
  add(
    hash: string,
    name: string,
    seat: Seat,
    standing: 'booked' | 'seated',
    hand: number,
  ): SeatedPerson {
    const number = 1 + Math.max(0, ...this.list.map((one) => one.number));
    const person = new SeatedPerson({
      ...{ number, hash, name, seat, standing, firstHand: hand },
      ...{ hasSpoken: false, isBot: false, isReady: false, wantsPause: false },
      ...{ misses: 0, sitsOut: false, requests: { oldest: 0, answers: [] } },
    });
    this.list.push(person);
    return person;
  }

  remove(person: SeatedPerson): void {
    this.list = this.list.filter((one) => one !== person);
  }

  save(): readonly SavedPerson[] {
    return this.list.map((one) => one.save());
  }
}
