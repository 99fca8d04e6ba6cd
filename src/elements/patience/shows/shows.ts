export { celebrate } from './celebrate.js';
export { type Way, dealOut, showWay } from './flights.js';
export { showReason } from './reason.js';
export { showStyles } from './styles.js';
