import '../../../src/elements/game-stats/index.js';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { type GameStats } from '../../../src/elements/game-stats/element.js';
import { type GameRecord } from '../../../src/core.js';
import { HistoryKeeper, MemoryHistory } from '../../../src/storage.js';
import { type Point, centreOf, touchTap } from '../../harness/commands.js';
import { type Attributes, type Stage, makeElement, putInBox } from './mount.js';
import { byPart } from '../../harness/by-part.js';

/** A day in a past year, at half past six in the evening of the reader's clock. */
export const EVENING = new Date(2020, 10, 21, 18, 30).getTime();

/** A FreeCell game that ended this many minutes after that. */
export const played = (n: number, more: Partial<GameRecord> = {}): GameRecord => ({
  id: `game-${n}`,
  game: 'freecell',
  variant: '',
  started: EVENING,
  ended: EVENING + n * 60_000,
  elapsed: 65_000,
  moves: 100,
  outcome: 'won',
  deal: 617,
  ...more,
});

/** A hand of Pai Gow that won this many chips. */
export const hand = (n: number, chips: number): GameRecord =>
  played(n, {
    id: `hand-${n}`,
    game: 'pai-gow',
    outcome: chips > 0 ? 'won' : chips < 0 ? 'lost' : 'push',
    chips,
  });

/** Four FreeCell games, one of them with three cells. */
export const WEEK: readonly GameRecord[] = [
  played(1, { elapsed: 245_000, moves: 1120 }),
  played(2, { outcome: 'lost', elapsed: 30_000, moves: 40, deal: 31_465 }),
  played(3, { elapsed: 125_000, moves: 98, variant: 'cells~3' }),
  played(4, { elapsed: 3_723_000, moves: 131 }),
];

/** A history in memory with these games. */
export async function keeping(...records: readonly GameRecord[]): Promise<HistoryKeeper> {
  const keeper = new HistoryKeeper(new MemoryHistory());
  keeper.add(...records);
  await keeper.flush();
  return keeper;
}

/** Mounts the statistics of a history. */
export async function mountStats(
  keeper: HistoryKeeper | null,
  attributes: Attributes = {},
  stage: Stage = {},
): Promise<GameStats> {
  const stats = makeElement('game-stats', { 'save-key': undefined, ...attributes });
  stats.keeper = keeper;
  putInBox(stats, stage);
  await stats.updateComplete;
  return stats;
}

const all = (stats: GameStats, selector: string): readonly HTMLElement[] => [
  ...stats.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];

export const partsOf = (stats: GameStats, name: string): readonly HTMLElement[] =>
  all(stats, byPart(name));

export function partOf(stats: GameStats, name: string): HTMLElement {
  const [found, ...more] = partsOf(stats, name);
  if (!found || more.length > 0) throw new Error(`${partsOf(stats, name).length} parts ${name}`);
  return found;
}

/** The visible text, with all whitespace as single spaces. */
export const readText = (node: Element): string => node.textContent.replace(/\s+/g, ' ').trim();

/** The figures by their labels. */
export const figures = (stats: GameStats): Readonly<Record<string, string>> =>
  Object.fromEntries(
    partsOf(stats, 'figure').map((figure) => [
      readText(figure.querySelector('dt')!),
      readText(figure.querySelector('dd')!),
    ]),
  );

export const selectOf = (stats: GameStats, name: string): HTMLSelectElement | undefined =>
  (partsOf(stats, 'select') as readonly HTMLSelectElement[]).find((one) => one.name === name);

/** The options of the select. */
export const optionsOf = (stats: GameStats, name: string): readonly string[] =>
  [...(selectOf(stats, name)?.options ?? [])].map((option) => readText(option));

/** The rows of the table as lists of cells. */
export const rowsOf = (stats: GameStats): readonly (readonly string[])[] =>
  all(stats, 'tr').map((row) => [...row.children].map(readText));

export const said = (stats: GameStats): string => readText(partOf(stats, 'status'));

/** Presses the element with this part, with the mouse. */
export async function pressPart(stats: GameStats, name: string): Promise<void> {
  // Firefox's driver can't press an element outside the visible area.
  partOf(stats, name).scrollIntoView({ block: 'center' });
  const { x, y } = centreOf(partOf(stats, name));
  await sendMouse({ type: 'click', position: [x, y] });
  await stats.updateComplete;
}

/** Taps the element with this part. Returns the point. */
export async function tapPart(stats: GameStats, name: string): Promise<Point> {
  partOf(stats, name).scrollIntoView({ block: 'center' });
  const at = centreOf(partOf(stats, name));
  await touchTap(at);
  await stats.updateComplete;
  return at;
}

/** Presses keys at the focus, one after the other. */
export async function pressKeys(stats: GameStats, ...names: readonly string[]): Promise<void> {
  for (const press of names) {
    await sendKeys({ press });
    await stats.updateComplete;
  }
}

/** The text of the focused element. */
export function focusIn(stats: GameStats): string {
  const at = stats.shadowRoot!.activeElement;
  return at ? (at.getAttribute('aria-label') ?? readText(at)) : '';
}

/** Gives a file to the file input, as a browser does after the user has picked one. */
export function pickFile(stats: GameStats, text: string): void {
  const input = stats.shadowRoot!.querySelector('input')!;
  input.files = filesOf(text).files;
  input.dispatchEvent(new Event('change'));
}

export function filesOf(text: string): DataTransfer {
  const data = new DataTransfer();
  data.items.add(new File([text], 'games.json', { type: 'application/json' }));
  return data;
}
