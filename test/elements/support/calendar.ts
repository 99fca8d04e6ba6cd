import '../../../src/elements/game-calendar/index.js';
import { sendMouse } from '@web/test-runner-commands';
import type { GameRecord } from '../../../src/core.js';
import type { GameCalendar } from '../../../src/elements/game-calendar/element.js';
import type { HistoryKeeper } from '../../../src/storage.js';
import { centreOf } from '../../harness/commands.js';
import { itIs } from './links.js';
import { type Attributes, type Stage, makeElement, putInBox } from './mount.js';
import { keeping, readText } from './stats.js';
import { byPart } from '../../harness/by-part.js';

/** A Sunday, at noon in UTC. */
export const NOON = '2026-11-22T12:00:00Z';
export const TODAY = '2026-11-22';

/** A daily FreeCell game that ended at noon of that day or of another one. */
export const ofDay = (
  day: string,
  more: Partial<GameRecord> = {},
  ended = Date.parse(`${day}T12:00Z`),
): GameRecord => ({
  ...{ id: `of-${day}`, game: 'freecell', variant: '', elapsed: 60_000, moves: 90 },
  ...{ started: ended - 60_000, ended, outcome: 'won', deal: 617, day },
  ...more,
});

/** Three days won in a row, one won before them, one won later, one begun. */
export const DAYS: readonly GameRecord[] = [
  ofDay('2026-11-16'),
  ofDay('2026-11-17', {}, Date.parse('2026-11-20T09:00Z')),
  ofDay('2026-11-18', { outcome: 'left' }),
  ...['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => ofDay(day)),
];

/** Puts a history's calendar on the page, at noon of a Sunday. */
export async function mountCalendar(
  keeper: HistoryKeeper | null,
  attributes: Attributes = {},
  stage: Stage = {},
): Promise<GameCalendar> {
  itIs(NOON);
  const calendar = makeElement('game-calendar', { 'save-key': undefined, ...attributes });
  calendar.keeper = keeper;
  putInBox(calendar, stage);
  await calendar.updateComplete;
  return calendar;
}

/** Does the same with the days above. */
export const mountDays = async (
  attributes: Attributes = {},
  stage: Stage = {},
): Promise<GameCalendar> =>
  mountCalendar(await keeping(...DAYS), { daily: 'UTC', ...attributes }, stage);

export const partsIn = (calendar: GameCalendar, name: string): readonly HTMLElement[] => [
  ...calendar.shadowRoot!.querySelectorAll<HTMLElement>(byPart(name)),
];

export function partOf(calendar: GameCalendar, name: string): HTMLElement {
  const [found, ...more] = partsIn(calendar, name);
  if (!found || more.length > 0) throw new Error(`${more.length} more parts ${name}`);
  return found;
}

export const dayIn = (calendar: GameCalendar, day: string): HTMLElement =>
  calendar.shadowRoot!.querySelector<HTMLElement>(`[data-day="${day}"]`)!;

/** The accessible name of a day. */
export const labelOf = (calendar: GameCalendar, day: string): string =>
  dayIn(calendar, day).getAttribute('aria-label')!;

/** The visible month. */
export const monthIn = (calendar: GameCalendar): string => readText(partOf(calendar, 'caption'));

/** The current streak and the best one. */
export const streakIn = (calendar: GameCalendar): readonly string[] =>
  partsIn(calendar, 'figure-value').map(readText);

/** The focused day. */
export const focusedIn = (calendar: GameCalendar): string | undefined =>
  (calendar.shadowRoot!.activeElement as HTMLElement | null)?.dataset['day'];

export async function click(calendar: GameCalendar, node: HTMLElement): Promise<void> {
  node.scrollIntoView({ block: 'center' });
  const { x, y } = centreOf(node);
  await sendMouse({ type: 'click', position: [x, y] });
  await calendar.updateComplete;
}
