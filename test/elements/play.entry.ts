import './play/keyboard-play.play.test.js';
import './play/keyboard-walk.play.test.js';
import './play/mouse-click.play.test.js';
import './play/mouse-drag.play.test.js';
