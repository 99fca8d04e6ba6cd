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

/** Messages of kit.ftl that `Intl` knows for most languages. */
const OPTIONAL = ['languageName', 'direction', 'intlLocale'];

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
   * @param english says what the language lacks
   */
  constructor(
    private readonly tag: string,
    file: string,
    private readonly base: Source = {},
    private readonly english?: HostMessages,
  ) {
    const { sections, faults } = sectionsOf(file, CHUNKS);
    this.sections = sections;
    const wrong = sections.flatMap((section) => this.check(section));
    this.faults = [...faults, ...wrong].sort((a, b) => a.line - b.line);
    this.locale = this.plain('intlLocale') ?? tag;
    this.format = formatter(this.locale, { rtl: this.direction === 'rtl', latinDigits: false });
  }

  get name(): string {
    return this.plain('languageName') ?? nameOfLanguage(this.tag);
  }

  get direction(): 'ltr' | 'rtl' {
    const direction = this.plain('direction') ?? '';
    if (direction === 'ltr' || direction === 'rtl') return direction;
    return RTL.includes(this.tag.split('-')[0]!) ? 'rtl' : 'ltr';
  }

  /** The messages of a chunk, in the same shape as the compiled ones. */
  chunk(chunk: string): object {
    const shape = SHAPE[chunk] ?? {};
    const root: Record<string, Node> = {};
    for (const name of Object.keys(shape)) {
      const [id = '', attribute] = name.split('.');
      const message = this.message(chunk, name, shape[name]!);
      const isGroup =
        attribute !== undefined || Object.keys(shape).some((one) => one.startsWith(`${id}.`));
      if (isGroup) root[id] = { ...(root[id] as object), [attribute ?? 'text']: message };
      else root[id] = message;
    }
    const own = { languageName: this.name, direction: this.direction, intlLocale: this.locale };
    return { ...root, ...(chunk === 'kit' && own) };
  }

  /** The messages that English has and the file lacks, in sections that it has. */
  missing(): string[] {
    const chunks = [...new Set(this.sections.map(({ chunk }) => chunk))];
    return chunks.flatMap((chunk) => {
      const names = Object.keys(SHAPE[chunk]!).filter(
        (name) => !this.has(chunk, name) && !(chunk === 'kit' && OPTIONAL.includes(name)),
      );
      return names.map((name) => `${chunk}: ${name}`);
    });
  }

  private message(chunk: string, name: string, names: string): Node {
    const say = (args: object): string => this.say(chunk, name, args) ?? name;
    if (names === '') return say({});
    const given = names.split(' ');
    return (args) => {
      const values = args as Readonly<Record<string, unknown>>;
      return say(Object.fromEntries(given.map((one) => [one, values[one]])));
    };
  }

  /** Renders a message, in English if the language lacks it. */
  private say(chunk: string, name: string, args: object): string | undefined {
    return this.render(chunk, name, args) ?? this.english?.say(chunk, name, args);
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
    const functions = functionsFor(chunk, this.format, (of, id, args) =>
      of === chunk ? this.render(of, id, args) : this.say(of, id, args),
    );
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
