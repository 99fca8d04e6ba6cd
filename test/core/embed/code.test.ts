import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type EmbedChoices,
  findGame,
  frameCode,
  reactCode,
  readEmbed,
  tagCode,
} from '../../../src/embed.js';
import { messageDetail } from '../../../src/embed/messages.js';

const BASE = 'https://cards.example/baize';
const read = (query: string): EmbedChoices => {
  const reading = readEmbed(query);
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  return reading.value;
};

describe('the code to paste', () => {
  it('is a tag with its script, and the theme’s style sheet', () => {
    expect(tagCode(BASE, read('game=klondike&draw=3&calm&theme=night'), 640)).to.equal(
      '<link rel="stylesheet" href="https://cards.example/baize/themes/night.css" />\n' +
        '<script type="module" src="https://cards.example/baize/klondike-game.js"></script>\n' +
        '<klondike-game draw="3" calm style="max-width: 640px"></klondike-game>',
    );
  });

  it('names the game of <patience-game>, and is the tag of a game that has one of its own', () => {
    expect(tagCode(BASE, read('game=fan&empty-columns=any'))).to.equal(
      '<script type="module" src="https://cards.example/baize/patience-game.js"></script>\n' +
        '<patience-game game="fan" empty-columns="any"></patience-game>',
    );
    expect(reactCode(read('game=fan'))).to.include('<PatienceGame gameName="fan" />');
    expect(tagCode(BASE, read('game=spider&suits=1'))).to.include(
      '<spider-game suits="1"></spider-game>',
    );
  });

  it('is a frame of a fixed ratio, or one that is as high as its game', () => {
    expect(frameCode(`${BASE}/`, read('game=freecell&deal=617'))).to.equal(
      '<iframe src="https://cards.example/baize/embed.html?game=freecell&amp;deal=617" ' +
        'title="FreeCell, deal 617" width="800" height="720" ' +
        'style="width: 100%; aspect-ratio: 800 / 720; min-height: 640px; border: 0" ' +
        'loading="lazy" allow="fullscreen; clipboard-write"></iframe>',
    );
    expect(frameCode(BASE, read('game=golf&fit=width'), 600)).to.equal(
      '<iframe src="https://cards.example/baize/embed.html?game=golf&amp;fit=width" ' +
        'title="Golf" width="600" height="600" ' +
        'style="width: 100%; max-width: 600px; height: 600px; border: 0" ' +
        'loading="lazy" allow="fullscreen; clipboard-write"></iframe>\n' +
        '<script async src="https://cards.example/baize/embed-host.js"></script>',
    );
  });

  it('is a component of React with props by their types', () => {
    const query =
      'game=klondike&draw=3&redeals=unlimited&deal=15&four-color&save-key=a%22b&theme=paper';
    expect(reactCode(read(query), 500)).to.equal(
      `import { KlondikeGame } from 'baize/react';
import 'baize/themes/paper.css';

export function Game() {
  return <KlondikeGame draw={3} redeals="unlimited" fourColor deal={15} saveKey={"a\\"b"} style={{ maxWidth: 500 }} />;
}`,
    );
  });

  it('keeps a text within its quotes', () => {
    const game = findGame('freecell')!;
    const choices = { game, attributes: { position: '"><script>&' } };
    const text = 'position="&quot;&gt;&lt;script&gt;&amp;"';
    expect(tagCode(BASE, choices)).to.include(`<freecell-game ${text}></freecell-game>`);
  });
});

describe('the detail of a message', () => {
  it('is plain data', () => {
    const detail = {
      source: 'player',
      move: { from: 'column-1', to: 'cell-1', count: 1 },
      net: [5, null, undefined],
      deal: undefined,
      play: () => undefined,
    };
    const copied = messageDetail(detail);
    expect(copied).to.deep.equal({
      source: 'player',
      move: { from: 'column-1', to: 'cell-1', count: 1 },
      net: [5, null, null],
    });
    expect(structuredClone(copied)).to.deep.equal(copied);
  });

  it('has no save, deck, seed or error in it, at any depth', () => {
    const save = { format: 1, game: 'freecell', deck: 'JD 2D', moves: ['26'] };
    const detail = {
      source: 'host',
      previous: save,
      previousTable: { run: {}, hand: save, seed: 'ab' },
      cause: new Error('no'),
      results: { seed: 'ab', other: save, hands: [save, { total: 7 }] },
    };
    expect(messageDetail(detail)).to.deep.equal({
      source: 'host',
      results: { hands: [null, { total: 7 }] },
    });
  });

  it('ends where a detail is in itself', () => {
    const detail: Record<string, unknown> = { source: 'host' };
    detail['again'] = detail;
    expect(JSON.stringify(messageDetail(detail))).to.have.length.below(300);
    expect(messageDetail('no record')).to.deep.equal({});
  });
});
