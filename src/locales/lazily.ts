/** Makes a thing when it is first asked for: a browser's first format of numbers is milliseconds away. */
export const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
