/** A content security policy that restricts scripts, styles and HTML from strings. */
export const STRICT = {
  'content-security-policy': [
    "default-src 'self'",
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types lit-html baize 'allow-duplicates'",
  ].join('; '),
};

/** An import map for the package's modules and their dependencies. */
export const IMPORT_MAP = `<script type="importmap">${JSON.stringify({
  imports: {
    'baize/': '/dist/',
    lit: '/node_modules/lit/index.js',
    'lit/': '/node_modules/lit/',
    '@lit/reactive-element': '/node_modules/@lit/reactive-element/reactive-element.js',
    '@lit/reactive-element/': '/node_modules/@lit/reactive-element/',
    'lit-html': '/node_modules/lit-html/lit-html.js',
    'lit-html/': '/node_modules/lit-html/',
    'lit-element/': '/node_modules/lit-element/',
    '@lit/context': '/node_modules/@lit/context/index.js',
    'idb-keyval': '/node_modules/idb-keyval/dist/index.js',
  },
})}</script>`;
