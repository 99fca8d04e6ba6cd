import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { before, describe, it } from '#bdd';
import { expect } from 'chai';
import {
  checkShuffle,
  commitment,
  cutDeck,
  formatCards,
  parseCards,
  parseSeed,
  secureDice,
  tableDeck,
} from '../../../src/core.js';
import { fall } from '../../../src/games/ten-dice/rules/dice.js';
import { must, valueOf } from '../support/result.js';

const PAGE = readFileSync(
  new URL('../../../docs/guides/fair-shuffles.md', import.meta.url),
  'utf8',
);

const EXAMPLE = must(PAGE.split('## A worked example')[1]);

/** The blocks of the worked example: bytes, their hash, the program, its output. */
const [hashed = '', firstBlock = '', program = '', printed = ''] = [
  ...EXAMPLE.matchAll(/^```\w+\n([^]*?)^```$/gm),
].map(([, text]) => must(text));

/** The output that the page gives, line by line. */
const lines = printed.trimEnd().replaceAll('\n  ', ' ').split('\n');
const shown = (name: string): string =>
  must(lines.find((line) => line.startsWith(`${name} `))).slice(name.length + 1);

const digits = hashed.trim().split(/\s+/).at(-2);
const seed = valueOf(parseSeed(must(digits)));
const cuts = ['north', 'süd'];

describe('the page on fair shuffles', () => {
  let said = '';
  before(() => {
    const args = ['--input-type=module', '--eval', program];
    said = execFileSync(process.execPath, args, { encoding: 'utf8', env: {} });
  });

  it('has a program that prints what the page says', () => {
    expect(said.trimEnd().split('\n')).to.deep.equal(lines);
  });

  it('shows what the kit deals', () => {
    expect([...seed]).to.deep.equal([...Array(32).keys()]);
    expect(PAGE).to.include("const cuts = ['north', 'süd'];");
    expect(shown('commitment')).to.equal(commitment(seed));
    expect(shown('house')).to.equal(formatCards(tableDeck(seed)));
    expect(shown('deck')).to.equal(formatCards(cutDeck(tableDeck(seed), cuts)));
    expect(shown('dice')).to.equal(secureDice(seed, 3).join(' '));
  });

  it('shows the dice that the kit rolls in a race', () => {
    const deck = [...Array(52).keys()];
    for (const [seat, roll] of [
      [0, 1],
      [0, 2],
      [1, 1],
    ] as const) {
      expect(shown(`roll ${seat}/${roll}`)).to.equal(fall(deck, seat, roll).join(' '));
    }
  });

  it('shows a deal that the kit finds fair', () => {
    const deck = parseCards(shown('deck'));
    if ('wrong' in deck) throw new Error(deck.wrong);
    const revealed = { commitment: shown('commitment'), seed, cuts, deck };
    expect(checkShuffle(revealed).faults).to.deep.equal([]);
  });

  it('shows the bytes that are hashed first, and what is drawn from them', () => {
    const bytes = Buffer.from(hashed.replace(/\s/g, ''), 'hex');
    expect(bytes).to.have.length(59);
    const digest = createHash('sha256').update(bytes).digest();
    expect(firstBlock.replace(/\s/g, '')).to.equal(digest.toString('hex'));
    const [first, second] = [digest.readUInt32BE(0), digest.readUInt32BE(4)];
    expect([first, first % 53, second, second % 52]).to.deep.equal([
      2_979_633_814, 49, 3_796_242_984, 40,
    ]);
    expect(2 ** 32 - (2 ** 32 % 53)).to.equal(4_294_967_254);
    for (const figure of ['2 979 633 814', '3 796 242 984', '4 294 967 254', '59 bytes']) {
      expect(PAGE).to.include(figure);
    }
    expect(formatCards(tableDeck(seed).slice(-2))).to.equal('JC KD');
  });
});
