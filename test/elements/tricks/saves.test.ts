import { expect } from 'chai';
import { detailsOf, hear, warnings } from '../support/mount.js';
import { cardsShown, settled, spoken } from '../support/paigow.js';
import { type TrickTableElement, mountTable, playOn, trickNow } from '../support/tricks.js';

const HANDS = { 0: 'AS KS QS 2C 9C TC 4D 9D JD 3H 6H 8H TH' };
const SCRIPT = 'p3:5D';
const IN_A_TRICK = 'r0 g0:ASKSQS p0:2C';

const mount = (key?: string): Promise<TrickTableElement> =>
  mountTable(
    'hearts-table',
    { ...(key !== undefined && { 'save-key': key }) },
    {
      script: SCRIPT,
      ...(key === undefined && { hands: HANDS }),
    },
  );

interface Save {
  readonly run: { readonly match: { scores: number[] } };
  readonly hand: { game: string; deck: string; readonly moves: string[] };
}

describe('a trick-taking table that is saved', () => {
  it('goes on in the middle of a trick', async () => {
    const table = await playOn(await mount(), IN_A_TRICK);
    expect(trickNow(table)).to.equal('3:5D');
    const [save, state, shown, key] = [
      table.save(),
      table.state,
      cardsShown(table),
      table.saveKey!,
    ];
    table.parentElement!.remove();
    const again = await mount(key);
    expect([again.state, cardsShown(again), trickNow(again)]).to.deep.equal([state, shown, '3:5D']);
    expect(again.save()).to.deep.equal(save);
    expect(spoken(again)).to.equal(
      'Hand 1. Kim deals. Your cards: 9 of clubs, 10 of clubs, 4 of diamonds, 9 of diamonds, ' +
        'jack of diamonds, 3 of hearts, 6 of hearts, 8 of hearts, 10 of hearts, 9 of hearts, ' +
        '9 of spades, 10 of diamonds.',
    );
    await playOn(again, 'p0:JD');
    expect(trickNow(again)).to.equal('3:5D 0:JD* 1:2D 2:6D');
  });

  const BROKEN: readonly (readonly [string, (save: Save) => void, string])[] = [
    ['of another game', ({ hand }) => (hand.game = 'spades'), 'save-other-game'],
    [
      'with scores that the hand does not have',
      ({ run }) => (run.match.scores[0] = 5),
      'save-broken',
    ],
    [
      'with a card that was not legal',
      ({ hand }) => (hand.moves[hand.moves.length - 1] = 'p3:KH'),
      'save-move',
    ],
  ];
  for (const [what, spoil, code] of BROKEN) {
    it(`is refused ${what}, and the table in play is untouched`, async () => {
      const warned = warnings();
      const table = await playOn(await mount(), IN_A_TRICK);
      const before = JSON.stringify(table.save());
      const save = JSON.parse(before) as Save;
      spoil(save);
      const heard = hear();
      expect(table.load(save)?.code).to.equal(code);
      await settled(table);
      expect(detailsOf(heard, 'game-error').map(({ problem }) => problem.code)).to.deep.equal([
        code,
      ]);
      expect([JSON.stringify(table.save()), warned.length]).to.deep.equal([before, 1]);
    });
  }
});
