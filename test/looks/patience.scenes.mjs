/** A game of each family of boards: what its board shows. */
const FAMILIES = {
  'double-freecell': 'columns with cells, two packs',
  'double-klondike': 'columns with stock and foundations',
  canfield: 'a reserve',
  fan: 'many short columns',
  spider: 'ten columns, two packs',
  'forty-thieves': 'long columns',
  'beleaguered-castle': 'a castle',
  giza: 'a pyramid with a reserve',
  tripeaks: 'peaks',
  'black-hole': 'a hole',
  elevens: 'pairs',
};

/** @type {Readonly<Record<string, import('../../scripts/looks/scenes.mjs').Scene>>} */
export const scenes = Object.fromEntries(
  Object.keys(FAMILIES).map((game) => [
    `patience-${game}`,
    {
      scripts: ['patience-game'],
      html: `<patience-game game="${game}" save-key="" no-verdict deal="1"></patience-game>`,
      widths: [390, 1280],
      schemes: /** @type {const} */ (['light']),
      states: { 'patience-game': `patience-${game}` },
    },
  ]),
);
