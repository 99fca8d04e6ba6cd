import { expect } from 'chai';
import { freecell } from '../../../src/core.js';
import type { GameRequestDetails } from '../../../src/elements/base/player-requests.js';
import { dealt, movesOf } from '../support/game-host.js';

type Name = keyof GameRequestDetails;
type Detail = Readonly<Record<string, unknown>> & { readonly refuse: (words: unknown) => void };

const NAMES: readonly Name[] = [
  ...(['game-request-new', 'game-request-move'] as const),
  ...(['game-request-undo', 'game-request-hint'] as const),
];

/** A game, and the requests to the page, which answers as it is set. */
function stage() {
  const staged = dealt();
  const asked: unknown[] = [];
  const page: { answer: (event: CustomEvent<Detail>) => unknown } = { answer: () => undefined };
  for (const name of NAMES) {
    staged.host.addEventListener(name, (event) => {
      const { refuse, ...detail } = event.detail;
      expect([event.bubbles, event.composed, typeof refuse]).to.deep.equal([
        true,
        true,
        'function',
      ]);
      asked.push([name, detail]);
      page.answer(event as unknown as CustomEvent<Detail>);
    });
  }
  const { game, player, since } = staged;
  const moveOf = (text: string) => freecell.readMove(game.session!.state, text)!;
  const play = (text: string) => player.play(moveOf(text));
  /** The requests and events. */
  const reports = (): readonly unknown[] => [asked.splice(0), since()];
  return { ...staged, page, play, reports };
}

const MOVE = { from: 'column-5', to: 'column-8', count: 1 };
const byPlayer = <Rest extends object>(rest: Rest) => ({ source: 'player', ...rest });

describe('what a player does', () => {
  it('is asked for before it is done', () => {
    const { player, play, reports } = stage();
    play('58');
    expect(reports()).to.deep.equal([
      [['game-request-move', byPlayer({ control: undefined, move: MOVE, notation: '58' })]],
      ['change move', 'game-move 58'],
    ]);
    player.undo();
    expect(reports()).to.deep.equal([
      [['game-request-undo', byPlayer({ control: 'undo' })]],
      ['change undo', 'game-undo 58'],
    ]);
    player.redo();
    expect(reports()).to.deep.equal([
      [['game-request-move', byPlayer({ control: 'redo', move: MOVE, notation: '58' })]],
      ['change redo', 'game-redo 58'],
    ]);
    player.restart();
    player.deal('5');
    player.newGame();
    expect(reports()).to.deep.equal([
      [
        ['game-request-new', byPlayer({ control: 'restart', deal: 617 })],
        ['game-request-new', byPlayer({ control: 'deal', deal: 5 })],
        ['game-request-new', byPlayer({ control: 'new', deal: undefined })],
      ],
      [
        ...['change restart', 'game-start player', 'change start', 'game-start player'],
        ...['change start', 'game-start player'],
      ],
    ]);
  });

  it('is stopped by the page, without a word', () => {
    const { game, player, page, play, reports, host } = stage();
    game.play(freecell.readMove(game.session!.state, '58')!, 'host');
    reports();
    page.answer = (event) => event.preventDefault();
    expect(play('4a')).to.deep.include({ code: 'by-page' });
    player.undo();
    player.restart();
    player.newGame();
    expect(player.deal('5')).to.deep.include({ code: 'by-page' });
    expect(player.may('game-request-hint', { control: 'hint' })).to.equal(false);
    const [asked, done] = reports();
    expect([(asked as unknown[]).length, done]).to.deep.equal([6, []]);
    expect([movesOf(game), game.deal, host.liveRegion.shown]).to.deep.equal(['58', 617, '']);
  });

  it('is refused in the page’s own words, which stand and are told as a reason does', () => {
    const { details, page, play, since, host, game } = stage();
    page.answer = ({ detail }) => detail.refuse('Not in this lesson.');
    expect(play('58')?.code).to.equal('by-page');
    expect(since()).to.deep.equal(['game-refuse player']);
    expect(details.at(-1)).to.deep.equal({
      source: 'player',
      move: MOVE,
      reason: { code: 'by-page', words: 'Not in this lesson.' },
      message: 'Not in this lesson.',
    });
    expect([host.liveRegion.shown, host.liveRegion.spoken, movesOf(game)]).to.deep.equal([
      ...['Not in this lesson.', 'Not in this lesson.', ''],
    ]);
  });

  it('is stopped where the words are none, which is reported', () => {
    const { page, play, since, game } = stage();
    for (const words of [undefined, '', {}]) {
      page.answer = ({ detail }) => detail.refuse(words);
      play('58');
      expect([since(), movesOf(game)]).to.deep.equal([['problem option'], '']);
    }
  });

  it('is refused by the rules alone where they don’t allow it', () => {
    const { player, play, reports } = stage();
    play('51');
    player.undo();
    player.redo();
    expect([player.deal('nonsense')?.code, player.deal(' ')]).to.deep.equal(['deal', undefined]);
    expect(reports()).to.deep.equal([
      [],
      ['game-refuse player', 'game-refuse player', 'game-refuse player', 'game-refuse player'],
    ]);
  });

  it('is dropped where the page has changed the game itself meanwhile', () => {
    const { game, player, page, play, since } = stage();
    page.answer = () => game.newGame(5);
    expect(play('58')?.code).to.equal('by-page');
    expect([game.deal, movesOf(game), since()]).to.deep.equal([
      ...[5, '', ['change start', 'game-start host']],
    ]);
    page.answer = () => game.newGame(6);
    player.newGame();
    expect([game.deal, since()]).to.deep.equal([6, ['change start', 'game-start host']]);
  });

  it('is no undo to another deal where the deal is locked', () => {
    const { host, game, player, play, since } = stage();
    play('58');
    game.newGame(5);
    expect(game.canGoBack).to.equal(true);
    host.locked = true;
    expect(game.canGoBack).to.equal(false);
    player.undo();
    expect([game.deal, since().at(-1)]).to.deep.equal([5, 'game-refuse player']);
    play('1a');
    player.restart();
    expect(game.canGoBack).to.equal(true);
    player.undo();
    expect([game.deal, movesOf(game)]).to.deep.equal([5, '1a']);
  });
});
