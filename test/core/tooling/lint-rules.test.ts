import { expect } from 'chai';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from '#bdd';

/** The project's own config, without the rules that need types: the files below exist only here. */
const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });

/** The linter's messages on `code` in a file of this name, without those on unused names. */
async function complaints(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => !ruleId?.includes('no-unused-'))
    .map(({ message }) => message);
}

interface Case {
  readonly file: string;
  readonly code: string;
  /** A part of the only message that is expected, or nothing if the code is allowed. */
  readonly says?: string;
}

const importing = (file: string, from: string, says?: string): Case => ({
  file,
  code: `import { x } from '${from}';\nexport const y = x;\n`,
  ...(says === undefined ? {} : { says }),
});

function check(cases: readonly Case[]): void {
  for (const { file, code, says } of cases) {
    it(`${says === undefined ? 'lets' : 'stops'} ${code.trim().split('\n')[0] ?? ''} in ${file}`, async () => {
      const said = await complaints(file, code);
      expect(said, said.join('\n')).to.have.length(says === undefined ? 0 : 1);
      if (says !== undefined) expect(said[0]).to.include(says);
    });
  }
}

const GAME = 'src/games/freecell';
const RULES = `${GAME}/rules/rules.ts`;
const ELEMENT = `${GAME}/element/element.ts`;
const ONE_WAY = 'Imports run one way';

describe('the linter on rooms', () => {
  check([
    importing('src/core/cards/card.ts', '../engine/rules.js', ONE_WAY),
    importing('src/core/engine/session.ts', '../patience/piles.js', ONE_WAY),
    importing('src/core/engine/session.ts', '../cards/card.js'),
    importing('src/core/patience/piles.ts', '../table/seats.js', ONE_WAY),
    importing('src/core/table/seats.ts', '../patience/piles.js', ONE_WAY),
    importing('src/core/solver/search.ts', '../../games/freecell/rules/rules.js', ONE_WAY),
    importing('src/core/solver/search.ts', '../../elements/solver/client.js', ONE_WAY),
    importing('src/core/solver/search.ts', 'lit', 'pure room'),
    importing('src/games/solver-worker.ts', './index.js'),
    importing('src/games/index.ts', './freecell/descriptor.js'),
    importing('src/games/index.ts', './freecell/element/element.js', ONE_WAY),
    importing('src/elements/solver/client.ts', '../../core/solver/hint.js'),
    importing(ELEMENT, '../../../core/solver/hint.js'),
    importing(RULES, '../../../elements/solver/client.js', ONE_WAY),
    importing('src/elements/ui/pile.ts', '../../games/freecell/rules/rules.js', ONE_WAY),
    importing('src/elements/ui/pile.ts', '../../core/engine/session.js'),
    importing('src/storage/local-store.ts', '../elements/pile.js', ONE_WAY),
    importing(RULES, '../element/element.js', ONE_WAY),
    importing(RULES, '../../../elements/ui/pile.js', ONE_WAY),
    importing(RULES, '../../../storage/save-store.js', ONE_WAY),
    importing(RULES, '../../../themes/tokens.js', ONE_WAY),
    importing(RULES, '../../../core/patience/piles.js'),
    importing(RULES, '../../klondike/rules/rules.js', 'No game imports another game'),
    importing(ELEMENT, '../../klondike/element/element.js', 'No game imports another game'),
    importing(ELEMENT, '../../../elements/ui/pile.js'),
    importing(ELEMENT, '../../../index.js', 'a public entry'),
    importing(ELEMENT, '../../../../test/contract.js', 'leaves src/'),
    importing(ELEMENT, 'lit'),
  ]);
});

describe('the linter on pure rooms', () => {
  const said = 'runs in Node, a worker or a text program';
  check([
    importing(RULES, 'lit', said),
    importing('src/core/cards/card.ts', '@lit/context', said),
    importing('src/core/cards/secure-shuffle.ts', '@noble/hashes/sha2.js'),
    importing('src/core/engine/session.ts', '@noble/hashes/sha2.js', said),
    importing('src/core/solver/search.ts', 'node:fs', said),
    { file: RULES, code: "export * from 'lit';\n", says: said },
    { file: RULES, code: "export const lit = () => import('lit');\n", says: said },
    ...['src/core/engine/session.ts', RULES].flatMap((file) => [
      { file, code: 'export const x = Math.random();\n', says: 'the deck given at the deal' },
      { file, code: 'export const x = Date.now();\n', says: 'Time is passed in' },
      { file, code: 'export const x = new Date();\n', says: 'Time is passed in' },
      { file, code: 'export const x = performance.now();\n', says: 'Time is passed in' },
      { file, code: 'setTimeout(() => 1, 2);\n', says: 'Time is passed in' },
      { file, code: 'globalThis.setTimeout(() => 1, 2);\n', says: 'Time is passed in' },
      { file, code: 'export const x = document.body;\n', says: 'it has no page' },
      { file, code: 'export const x = window.name;\n', says: 'it has no page' },
    ]),
    { file: ELEMENT, code: 'export const x = Date.now() + document.title;\n' },
  ]);
});

describe('the linter on sources', () => {
  const file = ELEMENT;
  check([
    { file, code: "document.body.innerHTML = '';\n", says: 'trusted-types' },
    importing(file, 'lit/directives/style-map.js', 'style.setProperty'),
    importing(file, 'lit/directives/unsafe-html.js', 'unsafeHTML'),
    {
      file,
      code: 'import { html } from \'lit\';\nexport const x = html`<p style="color: red"></p>`;\n',
      says: 'style.setProperty',
    },
    { file, code: "document.body.setAttribute('style', '');\n", says: 'style.setProperty' },
    { file, code: 'export const x: any = 1;\n', says: 'any' },
    { file, code: '// @ts-ignore\nexport const x = 1;\n', says: '@ts-ignore' },
  ]);
});

describe('the linter on play tests', () => {
  const methods = ['play', 'undo', 'redo', 'restart', 'newGame', 'load', 'hint'];
  const person = 'plays as a person does';
  check([
    ...['test/pages/win.test.ts', 'test/elements/freecell/win.play.test.ts'].flatMap((file) => [
      { file, code: "game.dispatchEvent(new Event('click'));\n", says: person },
      ...methods.map((name) => ({ file, code: `game.${name}();\n`, says: person })),
      { file, code: "game?.['undo']();\n", says: person },
      { file, code: "await page.mouse.move(1, 2);\nawait page.keyboard.press('u');\n" },
    ]),
    {
      file: 'test/pages/win.test.ts',
      code: 'await page.evaluate(() => game.undo());\n',
      says: person,
    },
    {
      file: 'test/pages/win.test.ts',
      code: 'await page.locator("b").evaluate((button) => button.click());\n',
      says: person,
    },
    { file: 'test/pages/win.test.ts', code: 'await page.locator("b").click();\n' },
    { file: 'test/elements/freecell/win.play.test.ts', code: 'button.click();\n', says: person },
    { file: 'test/elements/freecell/api.test.ts', code: 'button.click();\ngame.undo();\n' },
  ]);
});

describe('the linter on tests that would be left out', () => {
  const files = ['test/core/a.test.ts', 'test/pages/a.test.ts', 'test/elements/a/a.play.test.ts'];
  check(
    files.flatMap((file) => [
      { file, code: "it.only('is so', () => 1);\n", says: 'No case is skipped' },
      { file, code: "describe.skip('a game', () => 1);\n", says: 'No case is skipped' },
      { file, code: "itInFull('is so', () => 1);\n" },
    ]),
  );
});
