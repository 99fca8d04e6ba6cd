import { attributeOf } from '../../src/core/engine/option.js';
import { PATIENCES } from '../../src/games/patience/registry.js';
import { PATIENCE_TAGS } from '../entries.mjs';
import { table } from './table.mjs';

/** The page that lists the games of `<patience-game>`. */
export const GAMES_PAGE = 'docs/reference/patience-games.md';

/** @typedef {import('../../src/games/patience/define.js').PatienceData} PatienceData */

/**
 * The attributes of a game, what they accept, and the default.
 *
 * @param {PatienceData} game
 */
const optionTexts = ({ options }) =>
  Object.entries(options.rules).map(([name, option]) => {
    const attribute = `\`${attributeOf(name, option)}\``;
    if (option.isSwitch) return attribute;
    const refused = option.check(name, {}, /** @type {never} */ ({}));
    const accepted =
      'problem' in refused && refused.problem.code === 'option' ? refused.problem.accepted : '';
    return `${attribute}: ${accepted} (${option.usual(/** @type {never} */ ({}))})`;
  });

/** An address as a link, or the name of a book. @param {string} source */
const sourceText = (source) =>
  source.replace(/https?:\/\/(?:www\.)?([^\s/]+)\S*/g, (address, host) => `[${host}](${address})`);

/** @param {PatienceData} game */
function row(game) {
  const checked = game.options.check({});
  if ('problem' in checked) throw new Error(`${game.name}: ${JSON.stringify(checked.problem)}`);
  const { packs = 1 } = game.rules(checked.value);
  const tag = PATIENCE_TAGS.find((one) => one.game === game.name);
  return [
    game.title,
    `\`${game.name}\`${tag ? `, \`<${tag.tag}>\`` : ''}`,
    String(packs),
    optionTexts(game).join('; '),
    sourceText(game.source),
  ];
}

/** The page of all games, from their files. */
export async function gamesPage() {
  const loaded = await Promise.all(Object.values(PATIENCES).map((load) => load()));
  const games = loaded.map(({ game }) => game).sort((a, b) => a.title.localeCompare(b.title, 'en'));
  return `# The games of \`<patience-game>\`

[\`<patience-game>\`](patience-game.md) plays these ${games.length} games. The attribute \`game\` takes the name. A game of your own is
described by [rules](patience-rules.md).

\`\`\`html live
<script type="module" src="/baize/patience-game.js"></script>
<patience-game game="spider" suits="2"></patience-game>
\`\`\`

An attribute is followed by the values that it accepts, and by its default in brackets. One without values is on if it is present.

${table(['game', 'name', 'packs', 'attributes (default)', 'source of the rules'], games.map(row))}
`;
}
