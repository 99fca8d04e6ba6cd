import type { TemplateResult } from 'lit';
import type { Seat } from '../../../core/engine/rules.js';
import { frameTemplate } from '../../../elements/ui/frame.js';
import type { Frame } from '../../../elements/ui/frame-host.js';
import type { ToolbarRequest } from '../../../elements/ui/requests.js';
import { isOver } from '../rules/state.js';
import type { AtOnceController } from './at-once.js';
import type { AirController } from './air-controller.js';
import type { FinishController } from './finish-controller.js';
import type { FinishHost } from './finish.js';
import { onKey } from './keyboard.js';
import type { PortraitController } from './portrait-controller.js';
import { raceTemplate } from './race.js';
import { HIDDEN, choicesOf } from './race-element.js';
import type { TenDiceScene } from './scene.js';
import type { TogetherController } from './together-controller.js';

/** The element whose race is drawn, with its controllers. */
export interface DrawnRace extends FinishHost {
  readonly air: AirController;
  readonly atOnce: Pick<AtOnceController, 'rollingOf' | 'times' | 'signal'>;
  readonly finish: FinishController;
  readonly portraits: PortraitController;
  readonly records: { readonly isShown: boolean; readonly comparison: unknown };
  readonly rolled: ReadonlySet<Seat>;
  readonly together: TogetherController;
  /** The seat of the person who can roll now. */
  readonly roller: Seat | undefined;
  readonly own: { readonly setup: NonNullable<Frame['rules']> };
}

/** The menu lines and tools that this race does not have now. */
function hiddenIn({ game, shown, records }: DrawnRace): readonly ToolbarRequest[] {
  return [
    ...HIDDEN,
    ...(game.canGoBack ? [] : (['undo'] as const)),
    ...(records.isShown ? [] : (['stats'] as const)),
    ...(isOver(shown) ? [] : (['share'] as const)),
  ];
}

/** Everything around the board. */
function raceFrame(host: DrawnRace): Frame {
  const { game, words, gameWords, shown, own } = host;
  const { atOnce, bots } = shown.options;
  const hasRules = host.settings !== 'level' || (atOnce && bots > 0);
  const frame: Frame = {
    title: gameWords.title,
    // Without a deal number the seed stays secret until the race ends.
    dealText: game.deal ? words.patience.dealNumber({ deal: String(game.deal) }) : '',
    countText: gameWords.messages.rolls({ count: game.moveCount }),
    gameWords,
    choices: choicesOf(atOnce),
    ...(hasRules && { rules: own.setup }),
    hidden: hiddenIn(host),
    offers: host.offered.has,
    can: (tool) =>
      tool === 'hint' ? host.roller !== undefined : tool !== 'undo' || game.canGoBack,
    hasCheck: true,
    hasFailed: host.together.hasFailed,
    command: host.command,
    chooseDeal: (text) => host.player.deal(text),
  };
  return { ...frame, ...host.finish.frameOf(frame) };
}

/** What the board shows. */
function sceneOf(host: DrawnRace): TenDiceScene {
  const { atOnce, finish, portraits, shown: view } = host;
  const { chosen, rolled, choose, roll, isCalm, gameWords: words } = host;
  const hasAgain = host.offered.has('new') && finish.hasNoPanel;
  return {
    ...{ view, words, isCalm, chosen, rolled, choose, roll },
    ...{ times: atOnce.times, signal: atOnce.signal },
    rollingOf: (seat) => atOnce.rollingOf(seat),
    flying: host.air.value,
    portrait: (seat) => portraits.portrait(view, seat),
    again: hasAgain ? () => host.command('new') : undefined,
  };
}

/** Renders the element. */
export function raceView(host: DrawnRace): TemplateResult {
  const { race } = host.together;
  const [scene, frame] = [sceneOf(host), raceFrame(host)];
  const board = raceTemplate(race?.scene(scene) ?? scene);
  return frameTemplate(host, race?.frame(frame) ?? frame, board, {
    keydown: (event) => onKey(host, event),
    pointerdown: () => void host.panels.close(),
  });
}
