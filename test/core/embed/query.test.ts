import { describe, it } from '#bdd';
import { expect } from 'chai';
import manifest from '../../../custom-elements.json' with { type: 'json' };
import {
  EMBED_GAMES,
  EMBED_THEMES,
  PAGE_PARAMETERS,
  type Embed,
  type EmbedProblem,
  embedTitle,
  findGame,
  frameSize,
  readEmbed,
  writeEmbed,
} from '../../../src/embed.js';
import { EVERY_GAME } from '../../../src/games/patience/every-game.js';

const problemsOf = (query: string): readonly EmbedProblem[] => {
  const reading = readEmbed(query);
  return 'problems' in reading ? reading.problems : [];
};

const valueOf = (query: string): Embed => {
  const reading = readEmbed(query);
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  return reading.value;
};

interface Declared {
  readonly tagName?: string;
  readonly attributes?: readonly { readonly name: string }[];
}

describe('the games that can be embedded', () => {
  it('are all games of the manifest, with all their attributes', () => {
    const declared = manifest.modules
      .flatMap(({ declarations }) => declarations as readonly Declared[])
      .filter(({ tagName }) => /-(game|table|race)$/.test(tagName ?? ''));
    const names = (list: readonly Declared[]): unknown =>
      Object.fromEntries(
        list.map(({ tagName, attributes = [] }) => [
          tagName,
          // In a query, `game` names the element.
          attributes
            .map(({ name }) => name)
            .filter((name) => name !== 'game')
            .sort(),
        ]),
      );
    const ours = EMBED_GAMES.filter(({ plays }) => plays === undefined);
    expect(names(ours.map(({ tag, attributes }) => ({ tagName: tag, attributes })))).to.deep.equal(
      names(declared),
    );
  });

  it('are all patiences that are made from rules, each with the attributes of its options', () => {
    const known = EMBED_GAMES.map(({ name }) => name);
    expect(known).to.include.members(EVERY_GAME.map(({ name }) => name));
    expect(new Set(known).size).to.equal(known.length);
    const own = (name: string): unknown =>
      findGame(name)!
        .attributes.slice(0, 2)
        .map(({ name, values, usual }) => [name, values, usual]);
    expect(findGame('spider')).to.include({ tag: 'spider-game', title: 'Spider' });
    expect(findGame('fan')).to.include({ tag: 'patience-game', plays: 'fan', title: 'Fan' });
    expect(own('canfield')).to.deep.equal([
      ['draw', ['1', '3'], '3'],
      ['redeals', ['unlimited'], 'unlimited'],
    ]);
  });

  it('have frames as high as their boards need', () => {
    const height = (query: string, width: number): number =>
      frameSize(valueOf(query), width).height;
    expect(height('game=tripeaks', 800)).to.be.below(height('game=canfield', 800));
    expect(height('game=spider', 390)).to.be.below(height('game=fan', 390));
    for (const { name } of EVERY_GAME) {
      for (const width of [390, 800]) expect(height(`game=${name}`, width)).to.be.within(440, 900);
    }
  });

  it('have titles, and no attribute of the name of a parameter of the page', () => {
    expect(EMBED_GAMES.map(({ name, title }) => `${name}: ${title}`)).to.include.members([
      'freecell: FreeCell',
      'golf: Golf',
      'klondike: Klondike',
      'paigow: Pai Gow Poker',
      'pyramid: Pyramid',
      'seven27: Seven Twenty-Seven',
      'ten-dice: Ten-Dice Race',
    ]);
    for (const { attributes } of EMBED_GAMES) {
      const names = attributes.map(({ name }) => name);
      expect(names.filter((name) => PAGE_PARAMETERS.includes(name))).to.deep.equal([]);
    }
  });
});

