/** Forbidden syntax. Each rule has a message with the reason. */

/**
 * @param {string[]} selectors
 * @param {string} message
 */
const forbid = (selectors, message) => selectors.map((selector) => ({ selector, message }));

/**
 * Selectors for a method call: `x.name()` or `x['name']()`.
 *
 * @param {string} names separated by |
 */
const calls = (names) => [
  `CallExpression[callee.property.name=/^(${names})$/]`,
  `CallExpression[callee.property.value=/^(${names})$/]`,
];

/** For src/: code that a page with a strict content security policy refuses. */
export const safeForStrictPages = [
  ...forbid(
    ['MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|srcdoc)$/]'],
    'Pages with require-trusted-types-for refuse markup from strings: render a lit template.',
  ),
  ...forbid(
    [
      'ImportDeclaration[source.value=/directives\\u002Fstyle-map/]',
      'TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/\\sstyle\\s*=/]',
      "CallExpression[callee.property.name='setAttribute'][arguments.0.value='style']",
    ],
    "A page's CSP without unsafe-inline refuses style attributes: use a class, or style.setProperty.",
  ),
  ...forbid(
    ['ImportDeclaration[source.value=/directives\\u002Funsafe-/]'],
    'unsafeHTML and its kin bypass the templates that keep the kit safe on a strict page.',
  ),
];

/** For src/: methods that old libraries (Prototype.js, MooTools) replace on their pages. */
export const safeBesideOldLibraries = [
  ...forbid(
    ["CallExpression[callee.object.name='Array'][callee.property.name='from']"],
    'Old libraries replace Array.from: spread an iterable, or use listOf.',
  ),
  ...forbid(
    [
      "CallExpression[callee.object.name!='Object'][callee.property.name='entries'][arguments.length=0]",
    ],
    'Prototype.js replaces the entries of arrays: use withIndex.',
  ),
  ...forbid(['ForInStatement'], 'Old libraries add fields to prototypes: use Object.keys.'),
  ...forbid(
    ["CallExpression[callee.object.name='JSON'][callee.property.name='stringify']"],
    'Old libraries give arrays a method toJSON, which JSON.stringify calls: use toJson.',
  ),
];

const AS_A_PERSON =
  'A play test plays as a person does, by pointer and keys: what it proves is that a person can.';

/** For play tests: actions that a person at the screen can't take. */
export const playsAsAPerson = [
  ...forbid(calls('dispatchEvent'), AS_A_PERSON),
  ...forbid(calls('play|undo|redo|restart|newGame|load|hint'), AS_A_PERSON),
];

/** For all tests: no test is skipped, and none runs alone. */
export const noneIsLeftOut = forbid(
  ['MemberExpression[object.name=/^(it|describe)$/][property.name=/^(only|skip|todo)$/]'],
  'No case is skipped. One that belongs to the full run is itInFull, or has a count (docs/internals/testing.md).',
);

/** Playwright's own click is a real one; the DOM's, called inside the page, is not. */
const IN_PAGE =
  'evaluate|evaluateAll|evaluateHandle|\\$eval|\\$\\$eval|waitForFunction|addInitScript';

export const clicksAsAPerson = {
  pages: forbid(
    calls('click').map((click) => `CallExpression[callee.property.name=/^(${IN_PAGE})$/] ${click}`),
    AS_A_PERSON,
  ),
  elements: forbid(calls('click'), `${AS_A_PERSON} (sendMouse, or the touch command.)`),
};
