import { expect } from 'chai';
import { Recorder } from '../../../src/elements/card-room/recorder.js';
import { type GameRecord, type Save } from '../../../src/core.js';
import { HistoryKeeper, MemoryHistory } from '../../../src/storage.js';
import { FINISHABLE, deckWith } from '../../support/decks.js';
import {
  advance,
  afterTest,
  detailsOf,
  hear,
  mount,
  mountDeck,
  mountGame,
} from '../support/mount.js';
import { address, follow } from '../support/links.js';
import { mountTable, playOn } from '../support/seven27.js';
import { until } from '../support/until.js';

/** Records games on the page, or those that `isMine` accepts. Returns a function that returns the records so far. */
function recording(isMine?: (event: Event) => boolean) {
  const keeper = new HistoryKeeper(new MemoryHistory());
  const recorder = new Recorder(document, keeper, isMine);
  recorder.start();
  afterTest(() => recorder.stop());
  return { recorder, records: (): readonly GameRecord[] => keeper.history.records };
}

/** The fields of records that don't depend on the clock. */
const facts = (records: readonly GameRecord[]): readonly object[] =>
  records.map(({ id: _, started: _1, ended: _2, elapsed: _3, ...rest }) => rest);

const LEFT = { game: 'freecell', variant: '', outcome: 'left', moves: 1, deal: 617 };

