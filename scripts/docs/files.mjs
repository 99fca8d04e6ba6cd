import { join } from 'node:path';
import * as prettier from 'prettier';
import { ROOT } from '../entries.mjs';
import { eventsPage } from './events.mjs';
import { indexPage } from './index-page.mjs';
import { documented, elementPage, isShort } from './page.mjs';
import { Sources } from './program.mjs';
import { sharedTypes, typesPage } from './types.mjs';

/** The folder of the pages. */
export const REFERENCE = 'docs/reference';

/**
 * The generated pages of docs/reference/, as they should be. They follow from custom-elements.json, the sources and the
 * files in this folder.
 *
 * @returns {Promise<(readonly [path: string, text: string])[]>}
 */
export async function referenceFiles() {
  const sources = new Sources();
  const all = await documented(sources);
  const shared = sharedTypes(
    all.filter((one) => !isShort(one)),
    sources,
  );
  const texts = /** @type {const} */ ([
    ...all.map((one) => [one.tag, elementPage(one, all, sources, shared)]),
    ['events', eventsPage(all, sources)],
    ['types', typesPage(sources, shared)],
    ['index', indexPage(all)],
  ]);
  return Promise.all(
    texts.map(async ([name = '', text = '']) => {
      const path = `${REFERENCE}/${name}.md`;
      const options = await prettier.resolveConfig(join(ROOT, path));
      const pretty = await prettier.format(text, { ...options, filepath: path });
      return /** @type {const} */ ([path, pretty]);
    }),
  );
}
