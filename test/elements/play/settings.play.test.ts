import { expect } from 'chai';
import { golf } from '../../../src/core.js';
import { defineOptions, flag } from '../../../src/core/engine/option.js';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { emulateFeatures } from '../../harness/commands.js';
import { FINISHABLE } from '../../support/decks.js';
import { card, focused, part, parts, pile, tops } from '../support/board.js';
import { firstOf, isFull, itInFull } from '../support/counts.js';
import { hinted } from '../support/hint.js';
import { focusOn, keys } from '../support/keys.js';
import {
  type Attributes,
  hear,
  makeGame,
  mount,
  mountDeck,
  putInBox,
  warnings,
} from '../support/mount.js';
import { openSettings } from '../support/panels.js';
import { drag, press } from '../support/pointer.js';
import {
  chooseByKeys,
  chooseByMouse,
  chosen,
  controlOf,
  failAtSettings,
  openSettingsByKeys,
  ownSettings,
} from '../support/settings.js';
import { until } from '../support/until.js';

const close = async (game: FreecellGame): Promise<void> =>
  press(game, part(game, 'button primary'));

/** Opens the settings, chooses, and closes them; a press on the board would be a click there. */
async function settle(game: FreecellGame, name: string, value: string): Promise<void> {
  await openSettings(game);
  await chooseByMouse(game, name, value);
  await close(game);
}

interface Look {
  /** What the page says. */
  readonly page: Attributes;
  readonly choice: string;
  readonly seen: (game: FreecellGame) => unknown;
  /** What is seen by the page's word, and by the player's. */
  readonly before: unknown;
  readonly after: unknown;
}

const colour = (node: Element): string => getComputedStyle(node).color;
const isMirrored = (game: FreecellGame): boolean =>
  pile(game, 'column-1').getBoundingClientRect().x >
  pile(game, 'column-8').getBoundingClientRect().x;
const scheme = (game: FreecellGame): string => getComputedStyle(part(game, 'frame')).colorScheme;
const figures = (game: FreecellGame): number => parts(game, 'figures').length;
const clubs = (game: FreecellGame): string => colour(card(game, 'JC'));
const [INK, GREEN] = ['rgb(27, 34, 44)', 'rgb(29, 111, 58)'];

/** Every choice that is seen at once, against a page that says otherwise. */
const LOOKS: Readonly<Record<string, readonly Look[]>> = {
  theme: [
    { page: { theme: 'light' }, choice: 'dark', seen: scheme, before: 'light', after: 'dark' },
    { page: { theme: 'dark' }, choice: 'light', seen: scheme, before: 'dark', after: 'light' },
  ],
  fourColor: [
    { page: {}, choice: 'on', seen: clubs, before: INK, after: GREEN },
    { page: { 'four-color': true }, choice: 'off', seen: clubs, before: GREEN, after: INK },
  ],
  mirrored: [
    { page: {}, choice: 'on', seen: isMirrored, before: false, after: true },
    { page: { mirrored: true }, choice: 'off', seen: isMirrored, before: true, after: false },
  ],
  calm: [
    { page: {}, choice: 'on', seen: figures, before: 1, after: 0 },
    { page: { calm: true }, choice: 'off', seen: figures, before: 0, after: 1 },
  ],
};

const CHOOSE = { mouse: chooseByMouse, keys: chooseByKeys };
const OPEN = { mouse: openSettings, keys: openSettingsByKeys };

