import './together/leaderboard.play.test.js';
import './together/leaderboard.test.js';
import './together/season.test.js';
