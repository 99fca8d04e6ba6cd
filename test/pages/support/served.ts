import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html, unsafeStatic } from 'lit/static-html.js';
import { tagFolders } from '../../../scripts/entries.mjs';

interface Patiences {
  readonly loadPatience: (name: string) => Promise<unknown>;
}

/** Every element of the kit. */
export const TAGS = tagFolders().map(({ tag }) => tag);

/** Imports a module of the built package. */
const built = (name: string): Promise<unknown> => import(`../../../dist/${name}.js`);

/** Renders markup as a server does: each element with its shadow root, by the built package. */
export async function serve(markup: string): Promise<string> {
  for (const tag of TAGS.filter((one) => markup.includes(`<${one}`))) await built(tag);
  // As a server does, because a game that is not loaded yet is an empty board.
  for (const [, game = 'spider'] of markup.matchAll(/<patience-game(?: game="([\w-]+)")?/g)) {
    const { loadPatience } = (await built('patience')) as Patiences;
    await loadPatience(game);
  }
  return collectResult(render(html`${unsafeStatic(markup)}`));
}

/** A shadow root's nodes, without styles and lit's comments. */
export const nodesOf = (served: string): string =>
  served.replaceAll(/<style>[^<]*<\/style>|<!--[^>]*-->/g, '');

/** All values of an attribute, in order. */
export const valuesOf = (served: string, attribute: string): readonly string[] =>
  [...nodesOf(served).matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) =>
    value!.trim(),
  );
