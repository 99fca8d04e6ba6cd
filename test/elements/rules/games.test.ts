import { expect } from 'chai';
import '../../../src/games/patience/index.js';
import type { PatienceGame } from '../../../src/games/patience/element/element.js';
import {
  type Attributes,
  afterTest,
  detailsOf,
  hear,
  makeElement,
  ownKey,
  putInBox,
  warnings,
} from '../support/mount.js';
import { parts } from '../support/board.js';
import { until } from '../support/until.js';

const OWN = `{ "version": 1, "name": "Four Free", "columns": { "deal": [7, 7, 7, 7, 6, 6, 6, 6],
  "build": { "by": "alternate" } }, "cells": { "count": 4 }, "foundations": {} }`;

/** The game in play, when it has begun. */
async function begun(game: PatienceGame, name?: string): Promise<string> {
  const playsNow = (): string | undefined => game.save()?.game;
  await until('the game has begun', () =>
    name === undefined ? playsNow() !== undefined : playsNow() === name,
  );
  await game.updateComplete;
  return playsNow()!;
}

function mount(attributes: Attributes, content = ''): PatienceGame {
  const game = makeElement('patience-game', { deal: '5', 'save-key': ownKey(), ...attributes });
  game.innerHTML = content;
  putInBox(game, {});
  return game;
}

const problems = (heard: ReturnType<typeof hear>) =>
  detailsOf(heard, 'game-error').map(({ problem }) => problem);

describe('the game of <patience-game>', () => {
  it('is Spider if the page names none', async () => {
    const game = mount({ suits: '2' });
    expect(await begun(game)).to.equal('spider');
    expect(game.save()?.options).to.deep.equal({ suits: 2 });
    expect(game.shadowRoot!.querySelectorAll('[data-pile^="column-"]')).to.have.length(10);
  });

  it('is Spider if the page names an unknown one, which is reported with the names of all', async () => {
    warnings();
    const heard = hear();
    expect(await begun(mount({ game: 'toString' }))).to.equal('spider');
    const [problem, ...others] = problems(heard);
    expect(others).to.deep.equal([]);
    expect(problem).to.include({ code: 'option', option: 'game', got: 'toString' });
    expect(problem!['accepted']).to.match(/^agnes-bernauer, .*spider, .*yukon$/);
  });

  it('reads options from properties', async () => {
    const fan = mount({ game: 'fan' });
    fan.emptyColumns = 'any';
    expect(await begun(fan)).to.equal('fan');
    expect(fan.save()?.options).to.include({ emptyColumns: 'any' });
    const peaks = mount({ game: 'tripeaks' });
    peaks.noCorner = true;
    expect(await begun(peaks)).to.equal('tripeaks');
    expect(peaks.save()?.options).to.include({ corner: false });
    const alina = mount({ game: 'alina' });
    alina.noFoundationReturn = true;
    expect(await begun(alina)).to.equal('alina');
    expect(alina.save()?.options).to.include({ foundationReturn: false });
  });

  it('shows the reserve of Canfield as a pile of its own', async () => {
    const game = mount({ game: 'canfield' });
    await begun(game);
    expect(parts(game, 'pile-reserve')).to.have.length(1);
  });

  it('reports a wrong option with what it accepts, and plays with the usual value', async () => {
    warnings();
    const heard = hear();
    const game = mount({ game: 'spider', suits: '3' });
    await begun(game);
    expect(problems(heard)).to.deep.equal([
      { code: 'option', option: 'suits', got: '3', accepted: '4, 2, 1' },
    ]);
    expect(game.save()?.options).to.deep.equal({ suits: 4 });
  });

  it('may change: each game resumes its own save', async () => {
    const game = mount({ game: 'yukon', deal: undefined });
    await begun(game, 'yukon');
    game.play(game.legalMoves[0]!);
    const [state, { dealNumber }] = [game.state, game];
    game.gameName = 'canfield';
    await begun(game, 'canfield');
    expect([game.moveCount, game.undo()?.code]).to.deep.equal([0, 'nothing-to-undo']);
    expect(game.shadowRoot!.querySelectorAll('[data-pile^="column-"]')).to.have.length(4);
    game.gameName = 'yukon';
    await begun(game, 'yukon');
    expect(game.dealNumber).to.equal(dealNumber);
    expect(game.state).to.deep.equal(state);
  });

  it('is resumed by the next element at the same place', async () => {
    const key = ownKey();
    const first = mount({ game: 'canfield', deal: undefined, 'save-key': key });
    await begun(first);
    first.play(first.legalMoves[0]!);
    const { state } = first;
    first.remove();
    const next = mount({ game: 'canfield', deal: undefined, 'save-key': key });
    await begun(next);
    expect([next.moveCount, next.state]).to.deep.equal([1, state]);
  });

  it('waits for its rules if it is asked for before they are there', async () => {
    const game = mount({ game: 'fan', deal: undefined });
    expect(game.newGame(7)).to.equal(undefined);
    expect(await begun(game)).to.equal('fan');
    expect(game.dealNumber).to.equal(7);
    expect([game.moveCount, game.play(game.legalMoves[0]!)]).to.deep.equal([0, undefined]);
  });
});

describe('rules of a page for <patience-game>', () => {
  it('may be in the page', async () => {
    const game = mount({}, `<script type="application/json" slot="rules">${OWN}</script>`);
    expect(await begun(game)).to.match(/^own-/);
    expect(Object.keys(game.state!.piles).filter((pile) => pile.startsWith('cell'))).to.have.length(
      4,
    );
  });

  it('may be at an address', async () => {
    const address = URL.createObjectURL(new Blob([OWN], { type: 'text/plain' }));
    const game = mount({ rules: address });
    expect(await begun(game)).to.match(/^own-/);
    URL.revokeObjectURL(address);
  });

  it('that can’t be loaded or read are reported with the reason, and Spider is played', async () => {
    warnings();
    const fetch = window.fetch.bind(window);
    afterTest(() => Object.assign(window, { fetch }));
    window.fetch = (address) =>
      address === '/no-such-rules.json'
        ? Promise.resolve(new Response('', { status: 404 }))
        : fetch(address);
    const page = URL.createObjectURL(new Blob(['<p>No rules</p>'], { type: 'text/html' }));
    for (const [rules, reason] of [
      [
        '/no-such-rules.json',
        /^an object, or the address of a JSON file \(Error: HTTP status 404\)$/,
      ],
      [page, /^an object, or the address of a JSON file \(SyntaxError: .*\)$/],
      ['{ "version": 1, ', /^JSON \(SyntaxError: .*\)$/],
    ] as const) {
      const heard = hear();
      const game = mount({ rules });
      expect(await begun(game)).to.equal('spider');
      const [problem, ...others] = problems(heard);
      expect(others).to.deep.equal([]);
      expect(problem).to.include({ code: 'option', option: 'rules' });
      expect(problem!['accepted']).to.match(reason);
      game.remove();
    }
  });
});
