import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { TrickRules } from '../../../src/core/tricks/rules.js';
import type { TrickOptions } from '../../../src/core/tricks/options.js';
import type { TrickGame } from '../../../src/core/tricks/trick-game.js';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import { spades } from '../../../src/games/spades/rules/game.js';
import { twentyNine } from '../../../src/games/twenty-nine/rules/game.js';
import { whist } from '../../../src/games/whist/rules/game.js';
import { tricksHelp } from '../../../src/locales/compiled/en/tricks-help.js';
import type { TricksHelpMessages } from '../../../src/locales/compiled/types.js';
import { trickHelp } from '../../../src/locales/trick-help.js';
import { people } from '../support/trick-options.js';
import { optionsOf } from '../support/tricks.js';

/** Messages that note which of them are used. */
function noting(used: Set<string>): TricksHelpMessages {
  const wrap = (group: object, prefix: string): object =>
    new Proxy(group, {
      get: (of: Readonly<Record<string, unknown>>, id: string) => {
        const value = of[id];
        if (typeof value === 'object' && value !== null) return wrap(value, `${prefix}${id}.`);
        used.add(`${prefix}${id}`);
        return value;
      },
    });
  return wrap(tricksHelp, '') as TricksHelpMessages;
}

/** All texts of the help for a hand. */
function linesOf<O extends TrickOptions>(
  game: TrickGame<O>,
  given: Partial<O>,
  messages = tricksHelp,
  direction: 'clockwise' | 'anticlockwise' = 'clockwise',
): readonly string[] {
  const options = optionsOf(game, given);
  const rulesAt = (hand: number): TrickRules => game.tableOf({ ...options, hand }).rules;
  const parts = trickHelp(messages, {
    ...{ rules: game.tableOf(options).rules, rulesAt, direction },
    personAt: (seat) => ({ who: 'other', number: seat + 1 }),
    ...{ claim: 'Claim', separator: ', ' },
  });
  return parts.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      typeof block === 'string' ? [block] : block.map(({ text }) => text).filter(Boolean),
    ),
  );
}

const leaves = (group: object, prefix = ''): readonly string[] =>
  Object.entries(group).flatMap(([id, value]) =>
    typeof value === 'object' && value !== null
      ? leaves(value as object, `${prefix}${id}.`)
      : [`${prefix}${id}`],
  );

describe('“How to play” of trick-taking games', () => {
  it('has a sentence for every term of the rules', () => {
    const used = new Set<string>();
    const messages = noting(used);
    const kinds = people(5);
    linesOf(hearts, { jack: 'diamonds', queen: 'first-chance' }, messages);
    linesOf(hearts, { kinds, lead: 'left-of-dealer', moon: 'subtract' }, messages);
    linesOf(hearts, { passing: 'left', moon: 'choose' }, messages);
    const blind = { blindNil: true, blindExchange: true, minimumBid: 4, jokers: true } as const;
    linesOf(spades, { ...blind, floor: -200 }, messages);
    linesOf(spades, { nilTricks: 'count' }, messages);
    linesOf(whist, { variant: 'whist', honours: true }, messages);
    linesOf(whist, { variant: 'german' }, messages);
    linesOf(whist, { variant: 'oh-hell' }, messages);
    linesOf(whist, { variant: 'knock-out' }, messages);
    linesOf(whist, { variant: 'knock-out', hand: 2, scores: [3, 2, 2, 0] }, messages);
    linesOf(twentyNine, { hold: true, doubles: true, lastTrick: true }, messages);
    linesOf(twentyNine, { game: '28', allPass: 'redeal', afterAsking: 'free' }, messages);
    const unused = leaves(tricksHelp).filter(
      (id) => !used.has(id) && !/^(guide|key\w+|region|examples\.winner|passTo\.on)\b/.test(id),
    );
    expect(unused).to.deep.equal([]);
  });

  it('has the figures of the rules', () => {
    const text = (lines: readonly string[]): string => lines.join('\n');
    const usual = text(linesOf(hearts, {}));
    expect(usual).to.include('to the left, to the right, to the player opposite, no pass');
    expect(usual).to.include('the others score 26 points each');
    expect(text(linesOf(hearts, { kinds: people(3) }))).to.include('to the left, to the right, no');
    expect(text(linesOf(hearts, { target: 50 }))).to.include('somebody has 50 points');
    const away = text(linesOf(hearts, { passing: 'left' }, tricksHelp, 'anticlockwise'));
    expect(away).to.include('passes them to the right');
    expect(text(linesOf(spades, { floor: -200 }))).to.include('falls to −200');
    expect(text(linesOf(whist, { variant: 'oh-hell', kinds: people(6) }))).to.include('up to 8');
    expect(text(linesOf(twentyNine, { game: '28' }))).to.include('14 to 28');
  });
});
