import { FluentResource } from '@fluent/bundle';

/** What is wrong with a file of messages, and what is accepted. */
export interface Fault {
  /** From 1. */
  readonly line: number;
  readonly got: string;
  readonly accepted: string;
}

/** The messages of one chunk in a page's file. */
export interface Section {
  readonly chunk: string;
  readonly resource: FluentResource;
  /** The line of each message and term, by its id. */
  readonly lines: ReadonlyMap<string, number>;
}

/** A heading: `## golf`. */
const HEADING = /^##[ \t]+(\S+)[ \t]*$/;
/** The first line of a message or a term. */
const START = /^(-?[a-zA-Z][\w-]*) *=/;
/** Other lines that a file may have: empty or indented ones, comments, braces, variants, attributes. */
const OTHER = /^(?:$|[\s#{}[*.])/;

/** A section before its text is parsed. */
interface Part {
  readonly chunk: string;
  readonly line: number;
  readonly text: string[];
}

/** The messages of one section; Fluent's parser skips those with syntax errors silently. */
function parse({ chunk, line, text }: Part, faults: Fault[]): Section {
  const resource = new FluentResource(text.join('\n'));
  const lines = new Map<string, number>();
  let parsed = 0;
  for (const [index, row] of [...text.keys()].map((at) => [at, text[at]!] as const)) {
    const at = line + index;
    const [, id] = START.exec(row) ?? [];
    if (id === undefined) {
      if (!OTHER.test(row))
        faults.push({ line: at, got: row, accepted: 'id = text, or lines that are indented' });
      continue;
    }
    if (resource.body[parsed]?.id === id) parsed++;
    else faults.push({ line: at, got: id, accepted: 'the syntax of Fluent: projectfluent.org' });
    if (lines.has(id)) faults.push({ line: at, got: `${id} twice`, accepted: 'each id once' });
    lines.set(id, at);
  }
  return { chunk, resource, lines };
}

/**
 * Parses a page's file: sections that begin with a heading `## golf`, named as the files in `src/locales/en`.
 *
 * @param chunks the names of all chunks
 */
export function sectionsOf(
  file: string,
  chunks: readonly string[],
): { readonly sections: readonly Section[]; readonly faults: Fault[] } {
  const faults: Fault[] = [];
  const parts: Part[] = [];
  let line = 0;
  for (const row of file.split(/\r?\n/)) {
    line++;
    const [, chunk] = HEADING.exec(row) ?? [];
    if (chunk !== undefined) {
      if (!chunks.includes(chunk)) faults.push({ line, got: row, accepted: chunks.join(', ') });
      parts.push({ chunk, line: line + 1, text: [] });
    } else if (parts.length > 0) parts.at(-1)!.text.push(row);
    else if (START.test(row))
      faults.push({ line, got: row, accepted: 'messages below a heading, such as ## golf' });
  }
  const known = parts.filter(({ chunk }) => chunks.includes(chunk));
  return { sections: known.map((part) => parse(part, faults)), faults };
}
