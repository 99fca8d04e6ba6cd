import type { Decorator } from '@storybook/web-components-vite';
import { LANGUAGES } from '../src/locales/languages.js';
import { PSEUDO, pseudoLocales } from '../scripts/messages/pseudo.mjs';

/** The English files, by their paths. */
const files = (
  import.meta as unknown as {
    glob(pattern: string, options: object): Readonly<Record<string, string>>;
  }
).glob('../src/locales/en/*.ftl', { query: '?raw', import: 'default', eager: true });

let locales: ReturnType<typeof pseudoLocales> | undefined;
const readLocales = () =>
  pseudoLocales(
    Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.ftl$/g, ''), text] as const),
  );

const originalLang = document.documentElement.lang;

/** The choices of the toolbar. */
export const LANGUAGE_ITEMS = [
  { value: '', title: 'As the page' },
  ...Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, title: name })),
  ...Object.entries(PSEUDO).map(([value, title]) => ({ value, title })),
];

/** Shows a story in the language of the toolbar. Long texts are messages that the page gives. */
export const withLanguage: Decorator = (story, { globals, canvasElement }) => {
  const language = String(globals['language'] ?? '');
  document.documentElement.lang = language || originalLang;
  if (language in PSEUDO) {
    locales ??= readLocales();
    requestAnimationFrame(() => {
      for (const element of canvasElement.querySelectorAll('*'))
        if ('locales' in element) Object.assign(element, { locales });
    });
  }
  return story();
};
