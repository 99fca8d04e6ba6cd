/** How many samples an advice has where nothing else is said. */
export const SAMPLES = 4000;
