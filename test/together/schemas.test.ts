import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { z } from 'zod';
import { clientMessage } from '../../server/src/schemas.js';
import type { ClientMessage } from '../../src/core/together/messages.js';

type Read = z.infer<typeof clientMessage>;

/** Checked by the compiler: the schema accepts the protocol's messages, and no others. */
const asMessage = (read: Read): ClientMessage => read;
const asRead = (message: ClientMessage): Read => message;

const HASH = '0'.repeat(64);

const MESSAGES: readonly ClientMessage[] = [
  { type: 'sit', id: 1, name: 'Ann' },
  { type: 'sit', id: 1, name: 'Ann', seat: 2 },
  { type: 'leave', id: 2 },
  { type: 'move', id: 3, hand: 0, move: 's2' },
  { type: 'move', id: 3, hand: 1, step: 12, move: 's2' },
  { type: 'next', id: 4 },
  { type: 'choosing', on: true },
  { type: 'rebuy', id: 5 },
  { type: 'pause', id: 6, on: true },
  { type: 'remove', id: 7, seat: 0 },
  { type: 'emote', id: 8, emote: 'hello' },
  { type: 'hash', shuffle: 1, hash: HASH },
  { type: 'reveal', shuffle: 1, secret: HASH, words: '' },
  { type: 'sync' },
  { type: 'ping', at: 1.5 },
];

describe('the schemas of messages', () => {
  it('read each message of the protocol', () => {
    for (const message of MESSAGES)
      expect(asMessage(clientMessage.parse(asRead(message)))).to.deep.equal(message);
    const types = clientMessage.options.map(({ shape }) => shape.type.value);
    expect(new Set(MESSAGES.map(({ type }) => type))).to.deep.equal(new Set(types));
  });

  it('refuse what is none of them', () => {
    const bad = [
      { type: 'move', id: 0, hand: 1, move: '' },
      { type: 'move', id: 1.5, hand: 1, move: '' },
      { type: 'move', id: 1, hand: 1, step: -1, move: '' },
      { type: 'move', id: 1, hand: 1, move: 'x'.repeat(201) },
      { type: 'sit', id: 1, name: 7 },
      { type: 'sit', id: 1, name: 'Ann', seat: -1 },
      { type: 'emote', id: 1, emote: 'text of my own' },
      { type: 'hash', shuffle: 1, hash: HASH.slice(1) },
      { type: 'ping', at: null },
      { type: 'deal' },
    ];
    for (const message of bad)
      expect(clientMessage.safeParse(message).success, JSON.stringify(message)).to.equal(false);
  });
});
