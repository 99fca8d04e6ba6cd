import './room/room-rounds.test.js';
