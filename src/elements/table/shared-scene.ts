import type { Seat } from '../../core/engine/rules.js';
import type { TableRun } from '../../core/table/table-run.js';
import type { TranslatedKitWords } from '../../locales/translations.js';
import type { ControlsController } from '../controllers/controls-controller.js';
import type { FullScreenController } from '../controllers/full-screen.js';
import type { SettingsController } from '../controllers/settings-controller.js';
import type { TableDefinition } from './definition.js';
import type { OnwardController } from './onward-controller.js';
import type { PeopleController } from './people-controller.js';
import type { AnyScene, GameRequest, SharedRequest, TableScene } from './scene.js';
import type { SharedSettings, TableMove, TableState } from './table-game.js';
import type { TogetherParts } from './together-parts.js';
import type { TablePanelController } from './table-panel-controller.js';

/** The table that is drawn. */
export interface SceneHost<State, Scene extends AnyScene<State, never>> {
  readonly words: TranslatedKitWords;
  readonly texts: Scene['gameWords'];
  readonly run: TableRun | undefined;
  /** The hand as far as it is seen. */
  readonly seen: State | undefined;
  readonly hand: {
    readonly mine: readonly Seat[];
    readonly together: TogetherParts | undefined;
    readonly seatedRun: TableRun;
    readonly emptyTable: { readonly view: State };
  };
  readonly turn: { readonly seat: Seat | undefined; readonly isCovered: boolean };
  readonly inForce: SettingsController;
  readonly people: Pick<PeopleController, 'seated' | 'portrait'>;
  readonly paused: boolean;
  readonly offered: Pick<ControlsController, 'has'>;
  readonly fullScreen: Pick<FullScreenController, 'fills'>;
  readonly reveal: { readonly isRunning: boolean };
  readonly onward: Pick<OnwardController, 'offers'>;
  readonly panels: Pick<TablePanelController<never, never>, 'open'>;
  readonly request: (request: SharedRequest | GameRequest<Scene>) => void;
}

/** What every table's render knows. Before the first hand it is an empty table. */
export function sharedScene<
  State extends TableState,
  Move extends TableMove,
  Scene extends AnyScene<State, Move>,
>(
  host: SceneHost<State, Scene>,
  definition: Pick<
    TableDefinition<State, Move, object, SharedSettings, Scene, unknown>,
    'game' | 'faces'
  >,
): TableScene<State, Move, Scene['gameWords'], GameRequest<Scene>> {
  const { inForce, turn, people, hand } = host;
  const view = host.seen ?? hand.emptyTable.view;
  return {
    words: host.words,
    gameWords: host.texts,
    view,
    run: host.run ?? hand.seatedRun,
    hand: hand.seatedRun.hand,
    mine: hand.mine,
    // An empty table that waits shows the connection over it.
    together: host.seen && hand.together,
    own: turn.seat,
    covered: turn.isCovered,
    looks: inForce.isOn('fourColor') ? 'four-color' : '',
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
