import { type ArgTypes } from '@storybook/web-components-vite';
import type { CustomElement, Package } from 'custom-elements-manifest/schema';
import manifest from '../custom-elements.json';

/** What the manifest tells of one thing that an element has. */
interface Told {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text: string };
  readonly default?: string;
}

function declarationOf(tag: string): CustomElement | undefined {
  const all = (manifest as Package).modules.flatMap(({ declarations = [] }) => declarations);
  // The schema's own type of a declaration leaves out what a custom element adds to a class.
  return (all as CustomElement[]).find(({ tagName }) => tagName === tag);
}

/**
 * The rows of one table. Only attributes can be set; each other row has a key of its own, since an
 * attribute, a property and a part may share a name and Storybook's own reading keeps the last.
 */
function rows(category: string, told: readonly Told[] = []): ArgTypes {
  const settable = category === 'attributes';
  return Object.fromEntries(
    told.map(({ name, description, type, default: value }) => [
      settable ? name : `${category}: ${name}`,
      {
        name: name || '(default)',
        ...(description !== undefined && { description }),
        ...(settable ? {} : { control: false as const }),
        table: {
          category,
          ...(type && { type: { summary: type.text } }),
          ...(value !== undefined && { defaultValue: { summary: value } }),
        },
      },
    ]),
  );
}

/** `play(move: Move)`, and what it gives back. */
function methodsOf({ members = [] }: CustomElement): Told[] {
  return members.flatMap((member) => {
    if (member.kind !== 'method') return [];
    const { name, description, parameters = [] } = member;
    const taken = parameters.map((one) => `${one.name}: ${one.type?.text ?? 'unknown'}`).join(', ');
    return {
      name: `${name}(${taken})`,
      ...(description !== undefined && { description }),
      ...(member.return?.type && { type: member.return.type }),
    };
  });
}

/** Every attribute, property, method, event, slot, custom property and part of an element. */
export function extractArgTypes(tag: string): ArgTypes {
  const element = declarationOf(tag);
  if (!element) throw new Error(`custom-elements.json has no <${tag}>: run npm run manifest`);
  const fields = (element.members ?? []).filter((member) => member.kind === 'field');
  return {
    ...rows('attributes', element.attributes),
    ...rows('properties', fields),
    ...rows('methods', methodsOf(element)),
    ...rows('events', element.events),
    ...rows('slots', element.slots),
    ...rows('custom properties', element.cssProperties),
    ...rows('parts', element.cssParts),
  };
}
