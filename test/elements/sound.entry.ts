import './sound/off.play.test.js';
import './sound/rendered.test.js';
import './sound/sound.play.test.js';
import './sound/sound.test.js';
import './sound/table.play.test.js';
