import { noChange } from 'lit';
import { Directive, type ElementPart, directive } from 'lit/directive.js';

/** The controls' values by the attributes' names. Attributes without a value are omitted. */
type Attributes = object;

class Attributed extends Directive {
  override update({ element }: ElementPart, [values]: [Attributes]): unknown {
    for (const [name, value] of Object.entries(values) as [string, unknown][]) {
      if (value === true) element.setAttribute(name, '');
      else if (typeof value === 'number' || (typeof value === 'string' && value !== '')) {
        element.setAttribute(name, String(value));
      } else element.removeAttribute(name);
    }
    return noChange;
  }

  /** Only declares the argument's type for lit: the directive renders nothing. */
  override render(values: Attributes): Attributes {
    return values;
  }
}

/** Sets attributes on an element: `<klondike-game ${attributes(args)}>`. */
export const attributes = directive(Attributed);
