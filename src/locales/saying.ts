import type { Refusal } from '../core/engine/reason.js';

/** A sentence for each code, with the figures that it carries. */
export type WordsFor<Said extends { readonly code: string }> = {
  readonly [Code in Said['code']]: (said: Said & { readonly code: Code }) => string;
};

/** The sentence for something that has a code of these words. */
export const sentence = <Said extends { readonly code: string }>(
  words: WordsFor<Said>,
  said: Said,
): string => words[said.code as keyof typeof words](said);

/** What a game says to a refusal of its rules. */
export const saying =
  <Why extends Refusal>(words: WordsFor<Why>) =>
  (refusal: Refusal): string => {
    const known = words[refusal.code as Why['code']] as ((why: Refusal) => string) | undefined;
    return known?.(refusal) ?? refusal.code;
  };
