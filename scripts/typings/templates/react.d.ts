// React 19 and newer: a component for each element, and the elements' own tags in JSX.
import type { CSSProperties, ClassAttributes, HTMLAttributes, ReactElement } from 'react';
import type { BaizeElements } from './modules/typings.js';

export type { BaizeElements };

type Listeners<Events> = {
  [Name in keyof Events & string as `on${Name}`]?: ((event: Events[Name]) => void) | undefined;
};

type Styles = CSSProperties & { [Name in `--baize-${string}`]?: string | number | undefined };

type Common<Tag extends keyof BaizeElements> = Omit<
  HTMLAttributes<BaizeElements[Tag]['element']>,
  keyof BaizeElements[Tag]['properties'] | keyof BaizeElements[Tag]['attributes'] | 'style'
> &
  ClassAttributes<BaizeElements[Tag]['element']> &
  BaizeElements[Tag]['properties'] & { style?: Styles | undefined };

/** The props of an element's own tag: `BaizeProps<'freecell-game'>`. */
export type BaizeProps<Tag extends keyof BaizeElements> = Common<Tag> &
  BaizeElements[Tag]['attributes'] &
  Listeners<BaizeElements[Tag]['events']>;

type Tags = { [Tag in keyof BaizeElements]: BaizeProps<Tag> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}

type Camelized<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camelized<Rest>>}`
  : Name;

type EventProps<Events> = {
  [Name in keyof Events & string as `on${Capitalize<Camelized<Name>>}`]?:
    ((event: Events[Name]) => void) | undefined;
};

/** The props of an element's component: `BaizeComponentProps<'freecell-game'>`. */
export type BaizeComponentProps<Tag extends keyof BaizeElements> = Common<Tag> &
  EventProps<BaizeElements[Tag]['events']>;

/** A component: sets properties, and adds listeners when it is mounted, also in a page that a server has rendered. */
export type BaizeComponent<Tag extends keyof BaizeElements> = (
  props: BaizeComponentProps<Tag>,
) => ReactElement;
