import './looks/themes.test.js';
