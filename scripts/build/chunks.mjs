import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PATIENCE_TAGS, ROOT, languageName, languageUnits, tagFolders } from '../entries.mjs';

/** @typedef {import('rolldown').ChunkingContext} ChunkingContext */

/**
 * All modules that an entry imports statically: a page loads them before the element works.
 *
 * @param {string} entry a module's id
 * @param {ChunkingContext} context
 * @param {Set<string>} [found]
 */
function staticImports(entry, context, found = new Set()) {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const id of context.getModuleInfo(entry)?.importedIds ?? []) {
    staticImports(id, context, found);
  }
  return found;
}

/** A game of the registry of patiences. */
const PATIENCE = /\/games\/patience\/(?<game>[\w-]+)\.ts$/;

/** `<patience-game>`, which patiences with a tag of their own extend. */
const ANY_PATIENCE = /\/games\/patience\//;

/** The English names of patiences. Elements beside games have them at once, a game loads them with its help. */
const NAMES = /\/compiled\/en\/patience-names\.ts$/;

/** The base of all tables of trick-taking games. Other tables are played for chips. */
const TRICK_TABLE = 'src/elements/tricks/trick-table.ts';

/** @typedef {{ tag: string, isTricks: boolean, modules: Set<string> }} Element */

/**
 * Returns the chunk for a module that only tables share.
 *
 * @param {readonly Element[]} tables
 */
function tableChunk(tables) {
  const tricks = tables.filter(({ isTricks }) => isTricks).length;
  if (tricks === tables.length) return 'tricks';
  return tricks === 0 ? 'chips' : 'table';
}

/**
 * Returns the chunk for a module that these elements share.
 *
 * @param {string} module
 * @param {readonly Element[]} elements
 */
function sharedChunk(module, elements) {
  const tags = elements.map(({ tag }) => tag);
  const patience = tags.filter((tag) => tag.endsWith('-game')).length;
  const tables = tags.filter((tag) => tag.endsWith('-table')).length;
  const races = tags.filter((tag) => tag.endsWith('-race')).length;
  if (patience > 0 && tables > 0) return races > 0 ? 'shared' : 'cards';
  if (ANY_PATIENCE.test(module)) return 'any-patience';
  if (patience > 0) return patience === tags.length ? 'patience' : 'patience-core';
  if (tables > 0) return tables === tags.length ? tableChunk(elements) : 'table-core';
  return 'companions';
}

/** The modules with the content of “How to play”, which load when a player asks. */
const helpModules = () =>
  readdirSync(join(ROOT, 'src/games'))
    .flatMap((game) => [`src/games/${game}/help/help.ts`, `src/games/${game}/element/help.ts`])
    .filter((module) => existsSync(join(ROOT, module)));

/**
 * Names the chunks of the CDN build, so that a page loads few files and a second game loads only its own code. A
 * module's chunk depends on the elements that import it statically:
 *
 * - one element: the element's entry;
 * - patience games: `patience.js`; with the race or elements beside games: `patience-core.js`;
 * - `<patience-game>` and the patiences with a tag of their own: `any-patience.js`;
 * - the rules of one of those patiences: `patience-spider.js`;
 * - the English names of patiences: `patience-names.js`;
 * - tables: `table.js`; those for chips: `chips.js`; those of trick-taking games: `tricks.js`; with the race or elements
 *   beside games: `table-core.js`;
 * - patience games and tables: `cards.js`, and with the race `shared.js`, with lit;
 * - none of them (room, statistics, replay, card, race): `companions.js`.
 *
 * The bundler itself makes the chunks of dynamic imports.
 *
 * @returns {(module: string, context: ChunkingContext) => string | null}
 */
export function chunkNames() {
  /** @type {Element[] | undefined} */
  let elements;
  /**
   * The modules that languages and help import. Without a name, the bundler would make chunks of those shared with an
   * entry.
   *
   * @type {Set<string> | undefined}
   */
  let forWords;
  return (module, context) => {
    elements ??= tagFolders().map(({ tag, index }) => {
      const modules = staticImports(join(ROOT, index), context);
      return { tag, modules, isTricks: modules.has(join(ROOT, TRICK_TABLE)) };
    });
    forWords ??= [...languageUnits().map(({ source }) => source), ...helpModules()].reduce(
      (found, source) => staticImports(join(ROOT, source), context, found),
      new Set(),
    );
    if (NAMES.test(module)) return 'patience-names';
    const using = elements.filter(({ modules }) => modules.has(module));
    const isShared = using.length > 1 || (using.length === 1 && forWords.has(module));
    // <patience-game> loads the game of another tag later.
    const { game } = PATIENCE.exec(module)?.groups ?? {};
    if (PATIENCE_TAGS.some((one) => one.game === game)) return `patience-${game}`;
    return isShared ? sharedChunk(module, using) : null;
  };
}

/** A module whose file name needs its folder's name to be clear. */
const IN_FOLDER =
  /\/(?:games|elements)\/(?!(?:base|cards|controllers|patience|ui)\/)(?<folder>[\w-]+)\/(?:[\w-]+\/)?(?<name>[\w-]+)\.ts$/;

/**
 * The file of a chunk that is loaded later: the module's folder and name, so that all names differ
 * (`freecell-solver.js`, `table-panel-bodies.js`, `de-patience.js`, `patience-spider.js`).
 *
 * @param {{ name: string, facadeModuleId: string | null }} chunk
 */
export function chunkFile({ name, facadeModuleId }) {
  const module = facadeModuleId ?? '';
  const { game } = PATIENCE.exec(module)?.groups ?? {};
  if (game !== undefined) return `patience-${game}.js`;
  const { folder } = IN_FOLDER.exec(module)?.groups ?? {};
  const file = languageName(module) ?? (folder === undefined ? name : `${folder}-${name}`);
  return `${file}.js`;
}
