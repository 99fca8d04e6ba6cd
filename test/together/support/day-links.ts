import {
  type Game,
  type Solvable,
  type Save,
  Session,
  daily,
  describeGame,
  share,
  solve,
} from '../../../src/core.js';

/** The automatic moves, all of them off. */
const OFF = { autoFoundation: 'off', autoFinish: false, autoFlip: false };

type AnyGame = Game<object, object, object>;

/** The aids that a game has, all of them off. */
const aidsOff = (rules: AnyGame): object =>
  Object.fromEntries(Object.entries(OFF).filter(([name]) => name in (rules.aids ?? {})));

/** The value of a result that is known to be valid. */
function valueOf<T>(checked: { readonly value: T } | { readonly problem: object }): T {
  if ('problem' in checked) throw new Error(JSON.stringify(checked.problem));
  return checked.value;
}

const rulesOf = (game: Solvable): AnyGame => valueOf(describeGame(game)).rules as AnyGame;

export const dayDeal = async (game: Solvable, day: string, options = {}): Promise<number> =>
  valueOf(await daily(game, options, day));

/** Moves that win a deal, in the game's notation. */
export const wayToWin = (game: Solvable, deal: number, options = {}): readonly string[] =>
  valueOf(solve(game, options, { deal })).moves!;

/** A game with these moves played, as a save. */
export function saveOf(game: Solvable, deal: number, moves: readonly string[], options = {}): Save {
  const session = valueOf(Session.start(rulesOf(game), { deal, options }));
  return { ...session.save(0), moves, at: moves.length, count: moves.length };
}

/** A game with these moves played, as a link. */
export const linkOf = (...[game, ...how]: Parameters<typeof saveOf>): string =>
  valueOf(share(rulesOf(game), saveOf(game, ...how)));

/** A link to the day's game, won. */
export async function wonLink(game: Solvable, day: string, options = {}): Promise<string> {
  const deal = await dayDeal(game, day, options);
  return linkOf(game, deal, wayToWin(game, deal, options), options);
}

/**
 * The winning moves with so many extra moves, each of a card from one cell to another.
 *
 * @param chance a random number from 0 up to 1
 */
export function withDetours(
  moves: readonly string[],
  deal: number,
  count: number,
  chance: () => number,
): readonly string[] {
  const rules = rulesOf('freecell');
  const session = valueOf(Session.start(rules, { deal, options: {} }));
  const [way, played] = [[...moves], [] as string[]];
  let left = count;
  const play = (text: string): void => {
    const move = rules.readMove(session.state, text)!;
    if (session.play(move, { source: 'player', now: 0, aids: aidsOff(rules) }))
      throw new Error(text);
    played.push(text);
  };
  while (way.length > 0) {
    const { piles } = session.state as { readonly piles: Readonly<Record<string, unknown[]>> };
    const cells = ['a', 'b', 'c', 'd'];
    const full = cells.find((_, at) => piles[`cell-${at + 1}`]!.length === 1);
    const free = cells.find((_, at) => piles[`cell-${at + 1}`]!.length === 0);
    if (left > 1 && full && free && chance() < 0.5) {
      play(`${full}${free}`);
      play(`${free}${full}`);
      left -= 2;
    } else play(way.shift()!);
  }
  return played;
}
