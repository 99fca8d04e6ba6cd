import type { Page } from 'playwright-core';
import { randomFrom } from '../../test/core/support/small-random.js';
import { memoryOf } from '../support/memory.js';
import { WHOLE_GAMES } from '../support/whole-games.js';
import { OTHERS, PLAYED, type SoakPage, type SoakTag, isPatience } from './acts.js';
import { LOOKS, type Look } from './growth.js';
import { Hand } from './hand.js';
import type { Soaked } from './host.js';
import { savedFaults } from './saves.js';

/** The actions on one element before the next one's turn. There are fewer if there is nothing to play. */
const TURN = 20;
const SHORT_TURN = 4;
/** The site plays all but the last moves of a game. Random moves seldom win Pyramid from further back. */
const LEFT = 6;
/** A point of the page outside of all elements. */
const BESIDE = { x: 5, y: 5 };
/** The number of faults after which the run ends. */
const ENOUGH = 20;

export interface Limits {
  readonly seed: number;
  readonly acts: number;
  /** The time to stop, in milliseconds of `performance.now()`. */
  readonly until: number;
}

/** A random player, and the results. */
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

  /** Plays until all actions are done, the time is up, or there are too many faults. */
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

  /** Random play seldom wins, so the site deals a game and plays all but its end. */
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
    // The mouse, the last press and the start of the tab order may keep removed nodes in memory.
    await this.hand.do({ type: 'click', points: [BESIDE] });
    // Waits for timers: a search, an idle worker, an animation.
    await this.page.waitForTimeout(1500);
    this.looks.push({ share, acts: this.count, ...(await memoryOf(this.soaked.cdp)) });
  }
}

/** The page's own `soak`. Code that runs in the page can't use anything else of this file. */
declare const soakOf: () => SoakPage;
