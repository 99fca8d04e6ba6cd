// The elements in the markup of Svelte 5: `import type {} from 'baize/svelte';`
import type { HTMLAttributes } from 'svelte/elements';
import type { BaizeElements } from './modules/typings.js';

export type { BaizeElements };

type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}` | `on:${Name}`]?:
    ((event: Events[Name]) => void) | null | undefined;
};

/**
 * Svelte writes an attribute with a hyphen as text, so `false` would mean on. A boolean that changes is set by its property
 * instead (`tapToMove={tapped}`).
 */
type Written<Attributes> = {
  [Name in keyof Attributes]: [Attributes[Name]] extends [boolean | undefined]
    ? true | '' | undefined
    : Attributes[Name];
};

/** The props of an element: `BaizeProps<'freecell-game'>`. */
export type BaizeProps<Tag extends keyof BaizeElements> = Omit<
  HTMLAttributes<BaizeElements[Tag]['element']>,
  keyof BaizeElements[Tag]['properties'] | keyof BaizeElements[Tag]['attributes']
> &
  BaizeElements[Tag]['properties'] &
  Written<BaizeElements[Tag]['attributes']> &
  Listeners<BaizeElements[Tag]['events']>;

type Tags = { [Tag in keyof BaizeElements]: BaizeProps<Tag> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