describe('the query of a frame', () => {
  it('is a game by its name or its tag, and the attributes of the tag', () => {
    const embed = valueOf(
      '?game=freecell&deal=617&variant=kingcell&calm&four-color=true&solvable=false',
    );
    expect(embed.game.tag).to.equal('freecell-game');
    expect(embed.attributes).to.deep.equal({
      variant: 'kingcell',
      'four-color': '',
      deal: '617',
      calm: '',
    });
    expect([embed.theme, embed.fit, embed.origin]).to.deep.equal([undefined, 'frame', undefined]);
    expect(valueOf('game=klondike-game').game.name).to.equal('klondike');
  });

  it('takes the attribute’s themes and the finished ones', () => {
    for (const theme of EMBED_THEMES) {
      const embed = valueOf(`game=golf&theme=${theme}`);
      expect([embed.theme, embed.attributes]).to.deep.equal([theme, {}]);
    }
    const dark = valueOf('game=golf&theme=dark');
    expect([dark.theme, dark.attributes]).to.deep.equal([undefined, { theme: 'dark' }]);
  });

  it('has parameters of the page', () => {
    const embed = valueOf('game=golf&fit=width&origin=https://blog.example');
    expect([embed.fit, embed.origin]).to.deep.equal(['width', 'https://blog.example']);
  });

  it('is written as it is read, the shortest way', () => {
    const query =
      'game=klondike&draw=3&redeals=unlimited&deal=15&theme=night&calm&fit=width&origin=https%3A%2F%2Fblog.example';
    expect(writeEmbed(valueOf(query))).to.equal(query);
    expect(writeEmbed(valueOf('calm=&fit=frame&game=golf-game&solvable=false'))).to.equal(
      'game=golf&calm',
    );
  });

  it('is refused in words where it names no game, or one that does not exist', () => {
    const games = EMBED_GAMES.map(({ name }) => name).join(', ');
    expect(games).to.include('freecell, golf, hearts, klondike, ');
    expect(problemsOf('')).to.deep.equal([
      { parameter: 'game', message: 'The address names no game.', accepted: games },
    ]);
    expect(problemsOf('game=chess&deal=1')).to.deep.equal([
      { parameter: 'game', message: 'game can’t be “chess”.', accepted: games },
    ]);
  });

  it('is refused for each foreign parameter and each bad value, with what is accepted', () => {
    const words = (query: string): unknown =>
      problemsOf(`game=klondike&${query}`).map(({ message, accepted }) => [message, accepted]);
    expect(words('draw=2&calm=yes&redeals=many&deal=-1&theme=pink')).to.deep.equal([
      ['draw can’t be “2”.', '1, 3'],
      ['calm can’t be “yes”.', 'true, false, or no value for true'],
      ['redeals can’t be “many”.', 'a number, unlimited'],
      ['deal can’t be “-1”.', 'a number'],
      ['theme can’t be “pink”.', 'auto, light, dark, classic, high-contrast, night, paper'],
    ]);
    expect(words('fit=box&origin=https://a.example/b&origin=x')).to.deep.equal([
      ['fit can’t be “box”.', 'frame, width'],
      [
        'origin can’t be “https://a.example/b”.',
        'an address without a path, such as https://blog.example',
      ],
    ]);
    expect(words('deal=1&deal=2')).to.deep.equal([
      ['deal is there 2 times.', 'each parameter once'],
    ]);
  });

  it('takes nothing of another game, no handler, no style, and quotes at most 60 letters', () => {
    for (const name of ['cells', 'onclick', 'style', 'class', 'id', '__proto__', 'constructor']) {
      const [problem] = problemsOf(`game=klondike&${name}=1`);
      expect(problem?.message, name).to.equal(`Klondike has no parameter “${name}”.`);
      expect(problem?.accepted).to.match(/^game, fit, origin, draw, redeals, /);
    }
    const [long] = problemsOf(`game=klondike&draw=${'9'.repeat(500)}`);
    expect(long!.message.length).to.be.below(80);
  });
});

describe('a frame', () => {
  const size = (query: string, width: number): number => frameSize(valueOf(query), width).height;

  it('is called by the game and its deal', () => {
    expect(embedTitle(valueOf('game=freecell&deal=617'))).to.equal('FreeCell, deal 617');
    expect(embedTitle(valueOf('game=paigow'))).to.equal('Pai Gow Poker');
  });

  it('has room for those who sit at a table', () => {
    const wide = size('game=ten-dice', 640);
    expect(size('game=ten-dice&bots=3', 640) - wide).to.equal(330);
    expect(size('game=ten-dice&players=2&bots=2', 640) - wide).to.equal(330);
    expect(size('game=paigow&seats=7', 390)).to.be.above(size('game=paigow&seats=4', 390));
    expect(size('game=paigow&seats=2', 390)).to.equal(size('game=paigow', 390));
  });

  it('has room for no more than the game has, whatever an address asks for', () => {
    for (const [most, queries] of [
      ['game=paigow&seats=7', ['seats=Infinity', 'seats=1e9', `seats=${'bot '.repeat(500)}`]],
      ['game=seven27&seats=10', ['seats=11', 'seats=999999999']],
      ['game=ten-dice&players=4', ['players=999999999', 'bots=7', 'players=4&bots=3']],
    ] as const) {
      const [game] = most.split('&');
      for (const query of queries) {
        expect(size(`${game!}&${query}`, 640), query.slice(0, 20)).to.equal(size(most, 640));
      }
    }
    expect(size('game=paigow&seats=-3', 640)).to.equal(size('game=paigow', 640));
  });

  it('has a usual height for a game without one of its own', () => {
    const { frame: _, ...game } = findGame('golf')!;
    expect(frameSize({ game, attributes: {} }, 390)).to.deep.equal({
      width: 390,
      height: 640,
    });
  });
});
