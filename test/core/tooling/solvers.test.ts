import { expect } from 'chai';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, it } from '#bdd';

const GAMES = 'src/games';

describe('the solver’s worker', () => {
  it('answers for every game that has a solver', () => {
    const games = readdirSync(GAMES).filter((game) => existsSync(`${GAMES}/${game}/solver`));
    const worker = ['solver-worker.ts', 'solvers.ts']
      .map((file) => readFileSync(`src/registry/${file}`, 'utf8'))
      .join('');
    const known = [...worker.matchAll(/from '\.\.\/games\/([^/]+)\/solver\/solver\.js'/g)].map(
      ([, game]) => game,
    );
    expect(known.sort()).to.deep.equal(games.sort());
  });
});
