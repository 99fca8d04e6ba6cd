import type { TemplateResult, html as Html } from 'lit';
import { type TableExtrasWords, tableExtrasEn } from '../../locales/extras/table-en.js';
import type { KitWords } from '../../locales/kit-en.js';
import { seven27HelpEn } from '../../locales/extras/seven27-help-en.js';
import { LONGEST_CUT, cutsOf } from '../../table/cuts.js';
import type { Extras } from '../fetch-extras.js';
import type { Choices } from '../preferences.js';
import type { TableDeal } from '../table-game.js';
import { TABLE_LANGUAGES } from '../language/table-languages.js';
import { fairPanel } from './panel-fair.js';
import { historyPanel, statsPanel } from './panel-figures.js';
import { helpPanel } from './panel-help.js';
import { tableKeys } from './panel-keys.js';
import { paysPanel } from './panel-pays.js';
import type { CutView, PanelsGame, PanelsKit, TablePanels } from './panels.js';
import type { TableScene } from './scene.js';

/** Of what players settle, that which a table has not. */
const CHOICES: Choices = { mirrored: [], tapToMove: [] };

const wordsOf = ({ words: { foreign } }: { readonly words: KitWords }): TableExtrasWords =>
  foreign?.tables ?? tableExtrasEn;

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
    wordsOf(scene),
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
  words: TableExtrasWords,
  { pays, help, words: { foreign } }: Pick<TableScene<never, never>, 'pays' | 'help' | 'words'>,
): unknown =>
  open === 'pays'
    ? pays && paysPanel(html, words, ...pays)
    : help && helpPanel(html, foreign?.help ?? seven27HelpEn, ...help);

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
  const words = wordsOf(scene);
  const names = run.kinds.map((_, seat) => gameWords.seatName(seat));
  switch (panels.open) {
    case undefined:
    case 'menu':
      return undefined;
    case 'fair':
      return fair(html, panels, scene, deal, names, kit);
    case 'history':
      return historyPanel(html, words, names, run, own ?? 0);
    case 'stats':
      return statsPanel(html, words, names, run);
    case 'pays':
    case 'help':
      return gamePanel(html, panels.open, words, scene);
    case 'keys':
      return extras.keySheet(html, scene.words, [], tableKeys(words, game.game));
    case 'settings':
      return extras.settings(html, scene.words, CHOICES, panels.host.preferences, ...kit.store);
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
  extras.speak(host, TABLE_LANGUAGES[game.game.game] ?? {});
  const lie = (
    part: string,
    name: string,
    body: unknown,
    ...acts: (() => void)[]
  ): TemplateResult =>
    html`<div class="overlay" part=${part}>
      ${extras.panel(html, scene.words, name, body, acts)}
    </div>`;
  if (host.torn) {
    const settle = [true, false].map((other) => () => host.settleConflict(other));
    return lie('', 'conflict', '', ...settle);
  }
  const body = bodyOf(html, extras, panels, scene, game, kit);
  if (body) return lie('', panels.open!, body, () => panels.close());
  if (!scene.paused) return undefined;
  return lie('veil', 'pause', '', () => scene.request({ type: 'pause' }));
}
