import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/entries.mjs';
import { formatCards } from '../../src/core/cards/notation.js';
import { type Card, DECK_SIZE } from '../../src/core/cards/card.js';
import { Session, freecell, klondike, pyramid } from '../../src/core.js';
import { cardText, kitWords } from '../../src/locales/words.js';
import { TAGS, nodesOf, serve, valuesOf } from './support/served.js';

const formatCard = (card: Card): string => formatCards([card]);
const DECK = [...Array(DECK_SIZE).keys()] as Card[];
const PATIENCE = { 'freecell-game': freecell, 'klondike-game': klondike, 'pyramid-game': pyramid };
const PILES = { 'freecell-game': 16, 'klondike-game': 13, 'pyramid-game': 32 };

/** The cards of a deal that are face up by the rules. */
function seenOf(game: unknown, deal: number): readonly Card[] {
  const started = Session.start(game as typeof freecell, { deal });
  if ('problem' in started) throw new Error(started.problem.code);
  return Object.values(started.value.view().piles)
    .flat()
    .filter((card) => card >= 0);
}

/** The cards in the HTML, as letters or names. */
const told = (served: string): readonly Card[] =>
  DECK.filter((card) =>
    [`="${formatCard(card)}"`, cardText(kitWords, card)].some((name) =>
      nodesOf(served).includes(name),
    ),
  );

