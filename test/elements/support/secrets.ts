import { hear } from './mount.js';
import { nextFrame } from './until.js';

/** An element of the kit, as far as it is compared. */
type Seen = HTMLElement & { readonly state: unknown; readonly updateComplete: Promise<boolean> };

/** A node with its attributes in the order of their names, and all that is in it. */
function written(node: Node): string {
  const inside = (): string => [...node.childNodes].map(written).join('');
  if (node instanceof ShadowRoot) return inside();
  // Two games are not played at the same second.
  if (node instanceof Element && node.matches('.time')) return '';
  if (!(node instanceof Element)) return node.textContent?.trim() ?? '';
  const attributes = [...node.attributes]
    .map(({ name, value }) => `${name}="${value.trim()}"`)
    .sort()
    .join(' ');
  const fields = node instanceof HTMLInputElement ? ` value=${node.value}` : '';
  return `<${node.localName} ${attributes}${fields}>${inside()}</>`;
}

/** What a screen reader walks over, in its order. */
const named = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll('button, [role], [aria-live]')]
    // Two games are not played at the same second.
    .filter((node) => !node.closest('[aria-hidden="true"], .time'))
    .map((node) => node.getAttribute('aria-label') ?? node.textContent.trim());

/** What there is to see of a game beside its own methods, as a text to compare. */
const seen = (game: Seen): string =>
  JSON.stringify([written(game.shadowRoot!), named(game.shadowRoot!)]);

/** All that one game shows and tells while the same is done to it as to any other. */
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
  const told = heard.map(({ type, detail }) => {
    // What a host saved, and the time, are no secrets of the deal.
    const {
      elapsed: _,
      previous: __,
      previousTable: ___,
      ...rest
    } = detail as unknown as Record<string, unknown>;
    return JSON.stringify([type, rest]);
  });
  return [...pictures, ...told];
}

/** The first place where two games differ, with what is around it; '' where they don't. */
export function difference(one: readonly string[], other: readonly string[]): string {
  const index = one.findIndex((text, at) => text !== other[at]);
  if (index < 0) return one.length === other.length ? '' : 'one of them tells more';
  const [a, b] = [one[index]!, other[index] ?? ''];
  let at = 0;
  while (a[at] === b[at]) at++;
  return `${index}: …${a.slice(Math.max(0, at - 80), at + 40)}… and …${b.slice(Math.max(0, at - 80), at + 40)}…`;
}
