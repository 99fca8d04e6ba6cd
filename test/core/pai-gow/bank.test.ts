import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type PaigowOptions,
  type TableRun,
  checkPaigowTable,
  endHand,
  paigow,
  paigowBot,
  savePaigowTable,
} from '../../../src/core.js';
import { paigowWords } from '../../../src/games/pai-gow/words.js';
import { tableWords } from '../../../src/locales/table-english.js';
import { announce, announceStart } from '../../../src/games/pai-gow/rules/announce.js';
import { firstBankOffer } from '../../../src/games/pai-gow/rules/bank.js';
import { checkSettings, openTable, rulesOf } from '../../../src/games/pai-gow/rules/settings.js';
import { handEnd, startHand as startTableHand } from '../../../src/games/pai-gow/rules/table.js';
import { playMoves, resultsOf, startHand, table, tryMoves } from '../support/pai-gow.js';
import { playBots, seedOf } from '../support/pai-gow-bots.js';
import { problemOf, valueOf } from '../support/result.js';

const offered = (given: Partial<PaigowOptions> = {}) =>
  startHand(table(4, { offer: true, asked: 2, commission: 5, ...given }));

/** The announcements of the last move's step. */
function told(moves: string): readonly string[] {
  const session = offered();
  const steps = moves.split(' ');
  playMoves(session, steps.slice(0, -1).join(' '));
  const before = session.view(1);
  playMoves(session, steps.at(-1)!);
  const move = paigow.readMove(before, steps.at(-1)!)!;
  const step = { move, automatic: [] };
  return announce(
    before,
    { step } as unknown as Parameters<typeof announce>[1],
    session.view(1),
    1,
  ).map(words.announce);
}

const words = paigowWords(tableWords, {
  kinds: ['bot', 'human', 'human', 'human'],
  dealer: 0,
  house: true,
  names: [],
});

describe('the bank', () => {
  it('is announced: the offer, who takes it, and that the house deals', () => {
    expect(words.announce(announceStart(offered().state, 7))).to.equal(
      'Hand 7. The bank is offered to Seat 3.',
    );
    expect(told('n2')).to.deep.equal(['Seat 3 passes the bank.', 'The bank is offered to Seat 4.']);
    expect(told('n2 k3')).to.deep.equal(['Seat 4 takes the bank.']);
    expect(told('n2 n3 n1').at(-1)).to.equal('Nobody took the bank, so the house deals.');
  });

  it('is offered to one player after the other, and then goes to the house', () => {
    const session = offered();
    expect(session.state).to.deep.include({ phase: 'offer', offered: 2 });
    expect(session.legalMoves(2)).to.deep.equal([
      { type: 'bank', seat: 2 },
      { type: 'decline', seat: 2 },
    ]);
    expect(session.legalMoves(1)).to.deep.equal([]);
    playMoves(session, 'n2');
    expect(session.state.offered).to.equal(3);
    playMoves(session, 'n3 n1');
    expect(session.state).to.deep.include({ phase: 'bets', offered: null });
    expect(session.state.options).to.deep.include({ dealer: 0, house: true });
  });

  it('makes its taker the dealer: the house sits out, and the commission is on the net win', () => {
    const session = playMoves(offered(), 'n2 k3 b1:20 b2:20');
    expect(session.state.options).to.deep.include({ dealer: 3, house: false });
    expect(session.state.seats.map(({ status }) => status)).to.deep.equal([
      ...['out', 'in', 'in', 'dealer'],
    ]);
    expect(session.state.seats[0]!.cards).to.deep.equal([]);
    for (const seat of [1, 2])
      playMoves(session, paigow.writeMove(session.state, session.legalMoves(seat)[0]!));
    playMoves(session, paigow.writeMove(session.state, session.legalMoves(3)[0]!));
    const { dealer, stacks } = resultsOf(session);
    const [one, two, three] = stacks.slice(1) as number[];
    expect(dealer.seat).to.equal(3);
    expect([stacks[0], three]).to.deep.equal([null, 1000 + dealer.net]);
    expect(one! + two! + three! + dealer.commission).to.be.at.most(3000);
  });

  it('is refused to others, and is over when stakes begin', () => {
    const session = offered();
    expect(tryMoves(session, 'k1')).to.deep.equal({ code: 'not-offered', seat: 2 });
    expect(tryMoves(session, 'k0')).to.deep.equal({ code: 'not-offered', seat: 2 });
    expect(tryMoves(session, 'b2:20')).to.deep.equal({
      code: 'not-now',
      move: 'bet',
      phase: 'offer',
    });
    playMoves(session, 'k2');
    expect(tryMoves(session, 'k3')).to.deep.equal({ code: 'not-now', move: 'bank', phase: 'bets' });
    expect(tryMoves(session, 'b2:20')).to.deep.equal({ code: 'dealer-bets-not', seat: 2 });
  });

  it('is offered to nobody without chips, and not if only one player has some', () => {
    expect(offered({ stacks: [null, 50, 0, 70] }).state.offered).to.equal(3);
    const alone = offered({ stacks: [null, 50, 0, 0] });
    expect(alone.state).to.deep.include({ phase: 'bets', offered: null });
    expect(offered({ asked: 0 }).state.offered).to.equal(1);
    expect(problemOf(paigow.options.check({ ...table(4), asked: 4 }))).to.deep.include({
      option: 'asked',
    });
  });

  it('is taken in half of all cases by bots that can pay the maximum stakes', () => {
    const answers = (stack: number): string =>
      [0, 1]
        .map(
          (coin) =>
            paigowBot(offered({ stacks: [null, 50, stack, 70] }).state, 2, () => coin)!.type,
        )
        .join();
    expect([answers(199), answers(200)]).to.deep.equal(['decline,decline', 'bank,decline']);
  });

  it('is first offered to another player in each hand, and can be saved during the offer', () => {
    const settings = valueOf(
      checkSettings({ seats: 'bot bot bot bot', dealer: 'offer', commission: 5 }),
    );
    let run: TableRun = openTable(settings);
    expect([run.houseDeals, run.dealer]).to.deep.equal([true, 2]);
    const first: number[] = [];
    const dealers = new Set<number>();
    for (let hand = 0; hand < 24; hand++) {
      const seed = seedOf(24, hand);
      const session = valueOf(startTableHand(run, rulesOf(settings), seed));
      first.push(session.state.offered!);
      expect(session.state.offered).to.equal(firstBankOffer(run));
      const saved: unknown = JSON.parse(JSON.stringify(savePaigowTable({ run, session, seed }, 0)));
      expect(valueOf(checkPaigowTable(saved)).session!.state).to.deep.equal(session.state);
      let coins = hand;
      playBots(session, (bound) => coins++ % bound);
      run = endHand(run, handEnd(session.state));
      dealers.add(run.history.at(-1)!.dealer);
      const end: unknown = JSON.parse(
        JSON.stringify(savePaigowTable({ run, session: undefined, seed: undefined }, 0)),
      );
      expect(valueOf(checkPaigowTable(end)).run).to.deep.equal(run);
    }
    expect(first.slice(0, 4)).to.deep.equal([3, 0, 1, 3]);
    expect(dealers.size).to.be.greaterThan(1);
  });
});
