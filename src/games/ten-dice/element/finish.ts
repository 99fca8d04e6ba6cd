import { type TemplateResult, html } from 'lit';
import { adoptStyles } from '../../../elements/base/adopt-styles.js';
import { lazy } from '../../../elements/base/lazy.js';
import { motionFactor, pageFactor } from '../../../elements/controllers/pace.js';
import { showStyles } from '../../../elements/patience/shows/styles.js';
import { dealText } from '../../../elements/ui/deal-field.js';
import type { Frame, PanelBody } from '../../../elements/ui/frame-host.js';
import { winBody } from '../../../elements/ui/overlays.js';
import { overlay, panelTemplate } from '../../../elements/ui/panel.js';
import type { TenDiceHelpMessages } from '../../../locales/compiled/types.js';
import { placeText, resultText, winnersText } from '../advice/texts.js';
import { winnersOf } from '../rules/rules.js';
import { type TenDiceState, isOver, isPerson } from '../rules/state.js';
import { celebrate, confettiStyles } from './confetti.js';
import type { RaceElement } from './race-element.js';
import { loadRaceText } from './race-text.js';
import type { TogetherController } from './together-controller.js';

const loadShare = lazy('share', () => import('../../../elements/links/share-panel.js'));

const loadArt = lazy('dice-art', () => import('./dice-art.js'));

/** How long the dice of the last roll are seen before the panel opens, in milliseconds. */
const BEFORE = 900;

/** The parts of its element that the end of a race uses. */
export interface FinishHost extends RaceElement {
  readonly together: Pick<TogetherController, 'race'>;
  readonly records: { readonly comparison: unknown };
  readonly shown: TenDiceState;
  readonly isCalm: boolean;
  readonly finish: { readonly hasOwnEnd: boolean };
}

/** Loads the end of a race, in the language of the element. */
export async function makeFinish(host: FinishHost): Promise<Finish> {
  const { bests, comparison } = await loadRaceText(host.words);
  return new Finish(host, { bests, comparison });
}

/** The end of a race: a panel with the result, and a celebration if a person has won. */
export class Finish {
  /** Whether the panel is open. */
  private isOpen = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private endShow: (() => void) | undefined;

  /** @param recordWords compare a race with the player's others */
  constructor(
    private readonly host: FinishHost,
    readonly recordWords: Pick<TenDiceHelpMessages, 'bests' | 'comparison'>,
  ) {}

  /** Called after each render. */
  follow(): void {
    const { host } = this;
    const root = host.shadowRoot;
    if (this.timer !== undefined || !root || !isOver(host.shown)) return;
    adoptStyles(root, showStyles, confettiStyles);
    this.celebrate(root);
    this.timer = setTimeout(
      () => {
        this.isOpen = true;
        host.requestUpdate();
      },
      BEFORE * Math.min(1, pageFactor(host)),
    );
  }

  /** Another race begins. */
  reset(): void {
    clearTimeout(this.timer);
    this.endShow?.();
    this.timer = this.endShow = undefined;
    this.isOpen = false;
  }

  /** The panel, unless another one is open or needed. People at several machines have buttons on the board. */
  frameOf(frame: Frame): Partial<Frame> {
    const { host } = this;
    const { panels, paused, hasConflict, together } = host;
    if (!this.isOpen || together.race || host.finish.hasOwnEnd) return {};
    const isCovered = panels.open !== undefined || paused || hasConflict;
    return { isWon: true, ...(!isCovered && { overlay: this.panel(frame) }) };
  }

  /** The content of the panel that shares the result. */
  async share(): Promise<PanelBody> {
    const [{ SharePanel }, { diceArt }] = await Promise.all([loadShare(), loadArt()]);
    const { host } = this;
    const { game, gameWords, words, isCalm } = host;
    const number = game.deal === undefined ? undefined : dealText(words, game.deal);
    const title = [gameWords.title, ...(number ? [number] : [])].join(', ');
    const time = words.patience.time({ ms: game.elapsed });
    const result = resultText(game.view!, gameWords, isCalm);
    const rolls = gameWords.messages.rolls({ count: game.moveCount });
    return new SharePanel(host, {
      game: 'ten-dice',
      day: undefined,
      date: undefined,
      text: [title, result, ...(isCalm ? [] : [time])].join(' · '),
      deal: number ?? gameWords.messages.goal({ racers: game.view!.racers.length }),
      figures: [rolls, time],
      art: diceArt(game.view!.racers[winnersOf(game.view!)[0]!]!.dice.slice(0, 5)),
      link: undefined,
    }).open();
  }

  private panel(frame: Frame): TemplateResult {
    const { host } = this;
    const { shown, gameWords, words, outcome, records } = host;
    const body =
      outcome === 'lost'
        ? html`<p>${placeText(shown, gameWords)}</p>`
        : winBody(host, {
            ...frame,
            dealText: frame.dealText || frame.title,
            comparison: records.comparison,
          });
    const title = winnersText(shown, gameWords) ?? words.kit.panels.win;
    const labels = { new: gameWords.messages.newRace, share: words.kit.panelButtons.share };
    const buttons = (['new', 'share'] as const)
      .filter((request) => frame.offers(request))
      .map((request) => ({ label: labels[request], press: () => host.command(request) }));
    return overlay(panelTemplate('win', title, body, buttons), 'veil');
  }

  /** Celebrates if somebody at this device has won. */
  private celebrate(root: ShadowRoot): void {
    const { host } = this;
    const { shown } = host;
    const factor = motionFactor(host, host.preferences['motion']);
    const winner = winnersOf(shown).find((seat) => isPerson(shown, seat));
    if (winner === undefined || factor === 0 || host.finish.hasOwnEnd) return;
    const tray = root.querySelector<HTMLElement>(`[data-seat='${winner}']`);
    if (tray) this.endShow = celebrate(tray, factor);
  }
}
