import './looks/sheets.test.js';
import './looks/axe.test.js';
import './looks/contrast.test.js';
import './looks/every-game.test.js';
import './looks/geometry.test.js';
import './looks/height.test.js';
import './looks/zoom.test.js';
import './looks/secrets.test.js';
