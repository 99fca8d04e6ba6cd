import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { expectAccessible } from '../support/axe.js';
import {
  DAY,
  type GameLeaderboard,
  KEPT,
  boardOf,
  boardPath,
  mountLeaderboard,
  putLeaderboard,
  sendPath,
  win,
} from '../support/leaderboard.js';
import { instead } from '../support/links.js';
import { type Answer, type Asked, pressNode, readText, serve } from '../support/lobby.js';
import { until } from '../support/until.js';
import { byPart } from '../../harness/by-part.js';

const partsIn = (leaderboard: GameLeaderboard, name: string): readonly HTMLElement[] => [
  ...leaderboard.shadowRoot!.querySelectorAll<HTMLElement>(byPart(name)),
];
const partIn = (leaderboard: GameLeaderboard, name: string): HTMLElement => {
  const [part, ...more] = partsIn(leaderboard, name);
  if (!part || more.length > 0) throw new Error(`not one part ${name}`);
  return part;
};
const press = (leaderboard: GameLeaderboard, name: string): Promise<void> =>
  pressNode(leaderboard as never, partIn(leaderboard, name));
const saidIn = (leaderboard: GameLeaderboard): string => readText(partIn(leaderboard, 'status'));
const says = (leaderboard: GameLeaderboard, text: string): Promise<void> =>
  until(`it says: ${text}`, () => saidIn(leaderboard) === text);

const EMPTY = { body: boardOf(0) };
/** The server's answer to a result: its place. */
const placed = (rank: number, total: number): Answer => ({
  status: 201,
  body: { ...boardOf(total, { own: rank, count: 0 }), person: 'c'.repeat(64) },
});
const sentTo = (asked: readonly Asked[]): readonly unknown[] =>
  asked
    .filter(({ path }) => path.startsWith('POST'))
    .map(({ path, body }) => [path, body?.['link']]);
const kept = (): {
  readonly waiting: readonly { readonly link: string }[];
  readonly token: string;
} => JSON.parse(localStorage.getItem(KEPT)!) as never;

/** Types the player's name, and agrees. */
async function agree(leaderboard: GameLeaderboard, name: string): Promise<void> {
  await until('it asks', () => partsIn(leaderboard, 'offer-title').length > 0);
  leaderboard.shadowRoot!.querySelector<HTMLElement>('[name="name"]')!.focus();
  await sendKeys({ type: name });
  await sendKeys({ press: 'Enter' });
}

