import { readFileSync } from 'node:fs';
import { type Locator } from 'playwright-core';
import { ROOT } from '../../../scripts/entries.mjs';

interface Named {
  readonly name: string;
}

interface Declaration {
  readonly tagName?: string;
  readonly cssParts?: readonly Named[];
}

/** The parts that the manifest tells of an element. */
export function documented(tag: string): readonly string[] {
  const { modules } = JSON.parse(readFileSync(`${ROOT}/custom-elements.json`, 'utf8')) as {
    readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
  };
  const all = modules.flatMap(({ declarations }) => declarations);
  const found = all.find(({ tagName }) => tagName === tag);
  return found!.cssParts!.map(({ name }) => name);
}

/** The parts that there are in a table now. */
export const partsOf = (table: Locator): Promise<readonly string[]> =>
  table.evaluate(({ shadowRoot }) => [
    ...new Set([...shadowRoot!.querySelectorAll('[part]')].flatMap((node) => [...node.part])),
  ]);
