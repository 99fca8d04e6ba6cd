import { html } from 'lit';
import { expect } from 'chai';
import type { FreecellGame } from '../../../src/games/freecell/element/element.js';
import { CardRoom } from '../../../src/elements/card-room/element.js';
import { THEMES_ACCEPTED } from '../../../src/elements/base/host-value.js';
import { type Room, ROOM } from '../../../src/elements/controllers/room.js';
import { MemoryStore } from '../../../src/storage.js';
import { expectAccessible } from '../support/axe.js';
import { shown, tops } from '../support/board.js';
import {
  advance,
  afterTest,
  detailsOf,
  hear,
  make,
  mount,
  mountGame,
  ownKey,
  warnings,
} from '../support/mount.js';
import { HANDS, cardsShown, mountTable, playOn, settled, stacks } from '../support/paigow.js';
import { stored } from '../support/storage.js';
import { drawn, keptIn, makeRoom, mountRoom } from '../support/room.js';
import { until } from '../support/until.js';
import { isFull } from '../support/counts.js';

const DEALT = 'JD KS KC 4H JC 6C JH QH';
const MOVED = 'JD KS KC 4H 7C 6C JH JC';
const MOVE = 'column-5 column-8';

class LateRoom extends CardRoom {}

/** An element with an unknown tag, and a function that defines it as a room. */
function lateRoom(): readonly [room: CardRoom, define: () => void] {
  const tag = `late-room-${crypto.randomUUID()}`;
  const fragment = document.createDocumentFragment();
  fragment.append(document.createElement(tag));
  const room = fragment.querySelector<CardRoom>(tag)!;
  room.setAttribute('save-key', ownKey());
  afterTest(() => room.remove());
  return [room, () => customElements.define(tag, class extends LateRoom {})];
}

const frame = (game: HTMLElement): HTMLElement =>
  game.shadowRoot!.querySelector<HTMLElement>('[part~="frame"]')!;
const board = (game: HTMLElement): HTMLElement =>
  game.shadowRoot!.querySelector<HTMLElement>('[part~="board"]')!;

describe('what a room lends to its games', () => {
  it('is its looks, where a game has none of its own', async () => {
    const room = await mountRoom({ theme: 'dark', calm: true, mirrored: true, 'four-color': true });
    const [game, own] = [await mount({ deal: '617' }, { parent: room }), make({ theme: 'light' })];
    room.append(own);
    await drawn(own);
    expect([frame(game), frame(own)].map((node) => node.dataset['theme'])).to.deep.equal([
      'dark',
      'light',
    ]);
    expect(frame(game).classList.contains('mirrored')).to.equal(true);
    expect(game.shadowRoot!.querySelector('.four-color')).not.to.equal(null);
    expect(game.shadowRoot!.querySelector('.time')).to.equal(null);
    expect([game.theme, game.calm, game.mirrored, game.fourColor]).to.deep.equal([
      'auto',
      false,
      false,
      false,
    ]);
    Object.assign(room, { theme: 'light', calm: false, mirrored: false, fourColor: false });
    await drawn(room, game);
    expect(frame(game).dataset['theme']).to.equal('light');
    expect(frame(game).classList.contains('mirrored')).to.equal(false);
    expect(game.shadowRoot!.querySelector('.four-color')).to.equal(null);
    expect(game.shadowRoot!.querySelector('.time')).not.to.equal(null);
  });

  it('is its card faces, but over a game’s own', async () => {
    const room = await mountRoom();
    room.cardFaces = (card) => html`<b part="card-face">room ${card}</b>`;
    const game = await mount({ deal: '617' }, { parent: room });
    const face = (): string | undefined =>
      board(game).querySelector('[part=card-face]')?.textContent;
    await until('the room’s faces are drawn', () => face()?.startsWith('room '));
    game.cardFaces = (card) => html`<b part="card-face">own ${card}</b>`;
    await until('the game’s own are', () => face()?.startsWith('own '));
    game.cardFaces = room.cardFaces = null;
    await until('none are', () => face() === undefined);
  });

  it('changes nothing of what is hidden', async () => {
    const room = await mountRoom({ bankroll: '5000' });
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks], { parent: room });
    await playOn(table, 'b0:25');
    expect(cardsShown(table)).to.equal('2D 5H 9C AC AH KD QS');
    table.newGame();
    await settled(table);
    const { seed, hand } = table.save() as { seed: string; hand: { deck: string } };
    const told = JSON.stringify([table.room, table.state, keptIn(room, 'chips')]);
    expect([told.includes(seed), told.includes(hand.deck)]).to.deep.equal([false, false]);
    expect([seed.length, hand.deck.length]).to.deep.equal([64, 158]);
    expect(keptIn(room, 'chips')).to.match(
      /^\d+ {"given":{"times":1,"chips":5000},"past":{"net":0,"time":0},"runs":{("\w{32}":{"table":"[^}]*","net":0,"uncounted":0,"chips":1000,"stack":1000,"time":\d,"seated":\d},?){3}}}$/,
    );
  });

  it('passes axe, and takes no room of its own', async () => {
    const room = await mountRoom({ theme: 'dark' });
    await mount({ deal: '617' }, { parent: room });
    expect(getComputedStyle(room).display).to.equal('contents');
    if (isFull) await expectAccessible(room);
    room.hidden = true;
    expect(getComputedStyle(room).display).to.equal('none');
  });

  it('is one history of all that is finished in it', async () => {
    const room = await mountRoom({ bankroll: '5000' });
    const other = makeRoom();
    room.append(other);
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks], { parent: room });
    await playOn(table, 'b0:25 s0:KDQS');
    const game = await mount({ deal: '617' }, { parent: room });
    await advance(game, MOVE);
    game.newGame(618);
    await advance(game, 'column-1 cell-1');
    const within = await mountTable({}, [HANDS.aces, HANDS.jacks], { parent: other });
    await playOn(within, 'b0:10 s0:KDQS');
    const told = (one: CardRoom): unknown =>
      one.history!.history.records.map(({ game: of, outcome, chips }) => [of, outcome, chips]);
    expect(told(room)).to.deep.equal([
      ['pai-gow', 'won', 25],
      ['freecell', 'left', undefined],
    ]);
    expect(told(other)).to.deep.equal([['pai-gow', 'won', 10]]);
  });
});

