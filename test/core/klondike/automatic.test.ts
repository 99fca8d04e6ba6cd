import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type KlondikeAids,
  type KlondikeOptions,
  type KlondikeState,
  DRAWS,
  klondike,
} from '../../../src/core.js';
import { cards } from '../support/cards.js';
import {
  FINISHES,
  FLIPS,
  type KlondikeSketch,
  NO_FLIPS,
  klondikeAt,
  klondikeFrom,
  klondikeMove,
  klondikeMoves,
  playKlondike,
} from '../support/klondike.js';
import { klondikePositions } from '../support/klondike-random.js';
import { SEED } from '../support/walks.js';
import { countOf } from '../../support/counts.js';

/** The step that a move makes, as text. */
function stepOf(sketch: KlondikeSketch, move: string, aids: KlondikeAids): string {
  const session = klondikeFrom(klondikeAt(sketch));
  playKlondike(session, move, aids);
  expect(session.moveCount).to.equal(1);
  return session.steps[0]!.text;
}

describe('turning over', () => {
  const sketch: KlondikeSketch = { columns: ['2D 9S | 8H', '9C', 'QD'], rest: 3 };

  it('follows the move that bared the card, and counts as no move', () => {
    expect(stepOf(sketch, '12', FLIPS)).to.equal('12 f1');
  });

  it('is left to the player where that is wanted, and counts as a move then', () => {
    const session = klondikeFrom(klondikeAt(sketch));
    playKlondike(session, '12', NO_FLIPS);
    expect(session.steps[0]!.text).to.equal('12');
    expect(klondikeMoves(session.state)).to.equal('f1');
    playKlondike(session, 'f1', NO_FLIPS);
    expect(session.steps[1]!.text).to.equal('f1');
    expect(session.moveCount).to.equal(2);
    expect(session.state.faceDown['column-1']).to.equal(1);
    expect(klondikeMoves(session.state)).to.equal('21');
  });

  it('goes back with the move that it followed', () => {
    const session = klondikeFrom(klondikeAt(sketch));
    playKlondike(session, '12');
    session.undo({ source: 'player', now: 0 });
    expect(session.state).to.deep.equal(klondikeAt(sketch));
    session.redo({ source: 'player', now: 0 });
    expect(session.state.faceDown['column-1']).to.equal(1);
    expect(session.moveCount).to.equal(3);
  });

  it('turns over whatever waits for it, once it is switched on', () => {
    const columns = ['2D 9S |', '9C 3C |', 'KD', 'QS'];
    expect(stepOf({ columns, rest: 3 }, '43', FLIPS)).to.equal('43 f1 f2');
  });
});

describe('auto-foundation in Klondike', () => {
  const sketch: KlondikeSketch = {
    columns: ['5D AD | 8H', '9C', 'KD', 'QS', '3D'],
    waste: '2D',
    stock: '4D',
    rest: 3,
  };

  it('turns cards over on its way, and takes the top of the waste', () => {
    expect(stepOf(sketch, '12', { ...FLIPS, autoFoundation: 'safe' })).to.equal('12 f1 1h f1 wh');
    expect(stepOf(sketch, '12', { ...FLIPS, autoFoundation: 'all' })).to.equal('12 f1 1h f1 wh 5h');
    expect(stepOf(sketch, '12', { ...NO_FLIPS, autoFoundation: 'all' })).to.equal('12');
  });

  it('follows a draw too', () => {
    const session = klondikeFrom(klondikeAt(sketch));
    playKlondike(session, '12', { ...FLIPS, autoFoundation: 'all' });
    playKlondike(session, 's', { ...FLIPS, autoFoundation: 'all' });
    expect(session.steps[1]!.text).to.equal('s wh 1h');
  });

  it('leaves a card that was taken back until the player has moved it', () => {
    const aids: KlondikeAids = { ...FLIPS, autoFoundation: 'all' };
    const columns = ['3S', 'KD', 'QS', '3C'];
    const back: KlondikeSketch = { foundationReturn: true, columns, home: '2H', rest: 2 };
    const session = klondikeFrom(klondikeAt(back));
    playKlondike(session, 'h11', aids);
    expect(session.steps[0]!.text).to.equal('h11');
    expect(session.state.takenBack).to.deep.equal(cards('2H'));
    playKlondike(session, '32', aids);
    expect(session.steps[1]!.text).to.equal('32');
    playKlondike(session, '14', aids);
    expect(session.steps[2]!.text).to.equal('14 4h');
    expect(session.state.takenBack).to.deep.equal([]);
  });

  it('leaves it where it moves under others too', () => {
    const aids: KlondikeAids = { ...FLIPS, autoFoundation: 'all' };
    const columns = ['4S', 'KD', '2S', '4C'];
    const back: KlondikeSketch = { foundationReturn: true, columns, home: '3H', rest: 2 };
    const session = klondikeFrom(klondikeAt(back));
    playKlondike(session, 'h11 31', aids);
    expect(session.state.takenBack).to.deep.equal(cards('3H'));
    playKlondike(session, '14', aids);
    expect(session.state.takenBack).to.deep.equal([]);
  });
});

/** From this position on, foundation moves alone win. */
const NEARLY: KlondikeSketch = {
  columns: ['KS QH', 'KH', 'KD QS', 'KC QD'],
  home: 'JS JH JD QC',
};

/** The queen goes by before the jack comes up, and lies under the king then: a second pass. */
const PASSES: KlondikeSketch = { home: 'TS KH KD KC', stock: 'QS KS JS' };

