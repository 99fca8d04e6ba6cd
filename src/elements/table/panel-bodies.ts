import { type TemplateResult, html } from 'lit';
import { parseSeed } from '../../core/cards/secure-shuffle.js';
import { FACE_DOWN } from '../../core/cards/card.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import { type RecomputedDeal, recomputeDeal } from '../../core/table/check-deal.js';
import { cutsOf } from '../../core/table/cuts.js';
import { type KeptTable, NO_TABLES } from '../../core/table/kept-tables.js';
import { peopleAt } from '../../core/table/seats.js';
import { keyRows } from '../../locales/words.js';
import { keySheet } from '../ui/key-sheet.js';
import { TABLE_CHOICES } from '../controllers/preferences.js';
import { settings } from '../ui/settings.js';
import { historyTemplate, peopleFigures, sheetTemplate, statsPanel } from './panel-figures.js';
import { type PlayerCut, fairPanel } from './panel-fair.js';
import { handKey, handPanel, logTemplate } from './panel-hand.js';
import { storyOf } from './hand-story.js';
import { adoptStyles } from '../base/adopt-styles.js';
import { tableHelpStyles, paysPanel } from './panel-help.js';
import { peoplePanel } from './panel-people.js';
import { scrollTemplate } from './panel-rows.js';
import { type PanelWords, panelWords } from './panel-words.js';
import type { CutView, PanelSource } from './panel-source.js';
import type { TableMove } from './table-game.js';
import type { TablePanel, TableScene } from './scene.js';

const wordsOf = <View, Move>({ words }: TableScene<View, Move>): PanelWords => panelWords(words);

const namesOf = <View, Move>({ run, gameWords }: TableScene<View, Move>): readonly string[] =>
  run.kinds.map((_, seat) => gameWords.seatName(seat));

/** Computes the whole deal again. */
function computeAnew<View extends CutView, Move extends TableMove>(
  { scene: { view }, definition }: PanelSource<View, Move>,
  seed: string | undefined,
): RecomputedDeal | undefined {
  const parsed = parseSeed(seed);
  if ('problem' in parsed) return undefined;
  const { deal } = definition.game;
  return recomputeDeal(parsed.value, cutsOf(view), deal.dice(view).length, deal.size);
}

/**
 * The cut of the person whose turn it is. If that person can't cut, of another one at the device who can, as
 * a dealer has no turn before the deal.
 */
function playerCut<View, Move>(scene: TableScene<View, Move>, names: readonly string[]): PlayerCut {
  const { own, mine: people, gameWords, request } = scene;
  const refusalAt = (seat: Seat): Refusal | undefined =>
    scene.refusalOf({ type: 'cut', seat, text: '' } as Move);
  if (own === undefined) return { name: '', refusal: '', cut: () => undefined };
  const seat = [own, ...people].find((one) => !refusalAt(one)) ?? own;
  const refusal = refusalAt(seat);
  return {
    name: people.length > 1 ? names[seat]! : '',
    refusal: refusal && gameWords.refusal(refusal),
    cut: (text) => request({ type: 'cut', seat, text }),
  };
}

/** The players whose cards were not shown, and are hidden from the viewer. */
const hiddenNames = ({ seats }: CutView, names: readonly string[]): readonly string[] =>
  names.filter((_, seat) => seats[seat]!.cards?.includes(FACE_DOWN));

/** The check of this deal, for the viewer. */
function fairBody<View extends CutView, Move extends TableMove>(
  source: PanelSource<View, Move>,
): TemplateResult {
  const { panels, scene, definition } = source;
  const { game } = definition;
  const { view } = scene;
  const { commitment } = panels.host;
  const seed = panels.host.revealSeed();
  const names = namesOf(scene);
  return fairPanel({
    words: wordsOf(scene),
    names,
    hand: {
      hand: scene.hand,
      commitment,
      seed,
      cuts: view.seats.map(({ cut }) => cut),
      dealt: game.deal.to(view),
      dice: game.deal.dice(view),
      hands: game.deal.hands,
    },
    own: playerCut(scene, names),
    hidden: panels.isRevealed ? [] : hiddenNames(view, names),
    reveal: () => panels.reveal(),
    anew: panels.checked ? computeAnew(source, seed) : undefined,
    check: () => panels.check(),
  });
}

/** What a side bet pays, if the game has one. */
const paysBody = <View, Move>(scene: TableScene<View, Move>): unknown =>
  scene.pays && paysPanel(wordsOf(scene), scene.pays);

/** How the game is played, if it has help. */
function helpBody<View extends CutView, Move extends TableMove>({
  scene,
  help,
  panels,
}: PanelSource<View, Move>): unknown {
  const root = panels.host.shadowRoot;
  if (root) adoptStyles(root, tableHelpStyles);
  const own = help?.help(scene);
  return own && scrollTemplate(own.label, html`<div class="help">${own.body}</div>`);
}

