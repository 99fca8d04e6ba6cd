const CARDS = ['7H', 'KS', 'QD', 'JC', '10C', 'AS', 'XX'];

const cards = (/** @type {string} */ attributes) =>
  CARDS.map((card) => `<playing-card card="${card}" ${attributes}></playing-card>`).join(' ');

/**
 * What is compared of elements that play no game themselves, as markup; of one that has none here it is
 * the element alone.
 *
 * @type {Record<string, string>}
 */
const SCENES = {
  'playing-card': `
    <style>.small { --baize-card-width: 40px } .large { --baize-card-width: 90px }</style>
    <p>In a line ${cards('')}, ${cards('four-color theme="dark"')}</p>
    <p class="small">${cards('theme="light"')} <playing-card face-down></playing-card></p>
    <p class="large">${cards('four-color')} <playing-card card="1H"></playing-card></p>`,
  'game-stats': `
    <game-stats></game-stats><game-stats for="nobody" game="pyramid" theme="dark"></game-stats>`,
};

/** @param {string} tag */
export const sceneOf = (tag) => SCENES[tag] ?? `<${tag}></${tag}>`;
