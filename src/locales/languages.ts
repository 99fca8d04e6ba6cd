/** What a language is called by its own speakers, and whether it runs from right to left. */
interface LanguageTraits {
  readonly name: string;
  readonly rtl?: true;
}

/** Every language that the kit speaks, by the first part of its tag; English is built in. */
export const LANGUAGES = {
  en: { name: 'English' },
  de: { name: 'Deutsch' },
  es: { name: 'Español' },
  fr: { name: 'Français' },
  ja: { name: '日本語' },
  ar: { name: 'العربية', rtl: true },
} as const satisfies Readonly<Record<string, LanguageTraits>>;

export type Language = keyof typeof LANGUAGES;

/** The language of a tag such as `de-AT`; `undefined` for one that the kit does not speak, and for no text. */
export const languageOf = (tag: unknown): Language | undefined => {
  const text = typeof tag === 'string' ? tag : '';
  const first = text.trim().toLowerCase().split(/[-_]/)[0]!;
  return Object.hasOwn(LANGUAGES, first) ? (first as Language) : undefined;
};

export const isRtl = (language: Language): boolean => 'rtl' in LANGUAGES[language];
