import { expect } from 'chai';
import type { GameErrorDetail } from '../../../src/elements/base/events.js';
import type { GameStats } from '../../../src/elements/game-stats/element.js';
import type { PlayingCard } from '../../../src/elements/playing-card/element.js';
import { part } from '../support/board.js';
import { afterTest, makeElement, mount, warnings } from '../support/mount.js';
import { mountCard, nameOf } from '../support/playing-card.js';
import { LINK, mountReplay, opened, toolOf } from '../support/replay.js';
import { makeRoom, mountRoom } from '../support/room.js';
import { keeping, mountStats, partOf, readText } from '../support/stats.js';
import { pass, until } from '../support/until.js';

const says = (card: PlayingCard, name: string): Promise<void> =>
  until(`the card is ${name}`, () => nameOf(card) === name);

const isTitled = (stats: GameStats, title: string): Promise<void> =>
  until(`the title is ${title}`, () => readText(partOf(stats, 'title')) === title);

describe('the language of what is no game', () => {
  it('<card-room locale> is that of all games in it that ask for none', async () => {
    const room = await mountRoom({ locale: 'fr' });
    const game = await mount({ deal: '617' }, { parent: room });
    const own = await mount({ deal: '617', locale: 'es' }, { parent: room });
    const undo = (one: HTMLElement & typeof game): string | null =>
      part(one, 'button-undo').getAttribute('aria-label');
    await until('both speak', () => undo(game) === 'Annuler' && undo(own) === 'Deshacer');
    expect([room.locale, game.locale, own.locale]).to.deep.equal(['fr', null, 'es']);
    room.locale = 'de';
    await until('the game follows', () => undo(game) === 'Rückgängig');
    expect(undo(own)).to.equal('Deshacer');
    room.locale = null;
    await until('it is the page’s again', () => undo(game) === 'Undo');
  });

  it('<game-stats locale> is that of the figures', async () => {
    const stats = await mountStats(await keeping(), { locale: 'de' });
    await isTitled(stats, 'Statistik');
    expect([stats.locale, partOf(stats, 'frame').lang]).to.deep.equal(['de', 'de']);
    stats.locale = 'es';
    await isTitled(stats, 'Estadísticas');
    stats.removeAttribute('locale');
    await isTitled(stats, 'Statistics');
  });

  it('<playing-card locale> is that of its name', async () => {
    const card = await mountCard({ card: 'AH', locale: 'ja' });
    await says(card, 'ハートのエース');
    expect(card.locale).to.equal('ja');
    card.locale = 'ar';
    await says(card, 'آس كبة');
    card.removeAttribute('locale');
    await says(card, 'ace of hearts');
  });
});

const REFUSED = 'locale "tlh" cannot be used; accepted: en, ar, de, es, fr, ja, pt-BR';

/** Collects errors from now on, with the tag of the element that reports them. */
function errors(): readonly string[] {
  const told: string[] = [];
  const listener = (event: Event): void => {
    const { detail, target } = event as CustomEvent<GameErrorDetail>;
    told.push(`${(target as Element).localName}: ${detail.message}`);
  };
  document.addEventListener('game-error', listener);
  afterTest(() => document.removeEventListener('game-error', listener));
  return told;
}

describe('a language that nobody speaks is told once', () => {
  it('by a room, however many speak in it, and again once it has been another', async () => {
    const [told, warned] = [errors(), warnings()];
    const room = await mountRoom({ locale: 'tlh' });
    const game = await mount({ deal: '617' }, { parent: room });
    await mount({ deal: '618' }, { parent: room });
    const replay = makeElement('game-replay', { link: LINK });
    const card = makeElement('playing-card', { card: 'AH' });
    room.append(replay, card, makeElement('game-stats', {}));
    await opened(replay);
    await until('it is told', () => told.length > 0);
    await pass(100);
    expect(told).to.deep.equal([`card-room: ${REFUSED}`]);
    expect(part(game, 'button-undo').getAttribute('aria-label')).to.equal('Undo');
    room.locale = 'de';
    await says(card, 'Herz Ass');
    room.locale = 'tlh';
    await says(card, 'ace of hearts');
    await pass(100);
    expect(told).to.deep.equal([`card-room: ${REFUSED}`, `card-room: ${REFUSED}`]);
    expect(warned).to.deep.equal(told.map(() => `<card-room>: ${REFUSED}`));
  });

  it('by a room in another element’s shadow root, whose slot holds the game', async () => {
    const [told, warned] = [errors(), warnings()];
    const shell = document.createElement('div');
    afterTest(() => shell.remove());
    shell.attachShadow({ mode: 'open' }).append(makeRoom({ locale: 'tlh' }));
    shell.shadowRoot!.firstElementChild!.append(document.createElement('slot'));
    document.body.append(shell);
    await mount({ deal: '617' }, { parent: shell });
    await until('it is told', () => told.length > 0);
    await pass(100);
    expect(told).to.deep.equal([`div: ${REFUSED}`]);
    expect(warned).to.deep.equal([`<card-room>: ${REFUSED}`]);
  });

  it('by <game-stats>', async () => {
    const [told, warned] = [errors(), warnings()];
    const stats = await mountStats(await keeping(), { locale: 'tlh' });
    await until('it is told', () => told.length > 0);
    stats.requestUpdate();
    await pass(100);
    expect(told).to.deep.equal([`game-stats: ${REFUSED}`]);
    expect(warned).to.deep.equal([`<game-stats>: ${REFUSED}`]);
    await isTitled(stats, 'Statistics');
  });

  it('by <game-replay>, and not by the game in it once more', async () => {
    const [told, warned] = [errors(), warnings()];
    const replay = await mountReplay({ link: LINK, locale: 'tlh' });
    await until('it is told', () => told.length > 0);
    replay.goTo(1);
    await pass(100);
    expect(told).to.deep.equal([`game-replay: ${REFUSED}`]);
    expect(warned).to.deep.equal([`<game-replay>: ${REFUSED}`]);
    expect(toolOf(replay, 'button-back').getAttribute('aria-label')).to.equal('Step back');
  });
});
