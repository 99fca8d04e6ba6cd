/**
 * The twin of lit that stands in its place in the CDN files, and there alone: what the kit uses of
 * lit, and nothing else, to fit a game into the 25 kB of its file. The sources are written for lit,
 * and the library's modules import it; test/elements/lit-twin holds the twin to it. Whatever a
 * source asks of lit that is not declared here ends the build of the CDN files.
 */
export { adoptStyles, css, type CSSResultGroup } from './css.js';
export {
  LitElement,
  type PropertyDeclarations,
  type PropertyValues,
  type ReactiveController,
  type ReactiveControllerHost,
} from './element.js';
export { render } from './parts.js';
export { html, nothing, svg, type TemplateResult } from './template.js';

/** A CDN file is never run by a server. */
export const isServer = false;
