import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { wrongOption } from '../../../core/engine/option.js';
import type { Checked, Problem } from '../../../core/engine/reason.js';
import type { CommonWords } from '../../../locales/words.js';
import type { PatienceRules } from '../../../core/patience/rules/rules.js';
import { type PatienceData, patience, piles } from '../define.js';
import { loadPatience, loadedPatience } from '../load.js';
import { PATIENCES } from '../registry.js';
import { gameIn } from '../../../core/sharing/link-text.js';
import { lazy } from '../../../elements/base/lazy.js';
import type { ElementMembers } from '../../../elements/controllers/element-host.js';

/** What a page asks for, unchecked. */
export interface GivenGame {
  readonly gameName: string | null;
  /** Rules as an object, or the address of a JSON file. */
  readonly rules: PatienceRules | string | null;
}

/** The element, as the choice of its game uses it. */
type ChoiceHost = HTMLElement &
  ReactiveControllerHost &
  GivenGame &
  Pick<ElementMembers, 'reportOption'> & {
    problemText: ((problem: Problem) => string | undefined) | undefined;
    readonly words: CommonWords;
    loadFailed(error: unknown): void;
    readonly linked: boolean;
    readonly locked: boolean;
  };

/** The game that a page gets if it names none. */
export const USUAL = 'spider';

/** Stands for the game until that is loaded: a board of ten columns. It is never dealt. */
const UNNAMED = patience({
  ...{ name: 'patience', title: '', source: '' },
  rules: { version: 1, columns: { deal: [6, 6, ...piles(8, 5)], build: 'anything' } },
});

/** Loads the check of a page's own rules. */
const loadOwnRules = lazy('rules', () => import('./own-rules.js'));

/** The rules in a `<script slot="rules">` of the page. */
const rulesInChild = (host: HTMLElement): string | undefined =>
  host.querySelector(':scope > script[slot="rules"]')?.textContent ?? undefined;

/** The text of a file. */
async function textAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`HTTP status ${answer.status}`);
  return answer.text();
}

/**
 * Whether an element opens links to a game that it does not play yet: the first one of the page, if no other plays that
 * game.
 */
function isForHost(host: ChoiceHost, game: string): boolean {
  if (!Object.hasOwn(PATIENCES, game)) return false;
  const all = [...document.querySelectorAll<ChoiceHost>('[linked]')];
  // The others may not be defined yet.
  const plays = (other: ChoiceHost): boolean =>
    other.localName === `${game}-game` || (other.gameName ?? other.getAttribute('game')) === game;
  const first = all.find(plays) ?? all.find(({ localName }) => localName === host.localName);
  return first === undefined || first === host;
}

/** Which game an element plays: the one that the page names, or the page's own by its rules. */
export class GameChoice<Definition> implements ReactiveController {
  /** The definition of the chosen game. Until one is loaded, that of a game without a name. */
  definition: Definition;
  /** Whether a game is loaded. */
  isReady = false;
  /** Begins the game that waits for its rules. */
  private again: (() => unknown) | undefined;
  /** What the page asked for when it was last read. */
  private asked: unknown = undefined;
  /** Ends when that is loaded. */
  private loading: Promise<unknown> | undefined;
  /** The game of the link in the page's address. */
  private linked: string | undefined;
  /** The game that the page named when it was last read, and whether links were opened then. */
  private named: string | null = null;
  private isOpen = false;
  /** The name of the loaded game. */
  private played: string | undefined;
  /** Notices rules that the page adds, changes or removes as a child. */
  private observer: MutationObserver | undefined;
  /** The words for problems of the page's rules. They are loaded with the check. */
  private ownText: ChoiceHost['problemText'];

  /**
   * @param leave ends the game in play, before another one takes its place
   * @param entered is called when that one has taken it
   */
  constructor(
    private readonly host: ChoiceHost,
    private readonly define: (data: PatienceData) => Definition,
    private readonly leave: () => void,
    private readonly entered: () => void,
  ) {
    this.definition = define(UNNAMED);
    host.addController(this);
  }

  hostConnected(): void {
    this.observer = new MutationObserver(() => this.host.requestUpdate());
    this.observer.observe(this.host, { childList: true, characterData: true, subtree: true });
    addEventListener('hashchange', this.onAddress);
    this.onAddress();
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.observer?.disconnect();
    removeEventListener('hashchange', this.onAddress);
  }

  /**
   * Takes the game that the page names, if it is loaded: a server renders at once. Otherwise it is loaded for the next
   * page.
   */
  readOnServer(): void {
    const { gameName, rules } = this.host;
    if (rules !== null) return;
    const name = gameName ?? USUAL;
    const data = loadedPatience(name);
    if (!data) void loadPatience(name);
    else {
      this.definition = this.define(data);
      this.isReady = true;
    }
  }

