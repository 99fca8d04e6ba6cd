import './looks/parents.test.js';
import './play/transformed.play.test.js';
