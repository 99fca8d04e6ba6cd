/**
 * Nobody looks at most pages of the tests, and drawing them is two fifths of the browser's work. What has no opacity is
 * laid out, found by pointers and told to screen readers as ever, but not drawn.
 */
export const NOT_DRAWN = ':root { opacity: 0 }';
