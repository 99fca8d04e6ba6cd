import { describe, it } from '#bdd';
import { expect } from 'chai';
import { EMBED_GAMES } from '../../../src/embed.js';
import { EMBED_EVENTS, isEmbedAddress, readMessage } from '../../../src/embed/host-message.js';

describe('a message of a frame', () => {
  it('names an event of a game that frames send', () => {
    const sent = EMBED_GAMES.flatMap(({ events }) => events).filter(
      (name) => !name.startsWith('game-request-'),
    );
    expect([...EMBED_EVENTS].sort()).to.deep.equal([...new Set(sent)].sort());
    const detail = { deal: 7 };
    for (const event of sent) {
      expect(readMessage({ type: `baize:${event}`, detail })).to.deep.equal({ event, detail });
    }
  });

  it('has a height in pixels, of which 5000 are enough', () => {
    const heights = [1, 640.5, 5000, 5001, 1e308, Infinity];
    expect(heights.map((height) => readMessage({ type: 'baize:height', height }))).to.deep.equal(
      [1, 640.5, 5000, 5000, 5000, 5000].map((height) => ({ height })),
    );
  });

  const height = (value: unknown): object => ({ type: 'baize:height', height: value });
  const others: readonly unknown[] = [
    ...[undefined, null, 7, {}],
    ...[0, -1, NaN, '640', '1e9', null, undefined, [640], {}].map(height),
    ...['game-win', 'baize:game-pwn', 'baize:game-request-new', 'baize:hand-over', 'baize:click'],
    ...['baize:', 'baize:toString', 'baize:game-win ', ' baize:game-win', 'BAIZE:game-win'],
    ...['baize:baize:game-win', 'baize:refused', ['baize:game-win'], { toString: () => 'x' }],
  ].map((one) => (typeof one === 'string' || Array.isArray(one) ? { type: one } : one));
  it('is nothing else', () => {
    expect(readMessage('baize:game-win')).to.equal(undefined);
    expect(others.map(readMessage)).to.deep.equal(others.map(() => undefined));
  });
});

describe('the address of a frame with a game', () => {
  const FOLDER = 'https://cards.example/baize/';
  const games = ['embed.html', 'embed.html?game=golf', 'embed.html#x', 'x/../embed.html?a=/../'];
  const others = [
    ...['https://evil.example/baize/embed.html?game=golf', 'http://cards.example/baize/embed.html'],
    ...['https://cards.example:8443/baize/embed.html', 'https://cards.example/embed.html?a'],
    ...['https://cards.example.evil.example/baize/embed.html?', `${FOLDER}x/embed.html?a`],
    ...[`${FOLDER}?embed.html?`, `${FOLDER}x.html?embed.html?`, `${FOLDER}x.html#/embed.html`],
    ...[`${FOLDER}embed.html/x`, `${FOLDER}notembed.html?`, `${FOLDER}embed.html.x`],
    ...['data:text/html,embed.html?', 'javascript:"/embed.html"', 'about:blank', '', 'embed.html?'],
  ];

  it('is embed.html beside the script', () => {
    const folders = new Set([FOLDER, 'https://other.example/']);
    for (const name of games) expect(isEmbedAddress(FOLDER + name, folders), name).to.equal(true);
    expect(isEmbedAddress('https://other.example/embed.html?a', folders)).to.equal(true);
    for (const src of others) expect(isEmbedAddress(src, folders), src).to.equal(false);
  });

  it('is embed.html in any folder, where the script’s own is not known', () => {
    const any = new Set([undefined]);
    const found = others.filter((src) => isEmbedAddress(src, any));
    expect(found).to.deep.equal(others.slice(0, 6));
  });
});
