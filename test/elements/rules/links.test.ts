import { expect } from 'chai';
import '../../../src/elements/game-replay/index.js';
import type { RulesElement } from '../../../src/elements/patience/rules/rules-element.js';
import { address, follow } from '../support/links.js';
import { status } from '../support/board.js';
import {
  type Attributes,
  detailsOf,
  hear,
  makeElement,
  ownKey,
  putInBox,
  warnings,
} from '../support/mount.js';
import { mountReplay } from '../support/replay.js';
import { until } from '../support/until.js';

const rulesWith = (cells: number): string =>
  `{ "version": 1, "columns": { "deal": [7, 7, 7, 7, 6, 6, 6, 6], "build": { "by": "any" } },
    "cells": { "count": ${cells} }, "foundations": {} }`;

async function mount(
  tag: 'patience-game' | 'spider-game' | 'yukon-game',
  attributes: Attributes = {},
): Promise<RulesElement> {
  const all = { deal: '5', linked: true as const, 'save-key': ownKey(), ...attributes };
  const game: RulesElement = makeElement(tag, all);
  putInBox(game, {});
  await until('the game has begun', () => game.save());
  await game.updateComplete;
  return game;
}

/** A link to a game of this element with one move, and its state. */
async function linkOf(game: RulesElement): Promise<{ link: string; state: unknown }> {
  game.play(game.legalMoves[0]!);
  const link = await game.share();
  const { state } = game;
  game.remove();
  return { link, state };
}

const yukonLink = async () => linkOf(await mount('yukon-game', { linked: undefined, deal: '9' }));

describe('a link to a patience', () => {
  it('is opened by its own tag', async () => {
    const { link, state } = await yukonLink();
    expect(link).to.match(/^1\.yukon\.1\./);
    address(link);
    const game = await mount('yukon-game');
    await until('the link is opened', () => game.dealNumber === 9);
    expect([game.moveCount, game.state]).to.deep.equal([1, state]);
  });

  it('is opened by <patience-game>, whatever game the page names', async () => {
    const { link, state } = await yukonLink();
    address(link);
    const game = await mount('patience-game', { game: 'canfield' });
    await until('the link is opened', () => game.dealNumber === 9);
    expect([game.save()?.game, game.state]).to.deep.equal(['yukon', state]);
    // The page's game is back as soon as the link is gone.
    follow('');
    await until('the page’s game is back', () => game.save()?.game === 'canfield');
    expect(game.dealNumber).to.equal(5);
  });

  it('is opened when the address changes', async () => {
    const { link, state } = await yukonLink();
    const game = await mount('patience-game', { game: 'canfield' });
    expect(game.save()?.game).to.equal('canfield');
    follow(link);
    await until('the link is opened', () => game.dealNumber === 9);
    expect([game.save()?.game, game.state]).to.deep.equal(['yukon', state]);
  });

  it('is opened by the element that plays this game, if there is one', async () => {
    const { link } = await yukonLink();
    address(link);
    const linked = { deal: '5', linked: true } as const;
    const games: readonly RulesElement[] = [
      makeElement('patience-game', { ...linked, game: 'canfield' }),
      makeElement('spider-game', linked),
      makeElement('patience-game', { ...linked, game: 'yukon' }),
    ];
    const page = document.createElement('div');
    page.append(...games);
    putInBox(page, {});
    await until('all have begun', () => games.every((game) => game.save()));
    await until('the link is opened', () => games[2]!.dealNumber === 9);
    expect(games.map((game) => game.save()?.game)).to.deep.equal(['canfield', 'spider', 'yukon']);
    expect(games.map((game) => game.dealNumber)).to.deep.equal([5, 5, 9]);
  });

  it('is replayed by <game-replay>', async () => {
    const first = await mount('patience-game', { game: 'fan', linked: undefined, deal: '9' });
    const { link, state } = await linkOf(first);
    const replay = await mountReplay({ link });
    expect(replay.length).to.equal(1);
    replay.goTo(1);
    const game = replay.shadowRoot!.querySelector<RulesElement>('patience-game')!;
    expect(game.state).to.deep.equal(state);
  });

  it('opens with a page’s own rules, and tells if the page’s are others', async () => {
    const own = { rules: rulesWith(4), linked: undefined, deal: '9' };
    const { link, state } = await linkOf(await mount('patience-game', own));
    expect(link).to.match(/^1\.own-\w+\.1\./);
    address(link);
    const same = await mount('patience-game', { rules: rulesWith(4) });
    await until('the link is opened', () => same.dealNumber === 9);
    expect(same.state).to.deep.equal(state);
    same.remove();
    address(link);
    warnings();
    const heard = hear();
    const other = await mount('patience-game', { rules: rulesWith(3) });
    await until('the problem is told', () => status(other) !== '');
    expect(detailsOf(heard, 'game-error').map(({ problem }) => problem.code)).to.deep.equal([
      'share-other-rules',
    ]);
    expect(status(other)).to.equal(
      'The link could not be opened: this link is for a game with other rules than those of this page.',
    );
  });
});
