import './tables/random-player.test.js';
