import { expect } from 'chai';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { emulateFeatures } from '../../harness/commands.js';
import { card, part, parts, slot } from '../support/board.js';
import { documented } from '../support/documented.js';
import { type Attributes, mount } from '../support/mount.js';
import { until } from '../support/until.js';

async function paused(attributes: Attributes): Promise<FreecellGame> {
  const game = await mount({ deal: '617', ...attributes });
  game.pause();
  await until('the pause is shown', () => parts(game, 'panel-pause').length > 0);
  return game;
}

type Look = readonly [value: string, where: (game: FreecellGame) => Element, style: string];

const frame = (game: FreecellGame): Element => part(game, 'frame');
const red = (game: FreecellGame): Element => card(game, 'JD');
const black = (game: FreecellGame): Element => card(game, 'JC');

/** A card that looks as if it were picked up. */
function lifted(game: FreecellGame): Element {
  red(game).classList.add('selected');
  return red(game);
}

const courtMetal = (game: FreecellGame): Element =>
  black(game).querySelector('[part="card-court"] > g > path')!;

/** A value of each property, and a style that it must change. */
const PROPERTIES: Readonly<Record<string, Look>> = {
  '--baize-felt': ['rgb(1, 2, 3)', frame, 'background-color'],
  '--baize-text': ['rgb(1, 2, 3)', frame, 'color'],
  '--baize-shade': ['rgb(1, 2, 3)', (game) => part(game, 'toolbar'), 'background-color'],
  '--baize-line': ['rgb(1, 2, 3)', (game) => slot(game, 'cell-1'), 'box-shadow'],
  '--baize-scheme': ['dark', frame, 'color-scheme'],
  '--baize-on-accent': ['rgb(1, 2, 3)', (game) => part(game, 'button primary'), 'color'],
  '--baize-accent': ['rgb(1, 2, 3)', (game) => part(game, 'button primary'), 'background-color'],
  '--baize-card': ['rgb(1, 2, 3)', red, 'background-color'],
  '--baize-card-edge': ['rgb(1, 2, 3)', red, 'box-shadow'],
  '--baize-card-shadow': ['rgb(1, 2, 3) 0px 0px 9px 0px', red, 'box-shadow'],
  '--baize-card-shadow-lifted': ['rgb(1, 2, 3) 0px 0px 9px 0px', lifted, 'box-shadow'],
  '--baize-card-ratio': ['1.2', red, 'height'],
  '--baize-column-gap': [
    '17px',
    (game) => part(game, 'board').querySelector('.columns')!,
    'column-gap',
  ],
  '--baize-ink': ['rgb(1, 2, 3)', (game) => card(game, 'JS'), 'color'],
  '--baize-red': ['rgb(1, 2, 3)', (game) => card(game, 'JH'), 'color'],
  '--baize-green': ['rgb(1, 2, 3)', black, 'color'],
  '--baize-blue': ['rgb(1, 2, 3)', red, 'color'],
  '--baize-court': ['rgb(1, 2, 3)', courtMetal, 'fill'],
  '--baize-radius': ['3px', red, 'border-radius'],
  '--baize-frame-radius': ['3px', frame, 'border-radius'],
  '--baize-card-size': ['50px', red, 'width'],
  '--baize-height': ['400px', red, 'width'],
  '--baize-font': ['monospace', (game) => part(game, 'title'), 'font-family'],
  '--baize-duration': ['2', (game) => part(game, 'panel'), 'animation-duration'],
};

/** Those whose value is only a share of what is shown. */
const MIXED = new Set([
  '--baize-shade',
  '--baize-card-ratio',
  '--baize-height',
  '--baize-duration',
]);

describe('the documented custom properties', () => {
  it('change a style each, from around the game', async () => {
    await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
    const game = await paused({ 'four-color': true });
    for (const [name, [value, where, style]] of Object.entries(PROPERTIES)) {
      const shown = (): string => getComputedStyle(where(game)).getPropertyValue(style);
      const before = shown();
      game.parentElement!.style.setProperty(name, value);
      expect(shown(), name).not.to.equal(before);
      if (!MIXED.has(name)) expect(shown(), name).to.include(value);
      game.parentElement!.style.removeProperty(name);
      red(game).classList.remove('selected');
    }
  });

  it('are all that there are', async () => {
    // A volume can't be seen: sound has tests of its own.
    const seen = (await documented('freecell-game', 'cssProperties')).filter(
      (name) => name !== '--baize-volume',
    );
    expect(Object.keys(PROPERTIES).sort()).to.deep.equal(seen);
  });
});