describe('the settings with a visible effect', () => {
  for (const [at, [name, looks]] of Object.entries(LOOKS).entries()) {
    for (const [index, { page, choice, seen, before, after }] of looks.entries()) {
      // A normal run tries one of them by the mouse; a choice by keys is in the tests below.
      if (!isFull && (at !== 1 || index !== at)) continue;
      const hand = index === 0 ? 'keys' : 'mouse';
      const other = { light: '', dark: '', on: 'off', off: 'on' }[choice]!;
      it(`${name} ${choice}, by ${hand}, overrides the page until it is reset`, async () => {
        ownSettings();
        const game = await mount({ deal: '617', theme: 'light', ...page });
        const heard = hear();
        expect(seen(game)).to.equal(before);
        await OPEN[hand](game);
        expect(chosen(game, name)).to.equal(other);
        await CHOOSE[hand](game, name, choice);
        expect([seen(game), chosen(game, name)]).to.deep.equal([after, choice]);
        await CHOOSE[hand](game, name, '');
        expect([seen(game), chosen(game, name)]).to.deep.equal([before, other]);
        expect([heard.length, tops(game)]).to.deep.equal([0, 'JD KS KC 4H JC 6C JH QH']);
      });
    }
  }

  itInFull('win over what the page says later, too', async () => {
    ownSettings();
    const game = await mount({ deal: '617', theme: 'light' });
    await openSettings(game);
    await chooseByKeys(game, 'theme', 'light');
    await chooseByKeys(game, 'mirrored', 'off');
    game.setAttribute('theme', 'dark');
    game.setAttribute('mirrored', '');
    await game.updateComplete;
    expect([scheme(game), isMirrored(game)]).to.deep.equal(['light', false]);
    await chooseByKeys(game, 'mirrored', '');
    expect([scheme(game), isMirrored(game)]).to.deep.equal(['dark', true]);
  });

  it('apply to every game of the page at once, and to one that is added later', async () => {
    const stored = ownSettings();
    const [one, other] = [await mount(), await mount({ deal: '1', theme: 'light' })];
    if (isFull) {
      await openSettingsByKeys(other);
      await chooseByKeys(other, 'theme', 'light');
      await keys(other, 'Escape');
    }
    await openSettingsByKeys(one);
    await chooseByKeys(one, 'theme', 'dark');
    await chooseByKeys(one, 'calm', 'on');
    await other.updateComplete;
    expect([scheme(other), figures(other)]).to.deep.equal(['dark', 0]);
    const later = await mount();
    expect([scheme(later), figures(later)]).to.deep.equal(['dark', 0]);
    expect(JSON.parse(stored()!)).to.deep.equal({ calm: 'on', theme: 'dark' });
    await chooseByKeys(one, 'calm', '');
    expect(JSON.parse(stored()!)).to.deep.equal({});
  });

  itInFull(
    'are shown as they are in a panel that is open while another game changes them',
    async () => {
      ownSettings();
      const [one, other] = [await mount(), await mount()];
      await openSettingsByKeys(one);
      await chooseByKeys(one, 'theme', 'light');
      await openSettingsByKeys(other);
      await chooseByKeys(other, 'theme', 'dark');
      await one.updateComplete;
      expect([chosen(one, 'theme'), chosen(other, 'theme')]).to.deep.equal(['dark', 'dark']);
      await chooseByKeys(other, 'theme', '');
      await one.updateComplete;
      expect(chosen(one, 'theme')).to.equal('');
    },
  );
});

describe('the settings with an effect on play', () => {
  const JACK = 'JD KS KC 4H 7C 6C JH JC';

  itInFull('one tap moves', async () => {
    ownSettings();
    const game = await mount();
    await settle(game, 'tapToMove', 'on');
    await press(game, 'JC');
    expect(tops(game)).to.equal(JACK);
  });

  it('one tap does not move, though the page wants that', async () => {
    ownSettings();
    const game = await mount({ deal: '617', 'tap-to-move': true });
    await settle(game, 'tapToMove', 'off');
    await press(game, 'JC');
    expect(game.moveCount).to.equal(0);
    await press(game, 'QH');
    expect(tops(game)).to.equal(JACK);
  });

  for (const [choice, page, outcome] of firstOf(
    [
      ['off', {}, undefined],
      ['on', { 'no-auto-finish': true }, 'won'],
    ] as const,
    1,
  )) {
    it(`automatic finish: ${choice}`, async () => {
      ownSettings();
      const game = await mountDeck(FINISHABLE, page);
      await settle(game, 'autoFinish', choice);
      await drag(game, 'AS', 'foundation-1');
      expect(game.outcome).to.equal(outcome);
    });
  }

  for (const [choice, page, count] of firstOf(
    [
      ['safe', 'off', 52],
      ['all', 'off', 52],
      ['off', 'all', 1],
    ] as const,
    1,
  )) {
    it(`automatic foundation moves: ${choice}`, async () => {
      ownSettings();
      const attributes = { 'no-auto-finish': true, 'auto-foundation': page } as const;
      const game = await mountDeck(FINISHABLE, attributes);
      await settle(game, 'autoFoundation', choice);
      await drag(game, 'AS', 'foundation-1');
      const up = ['1', '2', '3', '4'].map((id) => game.state!.piles[`foundation-${id}`]!.length);
      expect(up.reduce((sum, cards) => sum + cards)).to.equal(count);
    });
  }
});

