import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');

/** Folders in which each sub folder with an index.ts registers one element. */
const ELEMENT_ROOMS = ['src/games', 'src/elements'];

/** The line of an index.ts with tag and class: `defineElement('freecell-game', FreecellGame)`. */
const DEFINES = /\bdefineElement\(\s*['"]([a-z][a-z0-9]*(?:-[a-z0-9]+)+)['"],\s*(\w+)/;

/**
 * A folder that registers an element: tag and class, the file that registers it, the file with the class, and the file
 * with its public rules, if there is one.
 *
 * @typedef {{ tag: string, className: string, index: string, element: string, core: string | undefined }} TagFolder
 */

/**
 * @param {string} folder
 * @returns {TagFolder | undefined}
 */
function tagFolder(folder) {
  const index = `${folder}/index.ts`;
  const inGame = `${folder}/element/element.ts`;
  const element = existsSync(join(ROOT, inGame)) ? inGame : `${folder}/element.ts`;
  if (!existsSync(join(ROOT, index))) return undefined;
  const [, tag, className] = DEFINES.exec(readFileSync(join(ROOT, index), 'utf8')) ?? [];
  if (tag === undefined || className === undefined) return undefined;
  if (!existsSync(join(ROOT, element))) {
    throw new Error(`${index} registers <${tag}>: its class belongs in ${element}`);
  }
  const core = `${folder}/core.ts`;
  return { tag, className, index, element, core: existsSync(join(ROOT, core)) ? core : undefined };
}

/** @param {string} folder */
export const children = (folder) =>
  existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)).sort() : [];

/**
 * A patience with a tag of its own: a line of src/games/patience/tags.json. `title` is the game's English name, and
 * `about` a sentence for lists of games.
 *
 * @typedef {{ tag: string, game: string, title: string, about: string }} PatienceTag
 */

/** @type {readonly PatienceTag[]} */
export const PATIENCE_TAGS = JSON.parse(
  readFileSync(join(ROOT, 'src/games/patience/tags.json'), 'utf8'),
);

/** The folder of the elements that `npm run messages` makes of those lines: see patiences.mjs. */
export const TAGS_FOLDER = 'src/games/patience/element/tags';

/** @param {string} tag `forty-thieves-game`: FortyThievesGame */
const classNameOf = (tag) =>
  tag.replace(/(?:^|-)(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase());

/** The elements of patiences with a tag of their own. They are known before their files are made. */
const patienceFolders = () =>
  PATIENCE_TAGS.map(({ tag, game }) => ({
    ...{ tag, className: classNameOf(tag), core: undefined },
    index: `${TAGS_FOLDER}/${game}/index.ts`,
    element: `${TAGS_FOLDER}/${game}/element.ts`,
  }));

/** All published elements. They are found by their folders. @returns {TagFolder[]} */
export function tagFolders() {
  const written = ELEMENT_ROOMS.flatMap((room) =>
    children(room).map((name) => tagFolder(`${room}/${name}`)),
  );
  return [...written.filter((found) => found !== undefined), ...patienceFolders()];
}

/** A language's file: shared by games (`locales/de/kit.ts`), a game's (`de.ts`, `de-hands.ts`), or a game's help. */
const LANGUAGE =
  /\/src\/locales\/(?:compiled\/)?(?<of>[a-z]{2}(?:-[A-Za-z]+)*)\/(?<unit>[\w-]+)\.[jt]s$|\/games\/(?<game>[\w-]+)\/(?<room>locales|help)\/(?<its>[a-z]{2})(?<part>-\w+)?\.[jt]s$/;

/**
 * The published name of a language's file: `de-patience`, `de-ten-dice`.
 *
 * @param {string} path
 * @returns {string | undefined}
 */
export function languageName(path) {
  const { of, unit, game, room, its, part = '' } = LANGUAGE.exec(`/${path}`)?.groups ?? {};
  const language = of ?? its;
  const name = unit ?? (room === 'help' ? `${game}-help` : `${game}${part}`);
  return language && language !== 'en' ? `${language}-${name}` : undefined;
}

/**
 * The files of all languages except English. Each is loaded on demand.
 *
 * @returns {{ name: string, source: string }[]}
 */
export function languageUnits() {
  const shared = ['src/locales', 'src/locales/compiled'].flatMap((room) =>
    children(room).map((language) => `${room}/${language}`),
  );
  const own = children('src/games').flatMap((game) =>
    ['locales', 'help'].map((room) => `src/games/${game}/${room}`),
  );
  return [...shared, ...own]
    .filter((folder) => !folder.endsWith('.ts'))
    .flatMap((folder) => children(folder).map((file) => `${folder}/${file}`))
    .flatMap((source) => {
      const name = languageName(source);
      return name === undefined ? [] : [{ name, source }];
    });
}

/**
 * The published modules: from the name in an import (`baize/<name>`) to the source.
 *
 * @returns {Record<string, string>}
 */
export function entries() {
  const names = ['index', 'core', 'embed', 'storage', 'offline', 'patience', 'together'];
  const own = names.map((name) => [name, `src/${name}.ts`]);
  const tags = tagFolders().flatMap(({ tag, index, element, core }) => [
    [tag, index],
    [`${tag}/class`, element],
    ...(core ? [[`${tag}/core`, core]] : []),
  ]);
  return Object.fromEntries([...own, ...tags]);
}

/**
 * The path of a source's module below dist/modules/: `src/core/cards/card.ts` → `cards/card`.
 *
 * @param {string} source absolute, or relative to the project
 */
export function moduleName(source) {
  return relative(join(ROOT, 'src'), resolve(ROOT, source))
    .split(sep)
    .join('/')
    .replace(/\.ts$/, '');
}
