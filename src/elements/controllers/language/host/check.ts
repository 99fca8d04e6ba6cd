import type { Fault, Section } from './sections.js';
import type { Message } from '@fluent/bundle';

type Pattern = NonNullable<Message['value']>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;

/** What the messages of a chunk may use. */
export interface Known {
  /** The arguments of each message, separated by spaces: `'refusals.not-next': 'card top'`. */
  readonly shape: Readonly<Record<string, string>>;
  readonly functions: readonly string[];
  /** The messages and terms of the language, with the page's own. */
  readonly entries: ReadonlyMap<
    string,
    { readonly value: Pattern | null; readonly attributes: object }
  >;
}

/** What a message uses. */
interface Uses {
  readonly variables: Set<string>;
  /** Names that do not exist, with what is accepted. */
  readonly unknown: (readonly [name: string, accepted: string])[];
}

const LONGEST_LIST = 5;

/** The names, shortened. */
const list = (names: readonly string[]): string => {
  const more = names.length - LONGEST_LIST;
  const first = names.slice(0, LONGEST_LIST).join(', ');
  return more > 0 ? `${first} and ${more} others` : first || 'none';
};

/** Names like the wrong one come first. */
const similar = (name: string, names: readonly string[]): string => {
  const start = name.toLowerCase().slice(0, 3);
  const like = names.filter((one) => one.toLowerCase().includes(start));
  return list([...new Set([...like, ...names])]);
};

const patternOf = ({ entries }: Known, id: string, attribute: string | null) => {
  const entry = entries.get(id);
  if (attribute === null) return entry?.value;
  return (entry?.attributes as Readonly<Record<string, Pattern>> | undefined)?.[attribute];
};

/** Collects what an expression uses. Each message is followed once, so circles end. */
class Visitor {
  readonly uses: Uses = { variables: new Set(), unknown: [] };
  private readonly seen = new Set<Pattern>();

  constructor(private readonly known: Known) {}

  pattern(pattern: Pattern | null | undefined): Uses {
    if (!pattern || typeof pattern === 'string' || this.seen.has(pattern)) return this.uses;
    this.seen.add(pattern);
    for (const element of pattern) if (typeof element !== 'string') this.expression(element);
    return this.uses;
  }

  private expression(expression: Expression): void {
    switch (expression.type) {
      case 'var':
        this.uses.variables.add(expression.name);
        return;
      case 'mesg':
        return this.reference(expression.name, expression.attr);
      case 'term':
        // A term has only the arguments that the reference names.
        if (!this.known.entries.has(`-${expression.name}`)) this.miss(`-${expression.name}`);
        return;
      case 'func':
        return this.call(expression);
      case 'select':
        return this.select(expression);
      default:
    }
  }

  private select({ selector, variants }: Extract<Expression, { type: 'select' }>): void {
    this.expression(selector);
    // Fluent's parser accepts a selection without variants.
    if ((variants as typeof variants | undefined) === undefined)
      this.uses.unknown.push(['->', 'variants such as [one] card *[other] cards']);
    else for (const { value } of variants) this.pattern(value);
  }

  private call({ name, args }: Extract<Expression, { type: 'func' }>): void {
    const { functions } = this.known;
    if (!functions.includes(name)) this.uses.unknown.push([`${name}()`, functions.join(', ')]);
    for (const arg of args) if (arg.type !== 'narg') this.expression(arg);
  }

  private reference(id: string, attribute: string | null): void {
    const pattern = patternOf(this.known, id, attribute);
    if (pattern) this.pattern(pattern);
    else this.miss(attribute === null ? id : `${id}.${attribute}`);
  }

  private miss(name: string): void {
    this.uses.unknown.push([name, similar(name, [...this.known.entries.keys()])]);
  }
}

/** The arguments that a message uses and has not. */
function unknownArguments(variables: ReadonlySet<string>, accepted: string) {
  const names = accepted.split(' ').filter(Boolean);
  const known = [...names, 'form'];
  const wrong = [...variables].filter((name) => !known.includes(name));
  return wrong.map((name) => [`$${name}`, list(names.map((one) => `$${one}`))] as const);
}

/** What is wrong in one text, with what is accepted. */
function checkText(name: string, pattern: Pattern, known: Known) {
  const { variables, unknown } = new Visitor(known).pattern(pattern);
  const isPrivate = name.startsWith('-') || name.startsWith('part-');
  if (isPrivate) return unknown.map(([got, accepted]) => [`${got} in ${name}`, accepted] as const);
  const args = known.shape[name];
  if (args === undefined) return [[name, similar(name, Object.keys(known.shape))] as const];
  return [...unknown, ...unknownArguments(variables, args)].map(
    ([got, accepted]) => [`${got} in ${name}`, accepted] as const,
  );
}

/**
 * Checks the names in the messages of a section: of messages, attributes, arguments and functions.
 *
 * @returns the faults, and the ids of the messages that have any
 */
export function check(
  { resource, lines }: Section,
  known: Known,
): { readonly faults: Fault[]; readonly wrong: ReadonlySet<string> } {
  const faults: Fault[] = [];
  const wrong = new Set<string>();
  for (const { id, value, attributes } of resource.body) {
    const texts: [name: string, pattern: Pattern][] = value === null ? [] : [[id, value]];
    for (const name of Object.keys(attributes)) texts.push([`${id}.${name}`, attributes[name]!]);
    for (const [name, pattern] of texts)
      for (const [got, accepted] of checkText(name, pattern, known)) {
        faults.push({ line: lines.get(id) ?? 1, got, accepted });
        wrong.add(id);
      }
  }
  return { faults, wrong };
}
