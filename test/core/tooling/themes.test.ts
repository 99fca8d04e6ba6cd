import { expect } from 'chai';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from '#bdd';
import { listedNames } from '../../../scripts/api/part-names.mjs';
import { ROOT } from '../../../scripts/entries.mjs';
import { LOOKS_FILE, looksModule } from '../../../scripts/themes.mjs';

const FOLDER = join(ROOT, 'src/themes');
const NAMES = ['classic', 'high-contrast', 'night', 'paper'];

interface Rule {
  readonly selectors: readonly string[];
  readonly declarations: Readonly<Record<string, string>>;
}

const textOf = (name: string): string => readFileSync(join(FOLDER, `${name}.css`), 'utf8');

/** The rules of a sheet that contains only rules. Throws if anything else is left. */
function rulesOf(css: string): readonly Rule[] {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  const rest = plain.replace(/[^{}@]+\{[^{}@]*\}/g, '').trim();
  if (rest) throw new Error(`no plain rule: ${rest.slice(0, 60)}`);
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors, body]) => ({
    selectors: selectors!.split(/,(?![^(]*\))/).map((one) => one.trim()),
    declarations: Object.fromEntries(
      body!
        .split(';')
        .map((line) => line.trim())
        .filter(Boolean)
        .map((line) => [
          line.slice(0, line.indexOf(':')),
          line.slice(line.indexOf(':') + 1).trim(),
        ]),
    ),
  }));
}

interface Manifest {
  readonly modules: readonly {
    readonly declarations?: readonly {
      readonly cssProperties?: readonly { readonly name: string }[];
      readonly cssParts?: readonly { readonly name: string; readonly description?: string }[];
    }[];
  }[];
}

const manifest = JSON.parse(readFileSync(join(ROOT, 'custom-elements.json'), 'utf8')) as Manifest;
const declared = manifest.modules.flatMap(({ declarations = [] }) => declarations);
const properties = new Set(
  declared.flatMap(({ cssProperties = [] }) => cssProperties.map(({ name }) => name)),
);
const parts = new Set(
  declared.flatMap(({ cssParts = [] }) =>
    cssParts.flatMap(({ name, description }) => [name, ...listedNames(description)]),
  ),
);

/** What of a rule is neither one of the kit's custom properties nor one of its parts. */
function foreign(name: string, { selectors, declarations }: Rule): readonly string[] {
  const own = [':where(:root)', `.baize-${name}`];
  return selectors.flatMap((selector) => {
    const [, around, part] = /^(.*?)\s?::part\(([\w-]+)\)$/.exec(selector) ?? [];
    if (part !== undefined) {
      const known = own.includes(around!) && parts.has(part);
      return known ? [] : [`${selector}: no part of the kit's`];
    }
    if (!own.includes(selector)) return [`${selector}: a selector of its own`];
    return Object.keys(declarations)
      .filter((property) => !properties.has(property))
      .map((property) => `${selector} ${property}: no custom property of the kit's`);
  });
}

/** The properties that a theme sets. */
const valuesOf = (name: string): Readonly<Record<string, string>> =>
  rulesOf(textOf(name)).find(({ selectors }) => selectors.includes(`.baize-${name}`))!.declarations;

describe('the themes', () => {
  it('are four', () => {
    expect(readdirSync(FOLDER).sort()).to.deep.equal(NAMES.map((name) => `${name}.css`));
  });

  for (const name of NAMES) {
    it(`${name} is nothing but custom properties and parts`, () => {
      expect(rulesOf(textOf(name)).flatMap((rule) => foreign(name, rule))).to.deep.equal([]);
    });

    it(`${name} gives what every theme gives, so that one may stand in another`, () => {
      expect(Object.keys(valuesOf(name))).to.deep.equal(Object.keys(valuesOf('classic')));
    });

    it(`${name} fetches nothing and overrides nobody`, () => {
      expect(textOf(name)).to.not.match(/url\(|@import|!important/);
    });
  }

  it('are what the attribute `look` offers: run `node scripts/themes.mjs`', async () => {
    expect(readFileSync(LOOKS_FILE, 'utf8')).to.equal(await looksModule());
  });

  it('are light or dark as their words say', () => {
    const schemes = NAMES.map((name) => valuesOf(name)['--baize-scheme']);
    expect(schemes).to.deep.equal(['initial', 'initial', 'dark', 'light']);
    for (const name of ['night', 'paper']) expect(textOf(name)).to.not.include('light-dark(');
    for (const name of ['classic', 'high-contrast']) expect(textOf(name)).to.include('light-dark(');
  });
});

describe('the check of themes', () => {
  for (const [what, css, fault] of [
    ['a property of its own', '.baize-x { color: red }', '.baize-x color: no custom property'],
    [
      'a misspelt one',
      '.baize-x { --baize-flet: red }',
      '.baize-x --baize-flet: no custom property',
    ],
    ['an element', 'freecell-game { --baize-felt: red }', 'freecell-game: a selector of its own'],
    ['a part that is none', '.baize-x::part(bord) { top: 0 }', '.baize-x::part(bord): no part'],
  ] as const) {
    it(`finds ${what}`, () => {
      const [found, ...more] = rulesOf(css).flatMap((rule) => foreign('x', rule));
      expect([found?.startsWith(fault), more.length]).to.deep.equal([true, 0]);
    });
  }

  it('finds anything but rules', () => {
    expect(() => rulesOf('@media print { .baize-x { --baize-felt: red } }')).to.throw('no plain');
  });
});
