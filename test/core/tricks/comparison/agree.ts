import { it } from '#bdd';
import { expect } from 'chai';
import type { TrickOptions } from '../../../../src/core/tricks/options.js';
import {
  type ComparedGame,
  GERMAN,
  HEARTS,
  KNOCK_OUT,
  OH_HELL,
  SPADES,
  TWENTY_EIGHT,
  TWENTY_NINE,
  WHIST,
  compareGames,
} from './games.js';

function agree<O extends TrickOptions>(entry: ComparedGame<O>, hands: number): void {
  it(`agrees with the kit in ${hands} hands of ${entry.name}`, () => {
    const events = compareGames(entry, hands);
    const missing = entry.events.filter((event) => !events.has(event));
    expect(missing, 'rare events that did not occur').to.deep.equal([]);
  });
}

/** Tests that both engines agree in so many hands of each game. */
export function agreeInAll(hands: number): void {
  agree(HEARTS, hands);
  agree(SPADES, hands);
  for (const entry of [WHIST, KNOCK_OUT, GERMAN, OH_HELL]) agree(entry, hands);
  for (const entry of [TWENTY_NINE, TWENTY_EIGHT]) agree(entry, hands);
}
