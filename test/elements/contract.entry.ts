import './contract/attributes.test.js';
import './contract/autosave.test.js';
import './contract/clock.test.js';
import './contract/events.test.js';
import './contract/methods.test.js';
import './contract/motion.test.js';
import './contract/nonsense.test.js';
import './contract/saves.test.js';
