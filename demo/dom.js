/** Creates an element: `make('p', { className: 'help' }, 'text', child)`. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}