describe('auto-finish in Klondike', () => {
  it('clears an ordered tableau once stock and waste are empty, lowest first', () => {
    for (const draw of DRAWS) {
      expect(stepOf({ ...NEARLY, draw }, '32', FINISHES)).to.equal('32 1h 2h 4h 1h 2h 3h 4h');
      expect(stepOf({ ...NEARLY, draw }, '32', FLIPS)).to.equal('32');
    }
  });

  it('waits at three cards a draw until stock and waste are empty', () => {
    const columns = ['KS QH', 'KH', 'KD QS', 'KC'];
    const aids = FINISHES;
    expect(stepOf({ ...NEARLY, columns, draw: 3, waste: 'QD' }, '32', aids)).to.equal('32');
    expect(stepOf({ ...NEARLY, columns, draw: 3, stock: 'QD' }, '32', aids)).to.equal('32');
    expect(stepOf({ ...NEARLY, columns, draw: 3, stock: 'QD' }, 's', aids)).to.equal('s');
    expect(stepOf({ ...NEARLY, columns, draw: 3, waste: 'QD' }, 'wh', aids)).to.equal(
      'wh 1h 3h 1h 2h 3h 4h',
    );
  });

  it('takes from the waste, and draws, at one card a draw', () => {
    const sketch: KlondikeSketch = {
      ...{ columns: ['KS', 'KH', '', 'KC'], home: 'JS JH JD QC' },
      ...{ waste: 'KD QH', stock: 'QD QS' },
    };
    expect(stepOf(sketch, '13', FINISHES)).to.equal('13 wh 2h 4h s wh wh s wh 3h');
  });

  it('turns the waste over as often as it is needed and allowed', () => {
    const finished = 's s s wh r s wh s wh';
    expect(stepOf(PASSES, 's', FINISHES)).to.equal(finished);
    expect(stepOf({ ...PASSES, redeals: 1 }, 's', FINISHES)).to.equal(finished);
    expect(stepOf({ ...PASSES, redeals: 0 }, 's', FINISHES)).to.equal('s');
    expect(stepOf({ ...PASSES, redeals: 1, redealt: 1 }, 's', FINISHES)).to.equal('s');
    expect(stepOf({ ...PASSES, draw: 3 }, 's', FINISHES)).to.equal('s');
  });

  it('starts with the move that turns the last card over', () => {
    const sketch: KlondikeSketch = { ...NEARLY, columns: ['KS | QH', 'KH', 'KD QS', 'KC QD'] };
    expect(stepOf(sketch, '32', FINISHES)).to.equal('32');
    expect(stepOf(sketch, '1h', FINISHES)).to.equal('1h f1 3h 4h 1h 2h 3h 4h');
    expect(stepOf(sketch, '1h', { ...FINISHES, autoFlip: false })).to.equal('1h');
    expect(stepOf(sketch, '32', { ...FINISHES, autoFoundation: 'all' })).to.equal(
      '32 1h f1 2h 4h 1h 2h 3h 4h',
    );
  });

  it('does not start when a card is taken back', () => {
    const session = klondikeFrom(klondikeAt({ ...NEARLY, foundationReturn: true }));
    playKlondike(session, 'h11', FINISHES);
    expect(session.steps[0]!.text).to.equal('h11');
    playKlondike(session, '32', FINISHES);
    expect(session.steps[1]!.text.startsWith('32 1h ')).to.equal(true);
    expect(session.outcome).to.equal('won');
  });

  it('starts after neither undo nor redo', () => {
    const session = klondikeFrom(klondikeAt(NEARLY));
    playKlondike(session, '32 23', FLIPS);
    session.undo({ source: 'player', now: 0 });
    expect(klondikeMoves(session.state)).to.include('1h');
    session.redo({ source: 'player', now: 0 });
    expect(session.outcome).to.equal(undefined);
  });
});

/** Whether ups, draws and redeals can put every card up: all orders are tried. */
function canFinish(start: KlondikeState): boolean {
  const seen = new Set<string>();
  const open = [start];
  for (let state = open.pop(); state; state = open.pop()) {
    if (klondike.outcome(state) === 'won') return true;
    const redealt = state.options.redeals === 'unlimited' ? 0 : state.redeals;
    const name = JSON.stringify([state.piles, redealt]);
    if (seen.has(name)) continue;
    seen.add(name);
    for (const move of klondike.moves(state)) {
      const turns = move.from === 'stock' || move.to === 'stock';
      if (turns || move.to.startsWith('foundation')) open.push(klondike.play(state, move));
    }
  }
  return false;
}

describe('auto-finish in random positions', () => {
  it('starts exactly where some order of ups, draws and redeals wins', () => {
    const options: fc.Arbitrary<KlondikeOptions> = fc.record({
      draw: fc.constant(1),
      redeals: fc.constantFrom<KlondikeOptions['redeals']>('unlimited', 0, 1, 2),
      foundationReturn: fc.constant(false),
      scoring: fc.constant('none'),
    });
    const found = { yes: 0, no: 0 };
    fc.assert(
      fc.property(klondikePositions(options, 0), (state) => {
        // The search tries all orders: what is left has to be little.
        const left = Object.entries(state.piles).flatMap(([id, pile]) =>
          id.startsWith('foundation') ? [] : pile,
        );
        if (left.length === 0 || left.length > 14) return;
        const can = canFinish(state);
        const own = klondike.automatic(state, klondikeMove(state, 's'), FINISHES);
        found[can ? 'yes' : 'no']++;
        expect(own.length > 0).to.equal(can);
        for (const move of own) {
          expect(klondike.isAutomatic(state, move)).to.equal(true);
          state = klondike.play(state, move);
        }
        expect(klondike.outcome(state) === 'won').to.equal(can);
      }),
      { seed: SEED, numRuns: countOf({ normal: 2000, full: 4000 }) },
    );
    expect(found.yes, 'yes').to.be.greaterThan(20);
    expect(found.no, 'no').to.be.greaterThan(20);
  });
});
