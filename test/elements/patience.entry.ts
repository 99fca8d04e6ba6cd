import './golf/options.test.js';
import './golf/play.test.js';
import './keyboard/patience.play.test.js';
import './puzzles/puzzle.play.test.js';
import './puzzles/puzzle.test.js';
import './rules/games.test.js';
import './rules/own-rules.test.js';
