import { readFileSync, readdirSync } from 'node:fs';
import { expect } from 'chai';
import { describe, it } from '#bdd';
import { agreeInAll } from './comparison/agree.js';

const FOLDER = new URL('./plain/', import.meta.url);

describe('a plain second engine of trick-taking games', () => {
  it('imports only its own files', () => {
    for (const file of readdirSync(FOLDER)) {
      const text = readFileSync(new URL(file, FOLDER), 'utf8');
      const sources = [...text.matchAll(/from '([^']+)'/g)].map(([, source]) => source!);
      expect(
        sources.filter((source) => !/^\.\/[a-z-]+\.js$/.test(source)),
        file,
      ).to.deep.equal([]);
    }
  });

  agreeInAll(200);
});
