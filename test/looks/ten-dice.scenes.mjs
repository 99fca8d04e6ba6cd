/** @type {Readonly<Record<string, import('../../scripts/looks/scenes.mjs').Scene>>} */
export const scenes = {
  'ten-dice': {
    scripts: ['ten-dice-race'],
    html: '<ten-dice-race save-key="" bots="3"></ten-dice-race>',
    states: { 'ten-dice-race': 'ten-dice' },
    steps: [{ press: '[part~="button-hint"]' }],
  },
  'ten-dice-won': {
    scripts: ['ten-dice-race'],
    html: '<ten-dice-race save-key="" players="2"></ten-dice-race>',
    states: { 'ten-dice-race': 'ten-dice-won' },
    steps: [{ see: '[part~="result"]' }],
  },
};
