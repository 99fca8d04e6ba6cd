import type { TemplateResult } from 'lit';
import type { Assisted } from '../../core/engine/help.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { TranslatedWords } from '../../locales/translations.js';
import type { GameController } from '../controllers/game-controller.js';
import type { PlayClock } from '../controllers/play-clock.js';
import type { LiveRegion } from '../controllers/live-region.js';
import type { PageSetup } from '../controllers/page-setup.js';
import type { Choices } from '../controllers/preferences.js';
import type { PageSettingsHost } from './page-settings.js';
import type { Panel, ToolbarRequest } from './requests.js';
import type { FramedWords } from './speech.js';

/** The element whose game stands in a frame. */
export interface FrameHost extends PageSettingsHost {
  readonly words: TranslatedWords;
  readonly liveRegion: LiveRegion;
  readonly panels: FramedPanels;
  readonly game: FramedGame;
  readonly updateComplete: Promise<unknown>;
  /** None where it can't fill the screen. */
  readonly fullScreen?: { readonly fills: string | undefined };
}

/** What a panel holds. */
export type PanelBody = (host: FrameHost, frame: Frame) => unknown;

interface FramedPanels {
  readonly open: Panel | undefined;
  /** What the open panel holds, once that is loaded. */
  readonly body: PanelBody | undefined;
  close(): unknown;
}

type FramedGame = Pick<
  GameController<unknown, unknown>,
  'deal' | 'elapsed' | 'hasConflict' | 'settleConflict' | 'isWaiting'
> & {
  readonly clock: Pick<PlayClock, 'paused'>;
  readonly session: { readonly assisted: Assisted } | undefined;
};

/** What a game shows that is a day's. */
export interface FramedDay {
  /** The game and its day, `FreeCell of Sunday, 22 November`, with a shorter form for where there is little room. */
  readonly heading: TemplateResult;
  /** How many days in a row were won, where there are any to tell of. */
  readonly streak: unknown;
  /** What lies over the board after a win. */
  winPanel(host: FrameHost, frame: Frame): TemplateResult;
}

/** What toolbar and panels show of a game, and what their buttons do. */
export interface Frame {
  /** The game's name. */
  readonly title: string;
  /** The day whose deal it is, where it is one's; then its number is seen where it is asked for. */
  readonly day?: FramedDay | undefined;
  /** Whether more of its name is still to come, and nobody has seen what stands behind it. */
  readonly isNaming?: boolean;
  /** The deal in words; empty where it has none. */
  readonly dealText: string;
  /** The count of moves in words. */
  readonly countText: string;
  /** What the game counts beside moves and time; `undefined` for nothing. */
  readonly figure?: unknown;
  /** Whether it can be won, where that is shown. */
  readonly light?: unknown;
  readonly gameWords: FramedWords;
  /** What is offered in the place of the status line while that is empty. */
  readonly offer?: unknown;
  /** What the player may settle, and the values of each. */
  readonly choices: Choices;
  /** The rules that the page leaves to the player. */
  readonly rules?: PageSetup;
  /** The tools, and lines of the menu, that the game has no use for. */
  readonly hidden?: readonly ToolbarRequest[];
  /** Whether the page leaves something to the player. */
  readonly offers: (control: string) => boolean;
  /** What stays to be told of the game, and what can be done about it. */
  readonly notice?: { readonly text: string; readonly actions: unknown };
  /** Whether a hint is shown whose proof is still looked for. */
  readonly isSeekingHint?: boolean;
  /** Whether there is a panel in which the deal can be checked. */
  readonly hasCheck?: boolean;
  /** Whether the game can't begin because a module failed to load. */
  readonly hasFailed?: boolean;
  /** Whether the panel of a win stands. */
  readonly isWon?: boolean;
  /** Whether a way to win was shown: then it is no win of the player's. */
  readonly isWayShown?: boolean;
  /** What the win is beside the player's others. */
  readonly comparison?: unknown;
  /** Whether there is something to do for a tool. */
  readonly can: (tool: ToolbarRequest) => boolean;
  readonly command: (request: ToolbarRequest) => void;
  /** Deals what was typed, or says why not: then the player types on. */
  readonly chooseDeal: (text: string) => Refusal | undefined;
  /** What else the menu has; `undefined` for nothing. */
  readonly menuItem?: unknown;
  /** Before the tools of the toolbar. */
  readonly tools?: unknown;
  /** What lies over the board in the place of what lies over every game's. */
  readonly overlay?: unknown;
}
