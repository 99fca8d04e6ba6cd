import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type PaigowOptions,
  type PaigowResults,
  advisePaigow,
  countPaigowHands,
  paigowHouseEdge,
  simulatePaigow,
} from '../../../src/core.js';
import { helpSections, helpWords } from '../../../src/games/pai-gow/help-words.js';
import { adviceOptionsOf } from '../../../src/games/pai-gow/advice/advice-options.js';
import { announceSeat } from '../../../src/games/pai-gow/rules/announce.js';
import { paigowWords } from '../../../src/games/pai-gow/words.js';
import { tableWords } from '../../../src/locales/table-english.js';
import { cards } from '../support/cards.js';
import { resultsOf, showdown, table } from '../support/pai-gow.js';

/** Dealer's hands as the house way sets them. */
const QUEEN_HIGH = 'JD 9C | QH 7S 5C 4D 2H';
const ACE_HIGH = 'KD 9C | AH 7S 5C 4D 2H';
const NINE_FRONT = '9C 8D | KH KD 7S 5C 3H';
const WINS = 'AC KC | TC TD 8S 6H 4H';
const LOSES = 'TS 6D | JH 8C 5S 3C 2S';

const session = (dealer: string, hands: readonly string[], given: Partial<PaigowOptions>) =>
  showdown({
    options: table(hands.length + 1, { pushOn: 'queen-high', commission: 5, ...given }),
    bets: Object.fromEntries(hands.map((_, at) => [at + 1, '20'])),
    hands: Object.fromEntries([dealer, ...hands].entries()),
  });

const results = (
  dealer: string,
  hands: readonly string[],
  given: Partial<PaigowOptions> = {},
): PaigowResults => resultsOf(session(dealer, hands, given));

const nets = ({ seats }: PaigowResults): readonly number[] => seats.map(({ net }) => net);

describe('the push rule', () => {
  it('returns every stake, and moves no chip', () => {
    const pushed = results(QUEEN_HIGH, [WINS, LOSES]);
    expect(pushed).to.deep.include({ push: 'queen-high', transfers: [] });
    expect(pushed.seats.map(({ outcome, front, back }) => [outcome, front, back])).to.deep.equal([
      ['push', 'win', 'win'],
      ['push', 'lose', 'lose'],
    ]);
    expect(nets(pushed)).to.deep.equal([0, 0]);
  });

  it('applies to that hand only', () => {
    const all = ['queen-high', 'ace-high', 'nine-front'] as const;
    for (const [at, dealer] of [QUEEN_HIGH, ACE_HIGH, NINE_FRONT].entries()) {
      const pushed = all.map((pushOn) => results(dealer, [LOSES], { pushOn }).push);
      expect(pushed).to.deep.equal(all.map((hand, of) => (of === at ? hand : null)));
    }
  });

  it('replaces the commission', () => {
    expect(nets(results(NINE_FRONT, ['KC QC | AD AS 8S 6H 4H']))).to.deep.equal([20]);
    expect(nets(results(ACE_HIGH, ['KC QC | TC TD 8S 6H 4H']))).to.deep.equal([20]);
  });

  it('is for the house only: a dealing player has none, and pays commission', () => {
    const paid = results(QUEEN_HIGH, [LOSES], {
      ...{ house: false, kinds: ['human', 'human'], stacks: [1000, 1000] },
    });
    expect(paid).to.deep.include({ push: null, dealer: { seat: 0, net: 19, commission: 1 } });
    expect(nets(results(QUEEN_HIGH, [WINS], { house: false, stacks: [1000, 1000] }))).to.deep.equal(
      [19],
    );
  });

  it('does not save a foul set', () => {
    const foul = results(QUEEN_HIGH, ['AC AD | TC 8S 6H 4H 3D'], { foul: 'lose' });
    expect(nets(foul)).to.deep.equal([-20]);
  });

  it('is announced and explained', () => {
    const { state } = session(QUEEN_HIGH, [WINS], {});
    const words = paigowWords(tableWords, {
      kinds: ['bot', 'human'],
      dealer: 0,
      house: true,
      names: [],
    });
    const said = words.announce(announceSeat(state, state.results!.seats[0]!));
    expect(said).to.match(/push: the dealer has queen high\. Your stake comes back\.$/);
    const help = helpSections(helpWords(tableWords), { ...state.options, commission: 0 }, '');
    expect(help.flatMap(({ lines }) => lines).join(' ')).to.include('no better than queen high');
  });
});

describe('the effect of the push rule', () => {
  const options = { houseWay: 'foxwoods', wheel: 'second' } as const;

  it('is counted: 1 of 57 hands for the queen', () => {
    const { pushes, backs, fronts } = countPaigowHands({ ...options, joker: true });
    // In a hand of nothing the highest card stays behind. The joker is an ace.
    expect(pushes).to.deep.equal({
      'queen-high': backs.nothing[12],
      'ace-high': backs.nothing[14],
      'nine-front': fronts.nothing[9],
    });
    expect(pushes['queen-high']).to.equal(2_719_500);
  });

  it('is in the advice: its wins and losses become pushes', () => {
    const own = cards('AS AD 9H 7C 4D KH QS');
    const plain = advisePaigow(own, adviceOptionsOf(table(2)));
    const pushed = advisePaigow(own, adviceOptionsOf(table(2, { pushOn: 'ace-high' })));
    const best = plain.splits[0]!;
    const same = pushed.splits.find(({ front }) => front.join() === best.front.join())!;
    expect([same.wins < best.wins, same.losses < best.losses]).to.deep.equal([true, false]);
    expect(same.wins + same.pushes + same.losses).to.equal(pushed.hands);
  });

  it('is in a sample: some wins and fewer losses of the same hands become pushes', () => {
    const sample = { ...options, hands: 100_000, seed: 1 } as const;
    const [plain, pushed] = [
      simulatePaigow(sample),
      simulatePaigow({ ...sample, pushOn: 'queen-high' }),
    ];
    const [wins, losses] = [plain.wins - pushed.wins, plain.losses - pushed.losses];
    expect(pushed.pushes - plain.pushes).to.equal(wins + losses);
    expect([wins > losses, losses > 0, wins + losses < 0.0177 * sample.hands]).to.deep.equal([
      ...[true, true, true],
    ]);
    expect(paigowHouseEdge(pushed, 0).value).to.be.closeTo(0.0278, 0.01);
  });
});
