import { describe, it } from '#bdd';
import { expect } from 'chai';
import { readMove, writeMove } from '../../../src/core/tricks/notation.js';
import type { TrickMove } from '../../../src/core/tricks/state.js';
import { cards } from '../support/cards.js';

const card = cards('QS')[0]!;

describe('moves of trick-taking games as text', () => {
  const texts: readonly (readonly [string, TrickMove])[] = [
    ['d', { type: 'deal' }],
    ['u1:00480069', { type: 'cut', seat: 1, text: 'Hi' }],
    ['u1:', { type: 'cut', seat: 1, text: '' }],
    ['r1', { type: 'ready', seat: 1 }],
    ['l1', { type: 'look', seat: 1 }],
    ['n1', { type: 'blind-nil', seat: 1 }],
    ['b1:13', { type: 'bid', seat: 1, bid: 13 }],
    ['b1:pass', { type: 'bid', seat: 1, bid: null }],
    ['t1:H', { type: 'trump', seat: 1, suit: 'H' }],
    ['y1:QS', { type: 'lay', seat: 1, card }],
    ['x1', { type: 'double', seat: 1 }],
    ['xx1', { type: 'redouble', seat: 1 }],
    ['k1', { type: 'no-double', seat: 1 }],
    ['g1:QSTH2C', { type: 'pass', seat: 1, cards: cards('QS TH 2C') }],
    ['a1', { type: 'ask', seat: 1 }],
    ['q1', { type: 'pair', seat: 1 }],
    ['p5:QS', { type: 'play', seat: 5, card }],
    ['c1', { type: 'claim', seat: 1 }],
    ['m1:add', { type: 'moon', seat: 1, choice: 'add' }],
  ];
  for (const [text, move] of texts) {
    it(`are written and read: ${text}`, () => {
      expect(writeMove(move)).to.equal(text);
      expect(readMove(text)).to.deep.equal(move);
      expect(readMove(text.toUpperCase())).to.deep.equal(move);
    });
  }

  const none = [
    ...['', 'd1', 'r', 'r1:', 'u1', 'u1:004', 'b1', 'b1:', 'b1:-1', 'b1:1.5', 'b1:100'],
    ...['t1:X', 't1:', 'y1:QSQH', 'y1', 'p1:1S', 'p1:', 'p12:QS', 'g1:Q', 'm1:both'],
    ...['c', 'c1:', 'z1', 'xxx1'],
  ];
  for (const text of none) {
    it(`are none: ${JSON.stringify(text)}`, () => {
      expect(readMove(text)).to.equal(undefined);
    });
  }
});
