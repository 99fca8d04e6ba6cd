import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type Proof,
  SOLVABLE_GAMES,
  Session,
  UNPROVEN,
  beginVerifying,
  dealDeck,
  formatCards,
  freecell,
  freecellPuzzles,
  golf,
  klondike,
  readShare,
  share,
  linkedGame,
  solve,
  verify,
  winningLink,
} from '../../../src/core.js';
import { loadPatience, ownPatience } from '../../../src/patience.js';
import { writeEnvelope } from '../../../src/core/sharing/share-text.js';
import { countOf } from '../../support/counts.js';
import { mutated } from '../support/mutations.js';
import { solutions } from '../support/oracles.js';
import { must, valueOf } from '../support/result.js';
import { NO_AIDS, play, start } from '../support/sessions.js';
import { FOUR } from '../support/own-rules.js';
import { randomFrom } from '../support/small-random.js';
import { SEED } from '../support/walks.js';

/** How many forged links are tried. */
const FORGED = countOf({ normal: 60, full: 2_000 });

const [first] = solutions('freecell-solutions-1-100.tsv');

/** FreeCell's deal 1, won by a solution from elsewhere. */
function won(aids = NO_AIDS): ReturnType<typeof start> {
  const session = start(first!.deal, { supermove: 'full' });
  for (const token of first!.tokens) {
    if (session.outcome === undefined) play(session, token, aids);
  }
  return session;
}

const linkOf = (session: ReturnType<typeof start>): string =>
  valueOf(share(freecell, session.save(0)));

describe('a verified link', () => {
  it('says its deal before its moves are replayed, one at a time', () => {
    const session = start(617, {});
    for (const move of ['1a', '1b', '1c']) play(session, move, NO_AIDS);
    const { replay, ...head } = valueOf(beginVerifying(linkOf(session)));
    const options = { variant: 'freecell', cells: 4, supermove: 'linear' };
    expect(head).to.deep.equal({ game: 'freecell', options, deal: 617, moves: 3 });
    for (let move = 0; move < 3; move++) expect(replay.next().done).to.equal(false);
    expect(replay.next().value).to.deep.equal(verify(linkOf(session)));
    expect(beginVerifying('1.freecell.1.AAAAAAAA')).to.have.nested.property(
      'problem.code',
      'share-broken',
    );
  });

  it('proves game, deal, options, moves and the win', () => {
    expect(verify(linkOf(won()))).to.deep.equal({
      value: {
        game: 'freecell',
        version: 1,
        options: { variant: 'freecell', cells: 4, supermove: 'full' },
        deal: 1,
        deck: undefined,
        position: undefined,
        won: true,
        outcome: 'won',
        moves: first!.tokens.length,
        automatic: 0,
        score: undefined,
        steps: first!.tokens,
        unproven: UNPROVEN,
      },
    });
    expect(UNPROVEN).to.deep.equal(['player', 'elapsed', 'undos', 'hints', 'assisted']);
  });

  it('counts what the game played by itself apart from the player’s moves', () => {
    const session = won({ autoFinish: true, autoFoundation: 'off' });
    const { won: isWon, moves, automatic, steps } = valueOf(verify(linkOf(session)));
    expect(isWon).to.equal(true);
    expect([moves, moves + automatic]).to.deep.equal([
      session.steps.length,
      steps.join(' ').split(' ').length,
    ]);
    expect([automatic > 0, moves < first!.tokens.length]).to.deep.equal([true, true]);
  });

  it('may stand in a whole address', () => {
    const link = linkOf(won());
    expect(verify(`https://example.com/play?x=1#${link}`)).to.deep.equal(verify(link));
    expect(verify(` ${encodeURIComponent(link)} `)).to.deep.equal(verify(link));
  });

  it('tells that a game is not won, where it stands', () => {
    const session = start(617);
    play(session, '5a 5b 5c 5d');
    session.undo({ source: 'player', now: 0 });
    const { won: isWon, outcome, moves, steps, deal } = valueOf(verify(linkOf(session)));
    expect({ isWon, outcome, moves, steps, deal }).to.deep.equal({
      ...{ isWon: false, outcome: undefined, moves: 3, steps: ['5a', '5b', '5c'], deal: 617 },
    });
  });

  it('tells the score of games that have one', () => {
    const { deal, tokens } = solutions('klondike-draw1-solutions.tsv')[0]!;
    const options = { scoring: 'standard' } as const;
    const session = valueOf(Session.start(klondike, { deal, options }));
    const aids = { autoFlip: true, autoFinish: false, autoFoundation: 'off' as const };
    for (const token of tokens) {
      const move = must(klondike.readMove(session.state, token), token);
      expect(session.play(move, { source: 'player', now: 0, aids })).to.equal(undefined);
    }
    const proof = valueOf(verify(valueOf(share(klondike, session.save(0)))));
    expect(proof).to.deep.include({ game: 'klondike', deal, won: true, score: 335 });
    expect(session.score).to.equal(335);
    const cards = valueOf(Session.start(golf, { deal: 1 }));
    expect(valueOf(verify(valueOf(share(golf, cards.save(0)))))).to.deep.include({
      ...{ game: 'golf', won: false, score: 35, moves: 0 },
    });
  });

  it('names a deck or a position that somebody chose in the place of the deal', () => {
    const deck = formatCards(dealDeck(1));
    const dealt = valueOf(Session.start(freecell, { deck }));
    expect(valueOf(verify(valueOf(share(freecell, dealt.save(0)))))).to.deep.include({
      ...{ deal: undefined, deck, position: undefined },
    });
    const position = ['Foundations: C-K D-K H-K S-Q', 'KS', ...Array<string>(7).fill('-')].join(
      '\n',
    );
    const posed = valueOf(Session.start(freecellPuzzles, { position }));
    const move = must(freecell.readMove(posed.state, '1h'), '1h');
    posed.play(move, { source: 'player', now: 0, aids: NO_AIDS });
    const proof = valueOf(verify(valueOf(share(freecellPuzzles, posed.save(0)))));
    expect(proof).to.deep.include({ deal: undefined, deck: undefined, won: true, moves: 1 });
    expect(proof.position).to.equal(posed.save(0).position);
  });
});

