import './together/table-axe.test.js';
import './together/table-connection.test.js';
import './together/table-people.play.test.js';
import './together/table-play.test.js';
import './together/table-source.test.js';
