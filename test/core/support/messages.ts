import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../scripts/entries.mjs';
import { camel } from '../../../scripts/messages/print.mjs';
import type { Sample } from '../../../scripts/messages/samples.mjs';

/** A message, or a group of messages. */
export type MessageNode =
  string | ((args: object) => string) | { readonly [id: string]: MessageNode };

/** The compiled messages of a file. */
export async function compiled(language: string, chunk: string): Promise<MessageNode & object> {
  const path = join(ROOT, `src/locales/compiled/${language}/${chunk}.ts`);
  const module = (await import(pathToFileURL(path).href)) as Readonly<
    Record<string, MessageNode & object>
  >;
  return module[camel(chunk)]!;
}

/** What a message says, with its arguments in front: `won {"count":3}: "You won in 3 moves."` */
export function sampleLine(messages: MessageNode, { id, args }: Sample): string {
  let node: MessageNode | undefined = messages;
  for (const part of id.split('.')) node = (node as Readonly<Record<string, MessageNode>>)[part];
  const text = typeof node === 'function' ? node(args ?? {}) : node;
  return `${id}${args ? ` ${JSON.stringify(args)}` : ''}: ${JSON.stringify(text)}`;
}
