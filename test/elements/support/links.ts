import type { FreecellGame } from '../../../src/games/freecell/element/element.js';
import { afterTest, mount } from './mount.js';

/** WebKit allows a hundred changes of the address in ten seconds, so nothing is written twice. */
function write(text: string): void {
  const hash = text === '' ? '' : `#${text}`;
  if (location.hash !== hash)
    history.replaceState(null, '', location.pathname + location.search + hash);
}

/** Sets the page's hash, and removes it after the test. */
export function address(text: string): void {
  afterTest(() => write(''));
  write(text);
}

/** Like a player who follows a link on the page: the page gets the event. */
export function follow(text: string): void {
  address(location.hash.slice(1));
  location.hash = text;
}

/** Replaces a feature of the browser until the test ends. */
export function instead(owner: object, name: string, value: unknown): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  afterTest(() => {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  });
}

/** A clipboard that accepts texts or refuses, and the accepted texts. */
export function clipboard(takes: boolean): readonly string[] {
  const taken: string[] = [];
  const writeText = (text: string): Promise<void> => {
    if (!takes) return Promise.reject(new DOMException('not allowed', 'NotAllowedError'));
    taken.push(text);
    return Promise.resolve();
  };
  instead(navigator, 'clipboard', { writeText });
  return taken;
}

/** Removes the clipboard, as in a page without encryption. */
export const noClipboard = (): void => instead(navigator, 'clipboard', undefined);

const Clock = Date;

/** Sets the page's date, `2026-11-21T12:00Z`, until the test ends. */
export function itIs(time: string): void {
  const now = Clock.parse(time);
  instead(
    globalThis,
    'Date',
    class extends Clock {
      constructor(given: number | string = now) {
        super(given);
      }
    },
  );
}

/** Another game, which has opened a link. */
export async function openedBy(link: string): Promise<FreecellGame> {
  const game = await mount();
  const problem = await game.load(link);
  if (problem) throw new Error(`the link: ${JSON.stringify(problem)}`);
  return game;
}
