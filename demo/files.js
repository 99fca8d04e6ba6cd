/** Where this demo has the kit's files from. */
export const OWN_FILES = new URL('../dist/cdn/', import.meta.url).href;

/**
 * Where the code of a tag has them from, unless an author says otherwise. The files of the live page change with each
 * push, so that page names a CDN with a version (scripts/site/demo-site.mjs).
 */
export const TAG_FILES =
  document.querySelector('meta[name="baize-files"]')?.getAttribute('content') ?? OWN_FILES;
