import './contract/attributes.test.js';
import './contract/nonsense.test.js';
