import {
  type Checked,
  type Day,
  type Problem,
  type Season,
  type Verifying,
  beginVerifying,
  linkedGame,
  seasonDays,
  seasonOf,
} from 'baize/core';
import { cleanName, tokenHash } from 'baize/together';
import type { Sent } from './daily-schemas.js';
import type { BoardQuery, DailyStore } from './daily-store.js';
import { type LoadedBoard, boardName } from './boards.js';
import { DayDeals } from './day-deals.js';
import { dayWindow } from './day-window.js';
import type { Entry } from './ranking.js';
import { RefusedNames } from './refused-names.js';
import { Replays } from './replays.js';
import { SeasonBoards, type ShownSeason } from './season-boards.js';

/** An entry as pages see it. The person's hash is left out, so that only their own page recognises it. */
export interface ShownEntry {
  readonly rank: number;
  readonly name: string;
  readonly moves: number;
  readonly elapsed: number | null;
}

export interface ShownBoard {
  readonly day: Day;
  readonly board: string;
  /** Whether results of that day are accepted now. */
  readonly open: boolean;
  readonly total: number;
  readonly from: number;
  readonly entries: readonly ShownEntry[];
  readonly own: ShownEntry | null;
}

/** The answer to a submitted result, without other entries. */
export interface SubmittedResult extends ShownBoard {
  /** The hash of the secret token, with which the page can query its own place. */
  readonly person: string;
}

export interface DailySettings {
  readonly store: DailyStore;
  /** The games with daily boards on this server. */
  readonly boards: readonly LoadedBoard[];
  readonly namesRefused: readonly string[];
  /** Returns milliseconds since 1970. */
  readonly clock: () => number;
}

const shown = (rank: number, { name, moves, elapsed }: Entry): ShownEntry => ({
  ...{ rank, name, moves, elapsed },
});

const isoOf = (time: number): string => new Date(time).toISOString();

/** The results of the days. A result counts only as far as its link proves it. */
export class Daily {
  private readonly deals = new DayDeals();
  private readonly boards: ReadonlyMap<string, LoadedBoard>;
  private readonly refused: RefusedNames;
  private readonly seasons: SeasonBoards;
  private readonly replays = new Replays();

  constructor(private readonly given: DailySettings) {
    this.refused = new RefusedNames(given.namesRefused);
    this.seasons = new SeasonBoards(given.store, given.clock);
    this.boards = new Map(given.boards.map((board) => [board.name, board]));
  }

  /**
   * Accepts a result after replaying its link.
   *
   * @param client the sender's network, whose links are replayed one after the other
   */
  async submit(day: Day, sent: Sent, client: string): Promise<Checked<SubmittedResult>> {
    const isOpen = this.checkDay(day);
    if ('problem' in isOpen) return isOpen;
    const name = this.checkName(sent.name);
    if ('problem' in name) return name;
    if (sent.assisted !== 'none') return { problem: { code: 'assisted', got: sent.assisted } };
    const proved = await this.prove(day, sent.link, client);
    if ('problem' in proved) return proved;
    const { board, moves } = proved.value;
    const person = tokenHash(sent.token);
    const { store, clock } = this.given;
    const { elapsed = null, group = '' } = sent;
    const entry = { person, name: name.value, moves, elapsed, at: clock(), group };
    if (group !== '') await this.moveResultsToGroup(day, board, entry);
    await store.put(`${day} ${board}`, entry);
    this.seasons.resultAdded(day, board, group);
    const answer = await this.show(day, board, { group: '', from: 0, count: 0, person });
    return 'problem' in answer ? answer : { value: { ...answer.value, person } };
  }

  /** Reads a page of a day's board. */
  async read(
    day: Day,
    game: string,
    options: unknown,
    query: BoardQuery,
  ): Promise<Checked<ShownBoard>> {
    const board = this.nameOf(game, options);
    return 'problem' in board ? board : this.show(day, board.value, query);
  }

  /** Reads a page of a week's board, the sum of its days' boards. */
  async readSeason(
    season: Season,
    game: string,
    options: unknown,
    query: BoardQuery,
  ): Promise<Checked<ShownSeason>> {
    const board = this.nameOf(game, options);
    return 'problem' in board ? board : this.seasons.read(season, board.value, query);
  }

