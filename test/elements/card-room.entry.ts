import './room/room-bankroll.test.js';
import './room/room-games.test.js';
import './room/room-tabs.test.js';
