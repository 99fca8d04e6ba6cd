import { describe, it } from '#bdd';
import { expect } from 'chai';
import { SeatKeeper } from '../../../src/elements/together/seat-keeper.js';

describe('the seat that a browser keeps', () => {
  it('lies under the origin of the server and the code of the table', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const keeper = new SeatKeeper('https://play.example/baize', 'K7QXH2MP', () => storage);
    expect(keeper.seat).to.equal(undefined);
    keeper.keep({ token: 'abc', lastId: 3 });
    expect([...kept]).to.deep.equal([
      ['baize:seat:https://play.example:K7QXH2MP', '{"token":"abc","lastId":3}'],
    ]);
    expect(keeper.seat).to.deep.equal({ token: 'abc', lastId: 3 });
    for (const text of ['', '{', '{"token":5,"lastId":1}', '{"token":"abc","lastId":-1}', '[]']) {
      kept.set('baize:seat:https://play.example:K7QXH2MP', text);
      expect(keeper.seat).to.equal(undefined);
    }
    keeper.keep(undefined);
    expect(kept.size).to.equal(0);
  });

  it('lasts as long as the page where storage is closed', () => {
    const closed = (): never => {
      throw new Error('SecurityError');
    };
    const keeper = new SeatKeeper('https://play.example', 'CLSDCLSD', closed);
    keeper.keep({ token: 'abc', lastId: 0 });
    const again = new SeatKeeper('https://play.example', 'CLSDCLSD', closed);
    expect(again.seat).to.deep.equal({ token: 'abc', lastId: 0 });
    again.keep(undefined);
    expect(keeper.seat).to.equal(undefined);
  });
});