describe('a game that comes to a room, or goes', () => {
  it('leaves its own save as it was, and takes up the room’s', async () => {
    const key = ownKey();
    const room = await mountRoom();
    const first = await mount({ deal: '617', 'save-key': key }, { parent: room });
    await advance(first, MOVE);
    first.remove();
    const game = await mount({ deal: '617', 'save-key': key });
    expect(tops(game)).to.equal(DEALT);
    const heard = hear();
    room.append(game);
    await drawn(game);
    expect(tops(game)).to.equal(MOVED);
    expect(detailsOf(heard, 'game-start')).to.have.length(1);
    expect(detailsOf(heard, 'game-start')[0]).to.deep.include({ resumed: true, deal: 617 });
    document.body.append(game);
    await drawn(game);
    expect(tops(game)).to.equal(DEALT);
  });

  it('is not put aside, and not counted, where it stays kept outside', async () => {
    const key = ownKey();
    const room = await mountRoom();
    const outside = await mount({ deal: '617', 'save-key': key });
    await advance(outside, MOVE);
    outside.remove();
    const inside = await mount({ deal: '617', 'save-key': key }, { parent: room });
    await advance(inside, 'column-1 cell-1');
    inside.remove();
    const game = await mount({ deal: '617', 'save-key': key });
    expect(tops(game)).to.equal(MOVED);
    const heard = hear();
    room.append(game);
    await drawn(game);
    expect(detailsOf(heard, 'game-start').map(({ previous }) => previous)).to.deep.equal([
      undefined,
    ]);
    await advance(game, 'column-2 cell-2');
    expect(room.history!.history.records).to.deep.equal([]);
  });

  it('goes on where it is in progress, and is kept there from then on', async () => {
    const key = ownKey();
    const game = await mount({ deal: '617', 'save-key': key });
    await advance(game, MOVE);
    const saves = (): readonly string[] =>
      Object.keys(localStorage).filter((name) => name.includes(key) && !name.endsWith(':counted'));
    const own = localStorage.getItem(saves()[0]!);
    const room = await mountRoom();
    room.append(game);
    await drawn(game);
    expect([tops(game), game.moveCount, game.hasConflict]).to.deep.equal([MOVED, 1, false]);
    game.undo();
    await drawn(game);
    const names = saves();
    const [kept, mine] = [
      names.find((name) => name.includes(':room:')),
      names.find((name) => !name.includes(':room:')),
    ];
    expect(localStorage.getItem(kept!)).to.include('"at":0');
    // Removes the version and the time.
    const saved = (text: string): string => text.replace(/^\d+ |"elapsed":\d+/g, '');
    expect(saved(localStorage.getItem(mine!)!)).to.equal(saved(own!));
  });

  it('asks the player where both have a game in progress', async () => {
    const key = ownKey();
    const room = await mountRoom();
    const first = await mount({ deal: '617', 'save-key': key }, { parent: room });
    await advance(first, MOVE);
    first.remove();
    const game = await mount({ deal: '617', 'save-key': key });
    await advance(game, 'column-1 cell-1', 'column-2 cell-2');
    room.append(game);
    await until('it asks', () => game.hasConflict);
    expect(shown(game, 'cell-2')).to.equal('KS');
    game.game.settleConflict(true);
    await drawn(game);
    expect([tops(game), game.moveCount]).to.deep.equal([MOVED, 1]);
  });

  it('finishes a hand where it was dealt, with those chips, and then opens a table there', async () => {
    const room = await mountRoom({ bankroll: '5000' });
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks], { parent: room });
    await playOn(table, 'b0:25');
    document.body.append(table);
    await settled(table);
    expect([table.room, table.state!.phase]).to.deep.equal([undefined, 'set']);
    await playOn(table, 's0:KDQS');
    expect([stacks(table)[0], room.bankroll, room.availableChips]).to.deep.equal([
      1025, 5025, 4000,
    ]);
    table.nextHand();
    await settled(table);
    expect([stacks(table)[0], table.handNumber]).to.deep.equal([1000, 1]);
    expect([room.bankroll, room.availableChips]).to.deep.equal([5025, 5025]);
    room.append(table);
    await settled(table);
    expect([stacks(table)[0], room.bankroll, room.availableChips]).to.deep.equal([
      1000, 5025, 4025,
    ]);
  });

  it('goes on where the room is taken away in the middle of it', async () => {
    const room = await mountRoom();
    const game = await mount({ deal: '617' }, { parent: room });
    await advance(game, MOVE);
    room.replaceWith(...room.childNodes);
    await drawn(game);
    expect([tops(game), game.room]).to.deep.equal([MOVED, undefined]);
    await advance(game, 'column-1 cell-1');
    expect(stored(game.saveKey!)[0]).to.include('"count":2');
  });

  it('hears of a room that is defined after it', async () => {
    const [room, define] = lateRoom();
    document.body.append(room);
    const game = await mount({ deal: '617' }, { parent: room });
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks], { parent: room });
    expect([game.room, table.room]).to.deep.equal([undefined, undefined]);
    room.setAttribute('bankroll', '5000');
    define();
    await drawn(game);
    await settled(table);
    expect(game.room).to.equal(table.room);
    expect([room.bankroll, room.availableChips, stacks(table)[0]]).to.deep.equal([
      5000, 4000, 1000,
    ]);
  });

  it('asks the nearest of two rooms, whichever is there first', async () => {
    const [outer, define] = lateRoom();
    document.body.append(outer);
    const inner = makeRoom({ theme: 'dark' });
    outer.append(inner);
    const game = await mount({ deal: '617' }, { parent: inner });
    const near = game.room;
    expect(near!.theme).to.equal('dark');
    define();
    await drawn(game);
    expect(game.room).to.equal(near);
    const [middle, defineMiddle] = lateRoom();
    inner.append(middle);
    middle.append(game);
    await drawn(game);
    expect(game.room).to.equal(near);
    middle.setAttribute('theme', 'light');
    defineMiddle();
    await drawn(game);
    expect(game.room!.theme).to.equal('light');
  });

  it('plays on with a room of another version', async () => {
    const store = new MemoryStore();
    const other = document.createElement('div');
    const lent: Partial<Room> & { readonly later: string } = { store, theme: 'dark', later: 'new' };
    other.addEventListener('context-request', (event) => {
      const { context, callback } = event as unknown as {
        readonly context: unknown;
        readonly callback: (room: unknown) => void;
      };
      if (context === ROOM) callback(lent);
    });
    document.body.append(other);
    afterTest(() => other.remove());
    const game: FreecellGame = await mount(
      { deal: '617', 'save-key': 'versions' },
      { parent: other },
    );
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks], { parent: other });
    await advance(game, MOVE);
    await playOn(table, 'b0:25 s0:KDQS');
    expect([frame(game).dataset['theme'], stacks(table)[0]]).to.deep.equal(['dark', 1025]);
    document.body.append(game);
    await drawn(game);
    other.append(make({ deal: '617', 'save-key': 'versions' }));
    const again = other.querySelector<FreecellGame>('freecell-game')!;
    await drawn(again);
    expect(tops(again)).to.equal(MOVED);
  });
});