describe('what a server sends', () => {
  for (const tag of TAGS) {
    it(`is one shadow root with its styles, and the page's own nodes beside it: <${tag}>`, async () => {
      const sent = await serve(`<${tag} id="a"><p>The page's own.</p></${tag}>`);
      expect(sent.match(/ shadowrootmode="open"/g)).to.have.length(1);
      expect(sent.match(/<style>/g)).to.have.length(1);
      expect(sent).to.match(/<\/template><p>The page's own\.<\/p><\/[a-z\d-]+>/);
      expect(valuesOf(sent, 'id')).to.deep.equal(['a']);
    });

    it(`is the same each time: <${tag}>`, async () => {
      const markup = `<${tag} deal="617"></${tag}><${tag}></${tag}>`;
      expect(nodesOf(await serve(markup))).to.equal(nodesOf(await serve(markup)));
    });
  }

  for (const [tag, game] of Object.entries(PATIENCE)) {
    const piles = PILES[tag as keyof typeof PILES];

    it(`is the deal, where the page has one, and no card that is face down: <${tag}>`, async () => {
      const sent = await serve(`<${tag} deal="617"></${tag}>`);
      const seen = seenOf(game, 617);
      expect([...valuesOf(sent, 'data-card')].sort()).to.deep.equal(seen.map(formatCard).sort());
      expect([...told(sent)]).to.deep.equal([...seen].sort((a, b) => a - b));
      expect(sent.match(/part="card-index"/g)).to.have.length(seen.length);
      expect(valuesOf(sent, 'data-pile')).to.have.length(piles);
      expect(valuesOf(sent, 'value')).to.deep.equal(['617']);
    });

    for (const attributes of [
      '',
      'deal="none"',
      'solvable',
      'daily',
      'linked',
      'daily deal="617"',
    ]) {
      it(`is an empty board else: <${tag} ${attributes}>`, async (t) => {
        const warn = t.mock.method(console, 'warn', () => undefined);
        const sent = await serve(`<${tag} ${attributes}></${tag}>`);
        expect(told(sent)).to.deep.equal([]);
        expect(sent).not.to.include('card-back');
        expect(valuesOf(sent, 'data-pile')).to.have.length(piles);
        expect(valuesOf(sent, 'role').filter((role) => role === 'group')).to.have.length(1);
        expect(valuesOf(sent, 'value')).to.deep.equal([]);
        expect(warn.mock.callCount()).to.equal(attributes === 'deal="none"' ? 1 : 0);
      });
    }
  }

  for (const [tag, phase] of [
    ['paigow-table', 'bets'],
    ['seven27-table', 'ante'],
  ]) {
    it(`is a table before its first hand, without a card: <${tag} seats="6">`, async () => {
      const sent = await serve(`<${tag} seats="6"></${tag}>`);
      expect(told(sent)).to.deep.equal([]);
      expect(sent).not.to.include('card-back');
      expect(valuesOf(sent, 'class')).to.include(`board phase-${phase}`);
      expect([...valuesOf(sent, 'data-seat')].sort()).to.deep.equal(['0', '1', '2', '3', '4', '5']);
    });
  }

  it('is a race before its first roll, with everybody’s dice, none of which shows a number', async () => {
    for (const deals of [[], ['617']]) {
      const deal = deals.map((number) => `deal="${number}"`).join();
      const sent = await serve(`<ten-dice-race players="2" bots="1" ${deal}></ten-dice-race>`);
      expect(sent.match(/ part="racer-name"/g)).to.have.length(3);
      expect(sent.match(/<path d="" \/>/g)).to.have.length(30);
      expect(sent.match(/ part="rolls">(?:<!--[^>]*-->)*0 rolls/g)).to.have.length(3);
      expect(sent).to.include('.racer {');
      expect(valuesOf(sent, 'value')).to.deep.equal(deals);
    }
  });

  it('is a card with its face, or its back and nothing of its face', async () => {
    const [face, back] = [await serve('<playing-card card="7H"></playing-card>')].concat(
      await serve('<playing-card face-down></playing-card>'),
    );
    expect(told(face!).map(formatCard)).to.deep.equal(['7H']);
    expect(valuesOf(back!, 'part')).to.deep.equal(['card face-down', 'card-back']);
    expect(told(back!)).to.deep.equal([]);
  });

  it('is a room with what stands in it', async () => {
    const sent = await serve('<card-room bankroll="500"><p>Hello</p></card-room>');
    expect(nodesOf(sent)).to.match(/<template [^>]+><slot><\/slot><\/template><p>Hello<\/p>/);
  });

  it('is what the variant of the page has', async () => {
    const sent = await serve('<freecell-game variant="kingcell" deal="3"></freecell-game>');
    expect(nodesOf(sent)).to.include('>KingCell<');
    expect(valuesOf(sent, 'data-card')).to.have.length(DECK_SIZE);
  });
});

describe('the server of the docs', () => {
  it('sends the board that its page asks for, and the scripts of that page', async () => {
    const text = readFileSync(join(ROOT, 'docs/guides/frameworks.md'), 'utf8');
    const code = /^```js\n(import \{ readFile \}.*?)^```$/ms.exec(text)![1]!;
    const listening = 'listen(0, function () { console.log(this.address().port); })';
    expect(code).to.include('listen(3000)');
    // A project with the kit and the package that renders it.
    const folder = mkdtempSync(join(tmpdir(), 'baize-server-'));
    const modules = join(folder, 'node_modules');
    mkdirSync(join(modules, '@lit-labs'), { recursive: true });
    symlinkSync(ROOT, join(modules, 'baize'), 'junction');
    const ssr = '@lit-labs/ssr';
    symlinkSync(join(ROOT, 'node_modules', ssr), join(modules, ssr), 'junction');
    writeFileSync(join(folder, 'server.mjs'), code.replace('listen(3000)', listening));
    const server = spawn(process.execPath, ['server.mjs'], { cwd: folder });
    try {
      const [port] = (await once(server.stdout, 'data')) as [Buffer];
      const sent = await (await fetch(`http://127.0.0.1:${String(port).trim()}/`)).text();
      expect(sent).to.match(/^(<!--[^>]*-->)*<!doctype html>/);
      expect(told(sent)).to.deep.equal(DECK);
      const src = /<script type="module" src="([^"]+)"/.exec(sent)![1]!;
      const script = await fetch(`http://127.0.0.1:${String(port).trim()}${src}`);
      expect(script.headers.get('content-type')).to.equal('text/javascript; charset=utf-8');
      const file = readFileSync(join(ROOT, 'dist/cdn/freecell-game.js'), 'utf8');
      expect(await script.text()).to.equal(file);
    } finally {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
