import type { TemplateResult, html as Html } from 'lit';
import { LONGEST_CUT, cutsOf } from '../../table/cuts.js';
import type { Extras } from '../fetch-extras.js';
import type { Choices } from '../preferences.js';
import type { TableDeal } from '../table-game.js';
import { fairPanel } from './panel-fair.js';
import { historyPanel, statsPanel } from './panel-figures.js';
import { helpPanel } from './panel-help.js';
import { tableKeys } from './panel-keys.js';
import { paysPanel } from './panel-pays.js';
import type { CutView, PanelsGame, PanelsKit, TablePanels } from './panels.js';
import type { TableScene } from './scene.js';

/** Of what players settle, that which a table has not. */
const CHOICES: Choices = { mirrored: [], tapToMove: [] };

/** How this deal can be checked, by whoever looks. */
function fair<View extends CutView, Move>(
  html: typeof Html,
  panels: TablePanels,
  scene: TableScene<View, Move>,
  deal: TableDeal<View>,
  names: readonly string[],
  { dealtAnew }: PanelsKit,
): TemplateResult {
  const { view, own, words, gameWords } = scene;
  const { host } = panels;
  const seed = host.revealSeed();
  const refusal =
    own === undefined ? undefined : scene.refusalOf({ type: 'cut', seat: own, text: '' } as Move);
  return fairPanel(
    html,
    names,
    words.cardName,
    [scene.hand, host.commitment, seed],
    view.seats.map(({ cut }) => cut),
    [
      own === undefined ? '' : refusal && gameWords.refusal(refusal),
      LONGEST_CUT,
      (text) => scene.request({ type: 'cut', text }),
    ],
    [deal.to(view), deal.dice(view), deal.hands],
    panels.checked ? dealtAnew(seed, cutsOf(view), deal.dice(view).length, deal.size) : undefined,
    () => {
      panels.checked = true;
      host.requestUpdate();
    },
  );
}

/** What only one game has. */
const gamePanel = (
  html: typeof Html,
  open: 'pays' | 'help',
  { pays, help }: Pick<TableScene<never, never>, 'pays' | 'help'>,
): unknown =>
  open === 'pays' ? pays && paysPanel(html, ...pays) : help && helpPanel(html, ...help);

/** What stands in the panel that is open. */
function bodyOf<View extends CutView, Move>(
  html: typeof Html,
  extras: Extras,
  panels: TablePanels,
  scene: TableScene<View, Move>,
  { game, deal }: PanelsGame<View>,
  kit: PanelsKit,
): unknown {
  const { run, own, gameWords } = scene;
  const names = run.kinds.map((_, seat) => gameWords.seatName(seat));
  switch (panels.open) {
    case undefined:
    case 'menu':
      return undefined;
    case 'fair':
      return fair(html, panels, scene, deal, names, kit);
    case 'history':
      return historyPanel(html, names, run, own ?? 0);
    case 'stats':
      return statsPanel(html, names, run);
    case 'pays':
    case 'help':
      return gamePanel(html, panels.open, scene);
    case 'keys':
      return extras.keySheet(html, [], tableKeys(game.game));
    case 'settings':
      return extras.settings(html, CHOICES, panels.host.preferences, ...kit.store);
  }
}

/** What lies over a table: the choice between tabs, a panel, the pause; what it takes is handed over. */
export function overlay<View extends CutView, Move>(
  html: typeof Html,
  extras: Extras,
  panels: TablePanels,
  scene: TableScene<View, Move>,
  game: PanelsGame<View>,
  kit: PanelsKit,
): TemplateResult | undefined {
  const { host } = panels;
  const lie = (
    part: string,
    name: string,
    body: unknown,
    ...acts: (() => void)[]
  ): TemplateResult =>
    html`<div class="overlay" part=${part}>${extras.panel(html, name, body, acts)}</div>`;
  if (host.torn) {
    const settle = [true, false].map((other) => () => host.settleConflict(other));
    return lie('', 'conflict', '', ...settle);
  }
  const body = bodyOf(html, extras, panels, scene, game, kit);
  if (body) return lie('', panels.open!, body, () => panels.close());
  if (!scene.paused) return undefined;
  return lie('veil', 'pause', '', () => scene.request({ type: 'pause' }));
}
