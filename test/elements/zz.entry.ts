import './play/panels.play.test.js';