describe('the attributes of a room', () => {
  it('change nothing where they can’t be used, and say so once', async () => {
    const warned = warnings();
    const room = makeRoom({ theme: 'purple', bankroll: '-5' });
    const heard = hear(room);
    document.body.append(room);
    const game = await mountGame('pyramid-game', { deal: '3' }, { parent: room });
    room.setAttribute('calm', '');
    await drawn(room, game);
    expect([game.room!.theme, room.bankroll]).to.deep.equal(['auto', undefined]);
    expect(detailsOf(heard, 'game-error').map(({ problem }) => problem)).to.deep.equal([
      { code: 'option', option: 'theme', got: 'purple', accepted: THEMES_ACCEPTED },
      { code: 'option', option: 'bankroll', got: '-5', accepted: '1 … 1000000000' },
    ]);
    room.setAttribute('bankroll', '300');
    room.theme = 'dark';
    await drawn(room, game);
    room.setAttribute('bankroll', '1.5');
    room.theme = 'night';
    await drawn(room, game);
    expect([game.room!.theme, room.bankroll, warned.length]).to.deep.equal(['dark', 300, 4]);
    room.removeAttribute('bankroll');
    room.removeAttribute('theme');
    await drawn(room, game);
    expect([game.room!.theme, room.bankroll, warned.length]).to.deep.equal(['auto', undefined, 4]);
  });

  it('leave rooms in shadow roots apart from each other', async () => {
    const games = [0, 1].map(() => {
      const host = document.createElement('div');
      afterTest(() => host.remove());
      document.body.append(host);
      const room = makeRoom();
      room.removeAttribute('save-key');
      const game = make({ deal: '617', 'save-key': 'here' });
      room.append(game);
      host.attachShadow({ mode: 'open' }).append(room);
      return game;
    });
    afterTest(() => {
      for (const name of Object.keys(localStorage)) {
        if (name.startsWith(`baize:room:${location.pathname}:div:`)) localStorage.removeItem(name);
      }
    });
    await drawn(...games);
    await advance(games[0]!, MOVE);
    const again = make({ deal: '617', 'save-key': 'here' });
    games[1]!.replaceWith(again);
    await drawn(again);
    expect([tops(games[0]!), tops(again)]).to.deep.equal([MOVED, DEALT]);
    const places = Object.keys(localStorage)
      .filter((name) => name.includes(':here:'))
      .map((name) => /:div:\d+:(\d+):/.exec(name)?.[1]);
    expect(places).to.deep.equal(['1', '1']);
  });

  it('name what it keeps, and choose where', async () => {
    const room = await mountRoom({ 'save-key': 'one-room' });
    const game = await mount({ deal: '617', 'save-key': 'here' }, { parent: room });
    await advance(game, MOVE);
    room.store = new MemoryStore();
    await drawn(room, game);
    expect(tops(game)).to.equal(MOVED);
    room.setAttribute('sound', '');
    await drawn(room, game);
    expect([game.room!.sound, game.room!.store === room.store]).to.deep.equal(['on', false]);
    const kept = Object.keys(localStorage).filter((name) =>
      name.startsWith('baize:room:one-room:'),
    );
    const games = kept.filter((name) => name !== 'baize:room:one-room:counted');
    expect([kept.length, games.length]).to.deep.equal([2, 1]);
  });
});
