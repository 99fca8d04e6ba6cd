import './together/lobby.play.test.js';
import './together/lobby.test.js';
import './together/lobby-looks.test.js';
import './together/server-room.test.js';
