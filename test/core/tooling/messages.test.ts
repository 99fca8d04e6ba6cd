import { describe, it } from '#bdd';
import { FUNCTIONS } from '../../../scripts/messages/functions.mjs';
import { compileMessages } from '../../../scripts/messages/compile.mjs';
import { expect } from 'chai';

/** The files of small languages, by their name: `{ 'en/kit': 'title = Golf' }`. */
type Files = Readonly<Record<string, string>>;

const compile = (files: Files) => {
  const sources = new Map<string, Map<string, string>>();
  for (const [file, text] of Object.entries(files)) {
    const [language, chunk] = file.split('/') as [string, string];
    if (!sources.has(language)) sources.set(language, new Map());
    sources.get(language)!.set(chunk, text);
  }
  return compileMessages(sources);
};

/** Each mistake, the files that have it, and the exact faults. */
const MISTAKES: Readonly<Record<string, readonly [files: Files, ...faults: string[]]>> = {
  'a missing message': [
    { 'en/kit': 'one = One\ntwo = Two', 'de/kit': 'two = Zwei' },
    'src/locales/de/kit.ftl: one is missing; accepted: every message of src/locales/en/kit.ftl',
  ],
  'a missing attribute': [
    { 'en/kit': 'key = Draw\n    .keys = s', 'de/kit': '\nkey = Ziehen' },
    'src/locales/de/kit.ftl:2: key.keys is missing; accepted: every message of src/locales/en/kit.ftl',
  ],
  'a missing value': [
    { 'en/kit': 'key = Draw\n    .keys = s', 'de/kit': 'key =\n    .keys = s' },
    'src/locales/de/kit.ftl:1: key is missing; accepted: every message of src/locales/en/kit.ftl',
  ],
  'an unknown message': [
    { 'en/kit': 'one = One', 'de/kit': 'one = Eins\ntwo = Zwei' },
    'src/locales/de/kit.ftl:2: two is unknown; accepted: one; ids of parts begin with part-',
  ],
  'an unknown attribute': [
    {
      'en/kit': 'why =\n    .top = Top only.',
      'de/kit': 'why =\n    .top = Oben.\n    .tip = Tipp.',
    },
    'src/locales/de/kit.ftl:3: why.tip is unknown; accepted: why.top; ids of parts begin with part-',
  ],
  'an argument that is not used': [
    { 'en/kit': 'won = { $count } moves', 'de/kit': '# A comment.\nwon = Züge' },
    'src/locales/de/kit.ftl:2: won does not use $count; accepted: a text with it, or "# omits $count" on the line before',
  ],
  'an unknown argument': [
    { 'en/kit': 'won = { $count } of { $all }', 'de/kit': 'won = { $count }, { $al }, { $all }' },
    'src/locales/de/kit.ftl:1: won uses the unknown argument $al; accepted: $count, $all',
  ],
  'an argument for a message without any': [
    { 'en/kit': 'lost = Lost', 'de/kit': 'lost = { $game } verloren' },
    'src/locales/de/kit.ftl:1: lost uses the unknown argument $game; accepted: none',
  ],
  'an unknown function': [
    { 'en/kit': 'won =\n    Won:\n    { MONEY($count) }' },
    `src/locales/en/kit.ftl:3: won calls the unknown function MONEY; accepted: ${Object.keys(FUNCTIONS).join(', ')}`,
  ],
  'a function with two arguments': [
    { 'en/kit': 'won = { NUMBER($a, $b) }' },
    'src/locales/en/kit.ftl:1: won gives 2 arguments to NUMBER; accepted: one, then named ones',
  ],
  'a function whose message is not there': [
    { 'en/golf': 'drawn = { CARD($card) }' },
    'src/locales/en/golf.ftl:1: drawn calls CARD; accepted: in a language with kit.ftl',
  ],
  'an unknown variant of a function': [
    { 'en/kit': 'name =\n    { WHO($seat) ->\n        [me] I\n       *[other] They\n    }' },
    'src/locales/en/kit.ftl:2: name has the unknown variant me; accepted: you, dealer, other',
  ],
  'a reference to an unknown message': [
    { 'en/kit': 'cards = cards\nwon = all { card }' },
    'src/locales/en/kit.ftl:2: won uses the unknown message card; accepted: cards, won',
  ],
  'a misspelt reference in a long file': [
    { 'en/kit': 'aa = a\nbb = b\ncc = c\ndd = d\nee = e\ncards = f\nwon = all { card }' },
    'src/locales/en/kit.ftl:7: won uses the unknown message card; accepted: cards, aa, cc, dd, bb and 2 others',
  ],
  'an unknown term': [
    { 'en/kit': '-kit = Baize\ntitle = { -kid }' },
    'src/locales/en/kit.ftl:2: title uses the unknown term -kid; accepted: -kit',
  ],
  'a circle': [
    { 'en/kit': 'one = { part-two }\npart-two = { part-three }\npart-three = { part-two }' },
    'src/locales/en/kit.ftl:3: part-two contains itself (part-two > part-three > part-two); accepted: messages without circles',
    'src/locales/en/kit.ftl:2: part-three contains itself (part-three > part-two > part-three); accepted: messages without circles',
  ],
  'a circle of terms': [
    { 'en/kit': '-kit = { -kit }' },
    'src/locales/en/kit.ftl:1: -kit contains itself (-kit > -kit); accepted: messages without circles',
  ],
  'a missing file': [
    { 'en/kit': 'one = One', 'en/golf': 'title = Golf', 'de/kit': 'one = Eins' },
    'src/locales/de/golf.ftl is missing; accepted: a translation of src/locales/en/golf.ftl',
  ],
  'a file without an English one': [
    { 'en/kit': 'one = One', 'de/kit': 'one = Eins', 'de/golf': 'title = Golf' },
    'src/locales/de/golf.ftl has no English file; accepted: kit',
  ],
  'an id that is there twice': [
    { 'en/kit': 'one = One\ntwo = Two\none = Eins' },
    'src/locales/en/kit.ftl:3: one is there twice; accepted: each id once',
  ],
  'an attribute that is there twice': [
    { 'en/kit': 'why =\n    .top = Top\n    .top = Top' },
    'src/locales/en/kit.ftl:3: why.top is there twice; accepted: each id once',
  ],
  'an id with a hyphen': [
    { 'en/kit': 'top-only = Top only' },
    'src/locales/en/kit.ftl:1: top-only has a hyphen; accepted: camelCase, or a part that begins with part-',
  ],
  'an argument with a hyphen': [
    { 'en/kit': 'won = { $all-cards }' },
    'src/locales/en/kit.ftl:1: $all-cards has a hyphen; accepted: camelCase',
  ],
  'a part with attributes': [
    { 'en/kit': 'part-one = One\n    .more = More' },
    'src/locales/en/kit.ftl:2: part-one has an attribute; accepted: parts without attributes',
  ],
  'a syntax error': [
    { 'en/kit': 'one = One\n\nwon =\n    { $count ->\n        [one] one move\n    }\nlost = Lost' },
    'src/locales/en/kit.ftl:6: Expected one of the variants to be marked as default (*)',
  ],
};

