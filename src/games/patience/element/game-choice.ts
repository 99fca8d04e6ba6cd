import { crc32 } from '../../../core/engine/crc32.js';
import { toJson } from '../../../core/engine/json.js';
import { type Problem, quote } from '../../../core/engine/reason.js';
import type { CommonWords } from '../../../locales/words.js';
import type { PatienceRules } from '../../../core/patience/rules/rules.js';
import { type PatienceData, patience } from '../define.js';
import { PATIENCES } from '../registry.js';
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
  GivenGame &
  Pick<ElementMembers, 'reportOption'> & {
    problemText: ((problem: Problem) => string | undefined) | undefined;
    readonly words: CommonWords;
    requestUpdate(): void;
    loadFailed(error: unknown): void;
  };

type AnyData = PatienceData;

/** The game that a page gets if it names none. */
const USUAL = 'spider';

const loadOwnRules = lazy('rules', () => import('./own-rules.js'));

/** The rules in a `<script slot="rules">` of the page. */
const rulesInChild = (host: HTMLElement): string | undefined =>
  host.querySelector(':scope > script[slot="rules"]')?.textContent ?? undefined;

/** The names of all games, shortened for a message. */
const namesOfGames = (): string => Object.keys(PATIENCES).join(', ');

/** Which game an element plays: that of its tag, the one that the page names, or the page's own by its rules. */
export class GameChoice<Definition> {
  /** The definition of the chosen game. `undefined` until it is loaded. */
  definition: Definition | undefined;
  /** What the page asked for when it was last read. */
  private asked: unknown = undefined;
  /** The words for problems of the page's rules. They are loaded with the check. */
  private ownText: ChoiceHost['problemText'];

  /** @param data the game of the element's tag, if it has one */
  constructor(
    private readonly host: ChoiceHost,
    private readonly data: AnyData | undefined,
    private readonly define: (data: AnyData) => Definition,
  ) {
    if (data) this.definition = define(data);
  }

  /** Reads what the page asks for, and loads that game. The current game stays until it is there. */
  read(): void {
    if (this.data) return;
    const { gameName, rules } = this.host;
    const own: unknown = rules ?? rulesInChild(this.host);
    const name = gameName ?? USUAL;
    const asked = own ?? name;
    if (asked === this.asked) return;
    this.asked = asked;
    const game = own === undefined ? this.load(name) : this.check(own);
    game
      .then((data) => {
        if (data && this.asked === asked) this.use(data);
      })
      .catch((error: unknown) => this.host.loadFailed(error));
  }

  private use(data: AnyData): void {
    this.definition = this.define(data);
    this.host.requestUpdate();
  }

  /** Loads a game of the kit. */
  private async load(name: string): Promise<AnyData | undefined> {
    const isKnown = Object.hasOwn(PATIENCES, name);
    this.report('game', isKnown ? undefined : name);
    const loader = isKnown ? PATIENCES[name as keyof typeof PATIENCES] : undefined;
    // Each game has options of its own. The element passes them on without knowing them.
    return loader && ((await lazy<{ readonly game: unknown }>(name, loader)()).game as AnyData);
  }

  private report(option: string, got: string | undefined): void {
    const problem: Problem | undefined =
      got === undefined
        ? undefined
        : { code: 'option', option, got: quote(got), accepted: namesOfGames() };
    this.host.reportOption(option, problem);
  }

  /** Checks rules of the page: an object, JSON text, or the address of a file with JSON. */
  private async check(given: unknown): Promise<AnyData | undefined> {
    const { host } = this;
    const { checkRules, rulesProblemText } = await loadOwnRules();
    const { problemText } = host;
    this.ownText ??= host.problemText = (problem) =>
      rulesProblemText(host.words, problem) ?? problemText?.(problem);
    const checked = checkRules(await this.parse(given));
    const isWrong = 'problem' in checked;
    host.reportOption('rules', isWrong ? checked.problem : undefined);
    if (isWrong) return undefined;
    const rules = checked.value;
    const { name = '' } = rules;
    // Saves of other rules don't fit, so the name says which rules they are.
    const id = `own-${crc32(toJson(rules)).toString(36)}`;
    return patience({ name: id, title: name, source: '', rules });
  }

  private async parse(given: unknown): Promise<unknown> {
    if (typeof given !== 'string') return given;
    try {
      const isText = given.trimStart().startsWith('{');
      const text = isText ? given : await (await fetch(given)).text();
      return JSON.parse(text) as unknown;
    } catch {
      return given;
    }
  }
}
