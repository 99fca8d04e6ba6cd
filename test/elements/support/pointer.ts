import { sendMouse } from '@web/test-runner-commands';
import type { AnyGame } from './game.js';
import { type Point, centreOf, doubleClick, touch } from '../../harness/commands.js';
import { place } from './board.js';
import { afterTest } from './mount.js';

/** A card's code, a pile's id, a node, or a point on the page. */
export type Spot = string | Element | Point;

/** Where a player would take hold of it: a covered card shows only its upper edge. */
function grip(node: Element): Point {
  const { x, y } = centreOf(node);
  const box = node.getBoundingClientRect();
  const covered = node.getRootNode() as ShadowRoot;
  const onTop = covered.elementFromPoint(x, y);
  if (onTop && node.contains(onTop)) return { x, y };
  return { x, y: Math.round(box.top + 5) };
}

export function pointOf(game: AnyGame, spot: Spot): Point {
  if (typeof spot === 'string') return grip(place(game, spot));
  if (spot instanceof Element) return grip(spot);
  return { x: Math.round(spot.x), y: Math.round(spot.y) };
}

export const moveTo = ({ x, y }: Point): Promise<void> =>
  sendMouse({ type: 'move', position: [x, y] });

/** Presses the button on a spot and drags it to another, without releasing it. */
export async function dragTo(game: AnyGame, from: Spot, to: Spot, steps = 3): Promise<void> {
  const [start, end] = [pointOf(game, from), pointOf(game, to)];
  await moveTo(start);
  await sendMouse({ type: 'down' });
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    await moveTo({
      x: Math.round(start.x + (end.x - start.x) * share),
      y: Math.round(start.y + (end.y - start.y) * share),
    });
  }
}

export const letGo = async (game: AnyGame): Promise<void> => {
  await sendMouse({ type: 'up' });
  await game.updateComplete;
};

export async function drag(game: AnyGame, from: Spot, to: Spot): Promise<void> {
  await dragTo(game, from, to);
  await letGo(game);
}

export async function press(game: AnyGame, spot: Spot): Promise<void> {
  const { x, y } = pointOf(game, spot);
  await sendMouse({ type: 'click', position: [x, y] });
  await game.updateComplete;
}

/** A double click as one command to the driver: two separate clicks are too far apart. */
export async function doublePress(game: AnyGame, spot: Spot): Promise<void> {
  await doubleClick(pointOf(game, spot));
  await game.updateComplete;
}

/** Two taps as one command. */
export async function doubleTap(game: AnyGame, spot: Spot): Promise<void> {
  const at = pointOf(game, spot);
  const touches = [touch('start', at), touch('end'), touch('start', at), touch('end')];
  await Promise.all(touches);
  await game.updateComplete;
}

/** Selects the whole page, with text above and below its game, as Ctrl+A does. */
export function selectPage(): void {
  const [above, below] = ['above', 'below'].map((text) => {
    const node = document.createElement('p');
    node.textContent = text;
    afterTest(() => node.remove());
    return node;
  });
  document.body.prepend(above!);
  document.body.append(below!);
  getSelection()!.selectAllChildren(document.body);
  afterTest(() => getSelection()!.removeAllRanges());
}
