import { expect } from 'chai';
import { publish } from '../../../src/elements/controllers/preferences.js';
import { card, part, spoken } from '../support/board.js';
import { mountKlondike } from '../support/klondike.js';
import { afterTest, makeGame, warnings } from '../support/mount.js';
import { until } from '../support/until.js';

type Game = Awaited<ReturnType<typeof mountKlondike>>;

const undo = (game: Game): string | null => part(game, 'button-undo').getAttribute('aria-label');
const frame = (game: Game): HTMLElement => part(game, 'frame');

const speaks = (game: Game, text: string): Promise<void> =>
  until(`the button says ${text}`, () => undo(game) === text);

describe('the language of an element', () => {
  afterEach(() => {
    document.documentElement.lang = 'en';
    publish({});
  });

  it('is that of its locale, in every text', async () => {
    const game = await mountKlondike({ locale: 'de-AT' });
    await speaks(game, 'Rückgängig');
    expect(spoken(game)).to.equal('Klondike, Nr. 15.');
    expect(part(game, 'move-count').textContent).to.equal('0 Züge');
    expect(card(game, 'AC').getAttribute('aria-label')).to.match(
      /^Kreuz Ass, Spalte \d, 7\. von 7/,
    );
    expect(frame(game).lang).to.equal('de');
    expect(game.undo()).to.deep.equal({ code: 'nothing-to-undo' });
  });

  it('is that of the nearest lang, and follows it', async () => {
    document.documentElement.lang = 'de';
    const game = await mountKlondike({});
    await speaks(game, 'Rückgängig');
    expect(frame(game).hasAttribute('lang')).to.equal(false);
    document.documentElement.lang = 'en-GB';
    await speaks(game, 'Undo');
    expect(frame(game).hasAttribute('lang')).to.equal(false);
  });

  it('is that of the nearest lang in a shadow root around it, and follows it', async () => {
    const game = await mountKlondike({});
    const [host, box] = [document.createElement('div'), document.createElement('div')];
    game.parentElement!.append(host);
    host.attachShadow({ mode: 'open' }).append(box);
    box.lang = 'fr';
    box.append(game);
    await speaks(game, 'Annuler');
    box.lang = 'de';
    await speaks(game, 'Rückgängig');
    box.removeAttribute('lang');
    await speaks(game, 'Undo');
  });

  it('is English where the kit does not speak it, and is marked as such', async () => {
    document.documentElement.lang = 'fi';
    const game = await mountKlondike({});
    await until('the frame is marked', () => frame(game).lang === 'en');
    expect(undo(game)).to.equal('Undo');
  });

  it('is marked anew where the page changes to a language that the kit does not speak', async () => {
    const game = await mountKlondike({});
    await game.updateComplete;
    expect(frame(game).hasAttribute('lang')).to.equal(false);
    document.documentElement.lang = 'fi';
    await until('the frame is marked', () => frame(game).lang === 'en');
    document.documentElement.lang = 'en';
    await until('the mark is gone', () => !frame(game).hasAttribute('lang'));
  });

  it('is followed within shadow roots, and where it moves to', async () => {
    const roots = [0, 1].map(() => {
      const host = document.createElement('div');
      document.body.append(host);
      afterTest(() => host.remove());
      const inner = document.createElement('section');
      host.attachShadow({ mode: 'open' }).append(inner);
      return inner;
    }) as [HTMLElement, HTMLElement];
    const game = makeGame('klondike-game', { deal: '15' });
    roots[0].append(game);
    await until('it is dealt', () => game.state && undo(game) === 'Undo');
    roots[0].lang = 'de';
    await speaks(game, 'Rückgängig');
    roots[1].append(game);
    await speaks(game, 'Undo');
    roots[1].lang = 'de';
    await speaks(game, 'Rückgängig');
  });

  it('is what a player settles, before all', async () => {
    const game = await mountKlondike({ locale: 'en' });
    publish({ language: 'de' });
    await speaks(game, 'Rückgängig');
  });

  it('changes nothing for a locale that is not known, which is told once', async () => {
    const [warned, told] = [warnings(), [] as string[]];
    const game = await mountKlondike({});
    game.addEventListener('game-error', ({ detail }) => told.push(detail.message));
    game.locale = 'tlh';
    await until('it is told', () => told.length > 0);
    game.requestUpdate();
    await game.updateComplete;
    expect(undo(game)).to.equal('Undo');
    const refused = 'locale "tlh" cannot be used; accepted: en, ar, de, es, fr, ja, pt-BR';
    expect([told, warned]).to.deep.equal([[refused], [`<klondike-game>: ${refused}`]]);
  });
});
