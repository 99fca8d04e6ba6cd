import './klondike/flip.play.test.js';
import './klondike/moves.play.test.js';
import './klondike/speech.play.test.js';
import './klondike/stock.play.test.js';
import './pyramid/pairs.play.test.js';
import './pyramid/stock.play.test.js';
import './pyramid/verdict.play.test.js';
import './pyramid/wastes.play.test.js';
