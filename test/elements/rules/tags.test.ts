import { expect } from 'chai';
import { RulesElement } from '../../../src/elements/patience/rules/rules-element.js';
import tags from '../../../src/games/patience/tags.json' with { type: 'json' };
import {
  type Attributes,
  detailsOf,
  hear,
  makeElement,
  ownKey,
  putInBox,
  warnings,
} from '../support/mount.js';
import { until } from '../support/until.js';

function mount(tag: string, attributes: Attributes = {}): RulesElement {
  const all = { deal: '5', 'save-key': ownKey(), ...attributes };
  const game: RulesElement = makeElement(tag as 'spider-game', all);
  putInBox(game, {});
  return game;
}

describe('a patience with a tag of its own', () => {
  for (const { tag, game: name, title } of tags) {
    it(`is the game of <patience-game>: ${tag}`, async () => {
      const [own, any] = [mount(tag), mount('patience-game', { game: name })];
      expect(own).to.be.instanceOf(RulesElement);
      await until('the game is loaded', () => any.save()?.game === name);
      expect(own.save()?.game).to.equal(name);
      expect(own.state).to.deep.equal(any.state);
      await own.updateComplete;
      expect(own.shadowRoot!.innerHTML).to.include(title);
    });
  }

  it('has the attributes of its rules, and no other game’s', async () => {
    warnings();
    const heard = hear();
    const spider = mount('spider-game', { suits: '1', draw: '3' });
    await spider.updateComplete;
    expect(spider.save()?.options).to.deep.equal({ suits: 1 });
    expect('draw' in spider).to.equal(false);
    const yukon = mount('yukon-game', { 'empty-columns': 'any' });
    await yukon.updateComplete;
    expect(yukon.save()?.options).to.deep.equal({ emptyColumns: 'any' });
    const canfield = mount('canfield-game', { draw: '2' });
    await canfield.updateComplete;
    expect(canfield.save()?.options).to.include({ draw: 3 });
    expect(detailsOf(heard, 'game-error').map(({ problem }) => problem)).to.deep.equal([
      { code: 'option', option: 'draw', got: '2', accepted: '3, 1' },
    ]);
  });

  it('goes on where <patience-game> with this game was left', async () => {
    const key = ownKey();
    const any = mount('patience-game', { game: 'yukon', 'save-key': key, deal: undefined });
    await until('the game is loaded', () => any.save()?.game === 'yukon');
    any.play(any.legalMoves[0]!);
    const { state } = any;
    any.remove();
    const own = mount('yukon-game', { 'save-key': key, deal: undefined });
    await own.updateComplete;
    expect([own.moveCount, own.state]).to.deep.equal([1, state]);
  });
});
