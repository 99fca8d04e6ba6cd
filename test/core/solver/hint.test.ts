import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Hint, hints } from '../../../src/core/solver/hint.js';
import type { Solved } from '../../../src/core/solver/search.js';

const NEVER = new Promise<never>(() => undefined);
const NOW = Promise.resolve();
const MOVE = 'a legal move';

type Search = Promise<Solved | readonly []>;

/** All hints of a search that ends. */
async function all(search: Search, soon: Promise<unknown>, legal?: string): Promise<unknown[]> {
  const told: Hint<string>[] = [];
  for await (const hint of hints<string>(search, soon, () => legal)) told.push(hint);
  return told;
}

const found = (...solved: Solved | readonly []): Search => Promise.resolve(solved);

/** A search that answers once somebody has waited for it. */
const late = (...solved: Solved | readonly []): Search =>
  new Promise((done) => setTimeout(() => done(solved)));

describe('a hint', () => {
  it('is the first move of a win where one is known in time', async () => {
    expect(await all(found('winnable', ['x', 'y']), NEVER, MOVE)).to.deep.equal([
      { move: 'x', certainty: 'proven' },
    ]);
  });

  it('is a legal move, and says so, until the proof comes', async () => {
    expect(await all(late('winnable', ['x', 'y']), NOW, MOVE)).to.deep.equal([
      { move: MOVE, certainty: 'searching' },
      { move: 'x', certainty: 'proven' },
    ]);
  });

  it('is taken back where the game turns out to be lost', async () => {
    expect(await all(late('unwinnable'), NOW, MOVE)).to.deep.equal([
      { move: MOVE, certainty: 'searching' },
      { refusal: 'hopeless' },
    ]);
    expect(await all(found('unwinnable'), NEVER, MOVE)).to.deep.equal([{ refusal: 'hopeless' }]);
  });

  it('is not proved by a search that found nothing, or has no moves of the win', async () => {
    const unknown: readonly (readonly [] | Solved)[] = [
      [],
      ['unknown'],
      ['winnable'],
      ['winnable', []],
    ];
    for (const solved of unknown) {
      expect(await all(found(...solved), NEVER, MOVE)).to.deep.equal([
        { move: MOVE, certainty: 'unproven' },
      ]);
      expect(await all(late(...solved), NOW, MOVE)).to.deep.equal([
        { move: MOVE, certainty: 'searching' },
        { move: MOVE, certainty: 'unproven' },
      ]);
    }
  });

  it('stays in doubt while the search does not end', async () => {
    const told = hints<string>(NEVER, NOW, () => MOVE);
    expect((await told.next()).value).to.deep.equal({ move: MOVE, certainty: 'searching' });
    const next = await Promise.race([told.next(), late().then(() => 'nothing more')]);
    expect(next).to.equal('nothing more');
  });

  it('is none where there is no move, said once', async () => {
    expect(await all(late(), NOW)).to.deep.equal([{ refusal: 'no-hint' }]);
    expect(await all(late('unwinnable'), NOW)).to.deep.equal([{ refusal: 'hopeless' }]);
  });
});
