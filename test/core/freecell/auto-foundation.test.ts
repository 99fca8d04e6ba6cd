import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type AutoFoundation,
  type FreecellAids,
  VARIANTS,
  type Variant,
  freecell,
} from '../../../src/core.js';
import { cards } from '../support/cards.js';
import { position } from '../support/position.js';
import { play, startAt } from '../support/sessions.js';

const aids = (autoFoundation: AutoFoundation): FreecellAids => ({
  autoFinish: false,
  autoFoundation,
});

/** Whether the card in column 1 goes up after a king was moved from column 2 to a cell. */
function goesUp(variant: Variant, mode: AutoFoundation, card: string, home: string): boolean {
  const session = startAt(position({ variant, columns: [card, 'KC', 'KS'], under: 3, home }));
  play(session, '2a', aids(mode));
  return session.state.piles['column-1']!.length === 0;
}

/** A card that is its suit's next, what is up beside it, and whether nothing can want it. */
type Row = readonly [card: string, home: string, safe: boolean];

const ALTERNATE: readonly Row[] = [
  ['AH', '', true],
  ['2H', 'AH', true],
  ['3H', '2H', false],
  ['3H', '2H 2C', false],
  ['3H', '2H 2C AS', false],
  ['3H', '2H 2C 2D', false],
  ['3H', '2H 2C 2S', true],
  ['5H', '4H 4C 3S', false],
  ['5H', '4H 3C 4S', false],
  ['5H', '4H 4C 4S', true],
  ['5H', '4H 4C 4S 9D', true],
  ['5H', '4H 9C 9S', true],
  ['5S', '4S 4D 4H', true],
  ['5S', '4S 4D 3H', false],
  ['5S', '4S 4C 4H', false],
  ['KH', 'QH QC JS', false],
  ['KH', 'QH QC QS', true],
];

const ANY: readonly Row[] = [
  ['AH', '', true],
  ['2H', 'AH', true],
  ['3H', '2H 2C 2D', false],
  ['3H', '2H 2C 2D AS', false],
  ['3H', '2H 2C 2D 2S', true],
  ['5H', '4H 3C 4D 4S', false],
  ['5H', '4H 4C 3D 4S', false],
  ['5H', '4H 4C 4D 3S', false],
  ['5H', '4H 4C 4D 4S', true],
  ['5H', '4H 9C 9D 9S', true],
  ['KH', 'QH QC QD JS', false],
  ['KH', 'QH QC QD QS', true],
];

const SUIT: readonly Row[] = [
  ['AH', '', true],
  ['2H', 'AH', true],
  ['3H', '2H', true],
  ['5H', '4H', true],
  ['KH', 'QH', true],
];

const SAFE: Readonly<Record<Variant, readonly Row[]>> = {
  freecell: ALTERNATE,
  forecell: ALTERNATE,
  kingcell: ANY,
  'bakers-game': SUIT,
  'eight-off': SUIT,
  seahaven: SUIT,
};

describe('auto-foundation', () => {
  for (const variant of VARIANTS) {
    describe(variant, () => {
      for (const [card, home, safe] of SAFE[variant]) {
        it(`${card} after ${home || 'nothing'}: ${safe ? 'safe' : 'not safe'}`, () => {
          expect(goesUp(variant, 'safe', card, home), 'safe').to.equal(safe);
          expect(goesUp(variant, 'all', card, home), 'all').to.equal(true);
          expect(goesUp(variant, 'off', card, home), 'off').to.equal(false);
        });
      }

      it('sends no card that is not the next of its suit', () => {
        expect(goesUp(variant, 'all', '5H', '3H 4C 4D 4S')).to.equal(false);
        expect(goesUp(variant, 'all', '2H', 'AC AD AS')).to.equal(false);
      });
    });
  }
});

