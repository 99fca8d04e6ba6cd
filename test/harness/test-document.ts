/** A page that contains only a test's markup and the modules that it loads. */
export function testDocument(
  body: string,
  scripts: readonly string[] = ['/dist/cdn/baize.js'],
): string {
  const modules = scripts.map((src) => `<script type="module" src="${src}"></script>`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>A test page</title>
    ${modules.join('\n    ')}
  </head>
  <body>${body}</body>
</html>`;
}
