import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Seven27Move, seven27 } from '../../../src/core.js';
import { seats, startHand } from '../support/seven27.js';

const { state } = startHand(seats(3));

describe('moves of Seven Twenty-Seven as text', () => {
  const texts: readonly (readonly [string, Seven27Move])[] = [
    ['a1', { type: 'ante', seat: 1 }],
    ['o1', { type: 'sit-out', seat: 1 }],
    ['u1:00480069', { type: 'cut', seat: 1, text: 'Hi' }],
    ['u1:', { type: 'cut', seat: 1, text: '' }],
    ['d', { type: 'deal' }],
    ['k0', { type: 'check', seat: 0 }],
    ['b1:25', { type: 'bet', seat: 1, amount: 25 }],
    ['c2', { type: 'call', seat: 2 }],
    ['r9:10', { type: 'raise', seat: 9, amount: 10 }],
    ['f1', { type: 'fold', seat: 1 }],
    ['t1', { type: 'take', seat: 1 }],
    ['s1', { type: 'stand', seat: 1 }],
    ['g1:7', { type: 'declare', seat: 1, targets: 'low' }],
    ['g1:27', { type: 'declare', seat: 1, targets: 'high' }],
    ['g1:7+27', { type: 'declare', seat: 1, targets: 'both' }],
    ['e', { type: 'settle' }],
  ];
  for (const [text, move] of texts) {
    it(`are written and read: ${text}`, () => {
      expect(seven27.writeMove(state, move)).to.equal(text);
      expect(seven27.readMove(state, text)).to.deep.equal(move);
    });
  }

  const none = [
    '',
    'a',
    'a10',
    'a1:',
    'a1:5',
    'b1',
    'b1:',
    'b1:-5',
    'b1:2.5',
    'b1:1e3',
    'd1',
    'e0',
  ];
  const more = [
    'u1',
    'u1:004',
    'u1:00zz',
    'g1',
    'g1:low',
    'g1:27+7',
    'k1 ',
    ' k1',
    'x1',
    '1',
    'kk1',
  ];
  for (const text of [...none, ...more, `b1:${'9'.repeat(16)}`]) {
    it(`are none: ${JSON.stringify(text)}`, () => {
      expect(seven27.readMove(state, text)).to.equal(undefined);
    });
  }
});
