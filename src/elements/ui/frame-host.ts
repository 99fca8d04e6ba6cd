import type { TemplateResult } from 'lit';
import type { Assisted } from '../../core/engine/help.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { CommonWords } from '../../locales/words.js';
import type { GameController } from '../controllers/game-controller.js';
import type { PlayClock } from '../controllers/play-clock.js';
import type { LiveRegion } from '../controllers/live-region.js';
import type { PageSetup } from '../controllers/page-setup.js';
import type { Choices } from '../controllers/preferences.js';
import type { ElementWithSettings } from './page-settings.js';
import type { Panel, ToolbarRequest } from './requests.js';
import type { FramedWords } from './speech.js';

/** The parts of an element that its frame renders. */
export interface FrameHost extends ElementWithSettings {
  readonly words: CommonWords;
  readonly liveRegion: LiveRegion;
  readonly panels: FramedPanels;
  readonly game: FramedGame;
  readonly updateComplete: Promise<unknown>;
  /** `undefined` if the element can't fill the screen. */
  readonly fullScreen?: { readonly fills: string | undefined };
}

/** Renders the content of a panel. */
export type PanelBody = (host: FrameHost, frame: Frame) => unknown;

interface FramedPanels {
  readonly open: Panel | undefined;
  /** The content of the open panel, once loaded. */
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

/** What a frame shows of a daily deal. */
export interface FramedDay {
  /** The game and its day, `FreeCell for Sunday, 22 November`, with a shorter form for narrow frames. */
  readonly heading: TemplateResult;
  /** The number of days in a row that were won, if there are several. */
  readonly streak: unknown;
  /** The panel over the board after a win. */
  winPanel(host: FrameHost, frame: Frame): TemplateResult;
}

/** What the toolbar and panels show of a game, and what their buttons do. */
export interface Frame {
  /** More class names of the board's node. */
  readonly boardClasses?: string;
  /** The game's name. */
  readonly title: string;
  /** The day, if the deal is a daily one. The deal number is then hidden until the player asks for it. */
  readonly day?: FramedDay | undefined;
  /** Whether the name is incomplete, so that the figures after it are not visible yet. */
  readonly isNaming?: boolean;
  /** The deal in words. Empty if it has no number. */
  readonly dealText: string;
  /** The move count in words. */
  readonly countText: string;
  /** The same for a narrow toolbar, if there is a shorter form. */
  readonly shortCount?: readonly [moves: string, undos: string] | undefined;
  /** Another figure of the game, such as its score. */
  readonly figure?: unknown;
  /** The verdict, if it is shown. */
  readonly light?: unknown;
  readonly gameWords: FramedWords;
  /** Shown instead of the status line while that is empty. */
  readonly offer?: unknown;
  /** The settings that the player can change, with their values. */
  readonly choices: Choices;
  /** The rules that the page leaves to the player. */
  readonly rules?: PageSetup;
  /** The tools and menu items that the game does not use. */
  readonly hidden?: readonly ToolbarRequest[];
  /** Whether the player has a control. */
  readonly offers: (control: string) => boolean;
  /** Whether a key names a pile of the board, so that its command needs Shift. */
  readonly namesPile?: (key: string) => boolean;
  /** A lasting message in the status line, with its buttons. */
  readonly notice?: { readonly text: string; readonly actions: unknown };
  /** Whether a hint is shown whose proof is still being searched. */
  readonly isSeekingHint?: boolean;
  /** Whether there is a panel to check the deal. */
  readonly hasCheck?: boolean;
  /** Whether the game can't begin because a module failed to load. */
  readonly hasFailed?: boolean;
  /** Whether the win panel is shown. */
  readonly isWon?: boolean;
  /** Whether a way to win was shown, so that the win is not the player's. */
  readonly isWayShown?: boolean;
  /** Compares the win with the player's other wins. */
  readonly comparison?: unknown;
  /** Whether a tool is enabled. */
  readonly can: (tool: ToolbarRequest) => boolean;
  readonly command: (request: ToolbarRequest) => void;
  /** Deals the typed number. If it is refused, the player can correct it. */
  readonly chooseDeal: (text: string) => Refusal | undefined;
  /** Additional menu items. */
  readonly menuItem?: unknown;
  /** Shown before the toolbar's tools. */
  readonly tools?: unknown;
  /** Shown over the board instead of the usual panels. */
  readonly overlay?: unknown;
}
