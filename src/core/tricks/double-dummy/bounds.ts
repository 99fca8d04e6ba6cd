import { countBits, nthHighest } from './bits.js';
import { type Board, NO_TRUMP, TOP_OWNER } from './board.js';

/** The number of highest cards of a suit that are all in a set. */
const topRun = (all: number, own: number): number =>
  countBits(all >>> (32 - Math.clz32(all & ~own)));

/** More rounds than a suit has. */
const ANY_NUMBER = 16;

/**
 * Bounds at the start of a trick that need no search. If a bound decides the position, it writes the cards that it
 * depends on to `ranks`, at the index `at` + suit: the position is decided in the same way whoever owns lower cards.
 *
 * "Side suits" are suits other than trumps. Without trumps, all suits are side suits.
 */
export class Bounds {
  at = 0;
  /** Per suit: the rounds that the leader can cash, and then the partner. */
  private readonly own = new Int32Array(4);
  private readonly mate = new Int32Array(4);
  /** Per suit: how many of the highest cards the leader's rounds depend on, and the rounds of both. */
  private readonly ownTop = new Int32Array(4);
  private readonly bothTop = new Int32Array(4);

  constructor(
    private readonly board: Board,
    private readonly ranks: Int32Array,
  ) {}

  /**
   * Whether the leader's side can take that many tricks before the opponents win one.
   *
   * Proof. The leader cashes `own` rounds in each suit, trumps first, then crosses to the partner, who cashes `mate`
   * rounds. Each round is won by the card led: `measure` shows this for ranks, and `safeRounds` that no opponent ruffs.
   * Two things could go wrong on the way.
   *
   * 1. The partner who doesn't lead has only trumps left in a round of a side suit, and must ruff. A player with `t`
   *    trumps, of n cards, spends other cards on at most s rounds of side suits and on max(0, r − t) rounds of trumps, if
   *    s and r rounds are played. There are enough if s ≤ n − max(t, r). `collect` plays no more than that: some rounds
   *    may be left out, whichever they are, because no round makes a later one safe except those of trumps.
   * 2. The partner has to throw a winner away. The partner needs no more than n cards for all rounds, so this only
   *    happens if more than n rounds are counted. Then the partner keeps the card to cross to, and every trick is won.
   */
  takesAtOnce(leader: number, tricks: number, wanted: number): boolean {
    const { board, own, mate } = this;
    const { trump, lengths } = board;
    let canCross = false;
    for (let suit = 0; suit < 4; suit++) {
      this.measure(leader, suit, this.safeRounds(leader, suit));
      canCross ||= mate[suit] !== 0 && lengths[4 * leader + suit]! > own[suit]!;
    }
    if (trump === NO_TRUMP) {
      return (
        this.collect(0, tricks, wanted, false) ||
        (canCross && this.collect(0, tricks, wanted, true))
      );
    }
    const alone = own[trump]!;
    const mates = lengths[4 * (leader ^ 2) + trump]!;
    if (this.collect(alone, tricks - Math.max(mates, alone), wanted, false)) return true;
    const all = alone + mate[trump]!;
    const room = tricks - Math.max(mates, lengths[4 * leader + trump]!, all);
    return canCross && room > 0 && this.collect(all, room, wanted, true);
  }

  /**
   * Whether a side takes that many tricks with its highest trumps, whoever leads.
   *
   * Proof. Take the trumps above all trumps of the other side. A card of them wins its trick for the side, whenever it is
   * played. One partner plays his in as many different tricks.
   */
  takesByTrumps(side: number, wanted: number): boolean {
    const { ranks, at, board } = this;
    const { trump, hands, inPlay } = board;
    if (trump === NO_TRUMP) return false;
    const others = hands[4 * (side ^ 1) + trump]! | hands[4 * (side ^ 3) + trump]!;
    const high = inPlay[trump]! & -(1 << (32 - Math.clz32(others)));
    const one = high & hands[4 * side + trump]!;
    const other = high & hands[4 * (side ^ 2) + trump]!;
    const best = countBits(one) >= countBits(other) ? one : other;
    const count = countBits(best);
    if (count < wanted) return false;
    ranks.fill(0, at, at + 4);
    ranks[at + trump] = nthHighest(best, count, wanted);
    return true;
  }

  /**
   * Whether the opponents win the first trick, whichever suit is led, and take that many tricks.
   *
   * Proof. The owner of the highest card of the suit led plays it, and the leader's partner can't ruff: he has the suit, or
   * no trump. The owner goes on as in `takesAtOnce`, alone. This first trick is one of the rounds counted there. If his
   * partner must ruff because he has only trumps, no side suit is counted, and the owner's highest trumps win by
   * `takesByTrumps`.
   */
  losesAtOnce(leader: number, tricks: number, wanted: number): boolean {
    const { ranks, at, board } = this;
    const { hands, inPlay } = board;
    const winners = this.winnersOfLeads(leader);
    if (winners === 0) return false;
    for (const player of [(leader + 1) & 3, (leader + 3) & 3]) {
      if (winners & (1 << player) && this.roundsAlone(player, tricks) < wanted) return false;
    }
    for (let suit = 0; suit < 4; suit++) {
      const all = inPlay[suit]!;
      let count = hands[4 * leader + suit] === 0 ? 0 : 1;
      for (const player of [(leader + 1) & 3, (leader + 3) & 3]) {
        if (!(winners & (1 << player))) continue;
        count = Math.max(count, topRun(all, hands[4 * player + suit]!));
      }
      ranks[at + suit] = nthHighest(all, countBits(all), count);
    }
    return true;
  }

