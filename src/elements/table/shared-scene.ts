import type { AnnouncingWords, TableDefinition } from './definition.js';
import type { PeopleController } from './people-controller.js';
import type { AnyScene, GameRequest, SharedRequest, TableScene } from './scene.js';
import type { SharedSettings, TableMove, TableState } from './table-game.js';
import type { TableHost } from './host.js';

/** The table that is drawn, with the words and requests of its game. */
interface DrawnTable<
  State extends TableState,
  Move extends TableMove,
  Scene extends AnyScene<State, Move>,
> extends TableHost<State, Move> {
  readonly texts: Scene['gameWords'] & AnnouncingWords<unknown>;
  readonly people: Pick<PeopleController, 'portrait' | 'seated'>;
  readonly request: (request: SharedRequest | GameRequest<Scene>) => void;
}

/** What every table's render knows. Before the first hand it is an empty table. */
export function sharedScene<
  State extends TableState,
  Move extends TableMove,
  Scene extends AnyScene<State, Move>,
>(
  host: DrawnTable<State, Move, Scene>,
  definition: Pick<
    TableDefinition<State, Move, object, SharedSettings, Scene, unknown>,
    'game' | 'faces'
  >,
): TableScene<State, Move, Scene['gameWords'], GameRequest<Scene>> {
  const { inForce, people, hand } = host;
  const view = host.seen ?? hand.emptyTable.view;
  return {
    words: host.words,
    gameWords: host.texts,
    view,
    run: host.run ?? hand.seatedRun,
    hand: hand.seatedRun.hand,
    mine: hand.mine,
    // The overlay shows the connection of an empty table that waits.
    together: host.seen && hand.together,
    own: hand.turn.seat,
    covered: hand.turn.isCovered,
    looks: inForce.isOn('fourColor') ? 'four-color' : '',
    chips: host.denominations.values,
    refusalOf: (move) => definition.game.game.refusal(view, move),
    face: definition.faces.of,
    seated: people.seated,
    portrait: (seat) => people.portrait(seat),
    isCalm: inForce.isOn('calm'),
    motion: inForce.player['motion'],
    paused: host.paused,
    fills: host.fullScreen.fills,
    isRevealing: host.reveal.isRunning,
    onward: host.onward.offers,
    open: host.panels.open,
    offers: host.offered.has,
    request: host.request,
  };
}