describe('a link that proves nothing', () => {
  const good = linkOf(start(617));
  const BAD: readonly (readonly [name: string, link: unknown, problem: object])[] = [
    ['nothing', undefined, { code: 'share-broken', field: 'text' }],
    ['a save', start(617).save(0), { code: 'share-broken', field: 'text' }],
    ['one that was cut off', good.slice(0, -1), { code: 'share-broken', field: 'check' }],
    ['one of a later format', `2${good.slice(1)}`, { code: 'share-newer', got: 2, known: 1 }],
    [
      'one of a race',
      writeEnvelope({ game: 'ten-dice', version: 1, options: '', letters: 'AA' }),
      { code: 'share-game', got: 'ten-dice', accepted: SOLVABLE_GAMES.join(', ') },
    ],
    [
      'one of a name that every object has',
      writeEnvelope({ game: 'constructor', version: 1, options: '', letters: 'AA' }),
      { code: 'share-game', got: 'constructor', accepted: SOLVABLE_GAMES.join(', ') },
    ],
    [
      'one with an option that there is not',
      writeEnvelope({ game: 'freecell', version: 1, options: 'cells~9', letters: 'AA' }),
      { code: 'option', option: 'cells', got: '9', accepted: '0–8' },
    ],
  ];
  for (const [name, link, problem] of BAD) {
    it(`is refused with its reason: ${name}`, () => {
      expect(verify(link)).to.deep.equal({ problem });
    });
  }
});

