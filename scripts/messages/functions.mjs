// What messages may call. A function that has a message renders that message of the same language: `CARD($card, form:
// "of")` renders `cardName` of kit.ftl, or of the own file if that has one, with the parts of the card and the form.

/**
 * @typedef {object} MessageFunction
 * @property {string} type of its argument, in TypeScript
 * @property {string} [from] the file that declares that type, in src/
 * @property {{ chunk: string, id: string }} [message] which it renders
 * @property {string} [parts] the function of src/locales/format.ts that makes the message's arguments
 * @property {true} [list] whether it renders each item of a list, with the kit's `listSeparator` or a given
 *   `separator` between them
 */

/** @type {Readonly<Record<string, MessageFunction>>} */
export const FUNCTIONS = {
  NUMBER: { type: 'number' },
  SIGNED: { type: 'number' },
  PERCENT: { type: 'number' },
  DURATION: { type: 'number' },
  CAPITAL: { type: 'string' },
  LIST: { type: 'readonly string[]' },
  CARD: {
    type: 'Card',
    from: 'core/cards/card.js',
    message: { chunk: 'kit', id: 'cardName' },
    parts: 'cardParts',
  },
  CARDS: {
    type: 'readonly Card[]',
    from: 'core/cards/card.js',
    message: { chunk: 'kit', id: 'cardName' },
    parts: 'cardParts',
    list: true,
  },
  RANK: { type: 'Card', from: 'core/cards/card.js' },
  RANK_NAME: {
    type: 'number',
    message: { chunk: 'pai-gow', id: 'rankName' },
    parts: 'rankParts',
  },
  PILE: { type: 'string', message: { chunk: 'patience', id: 'pileName' }, parts: 'pileParts' },
  KIND: { type: 'string' },
  SEAT: {
    type: 'SeatPerson',
    from: 'locales/format.js',
    message: { chunk: 'table', id: 'seatName' },
    parts: 'seatParts',
  },
  SEATS: {
    type: 'readonly SeatPerson[]',
    from: 'locales/format.js',
    message: { chunk: 'table', id: 'seatName' },
    parts: 'seatParts',
    list: true,
  },
  CHIPS: { type: 'number', message: { chunk: 'table', id: 'chips' }, parts: 'chipParts' },
  CARD_SIGN: {
    type: 'Card',
    from: 'core/cards/card.js',
    message: { chunk: 'table', id: 'cardSign' },
    parts: 'cardParts',
  },
  CARD_SIGNS: {
    type: 'readonly Card[]',
    from: 'core/cards/card.js',
    message: { chunk: 'table', id: 'cardSign' },
    parts: 'cardParts',
    list: true,
  },
  INITIAL: { type: 'string' },
  HAS: { type: 'unknown' },
  WHO: { type: 'SeatPerson', from: 'locales/format.js' },
};

/** What functions give, for variants. */
export const RESULTS = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  WHO: ['you', 'dealer', 'other'],
  HAS: ['true', 'false'],
  INITIAL: ['vowel', 'other'],
});