describe('a win of the day', () => {
  it('is sent once the player has given a name with a yes; later ones are sent by themselves', async () => {
    let sent = 0;
    const asked = serve({
      [boardPath()]: EMPTY,
      [sendPath()]: () => placed(++sent, 12),
    });
    const { leaderboard, game } = await mountLeaderboard();
    win(game);
    await until('it asks', () => partsIn(leaderboard, 'offer-title').length > 0);
    expect(sentTo(asked)).to.deep.equal([]);
    await agree(leaderboard, 'Ada');
    await says(leaderboard, 'Your result is on the leaderboard: place 1 of 12.');
    const { token } = kept();
    expect(token).to.match(/^[0-9a-f]{64}$/);
    expect(asked.find(({ path }) => path === sendPath())?.body).to.deep.equal({
      ...{ link: 'link-1', elapsed: 61_000, token, name: 'Ada' },
    });
    expect(partsIn(leaderboard, 'offer')).to.deep.equal([]);
    expect(leaderboard.shadowRoot!.activeElement).to.equal(partIn(leaderboard, 'title'));
    game.link = 'link-2';
    win(game);
    await says(leaderboard, 'Your result is on the leaderboard: place 2 of 12.');
    expect(sentTo(asked)).to.deep.equal([
      [sendPath(), 'link-1'],
      [sendPath(), 'link-2'],
    ]);
    expect(kept()).to.include({ person: 'c'.repeat(64) });
    expect(kept().waiting).to.deep.equal([]);
  });

  it('is sent under the name that the page gives, which the player cannot change, after a yes', async () => {
    let sent = 0;
    const asked = serve({ [boardPath()]: EMPTY, [sendPath()]: () => placed(++sent, 2) });
    const { leaderboard, game } = await mountLeaderboard({ name: ' Ada of Kiel ' });
    win(game);
    await agree(leaderboard, 'Eve');
    await says(leaderboard, 'Your result is on the leaderboard: place 1 of 2.');
    leaderboard.name = 'Ada';
    await leaderboard.updateComplete;
    win(game);
    await says(leaderboard, 'Your result is on the leaderboard: place 2 of 2.');
    const names = asked.filter(({ path }) => path === sendPath()).map(({ body }) => body?.['name']);
    expect(names).to.deep.equal(['Ada of Kiel', 'Ada']);
  });

  it('is not sent by “Not now”, and can be sent later, after a reload too', async () => {
    const asked = serve({ [boardPath()]: EMPTY, [sendPath()]: placed(1, 1) });
    const { leaderboard, game } = await mountLeaderboard();
    win(game);
    await until('it asks', () => partsIn(leaderboard, 'button-not-now').length > 0);
    await press(leaderboard, 'button-not-now');
    expect(partsIn(leaderboard, 'offer-title')).to.deep.equal([]);
    expect(leaderboard.shadowRoot!.activeElement).to.equal(partIn(leaderboard, 'button-offer'));
    await press(leaderboard, 'button-offer');
    expect(partsIn(leaderboard, 'offer-title')).to.have.length(1);
    leaderboard.remove();
    const again = await putLeaderboard();
    expect(sentTo(asked)).to.deep.equal([]);
    await agree(again, 'Ada');
    await says(again, 'Your result is on the leaderboard: place 1 of 1.');
  });

  it('waits for a server that is gone, and is sent then: in its order, once, by a later visit too', async () => {
    const answers: Record<string, Answer | (() => Answer)> = { [boardPath()]: EMPTY };
    const asked = serve(answers);
    const { leaderboard, game } = await mountLeaderboard();
    win(game);
    await agree(leaderboard, 'Ada');
    const words = 'The server can’t be reached. Your result is stored here and will be sent later.';
    await says(leaderboard, words);
    game.day = '2026-11-23';
    game.link = 'link-2';
    win(game);
    await until('both wait', () => kept().waiting.length === 2);
    leaderboard.remove();
    await putLeaderboard();
    const before = asked.length;
    answers[sendPath()] = placed(3, 9);
    answers[sendPath('2026-11-23')] = placed(1, 1);
    dispatchEvent(new Event('online'));
    await until('nothing waits', () => kept().waiting.length === 0);
    expect(sentTo(asked.slice(before))).to.deep.equal([
      [sendPath(), 'link-1'],
      [sendPath('2026-11-23'), 'link-2'],
    ]);
    dispatchEvent(new Event('online'));
    expect(sentTo(asked.slice(before))).to.have.length(2);
  });

  it('that is refused is not sent again, and the reason is said; for a name another one is asked for', async () => {
    const refusals = ['name-refused', 'day-over'];
    const asked = serve({
      [boardPath()]: EMPTY,
      [sendPath()]: () => ({ status: 400, body: { problem: { code: refusals.shift()! } } }),
    });
    const { leaderboard, game } = await mountLeaderboard();
    win(game);
    await agree(leaderboard, 'Darn');
    await says(leaderboard, 'This name is not allowed here. Choose another one.');
    await agree(leaderboard, 'Ada');
    await says(leaderboard, 'Your result came too late: the leaderboard of that day is closed.');
    expect(kept().waiting).to.deep.equal([]);
    dispatchEvent(new Event('online'));
    expect(sentTo(asked)).to.have.length(2);
  });

  it('with help, of a day that is over, or of no day, is not offered', async () => {
    const asked = serve({ [boardPath()]: EMPTY });
    const { leaderboard, game } = await mountLeaderboard();
    win(game, { assisted: 'hint' });
    await says(leaderboard, 'A game with a hint or a shown move can’t go on the leaderboard.');
    // This day's board is closed in all time zones.
    win(game, { day: '2026-11-18' });
    await says(leaderboard, 'Your result came too late: the leaderboard of that day is closed.');
    game.day = undefined;
    win(game, { day: undefined });
    await leaderboard.updateComplete;
    expect(partsIn(leaderboard, 'offer')).to.deep.equal([]);
    expect(localStorage.getItem(KEPT)).to.equal(null);
    expect(sentTo(asked)).to.deep.equal([]);
  });

  it('goes with the group of the page, of a player who agreed before, and without locks', async () => {
    instead(navigator.locks, 'request', () =>
      Promise.reject(new DOMException('', 'SecurityError')),
    );
    localStorage.setItem(KEPT, JSON.stringify({ token: 'a'.repeat(64), name: 'Ada' }));
    const asked = serve({ [boardPath()]: EMPTY, [sendPath()]: placed(1, 1) });
    const { leaderboard, game } = await mountLeaderboard({ group: 'class7b' });
    win(game);
    await says(leaderboard, 'Your result is on the leaderboard: place 1 of 1.');
    expect(asked.find(({ path }) => path === sendPath())?.body).to.include({ group: 'CLASS7B' });
  });

  it('is on its way when all is deleted: it is deleted after it has come', async () => {
    const last = [{ game: 'freecell', day: DAY, link: 'link-0', elapsed: 5 }];
    localStorage.setItem(KEPT, JSON.stringify({ token: 'a'.repeat(64), name: 'Ada', last }));
    const asked = serve({
      [boardPath()]: EMPTY,
      [sendPath()]: placed(1, 1),
      'POST /daily/forget': { body: { removed: 1 } },
    });
    const fake = globalThis.fetch;
    let arrive: (() => void) | undefined;
    globalThis.fetch = async (address, init) => {
      if (init?.method === 'POST' && !arrive)
        await new Promise<void>((resolve) => (arrive = resolve));
      return fake(address, init);
    };
    const { leaderboard, game } = await mountLeaderboard();
    win(game);
    await until('it is on its way', () => arrive !== undefined);
    await press(leaderboard, 'button-remove');
    await press(leaderboard, 'button-remove-yes');
    expect(sentTo(asked)).to.deep.equal([]);
    arrive!();
    await says(leaderboard, 'Your results were deleted.');
    expect(sentTo(asked).map((one) => (one as readonly string[])[0])).to.deep.equal([
      ...[sendPath(), 'POST /daily/forget'],
    ]);
    expect(localStorage.getItem(KEPT)).to.equal(null);
  });

  it('is deleted by the player, after a question, with all others', async () => {
    const asked = serve({
      [boardPath()]: EMPTY,
      [sendPath()]: placed(1, 1),
      'POST /daily/forget': { body: { removed: 1 } },
    });
    const { leaderboard, game } = await mountLeaderboard();
    win(game);
    await agree(leaderboard, 'Ada');
    await says(leaderboard, 'Your result is on the leaderboard: place 1 of 1.');
    const { token } = kept();
    await press(leaderboard, 'button-remove');
    await press(leaderboard, 'button-remove-no');
    await press(leaderboard, 'button-remove');
    await press(leaderboard, 'button-remove-yes');
    await says(leaderboard, 'Your results were deleted.');
    expect(asked.find(({ path }) => path.endsWith('forget'))?.body).to.deep.equal({ token });
    expect(localStorage.getItem(KEPT)).to.equal(null);
    expect(partsIn(leaderboard, 'button-remove')).to.deep.equal([]);
  });
});