describe('motion, as the player sets it', () => {
  /** What moves after a move and while a hint is shown. */
  async function moving(
    game: FreecellGame,
    isExpected: boolean,
  ): Promise<readonly [cards: boolean, hint: boolean]> {
    const isFlying = (): boolean =>
      game.shadowRoot!.getAnimations().some((one) => !(one instanceof CSSAnimation));
    await press(game, 'JC');
    // Watched from before the move on: on a busy machine the flight may be over when the press has returned.
    const flight = isExpected ? until('the card flies', isFlying) : undefined;
    await press(game, 'QH');
    await flight;
    const cards = isExpected || isFlying();
    // One whose hint takes the solver no time; the player's settings are for all games.
    const hinting = await mountDeck(FINISHABLE, { 'no-auto-finish': true });
    if (isExpected) hinting.style.setProperty('--baize-duration', '4');
    await press(hinting, part(hinting, 'button-hint'));
    await hinted(hinting);
    const pulses = hinting
      .shadowRoot!.getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName === 'hint');
    return [cards, pulses.length > 0];
  }

  const moves = 'no-preference';
  for (const [choice, asked, expected] of [
    ['off', moves, [false, false]],
    ['on', 'reduce', [true, true]],
    ['', moves, [true, true]],
    ['', 'reduce', [false, false]],
  ] as const) {
    itInFull(`"${choice}" where the system says ${asked}`, async () => {
      ownSettings();
      await emulateFeatures({ 'prefers-reduced-motion': asked });
      const game = await mount();
      await settle(game, 'motion', choice || 'on');
      if (!choice) await settle(game, 'motion', '');
      // Slow enough to be seen, however late the browser's driver lets the test go on.
      if (expected[0]) game.style.setProperty('--baize-duration', '4');
      expect(await moving(game, expected[0])).to.deep.equal(expected);
    });
  }

  it('"on" lets cards glide even if the page has no motion; otherwise the page’s pace applies', async () => {
    ownSettings();
    const game = await mount();
    game.style.setProperty('--baize-duration', '0');
    await settle(game, 'motion', 'on');
    expect((await moving(game, true))[0]).to.equal(true);
    game.style.setProperty('--baize-duration', '4');
    await press(game, part(game, 'button-undo'));
    const [flight] = game.shadowRoot!.getAnimations();
    expect(flight!.effect!.getTiming().duration).to.be.at.least(600);
  });
});

/** The accessible name of a control. */
const nameOf = (node: Element): string => node.ariaLabel ?? node.textContent.trim();

