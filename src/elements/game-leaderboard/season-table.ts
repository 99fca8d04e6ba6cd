import type { TemplateResult } from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import { readDaily } from '../../core/history/daily-plan.js';
import type { Day } from '../../core/history/day.js';
import { NO_HISTORY } from '../../core/history/history.js';
import {
  type Season,
  type SeasonGame,
  seasonDays,
  seasonGames,
} from '../../core/history/season.js';
import type { LeaderboardWords } from '../../locales/leaderboard-en.js';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import { download } from '../base/download.js';
import { isDaily, thrownMessage } from '../base/host-value.js';
import { seasonDay } from '../base/readers-day.js';
import type { Room } from '../controllers/room.js';
import { askServer } from '../together/server-request.js';
import { type BoardEntry, BoardReader, boardIn, readBoard } from './board-reader.js';
import { boardFile, ownFile } from './season-file.js';
import { seasonTemplate } from './season-view.js';
import type { Status } from './sending-words.js';
import { PAGE } from './view.js';

/** What a leaderboard shows, whichever day or season it is of. */
export interface Shown {
  /** Whether the page names a server. */
  readonly hasServer: boolean;
  /** The `daily` of the game that it names. */
  readonly daily: unknown;
  /** The code of the group; empty for everybody. */
  readonly group: string;
}

/** What the leaderboard knows. */
export interface SeasonHost {
  readonly isConnected: boolean;
  readonly room: Room | undefined;
  readonly shown: Shown;
  /**
   * The address of a part of a board.
   *
   * @param of a day, or a season
   * @returns `undefined` without a server, or before the game is there
   */
  addressOf(of: string, from: number, count: number): string | undefined;
  say(status: Status): void;
  requestUpdate(): void;
}

/** Entries of a request, and how many requests a file takes at most. */
const FILE_PAGE = 100;
const MOST_PAGES = 100;
const LONGEST_ANSWER = 8000;

/** A season's results: those of a server, or without one what was won in this browser. */
export class SeasonTable {
  private readonly reader = new BoardReader(this);
  private from = 0;
  /** The board that this place is of. */
  private board = '';
  private keeper: HistoryKeeper | undefined;
  private unsubscribe: (() => void) | undefined;

  constructor(private readonly host: SeasonHost) {}

  /** For the reader. */
  get isConnected(): boolean {
    return this.host.isConnected;
  }

  get boardAddress(): string | undefined {
    const { season } = this;
    return season && this.host.addressOf(season, this.from, PAGE);
  }

  requestUpdate(): void {
    this.host.requestUpdate();
  }

  /** After each drawing: asks for what is to be shown, and listens to the room's history. */
  follow(): void {
    const { host } = this;
    this.turnBack();
    this.reader.follow();
    const keeper =
      this.season && !host.shown.hasServer && host.isConnected ? this.history : undefined;
    if (keeper === this.keeper) return;
    this.unsubscribe?.();
    this.keeper = keeper;
    this.unsubscribe = keeper?.subscribe(() => host.requestUpdate());
    if (keeper?.isLoaded === false) void keeper.load();
  }

  /** To the first page, where the table is another one, or ends before the page that is shown. */
  private turnBack(): void {
    const board = boardIn(this.boardAddress);
    if (board !== this.board || this.from >= (this.reader.board?.total ?? Infinity)) this.from = 0;
    this.board = board;
  }

  /** A result was sent, or the page is back. */
  look(): void {
    this.reader.look();
  }

  stop(): void {
    this.reader.stop();
    this.unsubscribe?.();
    this.keeper = this.unsubscribe = undefined;
  }

  template(words: LeaderboardWords): TemplateResult | undefined {
    const { season, days, host, reader } = this;
    if (season === undefined || !days) return undefined;
    const { hasServer } = host.shown;
    const isAsking = hasServer ? reader.isAsking : this.history?.isLoaded === false;
    return seasonTemplate({
      ...{ words, season, from: this.from, isAsking },
      ...(hasServer ? { board: reader.board, problem: reader.problem } : { games: this.games }),
      goTo: (place) => {
        this.from = place;
        host.requestUpdate();
      },
      save: () => void this.save(season),
    });
  }

  /**
   * The season as CSV.
   *
   * @throws Error with a `problem`, as a rejection, where the server does not answer
   */
  async csv(): Promise<string> {
    const { season, days, host } = this;
    if (season === undefined || !days)
      throw new Error('the leaderboard is in no room with a season');
    const { hasServer, group } = host.shown;
    if (!hasServer) {
      await this.history?.load();
      return ownFile(season, days, this.games);
    }
    const entries: BoardEntry[] = [];
    for (let page = 0; page < MOST_PAGES; page++) {
      const address = host.addressOf(season, page * FILE_PAGE, FILE_PAGE);
      if (address === undefined) throw failure({ code: 'no-such-board' });
      const { name, total, ...board } = await readPage(address);
      entries.push(...board.entries);
      if ((page + 1) * FILE_PAGE >= total) return boardFile(season, days, name, group, entries);
    }
    throw failure({ code: 'too-large' });
  }

  private async save(season: Season): Promise<void> {
    const { host } = this;
    try {
      const text = await this.csv();
      // The first character has programs for tables read names as UTF-8.
      download(
        `season-${season}.csv`,
        new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }),
      );
      host.say(({ saved }) => saved);
    } catch (error) {
      const { problem = { code: 'failed' } } = error as { readonly problem?: Problem };
      host.say(({ noTable }) => noTable(problem));
    }
  }

  private get season(): Season | undefined {
    return this.host.room?.season;
  }

  private get days(): readonly Day[] | undefined {
    const days = seasonDays(this.season);
    return 'value' in days ? days.value : undefined;
  }

  private get history(): HistoryKeeper | undefined {
    return this.host.room?.history;
  }

  private get games(): readonly SeasonGame[] {
    const { daily } = this.host.shown;
    const { zone } = readDaily(isDaily(daily) ? daily : true).plan;
    const history = this.history?.history ?? NO_HISTORY;
    return seasonGames(history, this.days ?? [], seasonDay(zone));
  }
}

const failure = (problem: Problem): Error & { readonly problem: Problem } =>
  Object.assign(new Error(problem.code), { problem });

async function readPage(address: string): Promise<ReturnType<typeof readBoard>> {
  const signal = AbortSignal.timeout(LONGEST_ANSWER);
  const { body, problem } = await askServer(address, undefined, signal).catch((error: unknown) => {
    throw failure({ code: 'server-unreachable', reason: thrownMessage(error) });
  });
  if (problem) throw failure(problem);
  return readBoard(body);
}