describe('a board', () => {
  it('is a table with the own row marked, and pages by keys', async () => {
    const person = 'b'.repeat(64);
    localStorage.setItem(KEPT, JSON.stringify({ token: 'a'.repeat(64), person, name: 'Ada' }));
    const addresses: URL[] = [];
    const asked = serve({
      [boardPath()]: () => {
        const from = Number(addresses.at(-1)!.searchParams.get('from'));
        return { body: boardOf(25, { from, own: 13 }) };
      },
    });
    const fake = globalThis.fetch;
    globalThis.fetch = (address, init) => {
      addresses.push(new URL(address as string, location.href));
      return fake(address, init);
    };
    const { leaderboard } = await mountLeaderboard();
    const [first] = addresses;
    expect([...first!.searchParams]).to.deep.equal([
      ['options', '{"variant":"freecell"}'],
      ['from', '0'],
      ['count', '10'],
      ['person', 'b'.repeat(64)],
    ]);
    const table = partIn(leaderboard, 'table') as HTMLTableElement;
    expect(readText(table.caption!)).to.equal('Results of Sunday, November 22, 2026');
    expect(partsIn(leaderboard, 'row').map(readText).slice(2, 4)).to.deep.equal([
      '3 Player 3 83 1:03',
      '4 Player 4 84 no time–',
    ]);
    expect(readText(partIn(leaderboard, 'own-place'))).to.equal('Your place: 13 of 25');
    await press(leaderboard, 'button-own');
    await until('the own row', () => partsIn(leaderboard, 'row own').length === 1);
    expect(leaderboard.shadowRoot!.activeElement).to.equal(partIn(leaderboard, 'title'));
    const own = partIn(leaderboard, 'row own');
    expect([readText(own), own.getAttribute('aria-current')]).to.deep.equal([
      ...['13 Ada you 93 1:13', 'true'],
    ]);
    expect(readText(partIn(leaderboard, 'range'))).to.equal('11–20 of 25');
    await expectAccessible(leaderboard);
    partIn(leaderboard, 'button-after').focus();
    await sendKeys({ press: 'Enter' });
    await until('the last page', () => readText(partIn(leaderboard, 'range')) === '21–25 of 25');
    expect(partIn(leaderboard, 'button-after').ariaDisabled).to.equal('true');
    await sendKeys({ press: 'Enter' });
    expect(asked).to.have.length(3);
    expect(leaderboard.shadowRoot!.activeElement).to.equal(partIn(leaderboard, 'button-after'));
  });

  it('is of another day, and of a group, whose code goes with the result', async () => {
    localStorage.setItem(
      KEPT,
      JSON.stringify({
        ...{ token: 'a'.repeat(64), name: 'Ada' },
        last: [
          { game: 'freecell', day: DAY, link: 'link-1', elapsed: 5 },
          { game: 'golf', day: DAY, link: 'link-of-golf', elapsed: 5 },
        ],
      }),
    );
    const asked = serve({
      [boardPath()]: { body: boardOf(3) },
      [boardPath('2026-11-21')]: EMPTY,
      [sendPath()]: placed(1, 3),
    });
    const { leaderboard } = await mountLeaderboard({ day: DAY });
    await press(leaderboard, 'button-earlier');
    await until('the day before', () => partsIn(leaderboard, 'empty').length === 1);
    expect(readText(partIn(leaderboard, 'day'))).to.equal('Saturday, November 21, 2026');
    await press(leaderboard, 'button-later');
    await until('the day', () => partsIn(leaderboard, 'row').length === 3);
    await press(leaderboard, 'friends-button');
    const field = leaderboard.shadowRoot!.querySelector<HTMLInputElement>('[name="group"]')!;
    field.focus();
    await sendKeys({ type: 'a!' });
    await sendKeys({ press: 'Enter' });
    await says(leaderboard, 'A code has 3 to 20 letters and digits.');
    field.value = '';
    await sendKeys({ type: 'class7b' });
    await sendKeys({ press: 'Enter' });
    await says(leaderboard, 'Your result is on the leaderboard: place 1 of 3.');
    const sent = asked.filter(({ path }) => path === sendPath()).map(({ body }) => body);
    expect(sent).to.have.length(1);
    expect(sent[0]).to.include({ group: 'CLASS7B', link: 'link-1' });
    expect(readText(partIn(leaderboard, 'group-name'))).to.equal('Group CLASS7B');
    await press(leaderboard, 'button-everybody');
    expect(partsIn(leaderboard, 'group-name')).to.deep.equal([]);
    expect(leaderboard.shadowRoot!.activeElement).to.equal(partIn(leaderboard, 'friends-button'));
  });
});
