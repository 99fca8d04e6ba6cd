import './language/locale.test.js';
