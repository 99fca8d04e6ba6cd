import { type Fault, type Section, sectionsOf } from './sections.js';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { type Formatter, formatter } from '../../../../locales/format.js';
import { functionsFor, toFluent } from './fluent.js';
import { FUNCTIONS } from '../../../../locales/compiled/functions.js';
import { SHAPE } from '../../../../locales/compiled/shape.js';
import { check } from './check.js';

/** The messages of a language in Fluent's syntax, by chunk. */
type Source = Readonly<Record<string, string>>;

/** A message, or a group of messages. */
type Node = string | ((args: object) => string) | { readonly [id: string]: Node };

const CHUNKS = Object.keys(SHAPE);

/** Languages that are written from right to left, for files that don't say `direction`. */
const RTL = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi'];

/** The name of a language in the language itself: `português (Brasil)`. */
export const nameOfLanguage = (tag: string): string =>
  new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

/** The messages of a language that a page gives, or changes. */
export class HostMessages {
  /** What is wrong with the page's file. Such messages are not used. */
  readonly faults: readonly Fault[];
  private readonly bundles = new Map<string, FluentBundle>();
  private readonly sections: readonly Section[];
  private readonly format: Formatter;
  private readonly locale: string;

  /**
   * @param tag a valid language tag
   * @param file the page's messages
   * @param base the kit's own messages of that language, if it has any
   */
  constructor(
    private readonly tag: string,
    file: string,
    private readonly base: Source = {},
  ) {
    const { sections, faults } = sectionsOf(file, CHUNKS);
    this.sections = sections;
    const wrong = sections.flatMap((section) => this.check(section));
    this.faults = [...faults, ...wrong].sort((a, b) => a.line - b.line);
    this.locale = this.plain('intlLocale') ?? tag;
    this.format = formatter(this.locale, this.direction === 'rtl');
  }

  get name(): string {
    return this.plain('languageName') ?? nameOfLanguage(this.tag);
  }

  get direction(): 'ltr' | 'rtl' {
    const direction = this.plain('direction') ?? '';
    if (direction === 'ltr' || direction === 'rtl') return direction;
    return RTL.includes(this.tag.split('-')[0]!) ? 'rtl' : 'ltr';
  }

  /**
   * The messages of a chunk. A message that the language lacks stays English.
   *
   * @param english the compiled messages
   */
  chunk<Messages extends object>(chunk: string, english: Messages): Messages {
    const shape = SHAPE[chunk] ?? {};
    const build = (id: string, node: Node): Node => {
      if (typeof node !== 'object') return this.message(chunk, id, node, shape[id] ?? '');
      const members = Object.keys(node).map((key) => {
        const isValue = key === 'text' && !Object.hasOwn(shape, `${id}.text`);
        return [key, build(isValue ? id : `${id}.${key}`, node[key]!)] as const;
      });
      return Object.fromEntries(members);
    };
    const root = english as Readonly<Record<string, Node>>;
    const members = Object.keys(root).map((id) => [id, build(id, root[id]!)] as const);
    const own = { languageName: this.name, direction: this.direction, intlLocale: this.locale };
    return { ...Object.fromEntries(members), ...(chunk === 'kit' && own) } as Messages;
  }

  /** The messages of the page's file that English has and the file lacks, in sections that it has. */
  missing(): string[] {
    const chunks = [...new Set(this.sections.map(({ chunk }) => chunk))];
    return chunks.flatMap((chunk) => {
      const names = Object.keys(SHAPE[chunk]!).filter((name) => !this.has(chunk, name));
      return names.map((name) => `${chunk}: ${name}`);
    });
  }

  private message(chunk: string, id: string, english: Node, names: string): Node {
    if (!this.has(chunk, id)) return english;
    const fallback = (args: object): string =>
      typeof english === 'function' ? english(args) : (english as string);
    const say = (args: object): string => this.render(chunk, id, args) ?? fallback(args);
    if (typeof english !== 'function') return say({});
    const given = names.split(' ');
    return (args) => {
      const values = args as Readonly<Record<string, unknown>>;
      return say(Object.fromEntries(given.map((name) => [name, values[name]])));
    };
  }

  /** @returns `undefined` if the language has no such message, or if it can't be shown */
  private render(chunk: string, id: string, args: object): string | undefined {
    const pattern = this.patternOf(chunk, id);
    if (pattern === undefined) return undefined;
    const values = Object.entries(args).map(
      ([name, value]) => [name, toFluent(value, this.format)] as const,
    );
    // Fluent reports what it can't show, such as circles, and shows a placeholder.
    const errors: Error[] = [];
    const bundle = this.bundle(chunk);
    const text = bundle.formatPattern(pattern, Object.fromEntries(values), errors);
    const isWrong = errors.some((error) => error.message !== 'Unknown variable: $form');
    return isWrong ? undefined : text;
  }

  private has(chunk: string, name: string): boolean {
    return this.patternOf(chunk, name) !== undefined;
  }

  private patternOf(chunk: string, name: string) {
    const [id = '', attribute] = name.split('.');
    const message = this.bundle(chunk).getMessage(id);
    if (attribute === undefined) return message?.value ?? undefined;
    return message?.attributes[attribute];
  }

  private bundle(chunk: string): FluentBundle {
    const known = this.bundles.get(chunk);
    if (known) return known;
    const functions = functionsFor(chunk, this.format, (...args) => this.render(...args));
    const bundle = new FluentBundle(this.locale, { functions, useIsolating: false });
    this.bundles.set(chunk, bundle);
    for (const resource of this.resources(chunk))
      bundle.addResource(resource, { allowOverrides: true });
    return bundle;
  }

  /** The kit's messages of a chunk, then the page's, which replace them. */
  private resources(chunk: string): FluentResource[] {
    const base = this.base[chunk];
    const own = this.sections.filter((section) => section.chunk === chunk);
    return [
      ...(base === undefined ? [] : [new FluentResource(base)]),
      ...own.map(({ resource }) => resource),
    ];
  }

  /** Checks a section and drops the messages that are wrong. */
  private check(section: Section): Fault[] {
    const bodies = this.resources(section.chunk).flatMap(({ body }) => body);
    const entries = new Map(bodies.map((entry) => [entry.id, entry]));
    const shape = SHAPE[section.chunk]!;
    const { faults, wrong } = check(section, { shape, functions: FUNCTIONS, entries });
    const { resource } = section;
    resource.body = resource.body.filter(({ id }) => !wrong.has(id));
    return faults;
  }

  /** A text of kit.ftl about the language itself. */
  private plain(id: string): string | undefined {
    const entries = this.resources('kit').flatMap(({ body }) => body);
    const value = entries.filter((entry) => entry.id === id).at(-1)?.value;
    return typeof value === 'string' ? value : undefined;
  }
}
