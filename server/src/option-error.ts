/** A wrong option. The message says what is wrong and what is accepted. */
export class OptionError extends Error {
  override name = 'OptionError';
}
