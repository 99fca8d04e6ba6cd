import './play/host-meanwhile.test.js';
import './looks/axe.test.js';
