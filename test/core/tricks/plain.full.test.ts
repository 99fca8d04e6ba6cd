import { describe } from '#bdd';
import { agreeInAll } from './comparison/agree.js';

describe('a plain second engine of trick-taking games', () => {
  agreeInAll(2000);
});
