// Compiled, never run: what TypeScript knows of the events of each element, and what it refuses.
import type {
  FreecellGame,
  FreecellGameEventMap,
  FreecellOptions,
} from '../src/games/freecell/index.js';
import type { GolfGame } from '../src/games/golf/index.js';
import type { KlondikeGame, KlondikeOptions } from '../src/games/klondike/index.js';
import type { PaigowOptions, PaigowResults, PaigowTable } from '../src/games/pai-gow/index.js';
import type { PyramidGame, PyramidMove } from '../src/games/pyramid/index.js';
import type {
  Save,
  Seven27Results,
  Seven27Settings,
  Seven27Table,
} from '../src/games/seven-twenty-seven/index.js';
import type { TenDiceMove, TenDiceRace } from '../src/games/ten-dice/index.js';
import type { CardRoom } from '../src/elements/card-room/index.js';
import type { CardLobby, LobbyJoinDetail } from '../src/elements/card-lobby/index.js';
import type { DayChosenDetail, GameCalendar } from '../src/elements/game-calendar/index.js';
import type { Statistics, GameStats } from '../src/elements/game-stats/index.js';

/** Fails to compile where a value is of another type, a wider one too. */
type Same<One, Other> =
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- what is compared are the two functions
  (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? One : never;
const is =
  <Wanted>() =>
  <Given>(value: Same<Given, Wanted>): unknown =>
    value;

interface Elements {
  readonly freecell: FreecellGame;
  readonly golf: GolfGame;
  readonly klondike: KlondikeGame;
  readonly pyramid: PyramidGame;
  readonly paigow: PaigowTable;
  readonly seven27: Seven27Table;
  readonly race: TenDiceRace;
  readonly room: CardRoom;
  readonly stats: GameStats;
  readonly lobby: CardLobby;
  readonly calendar: GameCalendar;
}

/** Listeners as a host writes them. */
export function listen(on: Elements): void {
  on.freecell.addEventListener('game-win', ({ target, currentTarget, detail }) => {
    is<FreecellGame>()(target);
    is<FreecellGame>()(currentTarget);
    is<FreecellOptions>()(detail.options);
    is<'won'>()(detail.outcome);
    is<'none' | 'hint' | 'shown'>()(detail.assisted);
  });
  on.freecell.addEventListener('game-start', ({ detail: { previous } }) => {
    is<Save<FreecellOptions> | undefined>()(previous);
  });
  on.golf.addEventListener('game-lose', ({ detail }) => is<'lost'>()(detail.outcome));
  on.klondike.addEventListener('game-win', ({ detail }) => is<KlondikeOptions>()(detail.options));
  on.pyramid.addEventListener('game-move', ({ detail }) => is<PyramidMove>()(detail.move));
  on.race.addEventListener('game-move', ({ detail }) => is<TenDiceMove>()(detail.move));
  is<'won' | 'lost' | undefined>()(on.race.outcome);
  on.paigow.addEventListener('hand-start', ({ detail }) => is<PaigowOptions>()(detail.options));
  on.paigow.addEventListener('hand-end', ({ target, detail }) => {
    is<PaigowResults | null>()(detail.results);
    is<string | undefined>()(target.revealSeed());
  });
  on.seven27.addEventListener('hand-end', ({ detail }) =>
    is<Seven27Results | null>()(detail.results),
  );
  on.seven27.addEventListener('game-start', ({ detail }) => is<Seven27Settings>()(detail.options));
  on.stats.addEventListener('stats-change', ({ detail }) => {
    is<Statistics | undefined>()(detail.statistics);
  });
  on.lobby.addEventListener('lobby-join', ({ target, detail }) => {
    is<CardLobby>()(target);
    is<LobbyJoinDetail>()(detail);
  });
  on.calendar.addEventListener('day-chosen', ({ target, detail }) => {
    is<GameCalendar>()(target);
    is<DayChosenDetail>()(detail);
  });
  // A listener at a room may get the event of any game.
  on.room.addEventListener('game-win', ({ detail }) => is<object>()(detail.options));
  on.room.addEventListener('click', ({ clientX }) => is<number>()(clientX));
  const heard = ({ detail }: FreecellGameEventMap['game-move']): string => detail.move.from;
  on.freecell.addEventListener('game-move', heard, { once: true });
  on.freecell.removeEventListener('game-move', heard);
  on.freecell.addEventListener('an-event-of-the-page', (event: Event) => event.type);
}
