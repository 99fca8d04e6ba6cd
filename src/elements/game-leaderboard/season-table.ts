import type { LitElement, TemplateResult } from 'lit';
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
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import { download } from '../base/download.js';
import { isDaily, thrownMessage } from '../base/host-value.js';
import { seasonDay } from '../base/readers-day.js';
import type { Room } from '../controllers/room.js';
import { askServer } from '../together/server-request.js';
import { type BoardEntry, BoardReader, TIMEOUT, boardIn, readBoard } from './board-reader.js';
import { boardFile, localFile } from './season-file.js';
import { seasonTemplate } from './season-view.js';
import { PAGE } from './view.js';
import { type LeaderboardWords, type Status, noTableText } from './words.js';

/** The entries of a request for a file, and the most requests. */
const FILE_PAGE = 100;
const MOST_PAGES = 100;

/** The leaderboard around the season. */
export interface SeasonHost extends Pick<LitElement, 'isConnected' | 'requestUpdate'> {
  readonly room: Room | undefined;
  readonly shown: {
    readonly hasServer: boolean;
    /** The game's `daily`. */
    readonly daily: unknown;
    /** The group's code; empty for everybody. */
    readonly group: string;
  };
  /**
   * Returns the address of a page of a board; `undefined` without a server or a game.
   *
   * @param of a day or a season
   */
  addressOf(of: string, from: number, count: number): string | undefined;
  setStatus(status: Status): void;
}

/** The season's results: those of the server, or without a server the games won in this browser. */
export class SeasonTable {
  private readonly reader: BoardReader;
  /** The first entry that is shown, and the board that it belongs to. */
  private from = 0;
  private board = '';
  private keeper: HistoryKeeper | undefined;
  private unsubscribe: (() => void) | undefined;

  constructor(private readonly host: SeasonHost) {
    this.reader = new BoardReader(host, () => this.address);
  }

  /** Call after each render: loads the board if its address changed, and subscribes to the room's history. */
  follow(): void {
    const { host } = this;
    this.resetPage();
    this.reader.follow();
    const keeper =
      this.season && !host.shown.hasServer && host.isConnected ? this.history : undefined;
    if (keeper === this.keeper) return;
    this.unsubscribe?.();
    this.keeper = keeper;
    this.unsubscribe = keeper?.subscribe(() => host.requestUpdate());
    if (keeper?.isLoaded === false) void keeper.load();
  }

  /** Goes to the first page if the board is another one, or has become shorter than the shown page. */
  private resetPage(): void {
    const board = boardIn(this.address);
    if (board !== this.board || this.from >= (this.reader.board?.total ?? Infinity)) this.from = 0;
    this.board = board;
  }

  reload(): void {
    this.reader.reload();
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
    const isLoading = hasServer ? reader.isLoading : this.history?.isLoaded === false;
    return seasonTemplate({
      ...{ words, season, from: this.from, isLoading },
      ...(hasServer ? { board: reader.board, problem: reader.problem } : { games: this.games }),
      goTo: (place) => {
        this.from = place;
        host.requestUpdate();
      },
      save: () => void this.save(season),
    });
  }

  /**
   * Returns the season as CSV.
   *
   * @throws Error with a `problem` (a rejection) if the server does not answer
   */
  async csv(): Promise<string> {
    const { season, days, host } = this;
    if (season === undefined || !days)
      throw new Error('the leaderboard is in no room with a season');
    const { hasServer, group } = host.shown;
    if (!hasServer) {
      await this.history?.load();
      return localFile(season, days, this.games);
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
      // The byte order mark makes spreadsheets read the file as UTF-8.
      download(
        `season-${season}.csv`,
        new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }),
      );
      host.setStatus(({ leaderboard }) => leaderboard.saved);
    } catch (error) {
      const { problem = { code: 'failed' } } = error as { readonly problem?: Problem };
      host.setStatus((words) => noTableText(words, problem));
    }
  }

  private get address(): string | undefined {
    const { season } = this;
    return season && this.host.addressOf(season, this.from, PAGE);
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
  const signal = AbortSignal.timeout(TIMEOUT);
  const { body, problem } = await askServer(address, undefined, signal).catch((error: unknown) => {
    throw failure({ code: 'server-unreachable', reason: thrownMessage(error) });
  });
  if (problem) throw failure(problem);
  return readBoard(body);
}
