import { type Locator, type Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Place = Locator | Point;

/** The point at which a person would press: a card under others shows only its upper edge. */
export async function pointOn(place: Place, share = { x: 0.5, y: 0.5 }): Promise<Point> {
  if (!('boundingBox' in place)) return place;
  const box = await place.boundingBox();
  if (!box) throw new Error(`Not on the screen: ${place.toString()}`);
  return { x: box.x + box.width * share.x, y: box.y + box.height * share.y };
}

function* between(from: Point, to: Point, steps: number): Generator<Point> {
  for (let step = 1; step <= steps; step++) {
    const share = step / steps;
    yield { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  }
}

async function mouseDrag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of between(from, to, 8)) await page.mouse.move(x, y);
  await page.mouse.up();
}

/**
 * Rests before lifting the finger. Without the rest it would be a fling, and the browser would make no click of the next
 * tap, which stops the fling.
 */
async function touchDrag(page: Page, from: Point, to: Point): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const point of between(from, to, 8)) await touch('touchMove', [point]);
  await page.waitForTimeout(100);
  await touch('touchEnd', []);
  await cdp.detach();
}

/** Drags with a real mouse, or with a real finger on a page that was opened with `touch`. */
export async function drag(
  page: Page,
  from: Place,
  to: Place,
  by: 'mouse' | 'touch' = 'mouse',
): Promise<void> {
  const [start, end] = [await pointOn(from), await pointOn(to)];
  await (by === 'mouse' ? mouseDrag : touchDrag)(page, start, end);
}
