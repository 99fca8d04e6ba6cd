import { expect } from 'chai';
import type { PageLocales } from '../../../src/elements/controllers/language/page-locales.js';
import { part } from '../support/board.js';
import { mount, warnings } from '../support/mount.js';
import { openSettings } from '../support/panels.js';
import { mountCard, nameOf } from '../support/playing-card.js';
import { mountRoom } from '../support/room.js';
import { ownSettings } from '../support/settings.js';
import { until } from '../support/until.js';

const FILE = `
## kit
cardName = { $rank ->
    [1] ás
   *[other] { $rank }
} de { $suit ->
    [hearts] copas
   *[other] outro naipe
}
## patience
tools =
    .undo = Desfazer
`;

const undoOf = (game: HTMLElement): string | null =>
  part(game as Parameters<typeof part>[0], 'button-undo').getAttribute('aria-label');

const address = (text: string): string =>
  URL.createObjectURL(new Blob([text], { type: 'text/plain' }));

describe('the messages of a page', () => {
  it('add a language to a room; other messages stay English', async () => {
    const warned = warnings();
    const room = await mountRoom({});
    room.locales = { nl: { messages: FILE } };
    const game = await mount({ deal: '617' }, { parent: room });
    expect(undoOf(game)).to.equal('Undo');
    room.locale = 'nl';
    await until('it speaks Dutch', () => undoOf(game) === 'Desfazer');
    expect(part(game, 'button-redo').getAttribute('aria-label')).to.equal('Redo');
    room.locale = null;
    await until('it speaks English', () => undoOf(game) === 'Undo');
    expect(warned[0]).to.include('locales "nl: kit: courts is missing, and ');
  });

  it('come from a file', async () => {
    warnings();
    const card = await mountCard({ card: 'AH' });
    card.locales = { nl: { src: address(FILE) } };
    card.locale = 'nl-BE';
    await until('the card is named', () => nameOf(card) === 'ás de copas');
  });

  it('replace messages of English, which needs no file', async () => {
    const game = await mount({ deal: '617' });
    game.locales = { en: { messages: '## patience\ntools =\n    .undo = Take back' } };
    await until('the button is another', () => undoOf(game) === 'Take back');
    game.locales = null;
    await until('the kit’s is back', () => undoOf(game) === 'Undo');
  });

  it('set the direction of their language', async () => {
    warnings();
    const game = await mount({ deal: '617' });
    game.locales = { he: { messages: '## patience\ntools =\n    .undo = ביטול' } };
    game.locale = 'he';
    await until('it speaks Hebrew', () => undoOf(game) === 'ביטול');
    await until('it is from right to left', () => part(game, 'frame').dir === 'rtl');
    expect(part(game, 'frame').lang).to.equal('he');
  });

  it('add the language to the settings', async () => {
    ownSettings();
    const game = await mount({ deal: '617' });
    game.locales = { nl: { messages: FILE }, tlh: { messages: '', name: 'tlhIngan Hol' } };
    const panel = await openSettings(game);
    const options = [
      ...panel.querySelectorAll<HTMLOptionElement>('select[name="language"] option'),
    ];
    const names = options.map((option) => option.textContent.trim());
    expect(names).to.include('Nederlands').and.include('tlhIngan Hol').and.include('Deutsch');
  });

  const faults: Readonly<Record<string, readonly [locales: unknown, text: string]>> = {
    'an unknown message': [{ nl: { messages: '## golf\ntitel = Golfe' } }, 'nl: line 2, titel'],
    'a malformed tag': [{ 'pt_BR!': { messages: '' } }, 'pt_BR!: pt_BR!'],
    'a language without messages': [{ nl: {} }, 'nl: object'],
  };
  for (const [fault, [locales, text]] of Object.entries(faults))
    it(`report ${fault}`, async () => {
      warnings();
      const game = await mount({ deal: '617' });
      const reports: string[] = [];
      game.addEventListener('game-error', ({ detail }) =>
        reports.push(String(detail.problem['got'])),
      );
      game.locales = locales as PageLocales;
      game.locale = Object.keys(locales as PageLocales)[0]!;
      await until('it is reported', () => reports.includes(text));
      expect(undoOf(game)).to.equal('Undo');
    });
});
