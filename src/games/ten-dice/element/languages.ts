import { withOwnWords } from '../../../elements/controllers/language/patience-languages.js';
import { tableCheck } from '../../../locales/compiled/load/table-check.js';

export const languages = withOwnWords(
  {
    de: () => import('../locales/de.js'),
    es: () => import('../locales/es.js'),
    fr: () => import('../locales/fr.js'),
    ja: () => import('../locales/ja.js'),
    ar: () => import('../locales/ar.js'),
  },
  { tableCheck },
);
