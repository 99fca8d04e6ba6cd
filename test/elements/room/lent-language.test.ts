import { expect } from 'chai';
import type { GameStats } from '../../../src/elements/game-stats/element.js';
import type { PlayingCard } from '../../../src/elements/playing-card/element.js';
import { part } from '../support/board.js';
import { mount } from '../support/mount.js';
import { mountCard, nameOf } from '../support/playing-card.js';
import { mountRoom } from '../support/room.js';
import { keeping, mountStats, partOf, readText } from '../support/stats.js';
import { until } from '../support/until.js';

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
