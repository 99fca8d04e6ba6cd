/**
 * CSS for pages of tests that nobody looks at: painting them is two fifths of the browser's work. Elements without opacity
 * are not painted, but still have layout, receive pointers and are read by screen readers.
 */
export const NOT_DRAWN = ':root { opacity: 0 }';
