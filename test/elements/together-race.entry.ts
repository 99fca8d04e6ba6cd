import './together/race-hands.play.test.js';
import './together/race-table.test.js';
