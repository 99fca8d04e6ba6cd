// Makes the elements of patiences with a tag of their own from src/games/patience/tags.json. git ignores them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATIENCE_TAGS, ROOT, TAGS_FOLDER, tagFolders } from './entries.mjs';
import { exportsOf } from './exports-of.mjs';
import { camel } from './messages/print.mjs';

/** @typedef {import('./patiences.mjs').Game} Game */
/** @typedef {import('./entries.mjs').PatienceTag} PatienceTag */

const HEAD = '// Made from src/games/patience/tags.json: npm run messages\n';

/** The folder of these elements' stories. */
export const STORIES_FOLDER = 'stories/made';

/** The element that has the attributes of all options. */
const ELEMENT = join(ROOT, 'src/games/patience/element/element.ts');

/** An attribute of an element with its comment, and the name of its property. */
const PROPERTY = / {2}\/\*\*(?:(?!\*\/)[^])*\*\/\n {2}@property\([^)]*\) (\w+)[^\n]*;\n/g;

const [core] = exportsOf(['src/core/engine/option.ts']);
const { attributeOf } = /** @type {typeof import('../src/core/engine/option.js')} */ (core);

/**
 * The values of an option in their order, if it has no others than those that are offered.
 *
 * @param {Game['options']} options
 * @param {string} name
 */
function valuesOf(options, name) {
  const { choices = [] } = options.rules[name] ?? {};
  const checked = options.check({ [name]: 'nonsense' });
  const isClosed = checked.problem?.accepted === choices.join(', ');
  return isClosed ? [...choices].sort() : undefined;
}

/**
 * The options of a game, each with its attribute. A switch that is on by default has one that turns it off.
 *
 * @param {Game} game
 */
export function optionsOf({ options }) {
  const all = options.check({}).value ?? {};
  return Object.entries(options.rules).map(([name, option]) => {
    const { isSwitch = false } = option;
    const values = isSwitch ? undefined : valuesOf(options, name);
    return { attribute: attributeOf(name, option), isSwitch, values, usual: all[name] };
  });
}

/**
 * The attributes of a game's options, as `<patience-game>` declares them, with the values and the default of this game.
 *
 * @param {Game} game
 */
function attributesOf(game) {
  const declared = new Map(
    [...readFileSync(ELEMENT, 'utf8').matchAll(PROPERTY)].map(([text, name = '']) => [name, text]),
  );
  return optionsOf(game).map(({ attribute, values, usual }) => {
    const text = declared.get(camel(attribute));
    if (text === undefined)
      throw new Error(`<patience-game> has no ${attribute}, as ${game.name} has.`);
    const type = values?.map((one) => (/^\d+$/.test(one) ? one : `'${one}'`)).join(' | ');
    return text.replace(
      /@attr \{([^}]*)\} [\w-]+/,
      (_, all) => `@attr {${type ?? all}} [${attribute}=${usual}]`,
    );
  });
}

/**
 * @param {PatienceTag} line
 * @param {string} className
 * @param {Game} data
 */
const elementText = ({ tag, game, title, about }, className, data) => {
  const attributes = attributesOf(data).join('');
  return `${HEAD}${attributes === '' ? '' : "import { property } from 'lit/decorators.js';\n"}\
import type { Transfer } from '../../../../../core/patience/piles.js';
import type { Listening, SoloEventMap } from '../../../../../elements/base/listening.js';
import { RulesElement } from '../../../../../elements/patience/rules/rules-element.js';
import { game } from '../../../${game}.js';
import { type RulesDefinition, rulesDefinition } from '../../definition.js';

/** ${title}: ${about.charAt(0).toLowerCase()}${about.slice(1)} */
export class ${className} extends RulesElement {
  /** @ignore */
  declare addEventListener: Listening<${className}EventMap, AddEventListenerOptions>;
  /** @ignore */
  declare removeEventListener: Listening<${className}EventMap, EventListenerOptions>;

${attributes}
  protected readonly definition: RulesDefinition = rulesDefinition(game, () => this.inForce);
}

declare global {
  interface HTMLElementTagNameMap {
    '${tag}': ${className};
  }
}

/** The events of \`<${tag}>\`, with their details. */
export type ${className}EventMap = SoloEventMap<${className}, object, Transfer>;

export type * from '../../../../../elements/base/public-types.js';
export type { Transfer } from '../../../../../core/patience/piles.js';
export type { PatienceState } from '../../../../../core/patience/rules/state.js';
`;
};

/**
 * @param {string} tag
 * @param {string} className
 */
const indexText = (tag, className) => `${HEAD}\
import { defineElement } from '../../../../../elements/base/define.js';
import { ${className} } from './element.js';

defineElement('${tag}', ${className});

export * from './element.js';
`;

/**
 * The stories of an element.
 *
 * @param {PatienceTag} line
 */
const storiesText = ({ tag, game, title, about }) => `${HEAD}\
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import '../../src/games/patience/element/tags/${game}/index.js';
import { attributes } from '../attributes.js';
import { phone } from '../pages.js';
import { type PatienceArgs, heard, patienceControls, patienceDefaults } from '../patience-args.js';

const game = (args: PatienceArgs) => html\`<${tag} \${attributes(args)}></${tag}>\`;

const meta: Meta<PatienceArgs> = {
  title: 'Games/${title}',
  component: '${tag}',
  render: game,
  decorators: [heard],
  args: patienceDefaults,
  argTypes: patienceControls,
};

export default meta;

type Story = StoryObj<PatienceArgs>;

/** ${about} */
export const Usual: Story = {};

/** The narrow board. */
export const Phone: Story = { render: (args) => phone(game(args)) };
`;

/** The descriptions of these games, for the list of all games. */
function descriptorsText() {
  const imports = PATIENCE_TAGS.map(
    ({ game }) => `import { game as ${camel(game)} } from './${game}.js';\n`,
  );
  const lines = PATIENCE_TAGS.map(
    ({ tag, game }) =>
      `  defineGame({ ...solvablePatience(${camel(game)}), name: '${game}', tag: '${tag}' }),\n`,
  );
  return `${HEAD}\
import { defineGame } from '../define-game.js';
import { solvablePatience } from './solvable.js';
${imports.join('')}
/** The patiences with a tag of their own. */
export const taggedGames = [
${lines.join('')}] as const;
`;
}

/**
 * The files of these elements, by path.
 *
 * @param {readonly Game[]} games
 * @returns {Map<string, string>}
 */
export function tagFiles(games) {
  const classes = new Map(tagFolders().map(({ tag, className }) => [tag, className]));
  const ofTags = PATIENCE_TAGS.flatMap((line) => {
    const data = games.find(({ name }) => name === line.game);
    if (data?.title !== line.title)
      throw new Error(`tags.json: no game ${line.game} has the title ${line.title}.`);
    const className = classes.get(line.tag) ?? '';
    return /** @type {const} */ ([
      [`${TAGS_FOLDER}/${line.game}/element.ts`, elementText(line, className, data)],
      [`${TAGS_FOLDER}/${line.game}/index.ts`, indexText(line.tag, className)],
      [`${STORIES_FOLDER}/${line.game}.stories.ts`, storiesText(line)],
    ]);
  });
  const all = PATIENCE_TAGS.map(({ game }) => `export * from './${game}/index.js';\n`);
  return new Map([
    ...ofTags,
    [`${TAGS_FOLDER}/index.ts`, `${HEAD}${all.join('')}`],
    ['src/games/patience/tagged.ts', descriptorsText()],
  ]);
}
