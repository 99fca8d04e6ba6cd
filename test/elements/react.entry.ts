import './react/component.test.js';
