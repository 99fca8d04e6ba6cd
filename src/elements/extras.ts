/**
 * What a game can be played without, in a file of its own that is fetched as the game stands.
 * It shares nothing with the game's own file but what its functions are given, one by one and none
 * by a name, so that one such file serves the games of every file beside it; `hear` alone names of
 * its host what has one name in all files of a build.
 */
export { celebrate } from './celebrate.js';
export { courtArt } from './court-art.js';
export { hear } from './hear.js';
export { hostFaces } from './host-faces.js';
export { keySheet } from './key-sheet.js';
export { motion } from './motion.js';
export { motionFactor } from './motion-factor.js';
export { panel } from './panel.js';
export { panelSheet } from './panel-sheet.js';
export { settings } from './settings.js';
export { speakPatience } from './language/patience-languages.js';
export { speak } from './language/speak.js';
