import './puzzles/puzzle.play.test.js';
import './puzzles/puzzle.test.js';
