// The elements in the JSX of React 19 and newer: `import type {} from 'baize/react';`
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { BaizeElements } from './modules/typings.js';

export type { BaizeElements };

type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | undefined;
};

/** What React takes on an element: `BaizeProps<'freecell-game'>`. */
export type BaizeProps<Tag extends keyof BaizeElements> = Omit<
  HTMLAttributes<BaizeElements[Tag]['element']>,
  keyof BaizeElements[Tag]['properties'] | keyof BaizeElements[Tag]['attributes']
> &
  ClassAttributes<BaizeElements[Tag]['element']> &
  BaizeElements[Tag]['properties'] &
  BaizeElements[Tag]['attributes'] &
  Listeners<BaizeElements[Tag]['events']>;

type Tags = { [Tag in keyof BaizeElements]: BaizeProps<Tag> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
