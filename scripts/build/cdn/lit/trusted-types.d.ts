/** Of the browser's, which TypeScript's library does not know yet: so these names stay. */
export interface TrustedTypes {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
  };
}

interface TrustedPolicy {
  createHTML(markup: string): string;
}
