import type { FreecellGame } from '../../../src/games/freecell/element/element.js';
import { afterTest, mount } from './mount.js';

/** WebKit lets a page change its address a hundred times in ten seconds, so nothing is written twice. */
function write(text: string): void {
  const hash = text === '' ? '' : `#${text}`;
  if (location.hash !== hash)
    history.replaceState(null, '', location.pathname + location.search + hash);
}

/** Sets what stands after the page's `#`, and takes it away after the test. */
export function address(text: string): void {
  afterTest(() => write(''));
  write(text);
}

/** The same as a person who follows a link on the page: the page hears of it. */
export function follow(text: string): void {
  address(location.hash.slice(1));
  location.hash = text;
}

/** Puts something else in the place of what the browser has, until the test is over. */
export function instead(owner: object, name: string, value: unknown): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  afterTest(() => {
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  });
}

/** A clipboard that takes texts, or does not; what it took. */
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

/** As in a page that came without encryption: there is no clipboard at all. */
export const noClipboard = (): void => instead(navigator, 'clipboard', undefined);

const Clock = Date;

/** The page's calendar stands at a time, `2026-11-21T12:00Z`, until the test is over. */
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
