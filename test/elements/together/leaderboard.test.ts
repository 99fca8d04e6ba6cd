import { expect } from 'chai';
import { LANGUAGES } from '../../../src/locales/languages.js';
import { colour } from '../support/contrast.js';
import {
  DAY,
  KEPT,
  type GameLeaderboard,
  boardOf,
  boardPath,
  mountLeaderboard,
  putLeaderboard,
  win,
} from '../support/leaderboard.js';
import { readText, serve } from '../support/lobby.js';
import { detailsOf, hear, makeElement, putInBox, warnings } from '../support/mount.js';
import { itLooksWell } from '../support/sheet-looks.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';
import { byPart } from '../../harness/by-part.js';

const part = (leaderboard: GameLeaderboard, name: string): Element =>
  leaderboard.shadowRoot!.querySelector(byPart(name))!;

const partsIn = (leaderboard: GameLeaderboard, name: string): readonly HTMLElement[] => [
  ...leaderboard.shadowRoot!.querySelectorAll<HTMLElement>(byPart(name)),
];

describe('the leaderboard', () => {
  it('says where nothing is set up, where nobody is, and where no server is', async () => {
    const none = makeElement('game-leaderboard', { 'save-key': undefined });
    putInBox(none, {});
    await none.updateComplete;
    expect(readText(part(none, 'empty'))).to.equal('This page has no leaderboard.');
    serve({ [boardPath()]: { body: boardOf(0) } });
    const { leaderboard } = await mountLeaderboard();
    expect(readText(part(leaderboard, 'empty'))).to.equal('No results for this day yet.');
    serve({});
    const gone = await putLeaderboard();
    expect(readText(part(gone, 'empty'))).to.equal(
      'The leaderboard’s server can’t be reached right now.',
    );
  });

  it('leaves out what is no result', async () => {
    const { entries } = boardOf(2) as { readonly entries: readonly object[] };
    const strange = [null, 5, {}, { ...entries[0], moves: -1 }, entries[1]];
    serve({ [boardPath()]: { body: { ...boardOf(2), entries: strange } } });
    const { leaderboard } = await mountLeaderboard();
    expect(leaderboard.shadowRoot!.querySelectorAll('[part~="row"]')).to.have.length(1);
  });

  it('tells the page of attributes that cannot be used', async () => {
    const warned = warnings();
    serve({ [boardPath()]: { body: boardOf(3) } });
    const heard = hear();
    const { leaderboard } = await mountLeaderboard();
    Object.assign(leaderboard, {
      src: 'boards',
      day: '2026-02-30',
      group: '?',
      htmlFor: {},
      name: '…',
    });
    await leaderboard.updateComplete;
    const told = detailsOf(heard, 'game-error').map(({ problem }) => problem['option']);
    expect(told).to.have.members(['src', 'day', 'group', 'for', 'name']);
    expect(warned).to.have.length(5);
  });

  itInFull('speaks six languages', async () => {
    serve({ [boardPath()]: { body: boardOf(3) } });
    await mountLeaderboard();
    const titles = [];
    for (const locale of Object.keys(LANGUAGES)) {
      const leaderboard = await putLeaderboard({ locale });
      await until(
        `it speaks ${locale}`,
        () => locale === 'en' || readText(part(leaderboard, 'title')) !== 'Leaderboard',
      );
      titles.push(readText(part(leaderboard, 'title')));
    }
    expect(titles).to.deep.equal([
      ...['Leaderboard', 'Bestenliste', 'Clasificación', 'Classement'],
      ...['ランキング', 'لوحة الصدارة'],
    ]);
  });
});

type Mount = (theme: string, width: number) => Promise<GameLeaderboard>;

const LOOKS: Readonly<Record<string, Mount>> = {
  'with the own row and pages': async (theme, width) => {
    localStorage.setItem(KEPT, JSON.stringify({ token: 'a'.repeat(64), name: 'Ada' }));
    serve({ [boardPath()]: { body: boardOf(25, { own: 3 }) } });
    return (await mountLeaderboard({ theme }, { width })).leaderboard;
  },
  'asking for a name': async (theme, width) => {
    serve({ [boardPath()]: { body: boardOf(0) } });
    const { leaderboard, game } = await mountLeaderboard({ theme, day: DAY }, { width });
    win(game);
    await until('it asks', () => partsIn(leaderboard, 'offer-title').length > 0);
    for (const name of ['button primary', 'button-send'])
      expect(part(leaderboard, name)).to.equal(part(leaderboard, 'offer').querySelector('button'));
    return leaderboard;
  },
};

describe('the looks of the leaderboard', () => {
  itLooksWell(LOOKS);

  it('are a page’s to change, part by part and by custom properties', async () => {
    const last = [{ game: 'freecell', day: DAY, link: 'link-1', elapsed: 5 }];
    localStorage.setItem(KEPT, JSON.stringify({ token: 'a'.repeat(64), name: 'Ada', last }));
    serve({ [boardPath()]: { body: boardOf(25, { own: 3 }) } });
    const { leaderboard } = await mountLeaderboard();
    leaderboard.style.setProperty('--baize-accent', 'rgb(1, 2, 3)');
    const parts = [
      ...['frame', 'title', 'day', 'button-earlier', 'button-later', 'own-place', 'table'],
      ...['row own', 'you', 'pages', 'range', 'button-before', 'button-after', 'friends'],
      ...['friends-button', 'field', 'input', 'button-group', 'button-remove', 'note', 'status'],
    ];
    for (const name of parts)
      expect(leaderboard.shadowRoot!.querySelectorAll(byPart(name)), name).to.have.length(1);
    const counts = [
      ...[partsIn(leaderboard, 'day'), partsIn(leaderboard, 'table'), partsIn(leaderboard, 'you')],
      ...[partsIn(leaderboard, 'pages'), partsIn(leaderboard, 'range')],
      ...[partsIn(leaderboard, 'friends'), partsIn(leaderboard, 'note')],
      ...[partsIn(leaderboard, 'row'), partsIn(leaderboard, 'place'), partsIn(leaderboard, 'name')],
    ].map(({ length }) => length);
    expect(counts).to.deep.equal([1, 1, 1, 1, 1, 1, 1, 10, 10, 10]);
    const remove = leaderboard.shadowRoot!.querySelector<HTMLElement>('[part~="button-remove"]')!;
    remove.click();
    await leaderboard.updateComplete;
    expect(partsIn(leaderboard, 'removing').map(({ role }) => role)).to.deep.equal(['group']);
    expect(colour(getComputedStyle(part(leaderboard, 'you')).borderTopColor)).to.deep.equal([
      ...[1, 2, 3, 1],
    ]);
  });
});
