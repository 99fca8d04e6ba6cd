/** Whether `daily` asks for each day's deal. Addresses of embedded games spell out `true` and `false`. */
export const isDaily = (given: unknown): boolean => (given ?? false) !== false && given !== 'false';
