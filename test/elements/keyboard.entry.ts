import './keyboard/patience.play.test.js';
import './keyboard/tables.play.test.js';