const KIT = `
languageName = English
direction = ltr
intlLocale = en
cardName = { $suit ->
    [joker] joker
   *[other] { $rank } of { $suit }
}
`;

describe('the compiler of messages', () => {
  for (const [mistake, [files, ...faults]] of Object.entries(MISTAKES))
    it(`reports ${mistake}`, () => {
      const compiled = compile(files);
      expect(compiled.faults).to.deep.equal(faults);
      expect([...compiled.files]).to.be.empty;
    });

  it('accepts a translation that says which argument it omits', () => {
    const files = { 'en/kit': 'stock = { $pile }', 'de/kit': '# omits $pile\nstock = Stapel' };
    expect(compile(files).faults).to.be.empty;
  });

  it('prints messages as a typed object', () => {
    const golf = `
-name = Golf
title = { -name }
drawn = Turned the { CARD($card) }.
key = Turn
    .keys = s
part-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
refusals =
    .no-return = Cards stay.
    .over = Over after { part-moves }.
`;
    const { files, faults } = compile({ 'en/kit': KIT, 'en/golf': golf });
    expect(faults).to.be.empty;
    expect(files.get('en/golf.ts')).to.equal(
      `// Compiled from src/locales/en/golf.ftl: npm run messages
import { cardParts } from '../../format.js';
import type { GolfMessages } from '../types.js';
import { f, kit } from './kit.js';

const partMoves = (a: { readonly count: never }): string => f.pick(a.count, { one: \`\${f.text(a.count)} move\`, other: \`\${f.text(a.count)} moves\` });
export const golf: GolfMessages = {
  title: "Golf",
  drawn: (a) => \`Turned the \${kit.cardName(cardParts(a.card) as never)}.\`,
  key: {
    text: "Turn",
    keys: "s",
  },
  refusals: {
    'no-return': "Cards stay.",
    over: (a) => \`Over after \${partMoves(a as never)}.\`,
  },
};
`,
    );
    expect(files.get('types.ts')).to.include(
      `    readonly over: (a: { readonly count: number }) => string;\n`,
    );
  });

  it('takes the name, the direction and the locale of a language from kit.ftl', () => {
    const ar = KIT.replace('English', 'العربية').replace('ltr', 'rtl').replace('= en', '= ar-EG');
    const { files, faults } = compile({ 'en/kit': KIT, 'ar/kit': ar });
    expect(faults).to.be.empty;
    expect(files.get('ar/kit.ts')).to.include(
      "export const f = formatter('ar-EG', { rtl: true, latinDigits: false });",
    );
    expect(files.get('languages.ts')).to.include('  ar: { name: "العربية", rtl: true },');
    expect(files.get('load/kit.ts')).to.include(
      "  ar: () => import('../ar/kit.js').then((m) => m.kit),",
    );
  });
});
