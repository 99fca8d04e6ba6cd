/** The URL of the demo's own copy of the kit. */
export const OWN_FILES = new URL('../dist/cdn/', import.meta.url).href;

/**
 * The URL of the kit in the code of tags, unless an author chooses another. The live page's own files change with each push,
 * so that page names a CDN with a version (scripts/site/demo-site.mjs).
 */
export const TAG_FILES =
  document.querySelector('meta[name="baize-files"]')?.getAttribute('content') ?? OWN_FILES;
