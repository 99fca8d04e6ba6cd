import './play/speech.play.test.js';
import './play/touch.play.test.js';
