import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as prettier from 'prettier';
import { ROOT } from '../entries.mjs';
import { GRADES_PAGE, gradedModule, scalesModule, withScales } from './grades.mjs';
import { GAMES_PAGE, gamesPage } from './games-page.mjs';
import { SCHEMA, jsonSchema } from './json-schema.mjs';
import { PAGE, withTerms } from './page.mjs';
import { pictures } from './pictures.mjs';
import { withElements } from './readme.mjs';
import { TRICKS_PAGE, withTrickTerms } from './tricks-page.mjs';
import { TRICKS_SCHEMA, tricksSchema } from './tricks-schema.mjs';

/**
 * The files that are made from the terms of the rules, the games, their measured grades and the list of elements, as they
 * should be.
 *
 * @returns {Promise<(readonly [path: string, text: string])[]>}
 */
export async function writtenFiles() {
  const page = await withTerms(readFileSync(join(ROOT, PAGE), 'utf8'));
  const texts = /** @type {const} */ ([
    [PAGE, page],
    [GAMES_PAGE, await gamesPage()],
    [SCHEMA, JSON.stringify(jsonSchema())],
    [TRICKS_SCHEMA, JSON.stringify(tricksSchema())],
    [TRICKS_PAGE, withTrickTerms(readFileSync(join(ROOT, TRICKS_PAGE), 'utf8'))],
    [GRADES_PAGE, withScales(readFileSync(join(ROOT, GRADES_PAGE), 'utf8'))],
    ['src/games/patience/scale-table.ts', scalesModule()],
    ['src/games/patience/graded.ts', gradedModule()],
    ['README.md', withElements(readFileSync(join(ROOT, 'README.md'), 'utf8'))],
  ]);
  const format = async (/** @type {readonly [string, string]} */ [path, text]) => {
    const options = await prettier.resolveConfig(join(ROOT, path));
    return /** @type {const} */ ([
      path,
      await prettier.format(text, { ...options, filepath: path }),
    ]);
  };
  const drawn = pictures().map(([path, text]) => /** @type {const} */ ([`docs/${path}`, text]));
  return [...(await Promise.all(texts.map(format))), ...drawn];
}
