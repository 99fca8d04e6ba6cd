import './links/address.test.js';
import './links/copy.play.test.js';
import './links/daily.test.js';
import './links/share.test.js';
import './links/replay.play.test.js';
import './links/replay-room.test.js';
import './links/replay-theming.test.js';
import './links/replay.test.js';
