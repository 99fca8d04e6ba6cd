/**
 * Where a test wants no motion, nothing takes time at its tables either: their pace, which people need whatever
 * moves, has tests of its own.
 */
export const NO_TIME = '@media (prefers-reduced-motion: reduce) { :root { --baize-duration: 0 } }';