describe('auto-foundation, card after card', () => {
  /** Hearts can go up to the five; the four is safe only when the black threes are up. */
  const columns = ['KD 5H 4H', '3S', 'KC 3C', 'QD 3H', '6D'];
  const state = position({ columns, held: '8C', home: '2C 2S 2H 2D' });

  it('sends the lowest first, then what has become free', () => {
    const all = startAt(state);
    play(all, 'ab', aids('all'));
    expect(all.steps[0]!.text).to.equal('ab 2h 3h 4h 1h 1h');
    expect(all.state.piles['foundation-3']).to.deep.equal(cards('AH 2H 3H 4H 5H'));
  });

  it('sends what has become safe', () => {
    const safe = startAt(state);
    play(safe, 'ab', aids('safe'));
    // The five has to wait for the black fours.
    expect(safe.steps[0]!.text).to.equal('ab 2h 3h 4h 1h');
    expect(safe.state.piles['column-1']).to.deep.equal(cards('KD 5H'));
  });

  it('counts as one move, and one undo takes it all back', () => {
    const session = startAt(state);
    play(session, 'ab', aids('all'));
    expect(session.moveCount).to.equal(1);
    expect(session.at).to.equal(1);
    expect(session.undo({ source: 'player', now: 0 })).to.equal(undefined);
    expect(session.state).to.deep.equal(state);
    expect(session.moveCount).to.equal(2);
    expect(session.redo({ source: 'player', now: 0 })).to.equal(undefined);
    expect(session.state.piles['foundation-3']).to.deep.equal(cards('AH 2H 3H 4H 5H'));
    expect(session.moveCount).to.equal(3);
  });
});

describe('a card that was taken back', () => {
  const state = position({ columns: ['KD 5S', '6H', 'KC', 'QD'], held: '8C', home: '4S 4H 4C' });

  for (const mode of ['safe', 'all'] as const) {
    it(`stays while other cards go up by "${mode}"`, () => {
      const session = startAt(state);
      play(session, 'h2b', aids('off'));
      expect(session.state.takenBack).to.deep.equal(cards('4H'));
      play(session, 'ac', aids(mode));
      const up = mode === 'all' ? 'ac 1h' : 'ac';
      expect(session.steps[1]!.text).to.equal(up);
      expect(session.state.piles['cell-2']).to.deep.equal(cards('4H'));
    });
  }

  it('is not sent up again by the move that took it', () => {
    const session = startAt(position({ columns: ['6H', 'KD'], home: '4S 4H 4C 4D' }));
    play(session, 'h2b', aids('all'));
    expect(session.steps[0]!.text).to.equal('h2b');
  });

  it('goes up again once the player has moved it', () => {
    const session = startAt(state);
    play(session, 'h2b', aids('off'));
    play(session, 'b1', aids('all'));
    expect(session.state.takenBack).to.deep.equal([]);
    expect(session.steps[1]!.text).to.equal('b1 1h 1h');
  });

  it('stays beside another one', () => {
    const session = startAt(position({ columns: ['6H', 'KD'], held: '8C', home: '4S 4H 4C 4D' }));
    play(session, 'h2b h1c', aids('all'));
    expect(session.state.takenBack).to.deep.equal(cards('4H 4S'));
    play(session, 'ad', aids('all'));
    expect(session.steps[2]!.text).to.equal('ad');
  });

  it('is forgotten when the player sends it up', () => {
    const session = startAt(state);
    play(session, 'h2b bh', aids('off'));
    expect(session.state).to.deep.equal(state);
  });

  it('stays after an undo and a redo', () => {
    const session = startAt(state);
    play(session, 'h2b ac', aids('off'));
    session.undo({ source: 'player', now: 0 });
    session.undo({ source: 'player', now: 0 });
    expect(session.state.takenBack).to.deep.equal([]);
    session.redo({ source: 'player', now: 0 });
    expect(session.state.takenBack).to.deep.equal(cards('4H'));
    expect(freecell.automatic(session.state, session.steps[1]!.move, aids('safe'))).to.deep.equal(
      [],
    );
  });
});
