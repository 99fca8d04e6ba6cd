/** Whether a page wants each day's deal, by its `daily`: addresses of embedded games say `true` and `false` in words. */
export const isDaily = (given: unknown): boolean => (given ?? false) !== false && given !== 'false';
