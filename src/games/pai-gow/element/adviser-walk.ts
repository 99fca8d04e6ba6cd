import type { Card } from '../../../core/cards/card.js';
import { keyOf } from '../../../elements/base/keys.js';
import type { PaigowHost } from './host.js';

/** Lays two cards in front, by the presses that a player would need. */
export function lay({ arrangement, request }: PaigowHost, front: readonly Card[]): void {
  const { front: before } = arrangement;
  const back = before.filter((card) => !front.includes(card));
  const forth = front.filter((card) => !before.includes(card));
  for (const card of [...back, ...forth]) request({ type: 'card', card });
}

/** From row to row by the arrows. */
export function walkRows(event: KeyboardEvent): void {
  const body = event.currentTarget as HTMLElement;
  const rows = [...body.querySelectorAll<HTMLElement>('button')];
  const at = rows.indexOf(event.target as HTMLElement);
  const steps: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowUp: rows[at - 1],
    ArrowDown: rows[at + 1],
    Home: rows[0],
    End: rows.at(-1),
  };
  const key = keyOf(event);
  if (at < 0 || !Object.hasOwn(steps, key)) return;
  event.preventDefault();
  const to = steps[key];
  if (!to) return;
  for (const row of rows) row.tabIndex = row === to ? 0 : -1;
  to.focus();
}
