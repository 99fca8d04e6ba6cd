import { expect } from 'chai';
import type { TrickTableElement } from '../../../src/elements/tricks/trick-table.js';
import { FACE_DOWN } from '../../../src/core/cards/card.js';
import { address, clipboard, follow } from '../support/links.js';
import { warnings } from '../support/mount.js';
import { part, parts, wordsOf } from '../support/paigow.js';
import { choose, focusedIn, keys, panel, press } from '../support/paigow-play.js';
import { gameIn, mountReplay, textOf, toolOf } from '../support/replay.js';
import { HAND_LINK, handNow, heardFrom, mountTable, trickNow } from '../support/tricks.js';
import { until } from '../support/until.js';

/** The dealer, seat 0, turns up the 2 of spades and so has all trumps. */
const ALL_TRUMPS = {
  hands: { 0: 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S' },
  dealer: 0,
} as const;

/** A table whose first hand is over. */
async function playedTable(attributes = {}): Promise<TrickTableElement> {
  const table = await mountTable('whist-table', attributes, ALL_TRUMPS);
  part(table, 'button-ready').focus();
  await keys(table, 'd', 'c');
  return table;
}

async function openHand(table: TrickTableElement): Promise<HTMLElement> {
  await choose(table, 'Hand history');
  await panel(table, 'history');
  await press(table, part(table, 'button-open'));
  return part(table, 'past-hand');
}

interface Replay extends HTMLElement {
  readonly at: number;
  readonly length: number;
  readonly playing: boolean;
}

/** The replay in the panel, once its hand is shown, and the table in it. */
async function replayIn(table: TrickTableElement): Promise<[Replay, TrickTableElement]> {
  const open = await panel(table, 'replay');
  const replay = open.querySelector<Replay>('baize-panel-replay')!;
  await until('the hand is shown', () => replay.length > 0);
  return [replay, replay.shadowRoot!.querySelector<TrickTableElement>('.game')!];
}

/** Presses a button in the bar of a replay. */
const pressTool = async (table: TrickTableElement, replay: Replay, name: string): Promise<void> => {
  const tool = replay.shadowRoot!.querySelector<HTMLElement>(`[part~="button-${name}"]`)!;
  tool.focus();
  await keys(table, 'Enter');
};

describe('a hand that is played back over its table', () => {
  it('is shown step by step, and the table is as before when it is closed', async () => {
    const table = await playedTable();
    const [before, hash] = [JSON.stringify(table.save()), location.hash];
    const hand = await openHand(table);
    expect([...hand.querySelectorAll('.choices button')].map(wordsOf)).to.deep.equal([
      'All hands',
      'Copy as text',
      'Watch replay',
    ]);
    await press(table, hand.querySelector('.replay')!);
    const [replay, shown] = await replayIn(table);
    await until('it plays at once', () => replay.playing);
    await pressTool(table, replay, 'play');
    expect(replay.playing).to.equal(false);
    await pressTool(table, replay, 'start');
    // Three cards of the others, and the claim.
    expect([replay.at, replay.length, shown.state!.phase]).to.deep.equal([0, 4, 'play']);
    expect(handNow(shown).split(' ')).to.have.length(13);
    await pressTool(table, replay, 'end');
    expect([shown.outcome, handNow(shown)]).to.deep.equal(['over', '']);
    const close = part(table, 'panel-replay').querySelector<HTMLElement>('.choices button')!;
    await press(table, close);
    expect(parts(table, 'panel-replay')).to.deep.equal([]);
    expect([JSON.stringify(table.save()), location.hash]).to.deep.equal([before, hash]);
  });

  it('is left by Escape, and the focus is back at the table', async () => {
    const table = await playedTable();
    const hand = await openHand(table);
    await press(table, hand.querySelector('.replay')!);
    await replayIn(table);
    part(table, 'panel-replay').querySelector<HTMLElement>('.choices button')!.focus();
    await keys(table, 'Escape');
    expect(parts(table, 'panel-replay')).to.deep.equal([]);
    expect(focusedIn(table)).to.equal('New game');
  });
});

describe('the link to a hand', () => {
  it('is copied from the history of a page that opens links', async () => {
    const table = await playedTable({ linked: true });
    const hand = await openHand(table);
    const taken = clipboard(true);
    await press(table, hand.querySelector('.copy-link')!);
    await until('it was copied', () => taken.length > 0);
    expect(taken).to.deep.equal([`${location.href.replace(/#.*/s, '')}#${await table.share()}`]);
    expect(wordsOf(hand.querySelector('[role="status"]'))).to.equal('Copied.');
  });

  it('is shown to be copied where the browser won’t', async () => {
    const table = await playedTable({ linked: true });
    const hand = await openHand(table);
    clipboard(false);
    await press(table, hand.querySelector('.copy-link')!);
    await until('it is shown', () => hand.querySelector('textarea'));
    expect(hand.querySelector('textarea')!.value).to.match(/#1\.whist\.1\.[\w-]+$/);
  });

  it('opens the hand over the table, which goes on after it', async () => {
    address(HAND_LINK);
    const table = await mountTable('hearts-table', { linked: true }, { dealer: 3 });
    const [, shown] = await replayIn(table);
    expect([location.hash, ...shown.run!.kinds]).to.deep.equal([
      ...[`#${HAND_LINK}`, 'human', 'bot', 'bot', 'bot'],
    ]);
    await press(table, part(table, 'panel-replay').querySelector('.choices button')!);
    expect([location.hash, table.state!.phase]).to.deep.equal(['', 'ready']);
    follow(HAND_LINK);
    await replayIn(table);
  });

  it('says what is wrong with it, and does not disturb the table', async () => {
    const warned = warnings();
    address(`${HAND_LINK.slice(0, 40)}A${HAND_LINK.slice(41)}`);
    const table = await mountTable('hearts-table', { linked: true });
    const open = await panel(table, 'replay');
    const words = (): string =>
      wordsOf(
        open.querySelector('baize-panel-replay')?.shadowRoot?.querySelector('[part="problem"]'),
      );
    await until('the problem is told', () => words() !== '');
    expect(words()).to.equal('This link is incomplete or contains an error.');
    expect([table.state!.phase, warned.length]).to.deep.equal(['ready', 1]);
  });

  it('is left alone by a table that opens no links', async () => {
    address(HAND_LINK);
    const table = await mountTable('hearts-table');
    expect([parts(table, 'panel-replay').length, location.hash]).to.deep.equal([
      0,
      `#${HAND_LINK}`,
    ]);
  });
});

describe('a replay of a hand', () => {
  it('shows what the player saw, step by step', async () => {
    const heard = ['hand-start', 'game-move', 'trick-end', 'hand-end', 'game-win'].map((type) =>
      heardFrom(document.body as unknown as TrickTableElement, type),
    );
    const replay = await mountReplay({ link: HAND_LINK });
    const table = gameIn(replay) as unknown as TrickTableElement;
    expect([textOf(replay, 'position'), handNow(table).split(' ').length]).to.deep.equal([
      '0 / 56',
      13,
    ]);
    toolOf(replay, 'button-forward').focus();
    for (let step = 0; step < 6; step++) await keys(table, 'ArrowRight');
    expect([replay.at, trickNow(table).split(' ').length]).to.deep.equal([6, 2]);
    const { seats } = table.state!;
    expect(seats.map(({ cards }) => cards.includes(FACE_DOWN))).to.deep.equal([
      ...[false, true, true, true],
    ]);
    await keys(table, 'ArrowLeft');
    expect([replay.at, trickNow(table).split(' ').length]).to.deep.equal([5, 1]);
    await keys(table, 'End');
    await until('the result is shown', () => parts(table, 'results').length > 0);
    expect(table.run!.history.map(({ points }) => points)).to.deep.equal([
      table.state!.results!.sides.map(({ points }) => points),
    ]);
    await keys(table, 'ArrowLeft');
    expect([table.outcome, parts(table, 'results').length]).to.deep.equal([undefined, 0]);
    expect(heard.flat()).to.deep.equal([]);
    const shown = [part(table, 'buttons'), toolOf(replay, 'bar')].map(
      (node) => getComputedStyle(node).visibility,
    );
    expect(shown).to.deep.equal(['hidden', 'visible']);
  });

  it('is played on from any step', async () => {
    const replay = await mountReplay({ link: HAND_LINK });
    const table = gameIn(replay) as unknown as TrickTableElement;
    toolOf(replay, 'button-forward').focus();
    await keys(table, 'ArrowRight', 'ArrowLeft');
    toolOf(replay, 'button-play-on').focus();
    await keys(table, 'Enter');
    expect([table.state!.phase, table.legalMoves.map(({ type }) => type)]).to.deep.equal([
      ...['pass', ['pass']],
    ]);
  });
});
