/**
 * Tests that an engine's driver has no way to run, by their full names and with the reason. They
 * are told of at the end of a run. One that passes after all fails the run, and so does a name that
 * no test has.
 *
 * @typedef {{ reason: string, tests: string[] }} NotPossible
 *
 * @type {Record<'firefox' | 'webkit', NotPossible[]>}
 */
export const NOT_POSSIBLE = {
  firefox: [
    {
      reason: 'Firefox’s driver has no keys for a list that is open',
      tests: ['the settings that are seen at once can be chosen in the list that a press opens'],
    },
  ],
  webkit: [
    {
      reason: 'WebKitGTK’s driver has no touch: it takes a finger for the mouse',
      tests: [
        'touch drags a card to a column',
        'touch drags a card to a cell on a narrow screen',
        'touch lets a card that does not fit go home and says why',
        'touch moves by tap and tap',
        'touch sends a card home by a double tap',
        'touch does not scroll the page while a card is dragged',
        'touch scrolls the page from a card that cannot be moved',
        'touch scrolls the page from bare felt, the toolbar and an empty cell',
      ],
    },
    {
      reason: 'WebKitGTK’s driver never lets go of a mouse button other than the left',
      tests: ['drag by mouse leaves the other mouse buttons alone'],
    },
  ],
};

/** @param {keyof typeof NOT_POSSIBLE} engine */
export const namesFor = (engine) => NOT_POSSIBLE[engine].flatMap(({ tests }) => tests);
