import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { ServerMessage } from '../../../src/core/together/messages.js';
import { readServerAddress } from '../../../src/elements/together/server-address.js';
import { readServerMessage } from '../../../src/core/together/server-messages.js';
import { CODE_LETTERS, readTableCode } from '../../../src/core/together/table-code.js';
import { problemOf, valueOf } from '../support/result.js';

const HASH = '0123456789abcdef'.repeat(4);

const shuffle = {
  ...{ shuffle: 1, hand: 1, commitment: HASH, seats: [0, 3] },
  ...{ hashes: [HASH, null], shares: [{ secret: HASH, words: 'good luck' }, null] },
};
const person = {
  ...{ name: 'Ada', presence: 'here', isMaker: true, isReady: false },
  ...{ wantsPause: false, sitsOut: false },
};

/** One valid message of each type. */
const MESSAGES: Readonly<Record<ServerMessage['type'], Readonly<Record<string, unknown>>>> = {
  welcome: {
    ...{ protocol: 1, game: 'seven27-table', code: 'K7QXH2MP', settings: {} },
    ...{ clock: { decision: 30_000, bank: 60_000 }, seat: null, isMaker: false },
  },
  status: {
    ...{ phase: 'hand', paused: false, people: [person, null], nextHand: null },
    clocks: [{ seat: 0, left: -12, bank: 59_000 }],
  },
  shuffle,
  void: { shuffle: 1, missing: [3] },
  hand: {
    ...{ seat: 0, run: [{ hand: 1 }], options: { ante: [5] }, view: {} },
    ...{ step: 0, shuffle, seed: null },
  },
  step: { step: 1, moves: ['s2', { type: 'ante', seat: 0 }], by: 'player', view: { pot: 5 } },
  seed: { hand: 1, seed: HASH },
  answer: { id: 3, refused: { code: 'no-seat' } },
  emote: { seat: 0, emote: 'well-played' },
  pong: { at: 12 },
  bye: { reason: 'replaced' },
  problem: { problem: { code: 'bad-reveal' } },
};

const read = (type: string, more: object = {}) =>
  readServerMessage(JSON.stringify({ type, ...MESSAGES[type as ServerMessage['type']], ...more }));

describe('the messages of a server', () => {
  for (const [type, fields] of Object.entries(MESSAGES)) {
    it(`takes ${type} as it is`, () => {
      expect(valueOf(read(type))).to.deep.equal({ type, ...fields });
    });

    it(`misses each field of ${type}`, () => {
      const missed = Object.keys(fields).map((name) => {
        const found = read(type, { [name]: undefined });
        return 'value' in found ? `${name} is optional` : found.problem['field'];
      });
      const expected: Readonly<Record<string, string>> = {
        protocol: 'other protocol',
        refused: 'refused is optional',
        run: 'run is optional',
        options: 'options is optional',
      };
      expect(missed.map((one) => one ?? 'other protocol')).to.deep.equal(
        Object.keys(fields).map((name) => expected[name] ?? name),
      );
    });
  }

  it('names what is wrong by its path', () => {
    const wrong = read('status', { people: [null, { ...person, presence: 'asleep' }] });
    expect(problemOf(wrong)).to.deep.equal({
      ...{ code: 'server-message', message: 'status', field: 'people.1.presence', got: 'asleep' },
    });
  });

  it('knows another protocol before it looks at anything else', () => {
    const other = readServerMessage('{"type":"welcome","protocol":2,"table":"new"}');
    expect(problemOf(other)).to.deep.equal({ code: 'protocol', got: '2', accepted: 1 });
  });

  it('refuses a type of its own making, and what is no JSON', () => {
    const types = ['{"type":"toString"}', '{"type":"deal"}', '[]', 'null', 'hello', ''];
    const codes = types.map((text) => problemOf(readServerMessage(text))['field']);
    expect(codes).to.deep.equal(['type', 'type', 'type', 'type', 'JSON', 'JSON']);
  });

  it('refuses a list without end', () => {
    const people = Array.from({ length: 1001 }, () => null);
    expect(problemOf(read('status', { people }))['field']).to.equal('people');
  });
});

describe('the code of a table', () => {
  it('is read as people write it', () => {
    const written = ['K7QXH2MP', 'k7qx-h2mp', ' k7qx h2mp\n', 'k7 qx h2 mp'];
    expect(written.map((one) => valueOf(readTableCode(one)))).to.deep.equal(
      written.map(() => 'K7QXH2MP'),
    );
  });

  it('has eight letters of those that cannot be mistaken', () => {
    for (const given of ['K7QXH2M', 'K7QXH2MPP', 'K7QXH2M0', 'K7QXH2MI', '', null, 12345678, {}]) {
      const { code, accepted } = problemOf(readTableCode(given));
      expect([code, accepted]).to.deep.equal(['table-code', `8 of ${CODE_LETTERS}`]);
    }
  });
});

describe('the address of a server', () => {
  it('is the same for sockets and requests', () => {
    const given = [
      'wss://play.example',
      'https://play.example/',
      ' WSS://Play.Example ',
      'wss://a.example/b/',
    ];
    expect(given.map((one) => valueOf(readServerAddress(one)))).to.deep.equal([
      ...['https://play.example', 'https://play.example', 'https://play.example'],
      'https://a.example/b',
    ]);
    expect(valueOf(readServerAddress('ws://localhost:2600'))).to.equal('http://localhost:2600');
  });

  it('is a whole address, and carries nothing', () => {
    const wrong = [
      '',
      '/tables',
      'play.example',
      'ftp://a.example',
      'wss://me:pw@a.example',
      'wss://a.example?token=1',
      null,
      5,
    ];
    for (const given of wrong) {
      const { option, accepted } = problemOf(readServerAddress(given));
      expect([option, accepted]).to.deep.equal([
        'server',
        'ws://…, wss://…, http://… or https://…',
      ]);
    }
  });
});
