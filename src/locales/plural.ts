/** The form of a text that a number takes in a language; `#` stands for the number. */
export const plural = (
  locale: string,
  count: number,
  forms: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
): string =>
  (forms[new Intl.PluralRules(locale).select(count)] ?? forms.other).replace(
    '#',
    count.toLocaleString(locale),
  );
