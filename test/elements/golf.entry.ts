import './golf/options.test.js';
import './golf/play.test.js';
