import { shuffledDeck } from '../../../src/core/cards/deal-number.js';
import { cardsOf } from '../../../src/core/engine/deck.js';
import type { Piles, Transfer } from '../../../src/core/patience/piles.js';
import { patienceGame } from '../../../src/core/patience/rules/game.js';
import type { PatienceState } from '../../../src/core/patience/rules/state.js';
import type { PatienceData } from '../../../src/games/patience/define.js';

/** The automatic moves that the rules demand. The others have tests of their own. */
const AIDS = { autoFlip: true, autoFinish: false, autoFoundation: 'off' } as const;

/** One game, played by the rules alone beside the element. */
export class Course {
  private readonly game;
  private played: Readonly<Record<string, number>> = {};
  private turn = 0;
  state: PatienceState;

  constructor(
    data: PatienceData,
    readonly deal: number,
  ) {
    this.game = patienceGame(data);
    const checked = data.options.check({});
    if ('problem' in checked) throw new Error(data.name);
    const deck = shuffledDeck(deal, cardsOf(this.game, checked.value));
    this.state = this.game.deal(checked.value, deck);
  }

  /** The first deal that lasts so many moves. */
  static of(data: PatienceData, moves: number): Course {
    let deal = 1;
    while (!new Course(data, deal).lasts(moves)) deal++;
    return new Course(data, deal);
  }

  private lasts(moves: number): boolean {
    for (let turn = 0; turn < moves; turn++) {
      const move = this.next();
      if (!move) return false;
      this.follow(move);
    }
    return true;
  }

  get table() {
    return this.game.tableOf(this.state.options);
  }

  get seen(): Piles {
    return this.game.view(this.state).piles;
  }

  private kindOf({ from, to, count }: Transfer): string {
    const { kinds } = this.table;
    return `${kinds[from]} ${kinds[to]} ${count > 1}`;
  }

  /** The next legal move: of the kind that was played least, so that all kinds are. */
  next(): Transfer | undefined {
    const legal = this.game.outcome(this.state) ? [] : this.game.moves(this.state);
    const often = (move: Transfer): number => this.played[this.kindOf(move)] ?? 0;
    const least = Math.min(...legal.map(often));
    const rare = legal.filter((move) => often(move) === least);
    return rare[(this.turn * 5) % rare.length];
  }

  follow(move: Transfer): void {
    const { game } = this;
    const kind = this.kindOf(move);
    this.played = { ...this.played, [kind]: (this.played[kind] ?? 0) + 1 };
    const after = game.play(this.state, move);
    this.turn++;
    this.state = game
      .automatic(after, move, AIDS)
      .reduce((state, next) => game.play(state, next), after);
  }
}