/** The source for the hands of an earlier table, with the names of its players. */
function sourceAt<View extends CutView, Move extends TableMove>(
  source: PanelSource<View, Move>,
  at: KeptTable,
): PanelSource<View, Move> {
  const gameWords = source.panels.host.textsAt(at.run);
  return { ...source, at, scene: { ...source.scene, run: at.run, gameWords } };
}

/** The hands of a table. Those that were kept completely can be opened. */
function tableHands<View extends CutView, Move extends TableMove>(
  { scene, panels }: PanelSource<View, Move>,
  { past, seat, table }: { past: KeptTable['past']; seat: Seat; table?: number },
): unknown {
  const panel = { words: wordsOf(scene), names: namesOf(scene), run: scene.run };
  const openable = {
    hands: past.map(({ hand }) => hand),
    keyOf: (hand: number) => handKey({ hand, table }),
    open: (hand: number) => panels.turnTo({ hand, table, at: 0 }),
  };
  return scene.run.match ? sheetTemplate(panel, openable) : historyTemplate(panel, seat, openable);
}

/** The hands of this table and earlier ones, or the one that is opened. */
function historyBody<View extends CutView, Move extends TableMove>(
  source: PanelSource<View, Move>,
): TemplateResult {
  const { panels, scene } = source;
  const { page } = panels;
  const { past = [], earlier = NO_TABLES } = panels.host.hand.history ?? {};
  const opened = earlier.tables[page?.table ?? -1];
  const hand = page && handPanel(opened ? sourceAt(source, opened) : source, page);
  if (hand) return hand;
  const words = wordsOf(scene);
  const before = earlier.tables.map((at, table) => {
    const [seat = 0] = peopleAt(at.run.kinds);
    return html`<h3 part="panel-heading">${words.tablePanels.history.earlier}</h3>
      ${tableHands(sourceAt(source, at), { past: at.past, seat, table })}`;
  });
  return scrollTemplate(
    words.table.menu.history,
    html`${tableHands(source, { past, seat: scene.own ?? 0 })} ${before.reverse()}`,
  );
}

/** The log of the current hand, and of its end as far as it is revealed. */
function logBody<View extends CutView, Move extends TableMove>(
  source: PanelSource<View, Move>,
): TemplateResult {
  const { scene } = source;
  const story = storyOf(source, scene.hand, !scene.isRevealing);
  const { log } = wordsOf(scene).tablePanels.hands;
  return scrollTemplate(log, logTemplate(log, story, story.length - 1));
}

/** The question before the hands so far are deleted. */
export function askBody<View, Move>(
  asked: 'new' | 'forget',
  scene: TableScene<View, Move>,
): TemplateResult {
  const { newTable, newGame, forget } = wordsOf(scene).tablePanels;
  const isNew = asked === 'new';
  return html`<p>${isNew ? (scene.run.match ? newGame : newTable) : forget}</p>`;
}

/** The controls that have a key. */
const KEYED_CONTROLS = { h: 'hint', l: 'log', '?': 'keys' };

/** The panels that are filled here. A shared table fills its own. */
export type FilledPanel = Exclude<
  TablePanel,
  'menu' | 'replay' | 'new' | 'forget' | 'sit' | 'emotes' | 'leave' | 'remove' | 'keep-out'
>;

/** The sheet of keys: the game's own, then those of all tables. */
function keysBody<View extends CutView, Move extends TableMove>({
  scene,
  help,
}: PanelSource<View, Move>): TemplateResult {
  const { keyNext, keyLog, keyFullScreen, keyClose, keyKeys } = wordsOf(scene).tablePanels;
  const shared = keyRows(keyNext, keyLog, keyFullScreen, keyClose, keyKeys);
  const controls = { controls: KEYED_CONTROLS, has: scene.offers };
  return keySheet(scene.words, [], controls, [...(help?.keys(scene) ?? []), ...shared]);
}

/** The hands of a shared table are the server's, so this browser can't delete them. */
const mayForget = <View, Move>({ offers, together }: TableScene<View, Move>): boolean =>
  offers('forget') && !together;

/** The content of a panel. */
export function panelBody<View extends CutView, Move extends TableMove>(
  open: FilledPanel,
  source: PanelSource<View, Move>,
): unknown {
  const { panels, scene } = source;
  const { run } = scene;
  const words = wordsOf(scene);
  const names = namesOf(scene);
  switch (open) {
    case 'people':
      return peoplePanel({ words, scene, player: panels.host.inForce.player });
    case 'fair':
      return fairBody(source);
    case 'history':
      return historyBody(source);
    case 'log':
      return logBody(source);
    case 'stats':
      return statsPanel({ words, names, run }, peopleFigures(source), {
        history: panels.host.hand.history!,
        forget: mayForget(scene) ? () => panels.toggle('forget') : undefined,
      });
    case 'pays':
      return paysBody(scene);
    case 'help':
      return helpBody(source);
    case 'keys':
      return keysBody(source);
    case 'settings':
      return settings(scene.words, TABLE_CHOICES, panels.host);
  }
}

export { tablePanelStyles } from './panel-styles.js';
