import './ten-dice/hands.play.test.js';
import './ten-dice/race.test.js';
import './ten-dice/theming.test.js';
