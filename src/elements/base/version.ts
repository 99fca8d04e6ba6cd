/** The version of the kit. `npm version` writes it. */
export const VERSION = '0.1.0';
