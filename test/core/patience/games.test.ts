import { readFileSync, readdirSync } from 'node:fs';
import { expect } from 'chai';
import { describe, it } from '#bdd';
import { checkRules } from '../../../src/core/patience/rules/check.js';
import type { PatienceRules } from '../../../src/core/patience/rules/rules.js';
import type { PatienceData } from '../../../src/games/patience/define.js';
import { PATIENCES, type PatienceName } from '../../../src/games/patience/registry.js';
import { readText } from '../support/oracles.js';
import { valueOf } from '../support/result.js';
import { comparableRow, dealtCards, packSize, reserveSize, rowOf, stockSize } from './rules-row.js';
import { variantsOf } from './variants.js';
import { ELSEWHERE, SOLVITAIRE, type SolvitaireGame } from './solvitaire.js';

const NAMES = Object.keys(PATIENCES) as readonly PatienceName[];

/** `Will o' the Wisp`: `will-o-the-wisp`. */
const kebab = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');

const load = async (name: PatienceName): Promise<PatienceData> => (await PATIENCES[name]()).game;

const rulesOf = ({ options, rules }: PatienceData, given: object = {}): PatienceRules =>
  rules(valueOf(options.check(given)));

const table = (path: string): readonly (readonly string[])[] =>
  readText(path)
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const ROWS = table('core/patience/rules.tsv');
const DEALS = table('core/patience/deals.tsv');

const asSolvitaire = async ({ name, options, change }: SolvitaireGame): Promise<PatienceRules> => {
  const rules = rulesOf(await load(name), options);
  return change ? change(rules) : rules;
};

describe('the list of patiences', () => {
  it('has each file of the folder, in alphabetical order', () => {
    const folder = new URL('../../../src/games/patience/', import.meta.url);
    const games = readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .filter((file) =>
        readFileSync(new URL(file, folder), 'utf8').includes('const game = patience'),
      )
      .map((file) => file.replace('.ts', ''));
    expect(NAMES).to.deep.equal(games.sort());
  });

  for (const name of NAMES) {
    it(`has rules of ${name} that are plain JSON, and pass the check, with all options`, async () => {
      const game = await load(name);
      expect([game.name, kebab(game.title)]).to.deep.equal([name, name]);
      expect(game.source).to.match(/^https?:\/\/|, /);
      for (const given of variantsOf(game)) {
        const rules = rulesOf(game, given);
        expect(JSON.parse(JSON.stringify(rules))).to.deep.equal(rules);
        expect(valueOf(checkRules(rules))).to.deep.equal(rules);
        const rest = packSize(rules) - dealtCards(rules);
        if (rules.stock) expect(rest).to.be.above(0);
        else expect(rest).to.equal(0);
      }
    });
  }
});

describe('the rules of a patience', () => {
  it('are compared for each game that the other solver knows', () => {
    const known = [...Object.keys(SOLVITAIRE), ...ELSEWHERE].sort();
    expect(ROWS.map(([game]) => game)).to.deep.equal(known);
  });

  for (const [game = '', ...row] of ROWS) {
    const ours = SOLVITAIRE[game];
    if (!ours) continue;
    it(`are those of the other solver, or differ for a reason: ${game}`, async () => {
      expect(rowOf(await asSolvitaire(ours))).to.deep.equal(comparableRow(row));
      const { name, options, change, because } = ours;
      if (!change) return;
      expect(because).to.be.a('string');
      const unchanged = rowOf(rulesOf(await load(name), options));
      expect(unchanged).not.to.deep.equal(comparableRow(row));
    });
  }
});

/** A position of the other solver: each list has the top card last. */
interface Position {
  readonly 'tableau piles': readonly (readonly string[])[];
  readonly reserve?: readonly string[];
  readonly stock?: readonly string[];
  readonly foundations?: readonly string[];
  readonly hole?: string;
}

describe('a deal of the other solver', () => {
  for (const [game = '', deal = '', , text = ''] of DEALS) {
    const ours = SOLVITAIRE[game];
    if (!ours) continue;
    it(`has piles of the sizes that the rules deal: ${game} ${deal}`, async () => {
      const rules = await asSolvitaire(ours);
      const position = JSON.parse(text) as Position;
      const sizes = position['tableau piles'].map((pile) => pile.length);
      expect(sizes.sort((a, b) => a - b)).to.deep.equal(
        [...rules.columns.deal].sort((a, b) => a - b),
      );
      expect([
        position.reserve?.length ?? 0,
        position.stock?.length ?? 0,
        position.foundations?.length ?? 0,
        position.hole !== undefined,
      ]).to.deep.equal([
        reserveSize(rules),
        stockSize(rules),
        rules.foundations?.start ?? 0,
        rules.hole !== undefined,
      ]);
    });
  }
});
