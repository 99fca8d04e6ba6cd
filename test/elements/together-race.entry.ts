import './together/race.play.test.js';
