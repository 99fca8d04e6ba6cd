import './language/courts.test.js';
import './language/locale.test.js';
