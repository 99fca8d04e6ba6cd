import './room/playing-card-faces.test.js';
import './room/playing-card-room.test.js';
import './room/playing-card-looks.test.js';
import './room/playing-card.test.js';
import './room/stats-looks.test.js';
import './room/stats.play.test.js';
import './room/stats.test.js';
