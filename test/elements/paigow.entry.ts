import './paigow/attributes.test.js';
import './paigow/evening.play.test.js';
import './paigow/hand.play.test.js';
import './paigow/hot-seat.play.test.js';
import './paigow/pay.test.js';
import './paigow/set.play.test.js';
import './paigow/stakes.play.test.js';