describe('a recorder of games', () => {
  it('counts a win at once, with what it took, and once for a deal', async () => {
    const { records } = recording();
    const game = await mountDeck(FINISHABLE);
    const before = Date.now();
    await advance(game, 'column-4 foundation-1');
    expect(facts(records())).to.deep.equal([
      { game: 'freecell', variant: '', outcome: 'won', moves: 1 },
    ]);
    const [record] = records();
    expect(record!.id).to.match(/^[\da-f]{32}$/);
    expect(record!.elapsed).to.equal(game.elapsed);
    expect(record!.ended).to.be.within(before, Date.now());
    expect(record!.started).to.be.at.most(record!.ended);
    game.undo();
    game.redo();
    game.restart();
    await advance(game, 'column-4 foundation-1');
    expect(game.outcome).to.equal('won');
    expect(records().length).to.equal(1);
    game.newGame({ deal: 617 });
    await advance(game, 'column-5 column-8');
    expect(records().length).to.equal(1);
  });

  it('counts a win though a listener before it tries to change the details of all events', async () => {
    const faults: string[] = [];
    const spoil = ({ detail }: Event & { detail?: Record<string, unknown> }): void => {
      for (const name of Object.keys(detail ?? {})) {
        try {
          detail![name] = 5;
        } catch {
          faults.push(name);
        }
      }
    };
    const names = ['game-start', 'game-move', 'game-undo', 'game-win'];
    for (const name of names) addEventListener(name, spoil, true);
    afterTest(() => names.forEach((name) => removeEventListener(name, spoil, true)));
    const { records } = recording();
    const game = await mountDeck(FINISHABLE);
    await advance(game, 'column-4 foundation-1');
    expect(faults).to.include.members(['deal', 'previous', 'move', 'count', 'outcome']);
    expect(facts(records())).to.deep.equal([
      { game: 'freecell', variant: '', outcome: 'won', moves: 1 },
    ]);
  });

  it('ignores events that a page dispatches on a game, if it cannot read them', async () => {
    const { records } = recording();
    const game = await mountDeck(FINISHABLE);
    const details = [undefined, null, 5, 'text', [], { previous: 5 }, { net: 5, options: 5 }];
    for (const name of ['game-start', 'game-move', 'hand-start', 'hand-end'])
      for (const detail of details)
        game.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
    await advance(game, 'column-4 foundation-1');
    expect(facts(records())).to.deep.equal([
      { game: 'freecell', variant: '', outcome: 'won', moves: 1 },
    ]);
  });

  it('knows which game was won, though the page begins the next one as it hears of it', async () => {
    const { records } = recording();
    const game = await mount({ deal: '617' });
    game.addEventListener('game-win', () => game.newGame({ deal: 5 }));
    game.newGame({ deck: FINISHABLE });
    await advance(game, 'column-4 foundation-1');
    expect(game.dealNumber).to.equal(5);
    await advance(game, 'column-1 cell-1');
    game.newGame({ deal: 6 });
    await advance(game, 'column-1 cell-1');
    expect(records().map(({ outcome, deal }) => [outcome, deal])).to.deep.equal([
      ['won', undefined],
      ['left', 5],
    ]);
  });

  it('knows which game was won, though the page begins the next one at one of its last moves', async () => {
    const { records } = recording();
    const game = await mountDeck(FINISHABLE);
    game.addEventListener('game-move', () => game.outcome === 'won' && game.newGame({ deal: 5 }));
    await advance(game, 'column-4 foundation-1');
    await advance(game, 'column-1 cell-1');
    expect(records().map(({ outcome, deal }) => [outcome, deal])).to.deep.equal([
      ['won', undefined],
    ]);
    game.newGame({ deal: 6 });
    await advance(game, 'column-1 cell-1');
    expect(facts(records())[1]).to.deep.equal({ ...LEFT, deal: 5 });
  });

  it('knows which game was given up, though that was between a move and what then went up', async () => {
    const { records } = recording();
    const game = await mountDeck(deckWith(['5H 9S 2S AS']), { 'auto-foundation': 'safe' });
    const heard = hear(game);
    game.addEventListener('game-move', () => game.newGame({ deal: 5 }), { once: true });
    await advance(game, 'column-1 foundation-1');
    await game.updateComplete;
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-move', 'game-move', 'game-start']);
    expect(records()).to.deep.equal([]);
    await advance(game, 'column-1 cell-1');
    expect(facts(records())).to.deep.equal([
      { game: 'freecell', variant: '', outcome: 'left', moves: 1 },
    ]);
  });

  it('takes another state of the same deal for the same game', async () => {
    const { records } = recording();
    const game = await mount({ deal: '617' });
    const before = game.save();
    await advance(game, 'column-5 column-8');
    game.load(before);
    await advance(game, 'column-5 column-8');
    expect(records()).to.deep.equal([]);
  });

  it('counts the win of a game that began where nobody heard it', async () => {
    const { recorder, records } = recording();
    const game = await mount({ deal: '617' });
    await advance(game, 'column-5 column-8');
    recorder.stop();
    game.newGame({ deck: FINISHABLE });
    await game.updateComplete;
    recorder.start();
    await advance(game, 'column-4 foundation-1');
    expect(records().map(({ outcome, deal }) => [outcome, deal])).to.deep.equal([
      ['won', undefined],
    ]);
  });

  it('counts one that was given up with the first move of the next one, and not before', async () => {
    const { records } = recording();
    const game = await mount({ deal: '617' });
    await advance(game, 'column-5 column-8');
    game.newGame({ deal: 1 });
    game.newGame({ deal: 2 });
    await game.updateComplete;
    expect(records()).to.deep.equal([]);
    await advance(game, 'column-1 cell-1');
    expect(facts(records())).to.deep.equal([LEFT]);
    game.newGame({ deal: 3 });
    await advance(game, 'column-1 cell-1');
    expect(facts(records())[1]).to.deep.equal({ ...LEFT, deal: 2 });
  });

  it('does not count one that came back', async () => {
    const { records } = recording();
    const game = await mount({ deal: '617' });
    const heard = hear(game);
    await advance(game, 'column-5 column-8');
    game.newGame({ deal: 1 });
    await game.updateComplete;
    const { previous } = detailsOf(heard, 'game-start').at(-1)! as { previous: Save };
    game.load(previous);
    await advance(game, 'column-5 cell-1');
    expect(records()).to.deep.equal([]);
    game.newGame({ deal: 1 });
    await advance(game, 'column-1 cell-1');
    expect(facts(records())).to.deep.equal([{ ...LEFT, moves: 2 }]);
  });

  it('does not count one that is kept while a link’s game is played', async () => {
    const { records } = recording();
    address('');
    const game = await mount({ deal: '1', linked: true });
    await until('it is dealt', () => game.state);
    await advance(game, 'column-1 cell-1');
    follow('1.freecell.1.tyw0EAAAuVQOXSlbK5D');
    await until('the link is opened', () => game.dealNumber === 617);
    await advance(game, 'column-1 cell-3');
    history.back();
    await until('the own game is back', () => game.dealNumber === 1);
    await advance(game, 'column-2 cell-2');
    expect(records()).to.deep.equal([]);
    game.newGame(5);
    await advance(game, 'column-1 cell-1');
    expect(facts(records())).to.deep.equal([{ ...LEFT, deal: 1, moves: 2 }]);
  });

  it('counts a lost one as lost, unless its last move was taken back', async () => {
    const { records } = recording();
    const game = await mount({ deal: '21', cells: '0' });
    await advance(game, 'column-4 column-7');
    expect(game.outcome).to.equal('lost');
    game.newGame({ deal: 21 });
    await advance(game, 'column-4 column-7');
    const lost = { game: 'freecell', variant: 'cells~0', outcome: 'lost', deal: 21, moves: 1 };
    expect(facts(records())).to.deep.equal([lost]);
    game.undo();
    game.newGame({ deal: 617 });
    await advance(game, 'column-5 column-8');
    const left = { ...lost, outcome: 'left', moves: 2, undos: 1 };
    expect(facts(records()).slice(1)).to.deep.equal([left]);
  });

  it('counts a lost game that was taken up as lost', async () => {
    const key = { deal: '21', cells: '0', 'save-key': `test-${crypto.randomUUID()}` };
    const first = await mount(key);
    await advance(first, 'column-4 column-7');
    first.remove();
    const { records } = recording();
    const game = await mount(key);
    expect([game.outcome, game.moveCount]).to.deep.equal(['lost', 1]);
    game.newGame({ deal: 617 });
    await advance(game, 'column-5 column-8');
    expect(facts(records())).to.deep.equal([
      { game: 'freecell', variant: 'cells~0', outcome: 'lost', deal: 21, moves: 1 },
    ]);
  });

  it('counts a lost one that was dealt anew as given up', async () => {
    const { records } = recording();
    const game = await mount({ deal: '3', cells: '0' });
    while (game.outcome === undefined) game.play(game.legalMoves[0]!);
    expect([game.outcome, game.moveCount]).to.deep.equal(['lost', 4]);
    game.restart();
    game.play(game.legalMoves[0]!);
    expect(game.outcome).to.equal(undefined);
    game.newGame({ deal: 617 });
    await advance(game, 'column-5 column-8');
    expect(facts(records())).to.deep.equal([
      { game: 'freecell', variant: 'cells~0', outcome: 'left', deal: 3, moves: 1 },
    ]);
  });

  it('takes nothing that holds a game in a closed shadow root for one', async () => {
    const { records } = recording();
    const holder = document.createElement('div');
    document.body.append(holder);
    afterTest(() => holder.remove());
    // eslint-disable-next-line wc/no-closed-shadow-root -- what a host may have done
    const root = holder.attachShadow({ mode: 'closed' });
    const game = await mount({ deal: '617' }, { parent: root });
    game.newGame({ deck: FINISHABLE });
    await advance(game, 'column-4 foundation-1');
    expect(game.outcome).to.equal('won');
    game.newGame({ deal: 617 });
    await advance(game, 'column-5 column-8');
    game.newGame({ deal: 1 });
    await advance(game, 'column-1 cell-1');
    game.newGame({ deck: FINISHABLE });
    await game.updateComplete;
    Object.assign(holder, { save: () => ({}) });
    await advance(game, 'column-4 foundation-1');
    expect(records()).to.deep.equal([]);
  });

  it('knows the variant, and the day whose deal was won', async () => {
    const { records } = recording();
    const game = await mountDeck(FINISHABLE, { supermove: 'full' });
    Object.defineProperty(game, 'day', { value: '2026-11-21' });
    await advance(game, 'column-4 foundation-1');
    expect(facts(records())).to.deep.equal([
      {
        ...{ game: 'freecell', variant: 'supermove~full', outcome: 'won', moves: 1 },
        day: '2026-11-21',
      },
    ]);
  });

  it('counts what was put aside as it stops, and as the page goes; then it hears nothing', async () => {
    const { recorder, records } = recording();
    const game = await mountGame('pyramid-game', { deal: '5' });
    const move = (): unknown => game.play(game.legalMoves[0]!);
    move();
    game.newGame({ deal: 6 });
    await game.updateComplete;
    dispatchEvent(new Event('pagehide'));
    expect(facts(records())).to.deep.equal([
      { game: 'pyramid', variant: '', outcome: 'left', deal: 5, moves: 1 },
    ]);
    move();
    game.newGame({ deal: 7 });
    await game.updateComplete;
    recorder.stop();
    expect(records().map(({ deal }) => deal)).to.deep.equal([5, 6]);
    move();
    game.newGame({ deal: 8 });
    move();
    await game.updateComplete;
    dispatchEvent(new Event('pagehide'));
    expect(records().length).to.equal(2);
  });

  it('counts a game that it hears of in its middle, and none of another room', async () => {
    const game = await mountDeck(FINISHABLE);
    const other = await mountDeck(FINISHABLE);
    const { records } = recording((event) => event.target === game);
    await advance(other, 'column-4 foundation-1');
    expect(records()).to.deep.equal([]);
    await advance(game, 'column-4 foundation-1');
    expect(facts(records())).to.deep.equal([
      { game: 'freecell', variant: '', outcome: 'won', moves: 1 },
    ]);
  });
});

describe('a recorder of hands', () => {
  it('counts what each brought the person, and none that they sat out', async () => {
    const { records } = recording();
    const table = await mountTable({ scoring: 'over-is-bust' });
    await playOn(table, 'a0 s0 k0 s0');
    const [net] = table.run!.history.at(-1)!.net;
    expect(facts(records())).to.deep.equal([
      {
        ...{ game: 'seven-twenty-seven', variant: 'scoring~over-is-bust', moves: 0 },
        ...{ outcome: net! > 0 ? 'won' : net! < 0 ? 'lost' : 'push', chips: net },
      },
    ]);
    expect(records()[0]!.elapsed).to.equal(records()[0]!.ended - records()[0]!.started);
    table.nextHand();
    await playOn(table, 'o0');
    expect(table.run!.history.length).to.equal(2);
    expect(records().length).to.equal(1);
  });
});
