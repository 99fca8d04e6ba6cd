import type { Page } from 'playwright-core';
import { randomFrom } from '../../test/core/support/small-random.js';
import { memoryOf } from '../support/memory.js';
import { WHOLE_GAMES } from '../support/whole-games.js';
import { OTHERS, PLAYED, type SoakPage, type SoakTag, isPatience } from './acts.js';
import { LOOKS, type Look } from './growth.js';
import { Hand } from './hand.js';
import type { Soaked } from './host.js';
import { savedFaults } from './saves.js';

/** So many acts on one element, then the next one’s turn; fewer where there is nothing to play. */
const TURN = 20;
const SHORT_TURN = 4;
/** The host plays all but these last moves of a game. Random moves seldom end a Pyramid with more of them left. */
const LEFT = 6;
/** A place of the page where nothing is. */
const BESIDE = { x: 5, y: 5 };
/** How many faults are told of before the rest is left. */
const ENOUGH = 20;

export interface Limits {
  readonly seed: number;
  readonly acts: number;
  /** When to stop, in milliseconds of `performance.now()`. */
  readonly until: number;
}

/** A random player, and what came of it. */
export class Play {
  readonly faults: string[] = [];
  readonly looks: Look[] = [];
  readonly acts = new Map<SoakTag, number>();
  private readonly hand: Hand;
  private readonly random: (below: number) => number;
  private readonly wonGames = Object.entries(WHOLE_GAMES).map(
    ([tag, games]) => [tag, games()] as const,
  );

  constructor(
    private readonly soaked: Soaked,
    private readonly limits: Limits,
  ) {
    this.hand = new Hand(soaked.page, soaked.cdp);
    this.random = randomFrom(limits.seed);
  }

  get count(): number {
    return [...this.acts.values()].reduce((sum, one) => sum + one, 0);
  }

  /** Plays on until all is done, time is up, or too much is wrong. */
  async run(): Promise<void> {
    const { acts, until } = this.limits;
    await this.page.evaluate(() => soakOf().tour());
    for (let round = 0; this.count < acts && performance.now() < until; round++) {
      for (const tag of PLAYED) await this.turn(tag, TURN, round);
      for (const tag of OTHERS) await this.turn(tag, SHORT_TURN, round);
      if (round % 10 === 0) this.faults.push(...(await savedFaults(this.page)));
      await this.lookIfDue();
      if (this.faults.length + this.soaked.messages.length > ENOUGH) return;
    }
    if (this.looks.at(-1)?.acts !== this.count) await this.look(this.count / acts);
  }

  private get page(): Page {
    return this.soaked.page;
  }

  private async turn(tag: SoakTag, acts: number, round: number): Promise<void> {
    await this.ask('turnTo', tag);
    if (isPatience(tag) && round % 5 === 0) await this.nearlyWin(tag, round / 5);
    for (let n = 0; n < acts; n++) {
      if (this.random(15) === 0) await this.ask('call', tag);
      const act = await this.page.evaluate((name) => soakOf().next(name), tag);
      await this.hand.do(act);
      this.acts.set(tag, (this.acts.get(tag) ?? 0) + 1);
    }
    const faults = await this.page.evaluate((name) => soakOf().faults(name), tag);
    this.faults.push(...faults.map((fault) => `after ${this.count} acts: ${fault}`));
  }

  private ask(what: 'turnTo' | 'call', tag: SoakTag): Promise<void> {
    return this.page.evaluate(([name, of]) => soakOf()[name](of), [what, tag] as const);
  }

  /** Few games are won by chance: the host deals one and plays all of it but its end. */
  private nearlyWin(tag: SoakTag, round: number): Promise<void> {
    const games = this.wonGames.find(([name]) => name === tag)![1];
    const { deal, moves } = games[round % games.length]!;
    return this.page.evaluate(
      ([name, game, left]) => soakOf().nearlyWin(name as never, game, left),
      [tag, { deal, moves }, LEFT] as const,
    );
  }

  private async lookIfDue(): Promise<void> {
    const share = LOOKS[this.looks.length];
    if (share !== undefined && this.count >= share * this.limits.acts) await this.look(share);
  }

  private async look(share: number): Promise<void> {
    await this.page.evaluate(() => soakOf().gather());
    // The mouse, the last press and the place that Tab goes on from keep what is long gone.
    await this.hand.do({ type: 'click', points: [BESIDE] });
    // What waits for its time: a search, a worker that is not asked any more, a glide.
    await this.page.waitForTimeout(1500);
    this.looks.push({ share, acts: this.count, ...(await memoryOf(this.soaked.cdp)) });
  }
}

/** The page’s own `soak`: what runs there sees nothing of this file but what it is handed. */
declare const soakOf: () => SoakPage;
