import './paigow/attributes.test.js';
import './paigow/hand.play.test.js';
import './paigow/stakes.play.test.js';