  /** Deletes everything that the owner of a token has sent. */
  async forget(token: string): Promise<Checked<{ readonly removed: number }>> {
    const removed = await this.given.store.forget(tokenHash(token));
    if (removed > 0) this.seasons.clear();
    return { value: { removed } };
  }

  /** Moves a person's earlier results of the week into the group that they joined. */
  private async moveResultsToGroup(
    day: Day,
    board: string,
    { person, name, group }: Entry,
  ): Promise<void> {
    const days = seasonDays(seasonOf(day));
    if ('problem' in days) return;
    const { store } = this.given;
    for (const other of days.value) {
      const whole = `${other} ${board}`;
      const { own } = await store.read(whole, { group: '', from: 0, count: 0, person });
      if (!own || own.entry.group === group) continue;
      await store.put(whole, { ...own.entry, name, group });
      this.seasons.resultAdded(other, board, own.entry.group);
    }
  }

  /** The name of a board on this server. */
  private nameOf(game: string, options: unknown): Checked<string> {
    const known = this.boardOf(game);
    const name = known ? boardName(known.description, options) : { value: game };
    if ('problem' in name) return name;
    const board = this.knownBoard(name.value);
    return 'problem' in board ? board : name;
  }

  private async show(day: Day, board: string, query: BoardQuery): Promise<Checked<ShownBoard>> {
    const window = dayWindow(day);
    if ('problem' in window) return window;
    const { total, entries, own } = await this.given.store.read(`${day} ${board}`, query);
    const now = this.given.clock();
    return {
      value: {
        ...{ day, board, total, from: query.from },
        open: now >= window.value.opens && now < window.value.closes,
        entries: entries.map((entry, at) => shown(query.from + at + 1, entry)),
        own: own ? shown(own.rank, own.entry) : null,
      },
    };
  }

  private checkDay(day: Day): Checked<true> {
    const window = dayWindow(day);
    if ('problem' in window) return window;
    const { opens, closes } = window.value;
    const now = this.given.clock();
    if (now < opens) return { problem: { code: 'day-ahead', day, opens: isoOf(opens) } };
    if (now >= closes) return { problem: { code: 'day-over', day, closed: isoOf(closes) } };
    return { value: true };
  }

  private checkName(given: string): Checked<string> {
    const name = cleanName(given);
    if (name === '') return { problem: { code: 'bad-name' } };
    return this.refused.has(name) ? { problem: { code: 'name-refused' } } : { value: name };
  }

  /** Any of the boards of a game. */
  private boardOf(game: string): LoadedBoard | undefined {
    return this.given.boards.find(({ description }) => description.name === game);
  }

  private knownBoard(name: string): Checked<LoadedBoard> {
    const board = this.boards.get(name);
    return board ? { value: board } : this.noBoard(name);
  }

  private noBoard(name: string): { readonly problem: Problem } {
    const accepted = [...this.boards.keys()].join(', ');
    return { problem: { code: 'no-such-board', got: name.slice(0, 100), accepted } };
  }

  /** Reads a link of a game with boards here, without its moves. */
  private open(link: string): Checked<Verifying> {
    const game = linkedGame(link);
    if ('problem' in game) return game;
    const board = this.boardOf(game.value);
    if (!board) return this.noBoard(game.value);
    return beginVerifying(link, { game: board.game, most: board.description.longestLink });
  }

  /**
   * What the link proves: a win of the day's deal in a game with boards here. Its moves are replayed last, because that
   * takes long.
   */
  private async prove(
    day: Day,
    link: string,
    client: string,
  ): Promise<Checked<{ readonly board: string; readonly moves: number }>> {
    const opened = this.open(link);
    if ('problem' in opened) return opened;
    const { game, options, deal, replay } = opened.value;
    const name = this.nameOf(game, options);
    if ('problem' in name) return name;
    const board = this.knownBoard(name.value);
    if ('problem' in board) return board;
    const wanted = await this.deals.find(board.value, day);
    if ('problem' in wanted) return wanted;
    if (deal !== wanted.value)
      return { problem: { code: 'other-deal', day, got: deal ?? 'a deck or a position' } };
    const proof = await this.replays.run(client, replay);
    if ('problem' in proof) return proof;
    const { won, moves, automatic } = proof.value;
    if (!won) return { problem: { code: 'not-won' } };
    return { value: { board: name.value, moves: moves + automatic } };
  }
}