  /** The opponents (bits) who can win the first trick, one for each suit led. 0 if they can't in every suit. */
  private winnersOfLeads(leader: number): number {
    const { hands, owners, inPlay, trump } = this.board;
    const partner = leader ^ 2;
    const ruffs = trump !== NO_TRUMP && hands[4 * partner + trump] !== 0;
    let winners = 0;
    for (let suit = 0; suit < 4; suit++) {
      if (hands[4 * leader + suit] === 0) continue;
      const owner = owners[suit]![inPlay[suit]!]! >>> TOP_OWNER;
      const isRuffed = ruffs && hands[4 * partner + suit] === 0;
      if (((owner ^ leader) & 1) === 0 || isRuffed) return 0;
      winners |= 1 << owner;
    }
    return winners;
  }

  /** The rounds that a player can cash with the highest cards. */
  private roundsAlone(player: number, tricks: number): number {
    const { inPlay, hands, trump, lengths } = this.board;
    let sum = 0;
    for (let suit = 0; suit < 4; suit++) {
      if (suit === trump) continue;
      const run = topRun(inPlay[suit]!, hands[4 * player + suit]!);
      sum += Math.min(run, this.safeRounds(player, suit));
    }
    if (trump === NO_TRUMP) return sum;
    const run = topRun(inPlay[trump]!, hands[4 * player + trump]!);
    return run + Math.min(sum, tricks - Math.max(run, lengths[4 * (player ^ 2) + trump]!));
  }

  /** Whether the rounds of trumps, and up to `room` of side suits, are that many. If so, notes their cards. */
  private collect(trumps: number, room: number, wanted: number, both: boolean): boolean {
    const { own, mate, ranks, at } = this;
    const { trump } = this.board;
    let plain = 0;
    for (let suit = 0; suit < 4; suit++) {
      if (suit !== trump) plain += own[suit]! + (both ? mate[suit]! : 0);
    }
    if (trumps + Math.min(plain, room) < wanted) return false;
    let sum = trumps;
    if (trump !== NO_TRUMP) this.note(trump, both);
    for (let suit = 0; suit < 4; suit++) {
      if (suit === trump) continue;
      if (!both && sum >= wanted) ranks[at + suit] = 0;
      else this.note(suit, both);
      sum += own[suit]!;
    }
    return true;
  }

  private note(suit: number, both: boolean): void {
    const all = this.board.inPlay[suit]!;
    const top = both ? this.bothTop[suit]! : this.ownTop[suit]!;
    this.ranks[this.at + suit] = nthHighest(all, countBits(all), top);
  }

  /**
   * The rounds of a suit that no opponent can ruff if this player's side leads them.
   *
   * Proof. If the player's highest trumps are as many as each opponent's trumps, they are cashed first, and no opponent
   * has a trump after that. Otherwise an opponent with trumps has to follow suit in all rounds counted. So he never
   * discards from a side suit before his trumps are gone, and has its cards when its rounds are played.
   */
  private safeRounds(player: number, suit: number): number {
    const { trump, lengths, inPlay, hands } = this.board;
    if (trump === NO_TRUMP || suit === trump) return ANY_NUMBER;
    const left = (player + 1) & 3;
    const right = (player + 3) & 3;
    const most = Math.max(lengths[4 * left + trump]!, lengths[4 * right + trump]!);
    if (topRun(inPlay[trump]!, hands[4 * player + trump]!) >= most) return ANY_NUMBER;
    return Math.min(
      lengths[4 * left + trump] === 0 ? ANY_NUMBER : lengths[4 * left + suit]!,
      lengths[4 * right + trump] === 0 ? ANY_NUMBER : lengths[4 * right + suit]!,
    );
  }

  /**
   * Sets the rounds of a suit that the leader can cash, and the partner after them.
   *
   * Proof. A player's highest cards win when led. If they are as many as the longest other hand has cards of the suit, the
   * others have none left after them, so his low cards win too. The partner follows to the leader's rounds with his lowest
   * cards. After them the same holds for the partner's cards.
   */
  private measure(leader: number, suit: number, safe: number): void {
    const { board } = this;
    const { lengths } = board;
    const ownLength = lengths[4 * leader + suit]!;
    const mateLength = lengths[4 * (leader ^ 2) + suit]!;
    const against = Math.max(
      lengths[4 * ((leader + 1) & 3) + suit]!,
      lengths[4 * ((leader + 3) & 3) + suit]!,
    );
    const run = topRun(board.inPlay[suit]!, board.hands[4 * leader + suit]!);
    const longest = Math.max(against, mateLength);
    this.ownTop[suit] = Math.min(run, longest, safe);
    this.bothTop[suit] = this.ownTop[suit]!;
    this.mate[suit] = 0;
    if (run >= longest) {
      this.own[suit] = Math.min(ownLength, safe);
      return;
    }
    this.own[suit] = Math.min(run, safe);
    if (mateLength > run && safe > run) {
      this.measureMate(leader, suit, run, Math.max(against, ownLength), safe);
    }
  }

  private measureMate(
    leader: number,
    suit: number,
    run: number,
    longest: number,
    safe: number,
  ): void {
    const { board } = this;
    const all = board.inPlay[suit]!;
    const rest = run === 0 ? all : all & (nthHighest(all, countBits(all), run) - 1);
    const mateRun = topRun(rest, board.hands[4 * (leader ^ 2) + suit]!);
    const left = board.lengths[4 * (leader ^ 2) + suit]! - run;
    const isEstablished = run + mateRun >= longest;
    const mate = Math.min(isEstablished ? left : Math.min(mateRun, left), safe - run);
    this.mate[suit] = mate;
    this.bothTop[suit] = mate === 0 ? run : Math.min(run + mate, isEstablished ? longest : 16);
  }
}
