import './play/host-meanwhile.test.js';
import './play/keyboard-play.play.test.js';
import './play/keyboard-walk.play.test.js';
import './play/mouse-click.play.test.js';
import './play/mouse-drag.play.test.js';
import './play/panels.play.test.js';
import './play/speech.play.test.js';
import './play/touch.play.test.js';
