import type { Refusal } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { LONGEST_NAME, cleanName } from '../table/seat-names.js';
import type { Identity, KeptOut } from './kept-out.js';
import type { TogetherRefusal } from './messages.js';
import { type SavedPerson, SeatedPerson } from './person.js';

/** Checks at compile time that a refusal is one of the protocol. */
const refused = (refusal: TogetherRefusal): Refusal => refusal;

/** A name with a number appended, shortened to the longest allowed name. */
function withNumber(name: string, number: number): string {
  const end = ` ${number}`;
  return cleanName([...name].slice(0, LONGEST_NAME - end.length).join('')) + end;
}

/**
 * The forms by which names are compared. Two names are too alike if one of their forms is equal, at the same
 * place in the list. A server has those that look alike: see `server/src/names.ts`.
 */
export type NameForms = (name: string) => readonly string[];

const lowerCase: NameForms = (name) => [name.toLowerCase()];

/** The people of a table, in the order of their arrival. */
export class People {
  private list: SeatedPerson[] = [];

  /**
   * @param maker the SHA-256 of the token of the table's maker; `null` if the first to sit down becomes the
   * maker
   */
  constructor(
    readonly maker: string | null,
    saved: readonly SavedPerson[],
    readonly keptOut: KeptOut,
    private readonly nameForms: NameForms = lowerCase,
  ) {
    this.list = saved.map((one) => new SeatedPerson(one));
  }

  get all(): readonly SeatedPerson[] {
    return this.list;
  }

  /** The people who are seated and connected. */
  get present(): readonly SeatedPerson[] {
    return this.list.filter(({ isPresent }) => isPresent);
  }

  /**
   * The people who decide about a pause: those seated and present. If there are none, those who booked a
   * seat.
   */
  get pauseVoters(): readonly SeatedPerson[] {
    const here = this.list.filter(({ standing, isPresent }) => standing === 'seated' && isPresent);
    if (here.length > 0) return here;
    return this.list.filter(
      ({ standing, connection }) => standing === 'booked' && connection !== undefined,
    );
  }

  /** Whether all of them want a pause. It continues if the one who wanted it is away. */
  get isPauseWanted(): boolean {
    const isWanted = this.list.some(
      ({ standing, wantsPause }) => standing === 'seated' && wantsPause,
    );
    return isWanted && this.pauseVoters.every(({ wantsPause }) => wantsPause);
  }

  /** The person who has the seat, or has booked it. */
  at(seat: Seat): SeatedPerson | undefined {
    return this.list.find((one) => one.seat === seat);
  }

  /**
   * The person of that account or, without one, with that token. A token counts for nothing if its seat belongs to another account:
   * somebody else has signed in in the same browser.
   */
  withIdentity({ hash, account }: Identity): SeatedPerson | undefined {
    const person = this.withAccount(account);
    if (person) return person;
    const one = this.withToken(hash);
    return account === undefined || one?.account === null ? one : undefined;
  }

  withAccount(account: string | undefined): SeatedPerson | undefined {
    if (account === undefined) return undefined;
    return this.list.find((one) => one.account === account && one.standing !== 'leaving');
  }

  /** The person with that token. A person who is leaving has none any more. */
  withToken(hash: string | undefined): SeatedPerson | undefined {
    return this.list.find((one) => one.hash === hash && one.standing !== 'leaving');
  }

  /**
   * The person who acts as the maker. While a bot plays for the maker, it is the first person who is here.
   */
  private get actingMaker(): SeatedPerson | undefined {
    const stay = this.list.filter(({ standing }) => standing !== 'leaving');
    const maker = this.maker === null ? stay[0] : this.withToken(this.maker);
    const isHere = maker && maker.presence !== 'bot';
    return isHere ? maker : (stay.find(({ presence }) => presence !== 'bot') ?? maker);
  }

  /** Whether the owner of a token may act as the maker. */
  isMaker(hash: string | undefined): boolean {
    return hash !== undefined && (hash === this.maker || hash === this.actingMaker?.hash);
  }

  /** Whether a token or an account belongs to a seat, or the token to the table's maker. */
  isKnown(who: Identity): boolean {
    const isMaker = who.hash !== undefined && who.hash === this.maker;
    return isMaker || this.withIdentity(who) !== undefined;
  }

  /** Whether a token is free, so that a new person may use it. */
  mayTakeToken(hash: string | undefined): hash is string {
    return hash !== undefined && !this.withToken(hash);
  }

  /** The name to display, or why it is refused. */
  nameFor(
    given: string,
    person?: SeatedPerson,
  ): { readonly name: string } | { readonly refused: Refusal } {
    const isLong = [...given.trim()].length > LONGEST_NAME;
    const name = isLong ? '' : cleanName(given);
    if (name === '') return { refused: refused({ code: 'bad-name', most: LONGEST_NAME }) };
    return this.isTaken(name, person) ? { refused: refused({ code: 'name-taken' }) } : { name };
  }

  /** The name of a signed-in person, who can't choose another one. A second “Ann” becomes “Ann 2”. */
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
    const forms = this.nameForms(name);
    return this.list
      .filter((one) => one !== person && one.standing !== 'leaving')
      .some((one) => this.nameForms(one.name).some((form, at) => form === forms[at]));
  }

  /** @param hand the number of the next hand */
  add(
    { hash, account }: { readonly hash: string; readonly account: string | undefined },
    name: string,
    seat: Seat,
    standing: 'booked' | 'seated',
    hand: number,
  ): SeatedPerson {
    const number = 1 + Math.max(0, ...this.list.map((one) => one.number));
    const person = new SeatedPerson({
      ...{ number, hash, account: account ?? null, name, seat, standing, firstHand: hand },
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
