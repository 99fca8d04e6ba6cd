import { expect } from 'chai';
import '../../../src/games/patience/index.js';
import type { GameRequestNewDetail } from '../../../src/elements/base/player-requests.js';
import { emulateFeatures } from '../../harness/commands.js';
import { part, parts } from '../support/board.js';
import type { AnyGame } from '../support/game.js';
import { makeElement, putInBox } from '../support/mount.js';
import { openMenu } from '../support/panels.js';
import { press } from '../support/pointer.js';
import { ownSettings } from '../support/settings.js';
import { until } from '../support/until.js';

const textOf = (node: Element): string => node.textContent.replace(/\s+/g, ' ').trim();

/** Opens “How to play” of a patience that is made from its rules. */
async function helpOf(name: string, width = 900): Promise<AnyGame> {
  ownSettings();
  const element = makeElement('patience-game', { game: name, deal: '1' });
  putInBox(element, { width });
  // It has what these tests use of other games.
  const game = element as unknown as AnyGame;
  await until('the game is loaded', () => parts(game, 'button-menu').length > 0);
  await openMenu(game);
  await press(
    game,
    parts(game, 'menu-item').find((item) => textOf(item) === 'How to play')!,
  );
  await until('the help is open', () => parts(game, 'example').length > 0);
  return game;
}

const labels = (game: AnyGame): readonly (string | null)[] =>
  parts(game, 'example').map((node) => node.getAttribute('aria-label'));

describe('how to play, made from the rules', () => {
  it('shows legal moves, and refused ones with a cross', async () => {
    const game = await helpOf('canfield');
    expect(labels(game).slice(0, 3)).to.deep.equal([
      '6 of clubs to column 2, on the 7 of diamonds.',
      'Not allowed: 6 of diamonds to column 2, on the 7 of diamonds.',
      'King of clubs to column 2, on the ace of hearts.',
    ]);
    const [legal, refused] = parts(game, 'example');
    expect(legal!.querySelectorAll('.arrived:not(.refused)').length).to.equal(1);
    expect(legal!.querySelectorAll('.leaving').length).to.equal(1);
    const card = refused!.querySelector('.refused')!;
    expect(getComputedStyle(card, '::after').content).to.equal('"✕"');
    // The card stays where it was.
    expect(refused!.querySelectorAll('.leaving').length).to.equal(0);
    expect(refused!.getAnimations({ subtree: true })).to.deep.equal([]);
  });

  it('shakes refused cards and takes them back, if motion is wanted', async () => {
    await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
    const game = await helpOf('spider');
    const refused = parts(game, 'example')[1]!;
    refused.scrollIntoView();
    const flights = () =>
      [...refused.querySelectorAll('.refused')].flatMap((card) => card.getAnimations());
    await until('it moves', () => flights().length > 0);
    const frames = (flights()[0]!.effect as KeyframeEffect).getKeyframes();
    expect(frames.at(-1)!['transform']).to.equal(frames[0]!['transform']);
    expect(frames.map((frame) => frame['transform'])).to.include('translate(-5px)');
  });

  it('plays a similar game at a press, unless the page cancels that', async () => {
    const game = await helpOf('scorpion');
    const element = game as unknown as HTMLElementTagNameMap['patience-game'];
    const similar = (): HTMLElement => {
      const button = part(game, 'panel-help').querySelector<HTMLElement>('.similar')!;
      button.scrollIntoView({ block: 'center' });
      return button;
    };
    const asked: unknown[] = [];
    const refuse = (event: CustomEvent<GameRequestNewDetail>): void => {
      asked.push(event.detail.control, event.detail.game);
      event.preventDefault();
    };
    element.addEventListener('game-request-new', refuse);
    await press(game, similar());
    expect([...asked, element.gameName]).to.deep.equal(['game', 'wasp', 'scorpion']);
    element.removeEventListener('game-request-new', refuse);
    await press(game, similar());
    await until('Wasp has begun', () => textOf(part(game, 'title')) === 'Wasp');
    expect(parts(game, 'panel-help').length).to.equal(0);
    expect(element.getAttribute('game')).to.equal('wasp');
  });

  it('only names games that it can’t play', async () => {
    const game = await helpOf('putt-putt');
    const [golf] = part(game, 'panel-help').querySelector('ul:last-of-type')!.children;
    expect([textOf(golf!), golf!.querySelector('button')]).to.deep.equal(['Golf', null]);
  });

  it('names similar games, and draws short pictures in a narrow box', async () => {
    const game = await helpOf('scorpion', 320);
    const help = part(game, 'panel-help').querySelector('.help')!;
    expect(textOf([...help.querySelectorAll('h3')].at(-1)!)).to.equal('Games like this one');
    const names = [...help.querySelector('ul:last-of-type')!.children].map(textOf);
    expect(names[0]).to.equal('Wasp');
    expect(names.length).to.be.within(1, 4);
    for (const picture of parts(game, 'example')) {
      expect(picture.getBoundingClientRect().height).to.be.below(360);
    }
  });
});
