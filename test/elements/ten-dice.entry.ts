import './ten-dice/play.test.js';