describe('keys and the settings', () => {
  it('open them from the menu, and Escape closes them and returns the focus to the game', async () => {
    ownSettings();
    const game = await mount();
    await focusOn(game, 'JC');
    await openSettingsByKeys(game);
    expect(part(game, 'panel-settings').contains(game.shadowRoot!.activeElement)).to.equal(true);
    await chooseByKeys(game, 'calm', 'on');
    await keys(game, 'Escape');
    expect([parts(game, 'panel-settings').length, focused(game)]).to.deep.equal([0, 'JC']);
    await keys(game, 'ArrowRight');
    expect(focused(game)).to.equal('6C');
  });

  it('reach every setting by Tab, each by its name', async () => {
    ownSettings();
    const game = await mount();
    await openSettingsByKeys(game);
    const names: string[] = [];
    controlOf(game, 'autoFoundation').focus();
    // No Tab after the last: it leads out of the page.
    for (let times = 0; times < 16; times++) {
      if (times > 0) await keys(game, 'Tab');
      const node = game.shadowRoot!.activeElement!;
      names.push(nameOf(node));
    }
    expect(names).to.deep.equal([
      'off',
      'Finish automatically',
      'automatic',
      'automatic',
      'Four-colour deck',
      'Baize',
      'medium',
      'Left-handed layout',
      'Animations',
      'Sound',
      'Tap to move',
      'Hide time and moves',
      'Show if the game is winnable',
      'Only winnable deals',
      'Reset to site defaults',
      'Close',
    ]);
  });

  it('load no other page by Enter, even if a form contains the choices', async () => {
    ownSettings();
    const game = await mount();
    await openSettings(game);
    const choice = controlOf(game, 'theme') as HTMLInputElement;
    // Chromium keeps radio buttons of a shadow root that are in no form, when they are gone.
    expect(choice.form).to.be.an.instanceof(HTMLFormElement);
    const loads: Event[] = [];
    choice.form!.addEventListener('submit', (event) => {
      if (!event.defaultPrevented) loads.push(event);
    });
    choice.focus();
    await keys(game, 'Enter');
    expect([loads, parts(game, 'panel-settings').length]).to.deep.equal([[], 1]);
  });

  itInFull('typed there play nothing', async () => {
    ownSettings();
    const game = await mount();
    const heard = hear();
    await openSettings(game);
    controlOf(game, 'theme').focus();
    await keys(game, 'd', 'u', 'n', 'r', 't', 'h', '1', '5', 'a', '?');
    expect([heard.length, parts(game, 'panel-settings').length]).to.deep.equal([0, 1]);
    await keys(game, 'ArrowDown', 'ArrowDown', 'Escape');
    expect([scheme(game), parts(game, 'panel-settings').length]).to.deep.equal(['dark', 0]);
  });

  itInFull('choose for as long as the page stands where nothing can be stored', async () => {
    ownSettings();
    failAtSettings();
    const game = await mount();
    await openSettings(game);
    await chooseByKeys(game, 'calm', 'on');
    await chooseByKeys(game, 'theme', 'dark');
    expect([figures(game), scheme(game)]).to.deep.equal([0, 'dark']);
    await chooseByKeys(game, 'calm', '');
    expect(figures(game)).to.equal(1);
  });
});

describe('the settings of a game of one’s own', () => {
  it('omit settings that have no name, with an error, and those that need a solver', async () => {
    const warned = warnings();
    const game = makeGame('golf-game', { settings: 'moons corner' });
    const { definition } = game as unknown as { readonly definition: object };
    const options = defineOptions<{ moons: boolean; corner: boolean }>({
      rules: { moons: flag(false), corner: flag(false) },
    });
    Object.assign(definition, { solvers: undefined, game: { ...golf, options } });
    putInBox(game, {});
    await game.updateComplete;
    await openSettings(game);
    const names = parts(game, 'setting-label').map((node) => node.textContent.trim());
    expect(names).to.include('Sound');
    expect(names.filter((name) => name === '' || name.includes('winnable'))).to.deep.equal([]);
    await until('it is told', () => warned.length > 0);
    expect(warned).to.deep.equal([
      '<golf-game>: settings "moons" cannot be used; accepted: corner',
    ]);
    await press(game, part(game, 'button primary'));
    await press(game, part(game, 'button-menu'));
    const lines = parts(game, 'menu-item').map((node) => node.textContent.trim());
    expect(lines).to.not.include('Show a way to win');
  });
});
