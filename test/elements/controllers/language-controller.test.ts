import { expect } from 'chai';
import type { Problem } from '../../../src/core.js';
import { LoadError } from '../../../src/elements/base/lazy.js';
import {
  LanguageController,
  type WordsFiles,
} from '../../../src/elements/controllers/language/language-controller.js';
import type { Preferences } from '../../../src/elements/controllers/preferences.js';
import { litHost } from '../../support/lit-host.js';
import { afterTest } from '../support/mount.js';
import { nextFrame, until } from '../support/until.js';

const FILES: WordsFiles<string> = {
  de: () => Promise.resolve('Deutsch'),
  fr: () => Promise.resolve('français'),
  es: () => Promise.reject(new Error('no line')),
  ar: () => Promise.resolve('العربية'),
};

interface StageOptions {
  locale?: string | null;
  room?: { locale?: string | null };
  preferences?: Preferences;
  /** The `lang` of the box around the host. */
  lang?: string;
}

/** A host whose words are one word: the name of the language. */
function stage(stageOptions: StageOptions = {}, files = FILES) {
  const reports: unknown[] = [];
  const { locale = null, room, preferences = {}, lang = '' } = stageOptions;
  const node = document.createElement('div');
  const frame = document.createElement('div');
  frame.className = 'frame';
  node.attachShadow({ mode: 'open' }).append(frame);
  const host = Object.assign(node, litHost(), {
    ...{ words: 'English', locale, room, preferences },
    complain: (problem: Problem) => reports.push(problem['got']),
    loadFailed: (error: unknown) => reports.push(error),
  });
  const box = document.createElement('div');
  if (lang) box.lang = lang;
  box.append(host);
  document.body.append(box);
  afterTest(() => box.remove());
  new LanguageController(host, () => files, { changed: () => reports.push(host.words) });
  host.update();
  return { host, box, frame, reports };
}

/** Waits for the words that the test expects. */
const speaks = (host: { words: string }, words: string): Promise<void> =>
  until(`it speaks ${words}`, () => host.words === words);

describe('the controller of a language', () => {
  it('holds English until another one is loaded, then asks for an update and tells', async () => {
    const { host, reports } = stage({ locale: 'de' });
    expect([host.words, host.requests, reports]).to.deep.equal(['English', 0, []]);
    await speaks(host, 'Deutsch');
    expect([host.requests, reports]).to.deep.equal([1, ['Deutsch']]);
    host.update();
    await nextFrame();
    expect([host.requests, reports]).to.deep.equal([1, ['Deutsch']]);
  });

  it('has the player’s before the page’s, that before the room’s, that before the text’s around', async () => {
    const all: StageOptions = {
      preferences: { language: 'de' },
      locale: 'fr',
      room: { locale: 'ar' },
      lang: 'de',
    };
    const { host } = stage(all);
    await speaks(host, 'Deutsch');
    host.preferences = {};
    host.update();
    await speaks(host, 'français');
    host.locale = null;
    host.update();
    await speaks(host, 'العربية');
    host.room = undefined;
    host.update();
    await speaks(host, 'Deutsch');
  });

  it('comes back to the English that it came with', async () => {
    const { host } = stage({ locale: 'de' });
    await speaks(host, 'Deutsch');
    host.locale = 'en';
    host.update();
    await speaks(host, 'English');
  });

  it('tells once of a locale that nobody speaks, and goes by the next wish', async () => {
    const { host, reports } = stage({ locale: 'xx', room: { locale: 'fr' } });
    host.update();
    await speaks(host, 'français');
    expect(reports).to.deep.equal(['xx', 'français']);
  });

  it('stays with English where a language can’t be loaded, and tells', async () => {
    const { host, reports } = stage({ locale: 'es' });
    await until('it is told', () => reports.length > 1);
    const [words, error] = reports;
    expect(words).to.equal('English');
    expect(error).to.be.instanceOf(LoadError);
    expect([(error as LoadError).module, host.words]).to.deep.equal(['locale es', 'English']);
  });

  it('speaks the last that was wished, though the one before comes later', async () => {
    let come: (words: string) => void = () => undefined;
    const late = new Promise<string>((done) => (come = done));
    const { host, reports } = stage({ locale: 'de' }, { ...FILES, de: () => late });
    host.locale = 'fr';
    host.update();
    await speaks(host, 'français');
    come('Deutsch');
    await late;
    await nextFrame();
    expect([host.words, reports]).to.deep.equal(['français', ['français']]);
  });

  it('marks its frame where the page is in another language, and with its direction', async () => {
    const { host, frame } = stage({ locale: 'ar', lang: 'en' });
    await until('it is marked', () => frame.lang === 'ar');
    expect(frame.dir).to.equal('rtl');
    host.locale = null;
    host.update();
    await until('it is marked no more', () => !frame.hasAttribute('lang'));
    expect(frame.hasAttribute('dir')).to.equal(false);
  });

  it('asks for an update where the `lang` around changes', async () => {
    const { host, box } = stage();
    const before = host.requests;
    box.lang = 'de';
    await until('an update is asked for', () => host.requests > before);
    host.update();
    await speaks(host, 'Deutsch');
  });
});
