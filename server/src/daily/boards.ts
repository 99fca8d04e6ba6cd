import {
  type Checked,
  type Day,
  LAST_DEAL,
  SOLVABLE_GAMES,
  type Solvable,
  type SolvableDescriptor,
  dayNumber,
  describeGame,
  writeOptions,
} from 'baize/core';
import {
  type PatienceRules,
  loadPatience,
  ownPatience,
  patienceNames,
  rulesProblemInWords,
} from 'baize/patience';
import { OptionError } from '../option-error.js';

/** A game with daily boards: one of the kit's by its name, or one's own by its rules. */
export interface DailyBoard {
  /** The name of a game of the kit: `freecell`, `forty-thieves`. */
  readonly game?: string;
  /** The rules of a game of one's own, in the place of `game`. */
  readonly rules?: PatienceRules;
  /** The rule options, as the game's element has them. Default: the game's own. */
  readonly options?: object;
  /** Deal numbers chosen by the host, by day. Other days have the deal that Baize finds for them. */
  readonly deals?: Readonly<Record<Day, number>>;
}

/** A daily board whose game has been loaded. */
export interface LoadedBoard {
  /** The name of the board, which distinguishes games by their rules: `freecell`, `freecell.cells~3`. */
  readonly name: string;
  readonly game: Solvable;
  readonly description: SolvableDescriptor;
  readonly options: object;
  readonly deals: Readonly<Record<Day, number>>;
}

/** The names of all games that can have boards. */
export const BOARD_GAMES: readonly string[] = [...new Set([...SOLVABLE_GAMES, ...patienceNames])];

/** The name of a board of a game with these options. */
export function boardName(
  { name, options: all, rules }: SolvableDescriptor,
  options: unknown = {},
): Checked<string> {
  const checked = all.check(options);
  if ('problem' in checked) return checked;
  const text = writeOptions(rules, checked.value);
  if ('problem' in text) return text;
  return { value: text.value === '' ? name : `${name}.${text.value}` };
}

/** Loads the games of boards from a program or a file, which may be any values. @throws OptionError */
export const loadBoards = (boards: readonly DailyBoard[]): Promise<readonly LoadedBoard[]> =>
  Promise.all(boards.map(loadBoard));

async function loadBoard(board: DailyBoard): Promise<LoadedBoard> {
  const { options = {}, deals = {} } = board;
  const game = board.rules === undefined ? await gameNamed(board.game) : ownGame(board);
  const described = describeGame(game);
  if ('problem' in described) throw noSuchGame(board.game);
  const name = boardName(described.value, options);
  if ('problem' in name)
    throw new OptionError(
      `daily has ${described.value.name} with options that cannot be used: ${JSON.stringify(name.problem)}`,
    );
  for (const [day, deal] of Object.entries(deals))
    if ('problem' in dayNumber(day) || !Number.isInteger(deal) || deal < 1 || deal > LAST_DEAL)
      throw new OptionError(
        `daily has the deal ${deal} for ${day}; one is a number from 1 to ${LAST_DEAL} for a day as 2026-11-22`,
      );
  return { name: name.value, game, description: described.value, options, deals };
}

const noSuchGame = (name: unknown): OptionError =>
  new OptionError(`daily has ${String(name)}; it can have ${BOARD_GAMES.join(', ')}`);

async function gameNamed(name: unknown): Promise<Solvable> {
  const solvable = SOLVABLE_GAMES.find((known) => known === name);
  if (solvable) return solvable;
  const loaded = await loadPatience(String(name));
  if ('problem' in loaded) throw noSuchGame(name);
  return loaded.value;
}

function ownGame({ game, rules }: DailyBoard): Solvable {
  if (game !== undefined)
    throw new OptionError(`daily has ${game} with rules; a board has either game or rules`);
  const own = ownPatience(rules);
  if ('value' in own) return own.value;
  throw new OptionError(`daily has rules that cannot be used: ${rulesProblemInWords(own.problem)}`);
}