  /** Waits until the game that the page asks for is loaded. */
  async loaded(): Promise<void> {
    this.read();
    await this.loading;
  }

  /** Whether the attribute `game` names the game: the page gives no rules of its own. */
  get isByName(): boolean {
    return this.host.rules === null && rulesInChild(this.host) === undefined;
  }

  /** Whether a game has to wait until its rules are loaded. Then `again` begins it. */
  awaits(again: (() => unknown) | undefined): boolean {
    if (this.isReady) return false;
    this.again = again ?? this.again;
    return true;
  }

  /** Reads what the page asks for, and loads that game. The current game stays until it is there. */
  read(): void {
    const { gameName, rules } = this.host;
    if (gameName !== this.named) this.linked = undefined;
    this.named = gameName;
    if (this.opensLinks !== this.isOpen) this.follow();
    this.isOpen = this.opensLinks;
    const own: unknown = rules ?? rulesInChild(this.host);
    const name = this.linked ?? gameName ?? USUAL;
    const asked = own ?? name;
    if (asked === this.asked) return;
    this.asked = asked;
    if (own === undefined) this.host.reportOption('rules', undefined);
    if (own === undefined && this.useLoaded(name)) return;
    const game = own === undefined ? this.load(name) : this.check(own, asked);
    const loading = game
      .then((data) => data ?? (this.isReady ? undefined : this.load(USUAL)))
      .then((data) => {
        if (data && this.asked === asked) this.use(data);
      });
    this.loading = loading;
    loading.catch((error: unknown) => {
      // The next update tries again.
      if (this.asked === asked) this.asked = undefined;
      this.host.loadFailed(error);
    });
  }

  /** Begins with a game that the page has loaded already, so that no frame is empty. */
  private useLoaded(name: string): boolean {
    const data = this.isReady ? undefined : loadedPatience(name);
    if (data) this.use(data);
    return data !== undefined;
  }

  /** Whether the element opens the link in the page's address. */
  private get opensLinks(): boolean {
    return this.host.linked && !this.host.locked;
  }

  private readonly onAddress = (): void => {
    this.follow();
    this.host.requestUpdate();
  };

  /** Plays the game of the link in the address, until the address has none or the page asks for another game. */
  private follow(): void {
    const game = this.opensLinks ? gameIn(location.hash) : undefined;
    if (game !== undefined && isForHost(this.host, game)) this.linked = game;
    else if (location.hash === '') this.linked = undefined;
  }

  private use(data: PatienceData): void {
    // The same rules again, as a new object.
    if (data.name === this.played) return;
    const isAnother = this.isReady;
    if (isAnother) this.leave();
    this.played = data.name;
    this.definition = this.define(data);
    this.isReady = true;
    if (isAnother) this.entered();
    const { again } = this;
    this.again = undefined;
    again?.();
    this.host.requestUpdate();
  }

  /** Loads a game of the kit. An unknown name is reported. */
  private async load(name: string): Promise<PatienceData | undefined> {
    const { host } = this;
    const loaded = await lazy(name, () => loadPatience(name))();
    if ('problem' in loaded) host.reportOption('game', loaded.problem);
    else if (name === (host.gameName ?? USUAL)) host.reportOption('game', undefined);
    return 'value' in loaded ? loaded.value : undefined;
  }

  /**
   * Checks rules of the page: an object, JSON text, or the address of a file with JSON. Reports a problem, unless the
   * page meanwhile asks for another game.
   */
  private async check(given: unknown, asked: unknown): Promise<PatienceData | undefined> {
    const { host } = this;
    const { ownPatience, rulesProblemText } = await loadOwnRules();
    const { problemText } = host;
    this.ownText ??= host.problemText = (problem) =>
      rulesProblemText(host.words, problem) ?? problemText?.(problem);
    const parsed = await this.parse(given);
    const checked = 'problem' in parsed ? parsed : ownPatience(parsed.value);
    if (this.asked !== asked) return undefined;
    host.reportOption('rules', 'problem' in checked ? checked.problem : undefined);
    return 'value' in checked ? checked.value : undefined;
  }

  /** The rules of an address or a text. */
  private async parse(given: unknown): Promise<Checked<unknown>> {
    if (typeof given !== 'string') return { value: given };
    const isText = given.trimStart().startsWith('{');
    try {
      return { value: JSON.parse(isText ? given : await textAt(given)) as unknown };
    } catch (error) {
      const accepted = isText ? 'JSON' : 'an object, or the address of a JSON file';
      return wrongOption('rules', given, `${accepted} (${String(error)})`);
    }
  }
}
