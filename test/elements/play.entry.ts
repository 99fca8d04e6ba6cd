import './play/mouse-click.play.test.js';
import './play/mouse-drag.play.test.js';
