// The elements in the templates of Vue 3: `import type {} from 'baize/vue';`
import type { AllowedComponentProps, HTMLAttributes, VNodeProps } from 'vue';
import type { BaizeElements } from './modules/typings.js';

export type { BaizeElements };

type Camelized<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Camelized<Capitalize<Rest>>}`
  : Name;

/** To Vue, `@game-win` is the property `onGameWin`. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Capitalize<Camelized<Name>>}`]?:
    ((event: Events[Name]) => void) | undefined;
};

/** Vue looks up attributes in camel case, also `tap-to-move`. An attribute without a property has its own name. */
type Named<Attributes, Properties> = {
  [
    Name in keyof Attributes & string as Camelized<Name> extends keyof Properties
      ? never
      : Camelized<Name>
  ]: Attributes[Name];
};

/** The props of an element: `BaizeProps<'freecell-game'>`. */
export type BaizeProps<Tag extends keyof BaizeElements> = Omit<
  HTMLAttributes,
  keyof BaizeElements[Tag]['properties'] | keyof BaizeElements[Tag]['attributes']
> &
  VNodeProps &
  AllowedComponentProps &
  BaizeElements[Tag]['properties'] &
  Named<BaizeElements[Tag]['attributes'], BaizeElements[Tag]['properties']> &
  Listeners<BaizeElements[Tag]['events']> & { slot?: string | undefined };

/** Templates need a constructor for each tag. A template ref has the type of its instance. */
type Tags = {
  [Tag in keyof BaizeElements]: new (
    props: BaizeProps<Tag>,
  ) => BaizeElements[Tag]['element'] & { readonly $props: BaizeProps<Tag> };
};

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
