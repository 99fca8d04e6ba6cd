import type { Unit } from '../../languages/unit.js';
import type { KitWords } from '../../locales/kit-en.js';
import { gather } from './gather.js';
import type { WordsFiles } from './speak.js';

type Fetch = () => Promise<KitWords>;

/** A table's words: those of all tables, of panels, and of the game. */
const table =
  (...files: readonly (() => Promise<Unit>)[]): Fetch =>
  () =>
    gather(...files.map((fetch) => fetch()));

const PAI_GOW: WordsFiles<KitWords> = {
  de: table(
    () => import('../../languages/de/tables.js'),
    () => import('../../languages/de/extras.js'),
    () => import('../../languages/de/paigow.js'),
    () => import('../../languages/de/advice.js'),
  ),
  es: table(
    () => import('../../languages/es/tables.js'),
    () => import('../../languages/es/extras.js'),
    () => import('../../languages/es/paigow.js'),
    () => import('../../languages/es/advice.js'),
  ),
  fr: table(
    () => import('../../languages/fr/tables.js'),
    () => import('../../languages/fr/extras.js'),
    () => import('../../languages/fr/paigow.js'),
    () => import('../../languages/fr/advice.js'),
  ),
  ja: table(
    () => import('../../languages/ja/tables.js'),
    () => import('../../languages/ja/extras.js'),
    () => import('../../languages/ja/paigow.js'),
    () => import('../../languages/ja/advice.js'),
  ),
  ar: table(
    () => import('../../languages/ar/tables.js'),
    () => import('../../languages/ar/extras.js'),
    () => import('../../languages/ar/paigow.js'),
    () => import('../../languages/ar/advice.js'),
  ),
};

const SEVEN27: WordsFiles<KitWords> = {
  de: table(
    () => import('../../languages/de/tables.js'),
    () => import('../../languages/de/extras.js'),
    () => import('../../languages/de/seven27.js'),
    () => import('../../languages/de/help.js'),
  ),
  es: table(
    () => import('../../languages/es/tables.js'),
    () => import('../../languages/es/extras.js'),
    () => import('../../languages/es/seven27.js'),
    () => import('../../languages/es/help.js'),
  ),
  fr: table(
    () => import('../../languages/fr/tables.js'),
    () => import('../../languages/fr/extras.js'),
    () => import('../../languages/fr/seven27.js'),
    () => import('../../languages/fr/help.js'),
  ),
  ja: table(
    () => import('../../languages/ja/tables.js'),
    () => import('../../languages/ja/extras.js'),
    () => import('../../languages/ja/seven27.js'),
    () => import('../../languages/ja/help.js'),
  ),
  ar: table(
    () => import('../../languages/ar/tables.js'),
    () => import('../../languages/ar/extras.js'),
    () => import('../../languages/ar/seven27.js'),
    () => import('../../languages/ar/help.js'),
  ),
};

/** What a table needs of each language, by the name of its game. */
export const TABLE_LANGUAGES: Readonly<Record<string, WordsFiles<KitWords>>> = {
  'pai-gow': PAI_GOW,
  'seven-twenty-seven': SEVEN27,
};
