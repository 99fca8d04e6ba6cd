import { hear } from './mount.js';
import { nextFrame } from './until.js';

/** The parts of an element that are compared. */
type Seen = HTMLElement & { readonly state: unknown; readonly updateComplete: Promise<boolean> };

/** A node with sorted attributes, and everything in it. */
function written(node: Node): string {
  const inside = (): string => [...node.childNodes].map(written).join('');
  if (node instanceof ShadowRoot) return inside();
  // Two games are not played in the same second.
  if (node instanceof Element && node.matches('.time')) return '';
  if (!(node instanceof Element)) return node.textContent?.trim() ?? '';
  const attributes = [...node.attributes]
    .map(({ name, value }) => `${name}="${value.trim()}"`)
    .sort()
    .join(' ');
  const fields = node instanceof HTMLInputElement ? ` value=${node.value}` : '';
  return `<${node.localName} ${attributes}${fields}>${inside()}</>`;
}

/** The text that a screen reader reads, in its order. */
const named = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('button, [role], [aria-live]')]
    // Two games are not played in the same second.
    .filter((node) => !node.closest('[aria-hidden="true"], .time'))
    .map((node) => node.getAttribute('aria-label') ?? node.textContent.trim());

/** Everything visible of a game, without its own methods, as a text to compare. */
const seen = (game: Seen): string =>
  JSON.stringify([written(game.shadowRoot!), named(game.shadowRoot!)]);

/** Everything that one game shows and reports while the same is done to it as to another. */
export async function traceOf<Game extends Seen>(
  game: Game,
  steps: readonly ((game: Game) => unknown)[],
): Promise<readonly string[]> {
  const heard = hear(game);
  const pictures: string[] = [];
  for (const step of [() => undefined, ...steps]) {
    await step(game);
    await game.updateComplete;
    await nextFrame();
    pictures.push(seen(game), JSON.stringify(game.state));
  }
  const reports = heard.map(({ type, detail }) => {
    // A page's save and the time are no secrets of the deal.
    const {
      elapsed: _,
      previous: __,
      previousTable: ___,
      ...rest
    } = detail as unknown as Record<string, unknown>;
    return JSON.stringify([type, rest]);
  });
  return [...pictures, ...reports];
}

/** The first difference between two games, with its surroundings; '' if there is none. */
export function difference(one: readonly string[], other: readonly string[]): string {
  const index = one.findIndex((text, at) => text !== other[at]);
  if (index < 0) return one.length === other.length ? '' : 'one of them tells more';
  const [a, b] = [one[index]!, other[index] ?? ''];
  let at = 0;
  while (a[at] === b[at]) at++;
  return `${index}: …${a.slice(Math.max(0, at - 80), at + 40)}… and …${b.slice(Math.max(0, at - 80), at + 40)}…`;
}
