import './room/stats.play.test.js';
import './room/stats.test.js';
import './room/stats-looks.test.js';
