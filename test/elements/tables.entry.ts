import './tables/check.play.test.js';
import './tables/guide.play.test.js';
import './tables/kept.play.test.js';
import './tables/people.test.js';
import './tables/random-player.test.js';
import './tables/reach.test.js';
import './tables/reveal.play.test.js';
import './tables/seeing.test.js';
