import { noChange } from 'lit';
import { Directive, type ElementPart, directive } from 'lit/directive.js';

/** What the controls say of attributes, by their names; what is not given is not there. */
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

  /** Named by lit for its types; what stands in a tag has no value to show. */
  override render(values: Attributes): Attributes {
    return values;
  }
}

/** An element with what the controls say: `<klondike-game ${attributes(args)}>`. */
export const attributes = directive(Attributed);
