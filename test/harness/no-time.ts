/**
 * A test without motion has no delays at tables either. Their pace, which people need even with reduced motion, has its own
 * tests.
 */
export const NO_TIME = '@media (prefers-reduced-motion: reduce) { :root { --baize-duration: 0 } }';
