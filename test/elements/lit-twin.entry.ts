import './lit-twin/elements.test.js';
import './lit-twin/templates.test.js';
import './lit-twin/wild-templates.test.js';
