import { expect } from 'chai';
import {
  afterTest,
  detailsOf,
  hear,
  makeElement,
  ownKey,
  putInBox,
  warnings,
} from '../support/mount.js';
import {
  HANDS,
  deckOf,
  mountTable,
  playOn,
  settled,
  spoken,
  status,
  wordsOf,
} from '../support/paigow.js';
import { pressButton } from '../support/paigow-play.js';
import '../support/seven27.js';
import { until } from '../support/until.js';
import '../support/ten-dice.js';
import { firstOf } from '../support/counts.js';
import { PATIENCE_TAGS, TABLE_TAGS } from '../support/game.js';

const WHY =
  'This browser has no secure random numbers on this page, so the table can’t deal fairly.';

const ownCrypto = Object.getOwnPropertyDescriptor(globalThis, 'crypto')!;

/** Gives the page its secure random numbers back. */
function giveBack(): void {
  Object.defineProperty(globalThis, 'crypto', ownCrypto);
  // Its own stands on the prototype.
  Reflect.deleteProperty(crypto, 'getRandomValues');
}

/** Pages whose browser has no secure random numbers. */
const WITHOUT: Readonly<Record<string, () => void>> = {
  'without crypto': () => {
    Object.defineProperty(globalThis, 'crypto', { value: undefined, configurable: true });
    afterTest(giveBack);
  },
  'where it throws': () => {
    crypto.getRandomValues = () => {
      throw new Error('no entropy');
    };
    afterTest(giveBack);
  },
};

const textOf = (element: HTMLElement): string =>
  wordsOf(element.shadowRoot!.querySelector('[part="no-deal"]'));

for (const [where, take] of Object.entries(WITHOUT)) {
  describe(`a page ${where}`, () => {
    for (const tag of firstOf(PATIENCE_TAGS, 1)) {
      it(`plays ${tag}, with a deal number by another chance`, async () => {
        const game = makeElement(tag, { 'save-key': ownKey() });
        const warned = warnings();
        take();
        putInBox(game, {});
        await game.updateComplete;
        const deals = [game.dealNumber!];
        for (let more = 0; more < 4; more++) {
          expect(game.newGame()).to.equal(undefined);
          deals.push(game.dealNumber!);
        }
        expect(deals.every((deal) => deal >= 1 && deal <= 1_000_000)).to.equal(true);
        expect(new Set(deals).size).to.be.above(1);
        expect(game.legalMoves.length).to.be.above(0);
        expect(warned).to.deep.equal([]);
      });
    }

    it('runs a race', async () => {
      const race = makeElement('ten-dice-race', { 'save-key': ownKey() });
      take();
      putInBox(race, {});
      await race.updateComplete;
      expect(race.legalMoves.length).to.be.above(0);
    });

    for (const tag of TABLE_TAGS) {
      it(`is told by ${tag} why it does not deal, once, and dealt at as soon as it has them`, async () => {
        const table = makeElement(tag, { 'save-key': ownKey(), seats: '4' });
        const [warned, heard] = [warnings(), hear()];
        take();
        putInBox(table, {});
        await table.updateComplete;
        expect([textOf(table), table.state, table.run]).to.deep.equal([WHY, undefined, undefined]);
        expect(table.newGame()).to.deep.equal({ code: 'no-randomness' });
        expect(table.undo()).to.deep.equal({ code: 'no-undo' });
        table.calm = true;
        await table.updateComplete;
        expect(detailsOf(heard, 'game-error').map(({ problem }) => problem)).to.deep.equal([
          { code: 'no-randomness' },
        ]);
        expect(warned).to.deep.equal([`<${tag}>: ${WHY}`]);
        giveBack();
        table.requestUpdate();
        await table.updateComplete;
        expect([textOf(table), table.handNumber]).to.deep.equal(['', 1]);
      });
    }

    it('plays a hand to its end that was dealt before, and says why there is no next one', async () => {
      const table = await mountTable();
      await playOn(table, 'b0:25');
      warnings();
      take();
      table.play(table.hint()!);
      await settled(table);
      const { run } = table;
      await pressButton(table, 'next');
      expect([status(table), spoken(table)]).to.deep.equal([WHY, WHY]);
      expect([table.outcome, table.run]).to.deep.equal(['over', run]);
      await pressButton(table, 'next');
      expect(status(table)).to.equal(WHY);
    });

    it('deals a deck that the host gives, for which no seed speaks', async () => {
      const table = makeElement('paigow-table', { 'save-key': ownKey(), seats: '2' });
      warnings();
      take();
      putInBox(table, {});
      await table.updateComplete;
      expect(table.newGame({ deck: deckOf([HANDS.aces, HANDS.jacks]) })).to.equal(undefined);
      await table.updateComplete;
      expect([textOf(table), table.state?.phase, table.commitment]).to.deep.equal([
        '',
        'bets',
        undefined,
      ]);
    });
  });
}

const TOLD: Readonly<Record<string, RegExp>> = {
  de: /^Dieser Browser liefert hier keine sicheren Zufallszahlen/,
  es: /^Este navegador no ofrece aquí números aleatorios seguros/,
  fr: /^Ce navigateur ne fournit pas ici de nombres aléatoires sûrs/,
  ja: /^このブラウザーでは安全な乱数が得られない/,
  ar: /^لا يوفّر هذا المتصفح هنا أرقاماً عشوائية آمنة/,
};

describe('why a table does not deal', () => {
  for (const [locale, text] of firstOf(Object.entries(TOLD), 1)) {
    it(`is told in ${locale}`, async () => {
      const table = makeElement('paigow-table', { 'save-key': ownKey(), locale });
      warnings();
      WITHOUT['without crypto']!();
      putInBox(table, {});
      await until('it is told', () => text.test(textOf(table)));
    });
  }
});
