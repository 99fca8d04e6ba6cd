import './ten-dice/focus.play.test.js';
import './ten-dice/hands.play.test.js';
import './ten-dice/hosts.test.js';
import './ten-dice/looks.test.js';
import './ten-dice/parts.test.js';
import './ten-dice/speech.test.js';
import './ten-dice/theming.test.js';
