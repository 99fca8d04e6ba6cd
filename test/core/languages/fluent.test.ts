import { describe, it } from '#bdd';
import { FUNCTIONS } from '../../../scripts/messages/functions.mjs';
import type { GolfMessages, RulesMessages } from '../../../src/locales/compiled/types.js';
import { HostMessages } from '../../../src/elements/controllers/language/host/messages.js';
import { compileMessages } from '../../../scripts/messages/compile.mjs';
import { compiled, sampleLine, type MessageNode } from '../support/messages.js';
import { expect } from 'chai';
import { readSources } from '../../../scripts/messages/read.mjs';
import { samplesOf } from '../../../scripts/messages/samples.mjs';
import { isFull } from '../../support/counts.js';

const sources = readSources();
const sourceOf = (language: string) => Object.fromEntries(sources.get(language)!);
const { types } = compileMessages(sources);
const ENGLISH = new HostMessages('en', '', sourceOf('en'));
const golfOf = (host: HostMessages) => host.chunk('golf') as GolfMessages;
const rulesOf = (host: HostMessages) => host.chunk('rules') as RulesMessages;

/** Languages with other plurals, digits and ends of sentences. A normal run compares all sentences of these. */
const COMPARED = ['ar', 'de', 'ja'];

describe('the files of all languages as a page may give them', () => {
  for (const [language, texts] of sources) {
    const file = [...texts].map(([chunk, text]) => `## ${chunk}\n${text}`).join('\n');
    const host = new HostMessages(language, file);

    it(`${language}: every file is without faults`, () => {
      expect(host.faults).to.deep.equal([]);
      expect(host.missing()).to.deep.equal([]);
    });

    if (!isFull && !COMPARED.includes(language)) continue;
    for (const [chunk, type] of types)
      it(`${language}/${chunk} says what the compiled messages say`, async () => {
        const samples = samplesOf(type);
        const messages = await compiled(language, chunk);
        const ours = host.chunk(chunk) as MessageNode;
        const said = samples.map((sample) => sampleLine(ours, sample));
        expect(said).to.deep.equal(samples.map((sample) => sampleLine(messages, sample)));
      });
  }
});

/** Messages of a page, their language, and each fault with what is accepted. */
const FAULTS: Readonly<Record<string, readonly [file: string, ...faults: string[]]>> = {
  'a syntax error': [
    '## rules\nhintStock = Vire.\nleft = { $count\nhintDeal = Distribua.',
    '3: left; the syntax of Fluent: projectfluent.org',
  ],
  'a selection without variants': [
    '## rules\nleft = { $count -> }',
    '2: -> in left; variants such as [one] card *[other] cards',
  ],
  'a line that is no message': [
    '## golf\ntitle Golfe',
    '2: title Golfe; id = text, or lines that are indented',
  ],
  'a message before the first heading': [
    '# Golf\ntitle = Golfe',
    '2: title = Golfe; messages below a heading, such as ## golf',
  ],
  'an unknown heading': ['## golfe\ntitle = Golfe', `1: ## golfe; ${[...types.keys()].join(', ')}`],
  'an unknown message': ['## golf\ntitel = Golfe', '2: titel; title'],
  'an unknown attribute': [
    '## rules\nrefusals =\n    .top-onyl = Topo.',
    '2: refusals.top-onyl; refusals.no-such-pile, refusals.same-pile, refusals.empty-pile, refusals.bad-count, refusals.fill-first and 71 others',
  ],
  'an unknown argument': ['## rules\nleft = { $cuont }', '2: $cuont in left; $count'],
  'an unknown argument of a part': [
    '## rules\nleft = { part-all }\npart-all = { $cuont }',
    '2: $cuont in left; $count',
  ],
  'an argument for a message without any': [
    '## golf\ntitle = Golfe { $count }',
    '2: $count in title; none',
  ],
  'an unknown function': [
    '## rules\nleft = { MONEY($count) }',
    `2: MONEY() in left; ${Object.keys(FUNCTIONS).join(', ')}`,
  ],
  'a reference to an unknown message': [
    '## rules\nleft = { carts }\npart-cards = cartas',
    '2: carts in left; part-cards, left',
  ],
  'a message that is there twice': [
    '## golf\ntitle = Golfe\ntitle = Golf',
    '3: title twice; each id once',
  ],
};

describe('the messages of a page', () => {
  for (const [fault, [file, ...faults]] of Object.entries(FAULTS))
    it(`reports ${fault}`, () => {
      const found = new HostMessages('pt-BR', file).faults;
      expect(found.map(({ line, got, accepted }) => `${line}: ${got}; ${accepted}`)).to.deep.equal(
        faults,
      );
    });

  it('replace messages of a language, also within others', () => {
    const file =
      '## kit\ncardName = CARD\n## golf\ntitle = My { -name }\n-name = Golf\n## rules\nhintDeal = Deal!';
    const host = new HostMessages('en', file, sourceOf('en'));
    expect(golfOf(host).title).to.equal('My Golf');
    const { announcements, hintDeal, keyStock } = rulesOf(host);
    expect(hintDeal).to.equal('Deal!');
    expect(announcements.drawn({ count: 1, card: 0 })).to.equal('Drew the CARD.');
    expect(keyStock).to.deep.equal({ text: 'Draw from the stock', keys: 's' });
  });

  it('may be a few messages of a new language; the others stay English', () => {
    const FILE = '## rules\nannouncements =\n    .flipped = Virou { CARD($card) }.';
    const host = new HostMessages('pt-BR', FILE, {}, ENGLISH);
    expect(host.name).to.equal('português (Brasil)');
    expect(rulesOf(host).announcements.flipped({ count: 1, card: 0 })).to.equal(
      'Virou ace of clubs.',
    );
    expect(golfOf(host).title).to.equal('Golf');
    expect(host.chunk('kit')).to.include({
      languageName: 'português (Brasil)',
      direction: 'ltr',
      intlLocale: 'pt-BR',
    });
    expect(host.missing())
      .to.include('rules: hintDeal')
      .and.not.include('rules: announcements.flipped');
    expect(host.missing().filter((name) => !name.startsWith('rules'))).to.be.empty;
  });

  it('are written from right to left in such a language', () => {
    expect(new HostMessages('he', '').direction).to.equal('rtl');
    expect(new HostMessages('he', '## kit\ndirection = ltr').direction).to.equal('ltr');
  });

  it('fall back to English if they contain themselves or have a fault', () => {
    const file =
      '## rules\nleft = { part-a }{ $count }\npart-a = { part-a }\nscore = { MONEY($points) }';
    const messages = rulesOf(new HostMessages('pt-BR', file, {}, ENGLISH));
    expect(messages.left({ count: 3 })).to.equal('3 left');
    expect(messages.score({ points: 5 })).to.equal('Score 5');
  });

  it('choose plurals by their language', () => {
    const file =
      '## rules\nleft = { $count ->\n    [one] jedna\n    [few] kilka\n   *[other] { $count }\n}';
    const pl = rulesOf(new HostMessages('pl', file, {}, ENGLISH));
    expect([1, 3, 1235].map((count) => pl.left({ count }))).to.deep.equal([
      'jedna',
      'kilka',
      '1235',
    ]);
  });
});
