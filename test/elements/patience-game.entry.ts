import './patience-game/moves.play.test.js';
import './patience-game/board.test.js';
import './rules/tags.test.js';
import './patience-game/every-game.play.test.js';
import './patience-game/keys.play.test.js';
import './patience-game/solver.play.test.js';
import './rules/links.test.js';
