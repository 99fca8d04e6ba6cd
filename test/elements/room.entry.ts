import './room/playing-card.test.js';
import './room/playing-card-looks.test.js';
import './room/playing-card-faces.test.js';
