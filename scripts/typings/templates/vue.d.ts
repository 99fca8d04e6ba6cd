// The elements in the templates of Vue 3: `import type {} from 'baize/vue';`
import type { AllowedComponentProps, HTMLAttributes, VNodeProps } from 'vue';
import type { BaizeElements } from './modules/typings.js';

export type { BaizeElements };

type Camelized<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Camelized<Capitalize<Rest>>}`
  : Name;

/** `@game-win` is the property `onGameWin` to Vue. */
type Listeners<Events> = {
  [Name in keyof Events & string as `on${Capitalize<Camelized<Name>>}`]?:
    ((event: Events[Name]) => void) | undefined;
};

/** Vue looks an attribute up in camel case, `tap-to-move` too; one that no property has that name of is itself. */
type Named<Attributes, Properties> = {
  [
    Name in keyof Attributes & string as Camelized<Name> extends keyof Properties
      ? never
      : Camelized<Name>
  ]: Attributes[Name];
};

/** What Vue takes on an element: `BaizeProps<'freecell-game'>`. */
export type BaizeProps<Tag extends keyof BaizeElements> = Omit<
  HTMLAttributes,
  keyof BaizeElements[Tag]['properties'] | keyof BaizeElements[Tag]['attributes']
> &
  VNodeProps &
  AllowedComponentProps &
  BaizeElements[Tag]['properties'] &
  Named<BaizeElements[Tag]['attributes'], BaizeElements[Tag]['properties']> &
  Listeners<BaizeElements[Tag]['events']> & { slot?: string | undefined };

/** Templates know what stands in them by a constructor; a template ref is what it makes. */
type Tags = {
  [Tag in keyof BaizeElements]: new (
    props: BaizeProps<Tag>,
  ) => BaizeElements[Tag]['element'] & { readonly $props: BaizeProps<Tag> };
};

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