describe('a link of a game that is loaded', () => {
  it('is verified with the data of the game', async () => {
    const pairs = valueOf(await loadPatience('simple-pairs'));
    const link = must(valueOf(winningLink(pairs, {}, 1)));
    expect(valueOf(linkedGame(`https://example.com/#${link}`))).to.equal('simple-pairs');
    const { moves: steps } = valueOf(solve(pairs, {}, { deal: 1 }));
    expect(valueOf(verify(link, { game: pairs }))).to.deep.include({
      ...{ game: 'simple-pairs', deal: 1, won: true, steps },
    });
    expect(verify(link)).to.have.nested.property('problem.code', 'share-game');
    expect(verify(link, { game: 'spider' })).to.deep.equal({
      problem: { code: 'share-other-game', got: 'simple-pairs', wanted: 'spider' },
    });
    const most = must(steps).length - 1;
    expect(verify(link, { game: pairs, most })).to.deep.equal({
      problem: { code: 'share-long', count: most + 1, most },
    });
  });

  it('is only of the rules with which it was played', () => {
    const link = must(valueOf(winningLink(valueOf(ownPatience(FOUR)), {}, 1)));
    expect(valueOf(verify(link, { game: valueOf(ownPatience(FOUR)) })).won).to.equal(true);
    const others = valueOf(ownPatience({ ...FOUR, cells: { count: 2 } }));
    expect(verify(link, { game: others })).to.deep.equal({
      problem: { code: 'share-other-rules' },
    });
  });

  it('takes no unknown name', () => {
    expect(verify('', { games: [] } as object)).to.deep.equal({
      problem: { code: 'option', option: 'games', got: '[]', accepted: '{ most, game }' },
    });
    expect(verify('', { game: 'chess' as 'golf' })).to.have.nested.include({
      'problem.option': 'game',
      'problem.got': 'chess',
    });
  });
});

describe('a link of whatever origin', () => {
  it('is a problem, and nothing is thrown', () => {
    const random = fc.property(fc.oneof(fc.string(), fc.anything()), (given) => {
      const found = verify(given);
      expect('problem' in found && found.problem.code).to.equal('share-broken');
    });
    fc.assert(random, { seed: SEED, numRuns: 300 });
  });
});

describe('a forged link', () => {
  /** Plays steps by the rules alone; whether they are legal and win. */
  function wins({ deal, deck, position, options, steps }: Proof): boolean {
    const given: object = options;
    const from = { deal, deck, position, options: given };
    let { state } = valueOf(Session.start(freecellPuzzles, from));
    for (const token of steps.join(' ').split(' ').filter(Boolean)) {
      const move = freecell.readMove(state, token);
      if (!move || freecellPuzzles.refusal(state, move)) return false;
      state = freecellPuzzles.play(state, move);
    }
    return freecellPuzzles.outcome(state) === 'won';
  }

  it(`is never won, whatever was changed and sealed anew: ${FORGED} of them`, () => {
    const random = randomFrom(SEED);
    const letters = linkOf(won()).slice('1.freecell.1.supermove~full.'.length, -6);
    let read = 0;
    for (let n = 0; n < FORGED; n++) {
      const spoilt = mutated(random, letters).replace(/[^\w-]/g, '');
      const options = n % 3 === 0 ? 'cells~5.supermove~full' : 'supermove~full';
      const found = verify(
        writeEnvelope({ game: 'freecell', version: 1, options, letters: spoilt }),
      );
      if ('problem' in found) continue;
      read++;
      const { value } = found;
      expect(value.won).to.equal(wins(value));
      // Nobody wins another deal by the same digits.
      if (value.won && value.deal) expect(value.steps).to.deep.equal(first!.tokens);
    }
    expect(read).to.be.below(FORGED / 4);
  });

  it('is refused where the moves of a win stand under another deal, or with one left out', () => {
    const { moves, ...save } = won().save(0);
    const other = { ...save, moves, deal: 2 };
    expect(share(freecell, other)).to.have.nested.property('problem.code', 'save-move');
    const short = moves.slice(0, -1);
    const link = valueOf(
      share(freecell, { ...save, moves: short, at: short.length, count: short.length }),
    );
    expect(valueOf(verify(link)).won).to.equal(false);
    // Its digits say that the game stands at its end, and the rules say what that end is.
    expect(valueOf(readShare(freecell, link)).at).to.equal(short.length);
  });
});
